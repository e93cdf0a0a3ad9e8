"""What a runner with a perfect memory knows in Corre el encierro, from the events alone.

Each hidden card is kept with all the places where it may be. So is, for each hand, how many of its cards were drawn
since the last shuffle, at least and at most; and how many cards that were surely in a hand can have been stolen from it
since.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import cast

from stampede.core.events import Event
from stampede.core.game import Game, OptionValue, State
from stampede.testing.memory import Tracker, contents_of

PILE = "pile"
EYES = {"chulin", "tornasol", "manchado", "perdigon", "bravucon", "huron", "selfie", "pintxos", "pobre"}
SHOES = "zapatillas"
# The card that leaves the hand, where the event names none.
UNNAMED = {"sent": "volteado", "recovered": "perdidos"}
SHOWN_FROM_HAND = {"discarded", "laid", "replaced", "attacked", "cancelled", "lost-card", "repelled", *UNNAMED}


def track(
    game: Game, seats: int, options: Mapping[str, OptionValue], reader: int | None, opening: list[Event]
) -> Tracker:
    ordinary = [id for id, count in card_counts(game, seats).items() for _ in range(count)]
    return RunnersMemory(seats, reader, ordinary, opening)


def card_counts(game: Game, seats: int) -> dict[str, int]:
    """The ordinary cards of the box: all but eye cards, and what is no card of the deck."""
    return {id: count for id, count in game.components(seats).items() if game.back(id) == "card"}


@dataclass(eq=False)
class Card:
    """A card that the reader does not see."""

    id: str
    places: set[str]
    fresh: bool | None  # it was in the pile at the last shuffle; None: it may have been


@dataclass
class Hand:
    size: int = 0
    fewest: int = 0  # cards drawn since the last shuffle, at least
    most: int = 0


@dataclass
class Kept:
    """Cards that were surely in a hand when somebody stole there unseen: at most so many of them are elsewhere."""

    place: str
    cards: set[str] = field(default_factory=set)
    gone: int = 0


class RunnersMemory:
    def __init__(self, seats: int, reader: int | None, ordinary: Iterable[str], opening: list[Event]) -> None:
        self.own = f"hand {reader}"
        self.hands = {f"hand {seat}": Hand() for seat in range(seats)}
        self.hidden = [Card(id, {PILE}, fresh=True) for id in ordinary]
        self.kept: list[Kept] = []
        for event in opening:
            self.hear(event)

    # --- hearing ------------------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        told, kind = event.facts, event.kind
        hand = f"hand {told.get('seat')}"
        if kind == "dealt":
            for card in cards(told) or [""] * 5:
                self.draw(hand, card)
        elif kind == "drew":
            self.draw(hand, str(told.get("card", "")))
        elif kind == "stole":
            self.steal(hand, f"hand {told['victim']}", str(told.get("card", "")))
        elif kind in SHOWN_FROM_HAND:
            self.leave(hand, UNNAMED.get(kind) or str(told["card"]))
        elif kind == "advanced":
            for card in cast("list[str]", told["cards"]):
                if card != SHOES:  # they lay open
                    self.leave(hand, card)
        elif kind == "expelled":
            for card in cards(told):
                self.leave(hand, card)
        elif kind == "shuffled":
            self.shuffle(cards(told))

    def draw(self, hand: str, card: str) -> None:
        there = self.hands[hand]
        there.size, there.fewest, there.most = there.size + 1, there.fewest + 1, there.most + 1
        if card:
            self.see(PILE, card)
        else:
            self.slip(PILE, hand)

    def leave(self, hand: str, card: str) -> None:
        """Somebody plays, loses or gives up a card for all to see."""
        there = self.hands[hand]
        there.size -= 1
        if hand != self.own:
            ages = {seen.fresh for seen in self.see(hand, card)}
            there.fewest -= int(ages != {False})
            there.most -= int(ages == {True})
        self.limit(hand)

    def steal(self, thief: str, victim: str, card: str) -> None:
        loser, winner = self.hands[victim], self.hands[thief]
        if self.own == thief:
            self.leave(victim, card)
            winner.size += 1
            return
        if self.own == victim:
            self.hidden.append(Card(card, {thief}, fresh=None))
        else:
            for kept in self.kept:
                if kept.place == victim:
                    kept.gone += 1
            surely = {seen.id for seen in self.hidden if seen.places == {victim} and self.copies(seen.id) == 1}
            self.slip(victim, thief)
            if len(surely) > 1:
                self.kept.append(Kept(victim, surely, 1))
        all_fresh, none_fresh = loser.fewest == loser.size, loser.most == 0
        loser.size, winner.size = loser.size - 1, winner.size + 1
        if self.own == victim:
            winner.most += 1
        elif all_fresh:
            loser.fewest, winner.fewest, winner.most = loser.fewest - 1, winner.fewest + 1, winner.most + 1
        elif not none_fresh:
            loser.fewest, winner.most = loser.fewest - 1, winner.most + 1
        self.limit(victim)
        self.limit(thief)

    def shuffle(self, poured: list[str]) -> None:
        """The pile was empty, and is made of what lay open."""
        for card in self.hidden:
            card.places.discard(PILE)
            card.fresh = False
        for hand in self.hands.values():
            hand.fewest = hand.most = 0
        self.hidden += [Card(id, {PILE}, fresh=True) for id in poured if id not in EYES]

    # --- where cards may be -------------------------------------------------------------------------------------------

    def copies(self, id: str) -> int:
        return sum(card.id == id for card in self.hidden)

    def slip(self, origin: str, to: str) -> None:
        for card in self.hidden:
            if origin in card.places:
                card.places.add(to)

    def see(self, place: str, id: str) -> list[Card]:
        """One of these cards leaves the place. Of equal cards it may be any; the others may be wherever one may be."""
        found = [card for card in self.hidden if card.id == id and place in card.places]
        assert found, f"{id} cannot have been in {place}"
        anywhere = set[str]().union(*(card.places for card in found))
        ages = {card.fresh for card in found}
        for card in found[1:]:
            card.places = set(anywhere)
            card.fresh = card.fresh if len(ages) == 1 else None
        seen = list(found)
        self.hidden.remove(found[0])
        for kept in self.kept:
            if id in kept.cards:
                kept.cards.discard(id)
                kept.gone -= int(place != kept.place)
        return seen

    def limit(self, hand: str) -> None:
        there = self.hands[hand]
        there.fewest = max(0, there.fewest)
        there.most = min(there.most, there.size)
        if there.size == 0:
            for card in self.hidden:
                card.places.discard(hand)

    # --- judging a position -------------------------------------------------------------------------------------------

    def contradiction(self, sample: State) -> str | None:
        contents = contents_of(sample)
        lying = {name: Counter(contents[f"known {name}"]) + Counter(contents[name]) for name in self.hands}
        lying[PILE] = Counter(contents.get(f"known {PILE}", {})) + Counter(contents[PILE])
        lying.pop(self.own, None)
        return self.misplaced(lying) or self.wrong_age(lying) or self.too_many_gone(lying)

    def misplaced(self, lying: dict[str, Counter[str]]) -> str | None:
        cards: dict[str, list[set[str]]] = {}
        for card in self.hidden:
            cards.setdefault(card.id, []).append(card.places)
        for id, places in cards.items():
            found = [place for place, there in lying.items() for _ in range(there[id])]
            if len(found) != len(places) or not fits(found, places):
                return f"{id} lies in {found} and may be in {places}"
        return None

    def wrong_age(self, lying: dict[str, Counter[str]]) -> str | None:
        """By the cards of which every hidden copy is fresh, or none."""
        ages: dict[str, set[bool | None]] = {}
        for card in self.hidden:
            ages.setdefault(card.id, set()).add(card.fresh)
        for name, hand in self.hands.items():
            if name in lying:
                fresh = sum(count for id, count in lying[name].items() if ages.get(id) == {True})
                old = sum(count for id, count in lying[name].items() if ages.get(id) == {False})
                if fresh > hand.most or old > hand.size - hand.fewest:
                    return f"{name} has {fresh} fresh cards and {old} old ones: {hand}"
        return None

    def too_many_gone(self, lying: dict[str, Counter[str]]) -> str | None:
        for kept in self.kept:
            elsewhere = [id for id in kept.cards if lying[kept.place][id] == 0]
            if len(elsewhere) > kept.gone:
                return f"{elsewhere} are not in {kept.place}"
        return None


def fits(found: list[str], places: list[set[str]]) -> bool:
    """Whether each place that was found can be one of another card."""
    if not found:
        return True
    return any(found[0] in may and fits(found[1:], places[:at] + places[at + 1 :]) for at, may in enumerate(places))


def cards(told: Mapping[str, object]) -> list[str]:
    return cast("list[str]", told.get("cards", []))
