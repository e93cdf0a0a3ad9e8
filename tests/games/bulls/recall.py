"""What a player with a perfect memory knows of the action cards, from the events alone.

Every card in a hand was drawn from some deck: the whole box, or one made of discards that everybody has seen. So for
each deck, all that left it must be found, card by card, among what those who drew from it have laid down since or still
hold: as many cards from each of them as they drew, and among these whatever they can have from no other deck. Whether
that is possible in a sample is a matter of matching.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import cast

from stampede.core.events import Event
from stampede.core.game import Game, OptionValue, State
from stampede.testing.memory import Tracker, contents_of

RESOLVED = ("played", "no-card", "runners-advanced", "ready", "discarded", "day")  # what comes after a card's effect


def track(
    game: Game, seats: int, options: Mapping[str, OptionValue], reader: int | None, opening: list[Event]
) -> Tracker:
    cards = {name: count for name, count in game.components(seats).items() if game.back(name) == "action"}
    return CardCounter(cards, seats, reader, opening)


class Dealings:
    """A seat and a deck: how many cards it drew from it, which it may have from there, and which it must."""

    def __init__(self) -> None:
        self.drew = 0
        self.may: Counter[str] = Counter()
        self.must: Counter[str] = Counter()


class CardCounter:
    def __init__(self, box: Mapping[str, int], seats: int, reader: int | None, opening: list[Event]) -> None:
        self.decks: list[Counter[str]] = []
        self.mine: list[Counter[str]] = []  # by deck: what the reader drew from it
        self.dealings: list[list[Dealings]] = [[] for _ in range(seats)]  # by seat and deck
        self.reader = reader
        self.hand: Counter[str] = Counter()  # the reader's
        self.discards: Counter[str] = Counter()
        self.in_play = ""
        self.add_deck(Counter(box))
        for event in opening:
            self.hear(event)

    def add_deck(self, cards: Counter[str]) -> None:
        self.decks.append(cards)
        self.mine.append(Counter())
        for dealings in self.dealings:
            dealings.append(Dealings())

    def hear(self, event: Event) -> None:
        told = event.facts
        if event.kind in RESOLVED and self.in_play:
            self.discards[self.in_play] += 1
            self.in_play = ""
        if event.kind in ("dealt", "drew"):
            self.draw(cast(int, told["seat"]), cast(int, told["cards"]), names(told))
        elif event.kind == "reshuffled":
            self.add_deck(self.discards)
            self.discards = Counter()
        elif event.kind == "played":
            self.in_play = cast(str, told["card"])
            self.lay(cast(int, told["seat"]), self.in_play)
        elif event.kind == "discarded":
            for card in names(told):
                self.lay(cast(int, told["seat"]), card)
                self.discards[card] += 1

    def draw(self, seat: int, cards: int, seen: list[str]) -> None:
        self.dealings[seat][-1].drew += cards
        if seat == self.reader:
            self.hand.update(seen)
            self.mine[-1].update(seen)

    def lay(self, seat: int, card: str) -> None:
        self.account_for(self.dealings[seat], card, 1)
        if seat == self.reader:
            self.hand[card] -= 1

    def account_for(self, dealings: list[Dealings], card: str, count: int) -> None:
        """Cards that a seat lays down or holds came from decks that had such cards, and that it has drawn from."""
        origins = [
            dealing
            for dealing, deck, mine in zip(dealings, self.decks, self.mine, strict=True)
            if dealing.drew > 0 and deck[card] > (mine[card] if dealings is not self.own else 0)
        ]
        for dealing in origins:
            dealing.may[card] += count
        if len(origins) == 1:
            origins[0].must[card] += count

    @property
    def own(self) -> list[Dealings] | None:
        return None if self.reader is None else self.dealings[self.reader]

    def contradiction(self, sample: State) -> str | None:
        places = contents_of(sample)
        if self.reader is not None and Counter(places[f"hand {self.reader}"]) != +self.hand:
            return f"the reader holds {sorted(self.hand.elements())}"
        open_cards = Counter(places["discards"]) + Counter(places["in play"])
        if open_cards != self.discards + Counter([self.in_play] if self.in_play else []):
            return f"the discards are {sorted(self.discards.elements())}"
        left = [deck - mine for deck, mine in zip(self.decks, self.mine, strict=True)]
        deck = Counter(places["deck"])
        if not deck <= left[-1]:
            return f"the deck cannot hold {sorted((deck - left[-1]).elements())}"
        if len(self.decks) == 1:
            return None  # all unseen cards are alike
        left[-1] = left[-1] - deck
        return self.unexplained(left, places)

    def unexplained(self, left: list[Counter[str]], places: Mapping[str, Mapping[str, int]]) -> str | None:
        """Whether what has left each deck cannot be found with those who drew from it."""
        drawers: list[list[Dealings]] = []  # with what they hold now
        for seat, dealings in enumerate(self.dealings):
            if seat != self.reader:
                known = [copy_of(dealing) for dealing in dealings]
                for card, count in places[f"hand {seat}"].items():
                    self.account_for(known, card, count)
                drawers.append(known)
        for deck, cards in enumerate(left):
            if not is_explained(cards, [dealings[deck] for dealings in drawers]):
                return f"deck {deck} cannot have given {sorted(cards.elements())} to those who drew from it: {places}"
        return None


def is_explained(cards: Counter[str], drawers: list[Dealings]) -> bool:
    """Whether all these cards can be given to the drawers, to each as many as it drew."""
    given = [Counter(drawer.must) for drawer in drawers]
    left = Counter(cards)
    for taken in given:
        left.subtract(taken)
    if any(count < 0 for count in left.values()):
        return False
    if any(taken.total() > drawer.drew for taken, drawer in zip(given, drawers, strict=True)):
        return False
    for index, drawer in enumerate(drawers):
        taken = given[index]
        for card, most in drawer.may.items():
            count = min(left[card], most - taken[card], drawer.drew - taken.total())
            if count > 0:
                taken[card] += count
                left[card] -= count
        while taken.total() < drawer.drew:
            if not gets_another(index, drawers, given, left, set()):
                return False
    return left.total() == 0


def gets_another(
    index: int, drawers: list[Dealings], given: list[Counter[str]], left: Counter[str], tried: set[str]
) -> bool:
    """One more card for a drawer, perhaps from another drawer that can have a different one instead."""
    for card, most in drawers[index].may.items():
        if card in tried or most <= given[index][card]:
            continue
        tried.add(card)
        if left[card] > 0:
            left[card] -= 1
            given[index][card] += 1
            return True
        for other, drawer in enumerate(drawers):
            if other != index and given[other][card] > drawer.must[card]:
                given[other][card] -= 1
                if gets_another(other, drawers, given, left, tried):
                    given[index][card] += 1
                    return True
                given[other][card] += 1
    return False


def copy_of(dealing: Dealings) -> Dealings:
    twin = Dealings()
    twin.drew, twin.may, twin.must = dealing.drew, Counter(dealing.may), Counter(dealing.must)
    return twin


def names(told: Mapping[str, object]) -> list[str]:
    return cast("list[str]", told.get("names", []))
