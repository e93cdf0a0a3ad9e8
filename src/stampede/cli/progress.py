"""How far work has come, for people who wait. Apart from the other output, because a server has no use for it."""

from __future__ import annotations

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from stampede.cli.output import error_console


def progress_bar(*more: ProgressColumn) -> Progress:
    """On standard error, if that is a terminal; it leaves nothing behind."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        *more,
        TimeRemainingColumn(),
        console=error_console(),
        transient=True,
        disable=not error_console().is_terminal,
    )


class Rate(ProgressColumn):
    """How many a second, lately."""

    def __init__(self, unit: str) -> None:
        self.unit = unit
        super().__init__()

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:,.1f} {self.unit}/s")


class Counting:
    """A progress bar with the rate and the time left. What was there already is no part of the rate."""

    def __init__(self, what: str, total: int, unit: str) -> None:
        self.bar = progress_bar(Rate(unit))
        self.task = self.bar.add_task(what, total=total)
        self.begun = False

    def __enter__(self) -> Counting:
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    def advance(self, finished: int) -> None:
        """The first call says how many there are already."""
        if self.begun:
            self.bar.advance(self.task, finished)
        else:
            self.begun = True
            self.bar.reset(self.task, completed=finished)
