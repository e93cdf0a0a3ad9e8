"""The screen and the keyboard."""

from __future__ import annotations

import io
import sys
import time
from contextlib import suppress

from rich.console import Console, RenderableType

from stampede.cli.output import console as standard_output
from stampede.cli.play.marks import MARKS

FORGET_SCROLLED_LINES = "\x1b[3J"


class Terminal:
    """Prints and reads lines. Nothing is cleared unless this is a real terminal."""

    def __init__(self, console: Console | None = None, keep_history: bool = True) -> None:
        self.console = standard_output() if console is None else console
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        if self.is_real:
            edit_lines(keep_history)

    @property
    def is_real(self) -> bool:
        return self.console.is_terminal and sys.stdin.isatty()

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height if self.console.is_terminal else 1000

    @property
    def plain_letters(self) -> bool:
        """Whether this terminal cannot show the seats' shapes."""
        try:
            "".join(mark.shape for mark in MARKS).encode(self.console.encoding)
        except (UnicodeEncodeError, LookupError):
            return True
        return False

    def show(self, *shown: RenderableType) -> None:
        for one in shown:
            self.console.print(one)

    def read(self, prompt: str) -> str:
        """A line without surrounding space. Raises EOFError at the end of input."""
        self.console.file.flush()
        return input(prompt).strip()

    def wait(self, seconds: float) -> None:
        """Lets some time pass; a pipe need not wait."""
        if self.is_real and seconds > 0:
            self.console.file.flush()
            time.sleep(seconds)

    def clear(self) -> None:
        if self.is_real:
            self.console.clear()
        else:
            self.console.print()

    def wipe(self) -> None:
        """Also clears what has scrolled away, because somebody else will see the screen."""
        self.clear()
        if self.is_real and not self.console.is_dumb_terminal:
            self.console.file.write(FORGET_SCROLLED_LINES)
            self.console.file.flush()


def edit_lines(keep_history: bool) -> None:
    """Lets the arrow keys work where the system supports it. What one person typed is not kept for the next."""
    with suppress(ImportError):
        import readline

        readline.set_auto_history(keep_history)
