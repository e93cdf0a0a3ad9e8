"""Output: for people on a terminal, plain text through a pipe, JSON for programs."""

from __future__ import annotations

import json
import sys
from textwrap import fill

from rich.console import Console
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

PIPED_WIDTH = 120
BAR_WIDTH = 30


def console() -> Console:
    """Standard output: fits the terminal; a pipe gets plain text of a fixed width."""
    width = None if sys.stdout.isatty() else PIPED_WIDTH
    return Console(width=width, highlight=False, markup=False, emoji=False)


def error_console() -> Console:
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


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


def print_json(document: object) -> None:
    print(json.dumps(document, indent=2, ensure_ascii=False))


def complain(sentence: str) -> None:
    """What went wrong, on standard error."""
    print(f"stampede: {sentence}", file=sys.stderr)


def print_paragraph(out: Console, text: str, indent: int = 0) -> None:
    """Text of any length, wrapped, without the padding that rich would add on the right."""
    margin = " " * indent
    out.print(fill(" ".join(text.split()), out.width, initial_indent=margin, subsequent_indent=margin), soft_wrap=True)


def bar(share: float) -> str:
    return "█" * round(share * BAR_WIDTH)


def seat_label(seat: int) -> str:
    """People count seats from 1; records count them from 0."""
    return f"Seat {seat + 1}"
