"""How are the units of a match played, in one process or in several?"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator, Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing.connection import Connection, wait
from typing import NamedTuple, NoReturn

from euchre_desktop.app.arena.match import UnitResult, play_unit
from euchre_desktop.app.arena.plan import Plan
from euchre_desktop.app.arena.players import Players
from euchre_desktop.app.bots import BotError


def results(plan: Plan, jobs: int) -> Generator[UnitResult, None, None]:
    """The result of every unit as it is finished, the same for any number of jobs.

    Raises BotError when a bot ends the match. Close the iterator to stop early;
    whatever was started for it has ended when it has.
    """
    jobs = min(jobs, plan.size)
    return _in_this_process(plan) if jobs == 1 else _in_processes(plan, jobs)


def _in_this_process(plan: Plan) -> Generator[UnitResult, None, None]:
    with Players(plan) as players:
        for number in range(plan.size):
            yield play_unit(plan, players, number)


class _Job(NamedTuple):
    process: multiprocessing.process.BaseProcess
    results: Connection


def _in_processes(plan: Plan, jobs: int) -> Generator[UnitResult, None, None]:
    started: list[_Job] = []
    try:
        with _interrupts_ignored():
            for first in range(jobs):
                started.append(_start(plan, first, jobs))
        yield from _collected(started)
    finally:
        for job in started:
            job.process.terminate()
        for job in started:
            job.process.join()
            job.results.close()


def _start(plan: Plan, first: int, jobs: int) -> _Job:
    # Spawned on every system, so that nothing depends on what this process has loaded.
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_work, args=(plan, first, jobs, theirs))
    process.start()
    theirs.close()  # the job has its own; when that closes, its results have ended
    return _Job(process, ours)


def _collected(jobs: list[_Job]) -> Iterator[UnitResult]:
    running = {job.results: job.process for job in jobs}
    while running:
        for ready in wait(list(running)):
            assert isinstance(ready, Connection), "only connections are waited for"
            try:
                message = ready.recv()
            except EOFError:
                process = running.pop(ready)
                process.join()
                if process.exitcode:
                    raise RuntimeError("a job has died; its own message is above") from None
                continue
            if isinstance(message, BotError):
                raise message
            yield message


def _work(plan: Plan, first: int, step: int, sink: Connection) -> None:
    """A job: every `step`-th unit from `first` on, the results sent one by one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the arena itself decides what it means
    signal.signal(signal.SIGTERM, _leave)
    try:
        with ExitStack() as stack:
            players = stack.enter_context(Players(plan))
            stack.callback(signal.signal, signal.SIGTERM, signal.SIG_IGN)  # let bots be ended
            for number in range(first, plan.size, step):
                sink.send(play_unit(plan, players, number))
    except BotError as error:
        sink.send(error)
    except BrokenPipeError:
        pass  # nobody waits for the results any more


def _leave(signum: int, frame: object) -> NoReturn:
    raise SystemExit(0)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """So that a process started now ignores Ctrl-C even before its first line has run."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
