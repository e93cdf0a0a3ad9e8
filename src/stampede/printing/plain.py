"""A game that nobody has drawn is printed all the same: figures for its seats, dice, and cards with names and texts."""

from __future__ import annotations

from collections.abc import Iterable

from stampede.printing.box import Component
from stampede.printing.drawings import CardSet, Drawings, Piece, Space, house_drawings

CARD = (63.0, 88.0)
DICE = ("die", "dice")


def plain_drawings(box: Iterable[Component]) -> Drawings:
    """From the drawings of the house."""
    house = house_drawings()
    pieces: dict[str, Piece] = {}
    cards: dict[str, list[str]] = {}
    for component in box:
        if component.seat is not None:
            pieces[component.id] = house.pieces["figure"]
        elif component.id in DICE:
            pieces[component.id] = house.pieces["die"]
        else:
            cards[component.name] = []
    names = Space(5, 8, CARD[0] - 10, 22)
    effects = Space(6, 34, CARD[0] - 12, 46)
    sets = [CardSet("cards", CARD, names, effects, cards, {})] if cards else []
    return Drawings(house.cover, house.drawings, sets, pieces, [], [])
