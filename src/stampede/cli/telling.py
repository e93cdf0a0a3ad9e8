"""Facts in sentences, by the words of a game's room; a game that brings no words is told in bare facts."""

from __future__ import annotations

from collections.abc import Sequence

from stampede.core.events import Event, Fact
from stampede.core.game import Game


class Teller:
    def __init__(self, game: Game, seats: Sequence[str]) -> None:
        self.game = game
        self.seats = seats

    def title(self) -> str:
        return self.game.id

    def line(self) -> str:
        return ""

    def sentence(self, event: Event) -> str:
        """What happened; empty for what needs no saying."""
        return self._bare(event.kind, event.facts)

    def end_reason(self, reason: str) -> str:
        return reason

    def _bare(self, kind: str, facts: dict[str, Fact]) -> str:
        shown = {name: self.seats[int(str(value))] if name == "seat" else value for name, value in facts.items()}
        return " ".join([kind, *(f"{name}={value}" for name, value in shown.items())])
