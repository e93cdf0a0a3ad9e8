"""Work spread over a cluster by Dask: `distributed`, from the extra `lab`.

A worker that dies loses nothing but time: the scheduler gives its tasks to others, and since every task is decided by
its numbers alone, it does not matter who plays it, or how often.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib.util import find_spec
from itertools import islice
from typing import Any, TypeVar

from stampede.lab.series import SimulationError

SECONDS_TO_CONNECT = 10
SECONDS_FOR_A_WORKER = 60
TASKS_AHEAD = 4  # per thread of the cluster, which limits memory
FEWEST_AHEAD = 16  # so that workers who join later find something to do

Task = TypeVar("Task")
Result = TypeVar("Result")


def require_distributed() -> None:
    if find_spec("distributed") is None:
        raise SimulationError("playing on a cluster needs more packages: pip install 'stampede[lab]'")


def check_address(address: str) -> None:
    """A client that was given no address at all would try for long, and then complain of that."""
    require_distributed()
    from distributed.comm.addressing import get_address_host_port

    try:
        get_address_host_port(address, strict=True)
    except ValueError as error:
        raise SimulationError(
            f"--scheduler {address} is not an address: give the one that `dask scheduler` prints, "
            "such as tcp://10.0.0.5:8786"
        ) from error


def on_cluster(
    address: str, work: Callable[[Task], Result], tasks: Sequence[Task], proof: Callable[[], str]
) -> Iterator[Result]:
    """The results of all tasks from the workers of a scheduler, each as soon as it is there.

    `proof` is the digest of all that decides a result. A worker where it is another one refuses to work.
    """
    check_address(address)
    from distributed import Client, as_completed
    from distributed.scheduler import KilledWorker

    try:
        client: Any = Client(address, timeout=SECONDS_TO_CONNECT, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, TimeoutError, ValueError) as error:
        raise SimulationError(
            f"there is no Dask scheduler at {address}: start one with `dask scheduler`, workers with "
            "`dask worker ADDRESS`, and give the address that the scheduler prints"
        ) from error
    job = partial(work_alike, work, proof, proof())
    with client:
        try:
            client.wait_for_workers(1, timeout=SECONDS_FOR_A_WORKER)
        except TimeoutError as error:
            raise SimulationError(
                f"the Dask scheduler at {address} has no workers: start some with `dask worker {address}`"
            ) from error
        coming = iter(tasks)
        ahead = max(FEWEST_AHEAD, TASKS_AHEAD * sum(client.nthreads().values()))
        first = [client.submit(job, task, pure=False) for task in islice(coming, ahead)]
        running: Any = as_completed(first, loop=client.loop)  # type: ignore[no-untyped-call]
        try:
            for future in running:
                result: Result | None = future.result()
                future.release()
                if result is None:
                    raise SimulationError(
                        "a worker of the cluster has another version of Stampede, of the game or of a bot: "
                        "install the same on all machines"
                    )
                for task in islice(coming, 1):
                    running.add(client.submit(job, task, pure=False))
                yield result
        except KilledWorker as error:
            raise SimulationError(
                f"one worker of the cluster after another died over the same games, perhaps for lack of memory: {error}"
            ) from error


def work_alike(work: Callable[[Task], Result], proof: Callable[[], str], wanted: str, task: Task) -> Result | None:
    """On a worker: does the task, if this is the same program as the one that asks; None if it is another.

    It doesn't raise: compiled errors can't be sent from one process to another.
    """
    return work(task) if proof() == wanted else None
