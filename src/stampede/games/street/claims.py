"""What a reader remembers of hidden cards, in words that a card counter can use: these are within those places."""

from __future__ import annotations

from collections import Counter

from stampede.core.game import Claim
from stampede.games.street.components import Box
from stampede.games.street.view import HandMemory, MemoryView, StreetView


def claims_of(box: Box, view: StreetView) -> list[Claim]:
    """Old cards are in hands that had some; those of the last deck are still in it, or in hands that have drawn since.

    A card that was played from a hand may have been the one or the other: of its kind, one less is certain.
    """
    memory = view.memory
    if memory is None:
        return []
    others = [seat for seat in range(len(view.players)) if seat != view.reader]
    riddles = [Riddle(memory.hands[seat]) for seat in others] + [met_cards(view.reader, memory)]
    old = sum((riddle.old for riddle in riddles), Counter[str]())
    fresh = sum((riddle.fresh for riddle in riddles), Counter[str]())
    either = sum((riddle.either for riddle in riddles), Counter[str]())
    deck = Counter(memory.made) - Counter(memory.drawn)
    before = hidden_cards(box, view) + old + fresh + either - deck
    with_old, with_fresh = [], ["deck"]
    for seat, riddle in zip(others, riddles, strict=False):
        hand, rider = memory.hands[seat], view.players[seat]
        unknown = rider.cards - len(rider.hand)
        if hand.old > riddle.old.total() and unknown > 0:
            with_old.append(seat)
        if unknown + riddle.total() > hand.old and unknown > 0:
            with_fresh.append(f"hand {seat}")
    claims: dict[tuple[str, ...], dict[str, int]] = {}
    for card, count in (before - old - either).items():
        seats = [seat for seat in with_old if may_have_had(memory.hands[seat], card)]
        claims.setdefault(tuple(f"hand {seat}" for seat in seats), {})[card] = count
    found = [Claim(cards, list(places)) for places, cards in claims.items()]
    return [*found, Claim(dict(deck - fresh - either), with_fresh)]


class Riddle:
    """Cards played from a hand: those that were old for certain, or fresh, or either."""

    def __init__(self, hand: HandMemory) -> None:
        known = Counter(hand.plain)
        self.old: Counter[str] = Counter()
        self.fresh: Counter[str] = Counter()
        self.either: Counter[str] = Counter()
        for card, drawn in zip(hand.gone, hand.fresh, strict=True):
            if known[card] > 0:
                known[card] -= 1
            elif hand.old == 0:
                self.fresh[card] += 1
            elif drawn == 0:
                self.old[card] += 1
            else:
                self.either[card] += 1

    def total(self) -> int:
        return self.old.total() + self.fresh.total() + self.either.total()


def met_cards(reader: int | None, memory: MemoryView) -> Riddle:
    """The cards of a hand that the reader got by a swap."""
    riddle = Riddle(HandMemory(0, 0, [], [], [], [], False))
    if reader is not None:
        hand = memory.hands[reader]
        riddle.either = Counter(memory.met) + (Counter(hand.gone[: memory.met_left]) - Counter(hand.plain))
    return riddle


def hidden_cards(box: Box, view: StreetView) -> Counter[str]:
    """What lies in the deck, and in hands without the reader knowing it."""
    cards = Counter({name: int(box.copies[kind]) for kind, name in enumerate(box.names)})
    cards.subtract(view.discards)
    for rider in view.players:
        shields = [shield.card for shield in rider.shields]
        cards.subtract([*rider.laid, *rider.hand, *shields, *filter(None, (rider.vehicle, rider.trick))])
    return +cards


def may_have_had(hand: HandMemory, card: str) -> bool:
    return not hand.limited or card in hand.most
