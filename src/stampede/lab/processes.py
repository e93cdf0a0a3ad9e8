"""Work spread over processes, for studies of many games."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib.metadata import entry_points
from itertools import islice
from multiprocessing.synchronize import Event as StopSign
from typing import TypeVar

from stampede.core.registry import GROUP
from stampede.lab.guests import end_with_parent
from stampede.lab.series import SimulationError

TASKS_AHEAD = 4  # tasks per worker that are under way or not yet counted, which limits memory

Task = TypeVar("Task")
Result = TypeVar("Result")


def check_shareable(game: str) -> None:
    if game not in {point.name for point in entry_points(group=GROUP)}:
        raise SimulationError(
            f"{game} is registered only in this process, so other processes cannot find it: use one job"
        )


def as_they_come(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    """The results of all tasks, each as soon as it is there, in any order."""
    with _pool(jobs) as pool:
        coming = iter(tasks)
        running: set[Future[Result]] = set()
        while True:
            with interrupts_held():  # by the workers, which inherit this
                more = islice(coming, jobs * TASKS_AHEAD - len(running))
                running.update(pool.submit(work, task) for task in more)
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


def in_order(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    """The results of all tasks, in the order of the tasks."""
    with _pool(jobs) as pool:
        coming = iter(tasks)
        waiting: deque[Future[Result]] = deque()
        while True:
            with interrupts_held():
                more = islice(coming, jobs * TASKS_AHEAD - len(waiting))
                waiting.extend(pool.submit(work, task) for task in more)
            if not waiting:
                return
            yield waiting.popleft().result()


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, _start_worker, (stop,))
    try:
        yield pool
    except BrokenProcessPool as error:
        raise SimulationError("a worker process died, perhaps for lack of memory: try fewer jobs") from error
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)


_stop: StopSign | None = None


def _start_worker(stop: StopSign) -> None:
    global _stop
    _stop = stop
    end_with_parent()


def is_stopped() -> bool:
    """In a worker: whether nobody waits for its results any more."""
    return _stop is not None and _stop.is_set()


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C reaches every process in a terminal, but only the main one should react, and not before this is over.

    Processes that are started meanwhile inherit it, and never react.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
    elif hasattr(signal, "pthread_sigmask"):
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
    else:  # on Windows: what comes in these moments is lost
        handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, handler)
