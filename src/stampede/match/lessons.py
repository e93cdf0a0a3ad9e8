"""How to play, shown in real positions: `lessons.toml` in a game's room names deals and moves that lead there.

[[lesson]]
key = "trip"              # its sentence is the text `lesson-trip`
seats = 3
seed = 7
seat = 0                  # whose view it is
moves = ["trip 12", …]    # by whoever is to act; `"1: wait"` if several are to act at once
options = { short = true }  # if not the defaults
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stampede.core.errors import DataError, StampedeError
from stampede.core.game import Game
from stampede.match.match import Match

NAMES = ("Ana", "Beñat", "Carla", "Diego", "Edurne", "Fermín")
FOR_SEAT = re.compile(r"^(\d): (.+)$")


@dataclass(frozen=True)
class Lesson:
    key: str
    seat: int
    match: Match  # at the position shown
    last: int  # index of the first event of the last move


def read_lessons(game: Game) -> list[Lesson]:
    """All lessons of a game, in order; none if it has no such file."""
    page = Path(game.folder, "lessons.toml")
    if not page.is_file():
        return []
    try:
        entries = tomllib.loads(page.read_text(encoding="utf-8"))["lesson"]
        return [lesson(game, entry) for entry in entries]
    except (KeyError, TypeError, ValueError) as error:
        raise DataError(f"{game.id}/lessons.toml: {error!r}; see match/lessons.py for what a lesson holds") from error


def lesson(game: Game, entry: dict[str, Any]) -> Lesson:
    match = Match.new(game, NAMES[: entry["seats"]], entry["seed"], entry.get("options"))
    last = 0
    for number, move in enumerate(entry["moves"], 1):
        found = FOR_SEAT.match(move)
        seat, notation = (int(found[1]), found[2]) if found else (match.to_act[0], move)
        last = len(match.events)
        try:
            match.play(seat, notation)
        except StampedeError as error:
            raise DataError(f"{game.id}/lessons.toml, {entry['key']!r}, move {number}: {error}") from error
    return Lesson(str(entry["key"]), int(entry["seat"]), match, last)
