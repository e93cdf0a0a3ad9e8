"""How seats look: each has a colour and a shape, so that colour is never the only difference."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text


@dataclass(frozen=True)
class Mark:
    shape: str
    letter: str  # for terminals without such shapes
    fill: str
    ink: str  # text on the fill


# Sol, Cobalto, Parra, Ciruela, Rosa, Cielo. Ink on a fill can be seen on any background.
MARKS = (
    Mark("●", "o", "#efc11a", "#2a181d"),
    Mark("■", "#", "#2f4fbe", "#fffdf8"),
    Mark("▲", "^", "#2a7e4f", "#fffdf8"),
    Mark("◆", "%", "#5a1648", "#fffdf8"),
    Mark("✚", "+", "#ee859b", "#2a181d"),
    Mark("★", "*", "#7fd3f5", "#2a181d"),
)

SUN = "#f6b72c"
ON_SUN = "#2a181d"
RED = "#c2142b"
ON_RED = "#fffdf8"
LEGAL = f"bold {ON_SUN} on {SUN}"  # only what can be chosen now is lit
DANGER = f"bold {ON_RED} on {RED}"
QUIET = "dim"


def mark_of(seat: int) -> Mark:
    """Beyond six seats the marks repeat."""
    return MARKS[seat % len(MARKS)]


def shape(seat: int, plain_letters: bool) -> str:
    return mark_of(seat).letter if plain_letters else mark_of(seat).shape


def style_of(seat: int) -> str:
    mark = mark_of(seat)
    return f"bold {mark.ink} on {mark.fill}"


def chip(seat: int, plain_letters: bool) -> Text:
    """A seat's mark, three characters wide."""
    return Text(f" {shape(seat, plain_letters)} ", style_of(seat))
