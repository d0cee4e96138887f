"""What is fed to two readings of the rules to hold them against each other?"""

from tests.reference.broken import broken_record
from tests.reference.perturbed import perturbed_record
from tests.reference.valid import Record, random_record, random_rules

__all__ = ["Record", "broken_record", "perturbed_record", "random_record", "random_rules"]
