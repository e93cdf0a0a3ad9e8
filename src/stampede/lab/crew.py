"""Who does the work: this process, several processes here, or a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from stampede.lab.processes import as_they_come, check_shareable
from stampede.lab.series import SimulationError

Task = TypeVar("Task")
Result = TypeVar("Result")


@dataclass(frozen=True)
class Crew:
    """So many processes here or, if there is an address, the workers of that Dask scheduler."""

    jobs: int = 1
    scheduler: str | None = None

    def check(self) -> None:
        if self.jobs < 1:
            raise SimulationError(f"the number of jobs must be at least 1, not {self.jobs}")
        if self.scheduler is not None:
            from stampede.lab.cluster import check_address

            check_address(self.scheduler)

    def results(
        self,
        game: str,
        proof: Callable[[], str],
        here: Callable[[], Callable[[Task], Result]],
        elsewhere: Callable[[Task], Result],
        tasks: Sequence[Task],
    ) -> Iterator[Result]:
        """The results of all tasks, in any order. `here` makes what does one here, `elsewhere` does one anywhere.

        `proof` is the digest of all that decides them: workers of a cluster where it is another one are refused.
        """
        if not tasks:
            return
        if self.scheduler is not None:
            from stampede.lab.cluster import on_cluster

            check_shareable(game)
            yield from on_cluster(self.scheduler, elsewhere, tasks, proof)
        elif min(self.jobs, len(tasks)) == 1:
            yield from map(here(), tasks)
        else:
            check_shareable(game)
            yield from as_they_come(elsewhere, tasks, min(self.jobs, len(tasks)))
