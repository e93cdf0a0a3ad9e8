"""What a player with a perfect memory knows, from the events alone. The law of recall holds every sample against it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from stampede.core.events import Event
from stampede.core.game import Game, OptionValue, State
from stampede.testing.memory import Memory, Tracker, contents_of


def track(
    game: Game, seats: int, options: Mapping[str, OptionValue], reader: int | None, opening: list[Event]
) -> Tracker:
    tracker = StonesTracker()
    for event in opening:
        tracker.hear(event)
    return tracker


class StonesTracker:
    """Events come as the reader is told them: only the player who drew a card hears which it is."""

    def __init__(self) -> None:
        self.memory = Memory()

    def hear(self, event: Event) -> None:
        told = event.facts
        hand = f"hand {told.get('seat')}"
        if event.kind == "dealt" and "cards" in told:
            self.memory.know(cast("list[str]", told["cards"]), hand)
        elif event.kind == "drew" and "card" in told:
            self.memory.know([str(told["card"])], hand)
        elif event.kind == "hopped":
            self.memory.leave(str(told["card"]), hand)

    def contradiction(self, sample: State) -> str | None:
        return self.memory.contradiction(contents_of(sample))
