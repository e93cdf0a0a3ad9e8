"""What a keeper with a perfect memory knows in Lantern Duel, from the events alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from stampede.core.events import Event
from stampede.core.game import Game, OptionValue, State
from stampede.testing.memory import Memory, Tracker, contents_of


def track(
    game: Game, seats: int, options: Mapping[str, OptionValue], reader: int | None, opening: list[Event]
) -> Tracker:
    return LanternTracker(reader, opening)


class LanternTracker:
    """Hears only what the rules let its reader see; what is told beyond that is for other laws to find."""

    def __init__(self, reader: int | None, opening: list[Event]) -> None:
        self.reader = reader
        self.memory = Memory()
        for event in opening:
            self.hear(event)

    def hear(self, event: Event) -> None:
        told = event.facts
        own = told.get("seat") == self.reader
        hand, shade = f"hand {told.get('seat')}", f"shade {told.get('seat')}"
        if event.kind == "drew" and own:
            self.memory.know(cards(told, "cards"), hand)
        elif event.kind == "laid":
            if own:
                self.memory.leave(str(told["card"]), hand)
                self.memory.know([str(told["card"])], shade)
            else:
                self.memory.slip(hand, shade)
        elif event.kind == "swapped":
            self.memory.leave("mirror", hand)
            target = f"hand {told['target']}"
            self.memory.carry({hand: target, target: hand})
            if own or told["target"] == self.reader:
                self.memory.know(cards(told, "got"), hand)
                self.memory.know(cards(told, "gave"), target)
        elif event.kind in ("blew", "shut"):
            self.memory.leave("gust" if event.kind == "blew" else "shutter", hand)
        elif event.kind == "shown":
            self.show(str(told["card"]), shade)
        elif event.kind == "out":
            for card in cards(told, "cards"):
                self.memory.leave(card, hand)
            for card in cards(told, "laid"):
                self.show(card, shade)

    def show(self, card: str, shade: str) -> None:
        """A shade is one card: once it is gone, what it could have been lies elsewhere."""
        self.memory.leave(card, shade)
        for claim in self.memory.claims:
            claim.places -= {shade}

    def contradiction(self, sample: State) -> str | None:
        return self.memory.contradiction(contents_of(sample))


def cards(told: Mapping[str, object], name: str) -> list[str]:
    return cast("list[str]", told.get(name, []))
