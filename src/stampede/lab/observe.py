"""One game as a row of figures, from its key and its moves alone: it is replayed, and somebody listens.

Who leads is the game's own judgement of the whole position, secrets included, asked whenever another seat decides.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from stampede.core.events import EVERYBODY, Event, Fact
from stampede.core.game import Game, OptionValue, State
from stampede.core.rng import Rng
from stampede.lab.statistics import DECISION, NOBODY, TURN, Count, Family, Role, Source, read_statistics

TENTHS = range(1, 10)
NO_SEAT = -1

Listener = Callable[[dict[str, Fact]], None]


@dataclass
class Course:
    """What was seen of one game."""

    first: int  # the seat that begins; NO_SEAT if all play at once
    decisions: int
    forced: int  # decisions with a single legal action
    seconds: int  # as people would play it; decisions at the same time take as long as the longest
    lead_changes: int
    leaders: list[int]  # after each tenth of the game but the last; NO_SEAT if nobody leads alone
    settled: float  # the share of the game after which the winner led to the end
    counts: dict[str, int | list[int]]  # one number, one by seat, or one by period
    components: dict[str, list[list[str]]]  # `family.role`: by seat, each as often as it came up


class Observer:
    """Watches games of one kind: the same game, seats and options."""

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.statistics = read_statistics(game)
        self.judgement = game.judgement() if seats > 1 else None

    def watch(self, key: bytes, moves: Sequence[tuple[int, int]], winners: Sequence[int]) -> Course:
        statistics = self.statistics
        ear = Ear(self.seats, statistics.counts, statistics.families)
        chance = Rng.keyed(key)
        log: list[Event] = []
        state = self.game.new(self.seats, self.options, chance, log)
        first = self.first_seat(moves, log)
        ear.hear_all(log)
        forced = 0
        clock = Stopwatch(self.seats)
        leads: list[tuple[int, int]] = []  # from which decision on who led
        before = NO_SEAT
        for number, (seat, action) in enumerate(moves):
            if seat != before:
                leads.append((number, self.leader(state)))
                ear.hear(TURN, {"seat": seat})
                before = seat
            owing = state.owing()
            choices = len(state.legal(seat))
            forced += choices == 1
            clock.note(owing, seat, statistics.choice if choices > 1 else statistics.forced)
            log = []
            state.apply(seat, action, chance, log)
            ear.hear_all(log)
        return Course(
            first,
            len(moves),
            forced,
            clock.read(),
            lead_changes(leads),
            [leader_at(leads, len(moves) * tenth // 10) for tenth in TENTHS],
            settled_at(leads, winners, len(moves)) / len(moves),
            ear.counts,
            ear.components,
        )

    def first_seat(self, moves: Sequence[tuple[int, int]], log: Sequence[Event]) -> int:
        where = self.statistics.first
        if where == NOBODY:
            return NO_SEAT
        if where != DECISION:
            kind, fact = where.split(".")
            for event in log:
                found = event.facts.get(fact)
                if event.kind == kind and isinstance(found, int):
                    return found
        return moves[0][0]

    def leader(self, state: State) -> int:
        if self.judgement is None:
            return 0
        worths = [int(self.judgement.evaluate(state, seat)) for seat in range(self.seats)]
        best = max(worths)
        return worths.index(best) if worths.count(best) == 1 else NO_SEAT


class Stopwatch:
    """Adds up how long people take. What several decide at the same time takes as long as the slowest of them."""

    def __init__(self, seats: int) -> None:
        self.total = 0
        self.owing = 0
        self.together = [0] * seats

    def note(self, owing: int, seat: int, seconds: int) -> None:
        """As long as nobody else comes to owe a decision, those who do decide at the same time."""
        if owing & ~self.owing:
            self.close()
        self.owing = owing
        self.together[seat] += seconds

    def close(self) -> None:
        self.total += max(self.together)
        self.together = [0] * len(self.together)

    def read(self) -> int:
        self.close()
        return self.total


class Ear:
    """Hears every event once, secrets included, and adds up what the game wants to know."""

    def __init__(self, seats: int, counts: Sequence[Count], families: Sequence[Family]) -> None:
        self.seats = seats
        self.counts: dict[str, int | list[int]] = {}
        self.components: dict[str, list[list[str]]] = {}
        self.listeners: dict[str, list[Listener]] = {}
        for count in counts:
            self.listen_for_count(count)
        for family in families:
            for role in family.roles:
                self.listen_for_role(family, role)

    def hear_all(self, log: Sequence[Event]) -> None:
        for event in log:
            if event.kind in self.listeners and is_told_first(event):
                self.hear(event.kind, event.facts if event.secret is None else {**event.facts, **event.secret})

    def hear(self, kind: str, facts: dict[str, Fact]) -> None:
        for listener in self.listeners.get(kind, ()):
            listener(facts)

    def add_listener(self, kind: str, listener: Listener) -> None:
        self.listeners.setdefault(kind, []).append(listener)

    def listen_for_count(self, count: Count) -> None:
        numbers: list[int] = [0] * self.seats if count.whose else []
        self.counts[count.id] = numbers if count.whose or count.each else 0
        if count.each:
            self.add_listener(count.each, lambda _facts: numbers.append(0))
        for source in count.sources:

            def add(facts: dict[str, Fact], source: Source = source) -> None:
                amount = size_of(facts[source.fact]) if source.fact else 1
                if count.whose:
                    numbers[seat_in(facts, count.whose)] += amount
                elif count.each:
                    numbers[-1] += amount
                else:
                    known = self.counts[count.id]
                    assert isinstance(known, int)
                    self.counts[count.id] = known + amount

            self.add_listener(source.kind, add)

    def listen_for_role(self, family: Family, role: Role) -> None:
        found: list[list[str]] = [[] for _ in range(self.seats)]
        self.components[f"{family.id}.{role.id}"] = found
        part = re.compile(family.part) if family.part else None
        for source in role.sources:

            def add(facts: dict[str, Fact], source: Source = source) -> None:
                items = [source.item] if source.item else names_in(facts[source.fact])
                if part is not None:
                    items = [match[1] for match in map(part.search, items) if match is not None]
                owners = [seat_in(facts, source.whose)] if source.whose in facts else range(self.seats)
                for seat in owners:
                    found[seat] += items

            self.add_listener(source.kind, add)


def is_told_first(event: Event) -> bool:
    """What a seat does in secret is told to it at once, and to the others again later."""
    if event.audience == EVERYBODY:
        return True
    doer = event.doer()
    return doer is None or event.is_for(doer)


def seat_in(facts: dict[str, Fact], name: str) -> int:
    seat = facts[name]
    assert isinstance(seat, int)
    return seat


def size_of(fact: Fact) -> int:
    """A number, or how many there are."""
    if isinstance(fact, int):
        return fact
    return 1 if isinstance(fact, str) else len(fact)


def names_in(fact: Fact) -> list[str]:
    return [str(item) for item in fact] if isinstance(fact, list) else [str(fact)]


def lead_changes(leads: Sequence[tuple[int, int]]) -> int:
    """How often the lead went from one seat to another; a tie in between is no change of its own."""
    alone = [leader for _, leader in leads if leader != NO_SEAT]
    return sum(one != other for one, other in pairwise(alone))


def leader_at(leads: Sequence[tuple[int, int]], decision: int) -> int:
    return next(leader for start, leader in reversed(leads) if start <= decision)


def settled_at(leads: Sequence[tuple[int, int]], winners: Sequence[int], decisions: int) -> int:
    """The decision from which on only winners led: the last one, if a winner came from behind with it."""
    settled = decisions
    for start, leader in reversed(leads):
        if leader not in winners:
            break
        settled = start
    return settled
