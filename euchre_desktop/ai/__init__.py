"""The opponents. Each is handed an Observation and nothing else."""
