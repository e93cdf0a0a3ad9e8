"""Dice and cards. The deck is a bag: a card is drawn at random from what is in it."""

from __future__ import annotations

from mypy_extensions import i64

from stampede.core.events import Event
from stampede.core.rng import Rng
from stampede.games.bulls.components import FACES
from stampede.games.bulls.parts import NONE
from stampede.games.bulls.state import DECK, DISCARDS, Position


def roll_die(rng: Rng) -> i64:
    return 1 + rng.below(FACES)


def draw_card(position: Position, seat: i64, rng: Rng, log: list[Event] | None) -> i64:
    """A card from the deck into a hand; NONE if deck and discards are both empty."""  # B18
    if position.size(DECK) == 0:
        if position.size(DISCARDS) == 0:
            return NONE
        shuffle_discards(position, log)
    rest = rng.below(position.size(DECK))
    kind: i64 = 0
    while rest >= position.count(DECK, kind):
        rest -= position.count(DECK, kind)
        kind += 1
    position.shift(kind, DECK, position.hand(seat))
    position.note_drawn(seat, kind)
    return kind


def shuffle_discards(position: Position, log: list[Event] | None) -> None:
    """The discards become the deck, without the card being resolved."""  # B18
    position.note_deck()
    for kind in range(position.box.kinds):
        there = position.count(DISCARDS, kind)
        position.put(kind, DISCARDS, -there)
        position.put(kind, DECK, there)
    if log is not None:
        log.append(Event("reshuffled", {"cards": int(position.size(DECK))}))
