"""The screen and the keyboard."""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext, suppress

from rich.console import Console, RenderableType
from rich.text import Text

from stampede.cli.output import console as standard_output
from stampede.cli.play.marks import MARKS
from stampede.cli.play.notation import folded

FORGET_SCROLLED_LINES = "\x1b[3J"


class Terminal:
    """Prints and reads lines. Nothing is cleared unless this is a real terminal."""

    def __init__(self, console: Console | None = None, keep_history: bool = True) -> None:
        self.console = standard_output() if console is None else console
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        self.completion = Completion()
        if self.is_real:
            edit_lines(keep_history, self.completion)

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

    def offer(self, lines: Sequence[str]) -> None:
        """What Tab can complete from now on."""
        self.completion.lines = lines

    def wait(self, seconds: float) -> None:
        """Lets some time pass; a pipe need not wait."""
        if self.is_real and seconds > 0:
            self.console.file.flush()
            time.sleep(seconds)

    def busy(self, text: str, long: bool) -> AbstractContextManager[object]:
        """Says what is going on, if it takes long, and takes it away again. A pipe hears nothing of it."""
        return self.console.status(Text(text, "dim")) if long and self.is_real else nullcontext()

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


class Completion:
    """What Tab offers: the lines that begin with what was typed, whatever its case and accents."""

    def __init__(self) -> None:
        self.lines: Sequence[str] = []

    def __call__(self, typed: str, number: int) -> str | None:
        found = [line for line in self.lines if folded(line).startswith(folded(typed))]
        return found[number] if number < len(found) else None


def edit_lines(keep_history: bool, completion: Completion) -> None:
    """Lets the arrow keys and Tab work where the system supports it. What one person typed is not kept for the next."""
    with suppress(ImportError):
        import readline

        readline.set_auto_history(keep_history)
        readline.set_completer(completion)
        readline.set_completer_delims("")  # a move is completed as a whole
        apple = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if apple else "tab: complete")
