"""What the card counter says, as plain data: nothing has to be loaded to read it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Spot:
    """A place: the key of its text (`place-…`) and whose it is."""

    place: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Amount:
    """How many lie there."""

    count: int
    spot: Spot


@dataclass(frozen=True, slots=True)
class Unseen:
    """Some cards the reader cannot see, and all places where they can be."""

    count: int
    spots: list[Spot]


@dataclass(frozen=True, slots=True)
class CardCount:
    """One card: how many there are, where the reader knows it to lie, and where the rest of them can be."""

    card: str
    total: int
    seen: list[Amount]
    unseen: list[Unseen]

    @property
    def left(self) -> int:
        """How many the reader cannot see."""
        return sum(unseen.count for unseen in self.unseen)


@dataclass(frozen=True, slots=True)
class BackCount:
    """All cards with the same back, and how many of them lie hidden in which places."""

    back: str
    total: int
    hidden: list[Amount]
    cards: list[CardCount]

    @property
    def left(self) -> int:
        return sum(card.left for card in self.cards)
