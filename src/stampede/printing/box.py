"""What is in a box: every component as often as the largest table that needs it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from stampede.core.game import Game

OF_SEAT = re.compile(r" of seat (\d+)$")


@dataclass(frozen=True)
class Component:
    """A kind of component. Those of a seat have its number; `id` is without it."""

    name: str  # as in `Game.components`
    count: int

    @property
    def id(self) -> str:
        return OF_SEAT.sub("", self.name)

    @property
    def seat(self) -> int | None:
        found = OF_SEAT.search(self.name)
        return int(found[1]) if found else None


def components_of(game: Game) -> list[Component]:
    """A box serves every number of players: two may need more of something than six do."""
    most: dict[str, int] = {}
    for seats in range(game.min_seats, game.max_seats + 1):
        for name, count in game.components(seats).items():
            most[name] = max(count, most.get(name, 0))
    return [Component(name, count) for name, count in most.items() if count > 0]
