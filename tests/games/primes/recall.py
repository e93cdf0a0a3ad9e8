"""What a runner with a perfect memory knows in Trip & Run, from the events alone.

Backs are public, so everybody knows how many cards of each number lie in which place. Fronts are known of one's own
cards, in the hand and in one's runs, and of what was laid white side up. And whoever aims at a square can trip it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import prod
from typing import cast

from stampede.core.events import Event
from stampede.core.game import Game, OptionValue, State
from stampede.testing.memory import Tracker, contents_of

EACH_NUMBER = 12  # cards in the box
NUMBERS = range(1, 10)


def track(
    game: Game, seats: int, options: Mapping[str, OptionValue], reader: int | None, opening: list[Event]
) -> Tracker:
    return PrimesTracker(reader, opening)


class PrimesTracker:
    def __init__(self, reader: int | None, opening: list[Event]) -> None:
        self.reader = reader
        self.backs: dict[str, Counter[int]] = {"pile": Counter(dict.fromkeys(NUMBERS, EACH_NUMBER))}
        self.fronts: dict[str, Counter[str]] = {"discards": Counter()}
        if reader is not None:
            self.fronts |= {f"hand {reader}": Counter(), f"face down {reader}": Counter()}
        self.top = 0
        self.aim = 0  # the square somebody has aimed at, and its symbols that are still to be laid
        self.aiming = 0
        for event in opening:
            self.hear(event)

    def hear(self, event: Event) -> None:
        told = event.facts
        seat = told.get("seat")
        hand, runs = f"hand {seat}", f"face down {seat}"
        if event.kind == "dealt":
            self.move([number(told, "back")], "pile", hand)
            self.learn([str(told.get("card", ""))], hand)
        elif event.kind == "drew":
            self.move(cast("list[int]", told["backs"]), "pile", hand)
            self.learn(cast("list[str]", told.get("cards", [])), hand)
        elif event.kind == "top":
            self.top = number(told, "number")
        elif event.kind == "aimed":
            self.aim, self.aiming = number(told, "square"), number(told, "seat")
        elif event.kind == "laid":
            card = str(told["card"])
            self.move([back_of(card)], hand, "discards")
            self.learn([card], "discards")
            self.forget(card, hand)
            self.aim //= symbols_of(card)
        elif event.kind == "ran":
            self.move([number(told, "number")], hand, runs)
            if seat == self.reader:
                self.learn([str(told["card"])], runs)
                self.forget(str(told["card"]), hand)

    def move(self, numbers: list[int], origin: str, to: str) -> None:
        self.backs[origin].subtract(numbers)
        self.backs.setdefault(to, Counter()).update(numbers)

    def learn(self, cards: list[str], place: str) -> None:
        if place in self.fronts:
            self.fronts[place].update(cards)

    def forget(self, card: str, place: str) -> None:
        if place in self.fronts:
            self.fronts[place][card] -= 1

    def contradiction(self, sample: State) -> str | None:
        contents = contents_of(sample)
        for place, backs in self.backs.items():
            shown: Counter[int] = Counter()
            for card, count in contents[place].items():
                shown[back_of(card)] += count
            if shown != backs:
                return f"the backs {sorted(backs.elements())} at {place}: there are {sorted(shown.elements())}"
        for place, fronts in self.fronts.items():
            if contents[place] != +fronts:
                return f"{sorted(fronts.elements())} at {place}: there is {contents[place]}"
        if self.top > 0 and not any(back_of(card) == self.top for card in contents["pile"]):
            return f"number {self.top} on top of the pile: there is no such card"
        held = Counter(contents[f"hand {self.aiming}"])
        if self.aim > 1 and not can_show(self.aim, held):
            return f"seat {self.aiming} can complete {self.aim}: there is {dict(held)}"
        return None


def number(told: Mapping[str, object], name: str) -> int:
    return int(cast("int", told[name]))


def back_of(card: str) -> int:
    return int(card.split("[")[0])


def symbols_of(card: str) -> int:
    """The product of the primes on a card such as `4[2 2]`."""
    return prod(int(prime) for prime in card.split("[")[1].rstrip("]").split())


def can_show(product: int, held: Counter[str]) -> bool:
    """Whether some of the cards together show exactly the factors of that number."""
    if product == 1:
        return True
    for card in [card for card, count in held.items() if count > 0 and product % symbols_of(card) == 0]:
        held[card] -= 1
        if can_show(product // symbols_of(card), held):
            return True
        held[card] += 1
    return False
