"""What a rider with a perfect memory knows, from the events alone.

Everything but hands lies open, so every rebuilt deck is known card by card. Since then a hand has old cards, which it
held at that time, and fresh ones from that deck. A position can be if one can say of every card that left a hand since,
and of every card still there, whether it was old, so that all numbers fit: no hand had more old cards than it held, nor
played a fresh one before it drew that many, and together they had just the old cards that were missing in the deck.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from itertools import pairwise
from typing import cast

from stampede.core.events import Event
from stampede.core.game import Game, OptionValue, State
from stampede.testing.memory import Tracker, contents_of

FROM_HAND = {"discarded", "mounted", "changed", "escaped", "rode", "tricked", "countered", "protected"}


def track(
    game: Game, seats: int, options: Mapping[str, OptionValue], reader: int | None, opening: list[Event]
) -> Tracker:
    return StreetTracker(game, seats, reader, opening)


class Hand:
    """A hand as it goes round. Its owner knows all of it, and so do those who have given it away, until it draws."""

    def __init__(self) -> None:
        self.size = 0
        self.known: Counter[str] = Counter()
        self.old = 0  # unknown cards when the deck was made
        self.limit: Counter[str] = Counter()  # how many of each kind can be among them
        self.drawn = 0  # unknown cards drawn since
        self.left: list[tuple[str, int]] = []  # unknown cards played since, and what was drawn by then

    def lose(self, card: str) -> None:
        self.size -= 1
        if self.known[card] > 0:
            self.known[card] -= 1
        else:
            self.left.append((card, self.drawn))

    def settle(self, fresh: Counter[str]) -> None:
        """The deck was made again: what is unknown now was old, or drawn of the deck before."""
        unknown = self.size - self.known.total()
        gone = Counter(card for card, _ in self.left)
        self.limit = Counter(
            {
                card: min(unknown, self.limit[card] + min(self.drawn, fresh[card]) - gone[card])
                for card in self.limit | fresh
            }
        )
        self.old, self.drawn, self.left = unknown, 0, []


class StreetTracker:
    def __init__(self, game: Game, seats: int, reader: int | None, opening: list[Event]) -> None:
        self.reader = reader
        self.box = Counter({name: count for name, count in game.components(seats).items() if "/" not in name})
        self.hands = [Hand() for _ in range(seats)]
        self.lanes: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.discards: Counter[str] = Counter()
        self.fresh = Counter(self.box)  # the deck when it was made, but for what the reader drew
        self.old: Counter[str] = Counter()  # unknown cards in hands at that time
        self.met: list[Hand] = []  # hands that the reader got since, as they were
        for event in opening:
            self.hear(event)

    # --- hearing ------------------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        told = event.facts
        seat = cast(int, told.get("seat", 0))
        if event.kind in ("dealt", "drew"):
            self.draw(seat, cast(int, told["count"]), cast("list[str]", told.get("cards", [])))
        elif event.kind == "rebuilt":
            self.rebuild()
        elif event.kind == "swapped":
            self.hands[seat].lose("hand-swap")
            self.discards["hand-swap"] += 1
            self.swap(seat, cast(int, told["target"]), told)
        elif event.kind == "stopped":
            self.hands[seat].lose("police")
            self.discards["police"] += 1
        elif event.kind in FROM_HAND:
            self.hands[seat].lose(str(told["card"]))
            self.lay(event.kind, seat, told)
        elif event.kind in ("recovered", "exposed", "lost"):
            self.clear(seat, str(told["trick"] if event.kind == "recovered" else told["card"]))
        elif event.kind == "out":
            for card in cast("list[str]", told["cards"]):
                self.hands[seat].lose(card)
                self.discards[card] += 1
            self.discards += self.lanes[seat]
            self.lanes[seat] = Counter()

    def draw(self, seat: int, count: int, cards: list[str]) -> None:
        hand = self.hands[seat]
        hand.size += count
        if seat == self.reader:
            hand.known += Counter(cards)
            self.fresh -= Counter(cards)
        else:
            hand.drawn += count

    def lay(self, kind: str, seat: int, told: Mapping[str, object]) -> None:
        card = str(told["card"])
        if kind in ("discarded", "countered"):
            self.discards[card] += 1
        else:
            self.lanes[cast(int, told.get("target", seat))][card] += 1
        for gone in ("old", "trick"):
            if gone in told:
                self.clear(seat, str(told[gone]))

    def clear(self, seat: int, card: str) -> None:
        self.lanes[seat][card] -= 1
        self.discards[card] += 1

    def swap(self, seat: int, target: int, told: Mapping[str, object]) -> None:
        self.hands[seat], self.hands[target] = self.hands[target], self.hands[seat]
        if self.reader not in (seat, target):
            return
        got = Counter(cast("list[str]", told["taken" if self.reader == seat else "given"]))
        hand = self.hands[self.reader]
        before = Hand()
        before.old, before.limit, before.drawn, before.left = hand.old, hand.limit, hand.drawn, list(hand.left)
        before.left += [(card, hand.drawn) for card in (got - hand.known).elements()]
        self.met.append(before)
        hand.known, hand.old, hand.drawn, hand.left = got, 0, 0, []

    def rebuild(self) -> None:
        deck = self.discards
        for lane in self.lanes:
            for card in [card for card in lane if card.endswith("km")]:
                deck[card] += lane.pop(card)
        for hand in self.hands:
            hand.settle(self.fresh)
        self.old = self.box - deck
        for lane in self.lanes:
            self.old -= lane
        for hand in self.hands:
            self.old -= hand.known
        for hand in self.hands:
            hand.limit &= self.old
        self.fresh, self.discards, self.met = deck, Counter(), []

    # --- judging ------------------------------------------------------------------------------------------------------

    def contradiction(self, sample: State) -> str | None:
        places = contents_of(sample)
        if Counter(places["discards"]) != +self.discards:
            return f"the discards are {+self.discards}, not {places['discards']}"
        if not Counter(places["deck"]) <= self.fresh:
            return f"{Counter(places['deck']) - self.fresh} cannot be in the deck: it was made without"
        rows: list[Row] = []
        for seat, hand in enumerate(self.hands):
            held = Counter(places[f"hand {seat}"])
            if held.total() != hand.size or not hand.known <= held:
                return f"seat {seat} has {hand.size} cards, {+hand.known} among them, not {held}"
            rows.append(Row(hand, list((held - hand.known).elements())))
        rows += [Row(hand, []) for hand in self.met]
        for card, count in self.old.items():
            for _ in range(count):
                if not place(card, rows, set()):
                    missing = f"no hand can have had an old {card} that was missing in the deck"
                    return None if fit(self.old, rows) else missing
        return None


class Row:
    """The cards of a hand that may have been old, in stretches. What is old from a stretch on has its own bound."""

    def __init__(self, hand: Hand, held: list[str]) -> None:
        self.limit = hand.limit
        self.bounds = [hand.old]
        self.stretches: list[Counter[str]] = [Counter()]  # how many cards of a kind
        self.taken: list[Counter[str]] = [Counter()]  # how many of them are said to be old
        self.counts = [0]  # how many are said to be old from a stretch on
        self.total: Counter[str] = Counter()  # how many of a kind are said to be old
        for before, (card, drawn) in enumerate(hand.left):
            self.stretches[-1][card] += 1
            # So many of the cards up to here must have been old, so no more than the others can be old after it.
            bound = hand.old - max(0, before + 1 - drawn)
            if bound < self.bounds[-1]:
                self.bounds.append(bound)
                self.stretches.append(Counter())
                self.taken.append(Counter())
                self.counts.append(0)
        self.stretches[-1].update(held)

    def full_from(self, stretch: int) -> int | None:
        """The last stretch, not after this one, from which on no card more can be old."""
        for level in range(stretch, -1, -1):
            if self.counts[level] >= self.bounds[level]:
                return level
        return None

    def say(self, card: str, stretch: int, change: int) -> None:
        self.taken[stretch][card] += change
        self.total[card] += change
        for level in range(stretch + 1):
            self.counts[level] += change

    def has_room(self, card: str) -> bool:
        return self.total.get(card, 0) < self.limit.get(card, 0)


def place(card: str, rows: list[Row], tried: set[str]) -> bool:
    """Finds an old card of a kind in some hand, if need be by moving others that were said to be old."""
    tried.add(card)
    full: list[tuple[Row, int, int]] = []
    for row in rows:
        for stretch, cards in enumerate(row.stretches):
            there = cards.get(card, 0)  # no mapping is asked for what it lacks: that takes much longer
            if there > row.taken[stretch].get(card, 0) and row.has_room(card):
                level = row.full_from(stretch)
                if level is None:
                    row.say(card, stretch, 1)
                    return True
                full.append((row, stretch, level))
    for row, stretch, level in full:
        for other in range(level, len(row.stretches)):
            for rival in [kind for kind, count in row.taken[other].items() if count > 0 and kind not in tried]:
                row.say(rival, other, -1)
                row.say(card, stretch, 1)
                if place(rival, rows, tried):
                    return True
                row.say(card, stretch, -1)
                row.say(rival, other, 1)
    return False


Node = tuple[object, ...]


def fit(old: Counter[str], rows: list[Row]) -> bool:
    """Whether there is a place for all old cards together, beyond doubt: as a flow from kinds to hands."""
    room: dict[Node, dict[Node, int]] = defaultdict(lambda: defaultdict(int))
    for card, count in old.items():
        room["from",][card,] = count
        for number, row in enumerate(rows):
            room[card,][card, number] = row.limit[card]
            for stretch, cards in enumerate(row.stretches):
                room[card, number][number, stretch, "on"] = cards[card]
    for number, row in enumerate(rows):
        for stretch, bound in enumerate(row.bounds):
            room[number, stretch, "on"][(number, stretch - 1, "on") if stretch > 0 else ("to",)] = bound
    found = 0
    while path := shortest(room):
        found += 1
        for here, there in pairwise(path):
            room[here][there] -= 1
            room[there][here] += 1
    return found == old.total()


def shortest(room: dict[Node, dict[Node, int]]) -> list[Node]:
    came: dict[Node, Node] = {("from",): ("from",)}
    queue: list[Node] = [("from",)]
    for here in queue:
        for there in [node for node, left in room[here].items() if left > 0 and node not in came]:
            came[there] = here
            queue.append(there)
    if ("to",) not in came:
        return []
    path: list[Node] = [("to",)]
    while path[-1] != ("from",):
        path.append(came[path[-1]])
    return path[::-1]
