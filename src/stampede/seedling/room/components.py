"""The box, read from components.toml and checked: a wrong value is refused with its line and what would be right."""

from __future__ import annotations

from stampede.core.data import Data

CARDS = ("step", "jump", "leap")  # a card is its place in this list
ENDS = ["across", "dry"]
MOST_SEATS = 4
MOST_STONES = 60


class Box:
    """What components.toml says."""

    def __init__(self, data: Data) -> None:
        data.only("rules", "seats", "stones", "hand", "slip", "ends", "cards", "reach")
        self.rules = data.number("rules", 1, 1000)
        self.seats = data.seats(MOST_SEATS)
        self.stones = data.number("stones", 4, MOST_STONES)
        self.hand = data.number("hand", 1, 5)
        self.slip = data.number("slip", 0, MOST_STONES)
        self.ends = data.texts("ends")
        cards, reach = data.section("cards"), data.section("reach")
        cards.only(*CARDS)
        reach.only(*CARDS)
        self.counts = [cards.number(card, 1, 40) for card in CARDS]
        self.reach = [reach.number(card, 1, 9) for card in CARDS]
        self.digest = data.digest()
        if self.ends != ENDS:
            raise data.wrong("ends", f"must be {ENDS}: the rules know these")
        if sum(self.counts) < self.hand * self.seats[1]:
            raise data.wrong("cards", "must be enough to deal every hand")
