"""Boxes with other cards, so that what is rare at a real table is in every hand; and a server that plays with them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from server.driver import ServerProcess, serving
from stampede.games.street import ROOM

COUNTED = ("vehicles", "distances", "counters", "specials")
INVINCIBLE = 2  # one card of each kind in every box

# Run by every Python that finds it in its path: the worker processes of a server, too.
CUSTOM = """
from pathlib import Path
from stampede.games import street
load = street.load
street.load = lambda components=None: load(components or Path({box!r}))
"""


def box_of(cards: dict[str, int], day: list[int] | None = None) -> str:
    """The real box, with these cards alone and perhaps other objectives by day."""
    section, lines = "", []
    for line in (ROOM / "components.toml").read_text(encoding="utf-8").splitlines():
        if header := re.match(r"\[([\w.-]+)\]", line):
            section = header[1]
        name, _, value = line.partition(" = ")
        if section in COUNTED and value:
            line = f"{name} = {cards.get(name, 0)}"
        elif section.startswith("tricks.") and name == "cards":
            line = f"cards = {cards.get(section.removeprefix('tricks.'), 0)}"
        elif not section and name == "cards":
            line = f"cards = {sum(cards.values()) + INVINCIBLE}"
        elif name == "day" and day is not None:
            line = f"day = {day}"
        lines.append(line)
    return "\n".join(lines) + "\n"


@contextmanager
def serving_box(folder: Path, cards: dict[str, int], day: list[int] | None = None) -> Iterator[ServerProcess]:
    (folder / "box.toml").write_text(box_of(cards, day), encoding="utf-8")
    (folder / "sitecustomize.py").write_text(CUSTOM.format(box=str(folder / "box.toml")), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        with serving(folder, generous=True, fresh=True) as process:
            yield process
