"""Laws of what a seat cannot know: what it is shown, and what it may believe."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, replace
from math import comb, log, sqrt

from librt.vecs import vec
from mypy_extensions import i16

from stampede.core.events import Event, told_to
from stampede.core.game import Game, Place, State
from stampede.core.observation import Field, size_of
from stampede.core.rng import ChanceReached, Rng
from stampede.testing.law import LawBroken, play_law, require
from stampede.testing.laws_of_play import fault_in, total, without_zeros
from stampede.testing.plans import Plan, Play
from stampede.testing.subjects import Subject

WORLDS = 3
MOST_STEPS = 30  # in the other world, until the reader notices one
SAMPLES = 300
FALSE_ALARM = 1e-10  # for one component at one place; even ten thousand of them stay below one in a million


@play_law(examples=45)
def two_worlds(subject: Subject, plan: Plan) -> None:
    """In two worlds that differ only in what a reader cannot know, the reader notices the same.

    The second world is sampled from the reader's view, and counts if view and legal actions are the same there. Then
    who must act and how and every reason must agree; and after an action that looks the same to the reader, the events,
    the view and the legal actions too. A step of another seat that the reader does not notice needs no counterpart, and
    one that it notices may need several. The worlds may part by chance, or where a component comes to lie open.
    """
    game, reader = subject.game, plan.reader
    choice = Rng.free(("worlds", plan.seed))
    play = Play(game, plan)
    worlds: list[State] = []
    while not play.over:
        # Worlds that still agree are kept, for what shows late; one is always fresh, for what is forgotten.
        kept = worlds[: WORLDS - 1]
        worlds = [*kept, *second_worlds(game, play.state, reader, choice, WORLDS - len(kept))]
        for other in worlds:
            is_asked_the_same(play.state, other, reader)
        move = play.next_move()
        if move is None:
            for other in worlds[-1:]:
                is_refused_the_same(game, play.state, other, reader)
            return
        before = Before.of(play.state, reader)
        events = play.apply(*move)
        worlds = [
            other for other in worlds if goes_the_same_way(game, plan, before, play.state, events, other, *move, choice)
        ]


@dataclass(frozen=True)
class Before:
    """What a reader has before an action: how many chance events there were, what lies open, the view, who is asked."""

    chances: int
    lying_open: dict[str, int]
    view: object
    asked: list[tuple[int, str]]

    @staticmethod
    def of(state: State, reader: int | None) -> Before:
        return Before(state.chances(), totals_open(state, reader), state.view(reader), asked_of_all(state, reader))

    def is_noticed(self, state: State, events: list[Event], reader: int | None) -> bool:
        """Whether the reader can tell that anything has happened since."""
        return (
            state.owing() == 0
            or bool(told_to(reader, events))
            or asked_of_all(state, reader) != self.asked
            or state.view(reader) != self.view
        )


def goes_the_same_way(
    game: Game,
    plan: Plan,
    before: Before,
    state: State,
    events: list[Event],
    other: State,
    seat: int,
    action: int,
    choice: Rng,
) -> bool:
    """Plays in the other world what looks the same to the reader; false if the worlds part for a good reason."""
    reader = plan.reader
    story: list[Event] = []
    if seat == reader or before.is_noticed(state, events, reader):
        for _ in range(MOST_STEPS):
            matching = look_alikes(game, other, seat, action, reader)
            if not matching:
                return False
            other.apply(seat, matching[choice.below(len(matching))], Rng.keyed(plan.key), story)
            if seat == reader or before.is_noticed(other, story, reader):
                break
    difference = what_differs(state, events, other, story, reader)
    if difference == "":
        return state.owing() != 0  # once it is over, everything is open
    drawn = state.chances() != before.chances or other.chances() != before.chances
    if not drawn and not shown_differently(before.lying_open, state, other, reader):
        raise LawBroken("two_worlds", f"reader {reader} after {game.actions[action]} of seat {seat} {difference}")
    return False


def what_differs(state: State, events: list[Event], other: State, story: list[Event], reader: int | None) -> str:
    over = [world.owing() == 0 for world in (state, other)]
    if over[0] or over[1]:
        return "" if over[0] == over[1] else "sees that it is over, or not"
    told = [told_to(reader, happened) for happened in (events, story)]
    if told[0] != told[1]:
        return f"is told {told[0]} or {told[1]}"
    views = [world.view(reader) for world in (state, other)]
    if views[0] != views[1]:
        return f"sees {views[0]} or {views[1]}"
    legal = [[] if reader is None else world.legal(reader) for world in (state, other)]
    return "" if legal[0] == legal[1] else f"may do {legal[0]} or {legal[1]}"


def second_worlds(game: Game, state: State, reader: int | None, choice: Rng, count: int) -> list[State]:
    """Positions that the reader cannot tell from this one; fewer where the belief gives others."""
    view = state.view(reader)
    legal = [] if reader is None else state.legal(reader)
    worlds = [game.belief(view).sample(choice) for _ in range(count)]
    return [
        other for other in worlds if other.view(reader) == view and (reader is None or other.legal(reader) == legal)
    ]


def look_alikes(game: Game, other: State, seat: int, action: int, reader: int | None) -> list[int]:
    """What the seat can do in the other world so that the reader sees the same action."""
    if seat == reader:
        return [action]
    shown = game.actions[action].public_index
    return [index for index in other.legal(seat) if game.actions[index].public_index == shown]


def lying_open(state: State, reader: int | None) -> dict[str, dict[str, int]]:
    return {place.name: without_zeros(place.contents) for place in state.places(reader) if not place.hidden}


def totals_open(state: State, reader: int | None) -> dict[str, int]:
    return total([place for place in state.places(reader) if not place.hidden])


def shown_differently(before: dict[str, int], one: State, other: State, reader: int | None) -> bool:
    """Whether what has now come to light, in one world or the other, is not the same or not at the same place."""
    shown = {
        component
        for world in (one, other)
        for component, count in totals_open(world, reader).items()
        if count > before.get(component, 0)
    }
    return any(
        {name: contents.get(component, 0) for name, contents in lying_open(one, reader).items()}
        != {name: contents.get(component, 0) for name, contents in lying_open(other, reader).items()}
        for component in shown
    )


def is_asked_the_same(one: State, other: State, reader: int | None) -> None:
    asked = [asked_of_all(world, reader) for world in (one, other)]
    require("two_worlds", asked[0] == asked[1], f"reader {reader} can tell by who is asked: {asked[0]} or {asked[1]}")


def asked_of_all(state: State, reader: int | None) -> list[tuple[int, str]]:
    """Who must act and how, as the reader knows it: of the others, only what is public."""
    return [(seat, state.decision(seat) if seat == reader else state.public_decision(seat)) for seat in state.to_act()]


def is_refused_the_same(game: Game, one: State, other: State, reader: int | None) -> None:
    if reader is None:
        return
    for action in game.actions:
        reasons = [world.why_not(reader, action.index) for world in (one, other)]
        require("two_worlds", reasons[0] == reasons[1], f"reader {reader} can tell by {action}: {reasons}")


@play_law(examples=15)
def telling(subject: Subject, plan: Plan) -> None:
    """What happens by chance is told by no name but of what lies, or lay, open to the reader.

    Worlds may part by chance, so `two_worlds` cannot say whether a drawn card was the reader's to hear of.
    """
    play, opening = Play(subject.game, plan), Play(subject.game, replace(plan, forward=0))
    box = subject.game.components(plan.seats)
    told_by_name("the deal", box, opening.events, {}, opening.state, plan.reader)
    while not play.over:
        chances, before = play.state.chances(), totals_open(play.state, plan.reader)
        move = play.next_move()
        if move is None:
            return
        moves = list(play.moves)
        events = play.apply(*move)
        if play.state.chances() != chances and not play.over:
            what = str(subject.game.actions[move[1]])
            try:
                told_by_name(what, box, events, before, play.state, plan.reader)
            except LawBroken:
                # Some may have lain open just before chance hid it again, as discards that are shuffled at once.
                between = totals_open(up_to_chance(subject.game, plan, [*moves, move]), plan.reader)
                told_by_name(what, box, events, {**before, **between}, play.state, plan.reader)


def up_to_chance(game: Game, plan: Plan, moves: list[tuple[int, int]]) -> State:
    """The position in which the last of these moves asks for chance."""
    anew = Play(game, replace(plan, forward=0))
    for move in moves[:-1]:
        anew.apply(*move)
    with suppress(ChanceReached):
        anew.state.apply(*moves[-1], Rng.barred(), None)
    return anew.state


def told_by_name(
    what: str, box: dict[str, int], events: list[Event], before: dict[str, int], after: State, reader: int | None
) -> None:
    lying_open_now = totals_open(after, reader)
    for event in events:
        for name, fact in event.seen_by(reader).facts.items():  # nothing, if the reader does not hear of it
            for component in fact if isinstance(fact, list) else [fact]:
                if component in box:
                    known = before.get(str(component), 0) or lying_open_now.get(str(component), 0)
                    require(
                        "telling", known > 0, f"reader {reader} is told of {component} as {name} of {event} by {what}"
                    )


@play_law(examples=15)
def belief_keeps_view(subject: Subject, plan: Plan) -> None:
    """A sample of a view gives this view again, with equal legal actions; a sample of a sound position is sound."""
    box = without_zeros(subject.game.components(plan.seats))
    play = Play(subject.game, plan)
    reader = plan.reader
    rng = Rng.free(("belief", plan.seed))
    while not play.over:
        view = play.state.view(reader)
        sample = subject.game.belief(view).sample(rng)
        label = f"sampled from {view}"
        require("belief_keeps_view", sample.view(reader) == view, f"{sample.view(reader)} {label}")
        require("belief_keeps_view", sample.to_act() == play.state.to_act(), f"{sample.to_act()} owe, {label}")
        if reader is not None:
            legal = [play.state.legal(reader), sample.legal(reader)]
            require("belief_keeps_view", legal[0] == legal[1], f"{legal[1]} instead of {legal[0]}, {label}")
        require(
            "belief_keeps_view",
            lying_open(sample, reader) == lying_open(play.state, reader),
            f"what lies open has changed, {label}",
        )
        if fault_in(play.state) is None and total(play.state.places(reader)) == box:
            fault = fault_in(sample)
            require("belief_keeps_view", fault is None, f"{fault}, {label}")
            require("belief_keeps_view", total(sample.places(reader)) == box, f"components are lost, {label}")
        move = play.next_move()
        if move is None:
            return
        play.apply(*move)


@play_law(examples=6)
def observes(subject: Subject, plan: Plan) -> None:
    """An observation is what the game says it is, and made from the view: equal views give equal observations."""
    fields = subject.game.observation(plan.seats)
    play, rng = Play(subject.game, plan), Rng.free(("observes", plan.seed))
    reader = plan.observer % plan.seats
    while True:
        seen = observed(play.state, reader, fields, 0)
        require("observes", seen == observed(play.state, reader, fields, 77), "it depends on what was there before")
        for field, numbers in told_apart(seen, fields):
            right = all(field.low <= number <= field.high for number in numbers)
            require("observes", right, f"{field} is {numbers} for seat {reader}")
        if not play.over:
            view = play.state.view(reader)
            other = subject.game.belief(view).sample(rng)
            if other.view(reader) == view:
                told = observed(other, reader, fields, 0)
                differing = [
                    (field, one, two)
                    for (field, one), (_, two) in zip(told_apart(seen, fields), told_apart(told, fields), strict=True)
                    if one != two
                ]
                require("observes", not differing, f"seat {reader} sees the same and observes {differing}")
        move = None if play.over else play.next_move()
        if move is None:
            return
        play.apply(*move)


def observed(state: State, reader: int, fields: list[Field], before: int) -> list[int]:
    """What is written between two numbers that must stay as they are; `before` is what lay there."""
    size = size_of(fields)
    out = vec[i16]([before for _ in range(size + 2)])
    state.observe(reader, out, 1)
    require("observes", out[0] == out[size + 1] == before, f"more than {size} numbers are written")
    return [int(out[place]) for place in range(1, size + 1)]


def told_apart(numbers: list[int], fields: list[Field]) -> list[tuple[Field, list[int]]]:
    rest = iter(numbers)
    return [(field, [next(rest) for _ in range(field.length)]) for field in fields]


@play_law(examples=5)
def belief_shares(subject: Subject, plan: Plan) -> None:
    """Over many samples every unseen component turns up in every hidden place it can be, near its expected share."""
    reader = plan.reader
    state = Play(subject.game, plan).state
    hidden = even_pools(subject.game, state.places(reader))
    if state.owing() == 0 or not hidden:
        return
    belief = subject.game.belief(state.view(reader))
    rng = Rng.free(("shares", plan.seed))
    tally: Counter[tuple[str, str]] = Counter()
    for _ in range(SAMPLES):
        for place in belief.sample(rng).places(reader):
            if place.hidden:
                for component, count in place.contents.items():
                    tally[place.name, component] += count
    for pool in hidden:
        for place_name, capacity in pool.capacities.items():
            for component, count in pool.unseen.items():
                pool_label = f"{component} in {place_name} for reader {reader}, {SAMPLES} samples"
                found = tally[place_name, component]
                expected, tolerance, never = share(count, capacity, pool.size)
                require(
                    "belief_shares",
                    abs(found - expected) <= tolerance,
                    f"{found} instead of {expected:.1f} ± {tolerance:.1f}: {pool_label}",
                )
                require("belief_shares", found > 0 or never > FALSE_ALARM, f"never {pool_label}")


@dataclass(frozen=True)
class Pool:
    """The components of one back that lie hidden, and how many of them each hidden place takes."""

    unseen: dict[str, int]
    capacities: dict[str, int]

    @property
    def size(self) -> int:
        return sum(self.capacities.values())


def even_pools(game: Game, places: list[Place]) -> list[Pool]:
    """Those pools in which no place is bound or uneven, so that every arrangement is equally likely."""
    unseen: dict[str, Counter[str]] = {}
    capacities: dict[str, Counter[str]] = {}
    bound: set[str] = set()
    for place in places:
        if not place.hidden:
            continue
        for component, count in place.contents.items():
            back = game.back(component)
            unseen.setdefault(back, Counter())[component] += count
            capacities.setdefault(back, Counter())[place.name] += count
            if place.bound or place.uneven:
                bound.add(back)
    return [Pool(dict(unseen[back]), dict(capacities[back])) for back in unseen if back not in bound]


def share(count: int, capacity: int, size: int) -> tuple[float, float, float]:
    """Over all samples: the expected number, what chance may add or take, and how likely it is that there is none.

    One sample is hypergeometric, which is a sum of independent switches (not equally likely ones): Bernstein's
    inequality for switches bounds the sum over all samples.
    """
    mean = count * capacity / size
    variance = 0.0 if size == 1 else mean * (1 - count / size) * (size - capacity) / (size - 1)
    strictness = log(2 / FALSE_ALARM)
    tolerance = strictness / 3 + sqrt((strictness / 3) ** 2 + 2 * SAMPLES * variance * strictness)
    none = comb(size - count, capacity) / comb(size, capacity) if capacity <= size - count else 0.0
    return SAMPLES * mean, tolerance if variance > 0 else 1e-9, none**SAMPLES
