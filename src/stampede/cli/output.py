"""Output: for people on a terminal, plain text through a pipe, JSON for programs."""

from __future__ import annotations

import json
import sys
from textwrap import fill
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

PIPED_WIDTH = 120
BAR_WIDTH = 30


def console() -> Console:
    """Standard output: fits the terminal; a pipe gets plain text of a fixed width."""
    from rich.console import Console  # slow to import, and a server does without

    width = None if sys.stdout.isatty() else PIPED_WIDTH
    return Console(width=width, highlight=False, markup=False, emoji=False)


def error_console() -> Console:
    from rich.console import Console

    return Console(stderr=True, highlight=False, markup=False, emoji=False)


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
