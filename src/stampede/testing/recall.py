"""The law of recall: a sampled position never contradicts anything that its reader has ever seen.

What a reader with a perfect memory knows is kept by the game's tracker, from the events alone: see `memory`, which also
says how to write one. Hypothesis draws short plans for the suite; whole games by the thousand are played by

    python -m stampede.testing.recall street --seats 6 --games 10000 --seed 1 --jobs 2

on whatever engine is installed; an installed package has no trackers and needs `--tests tests`. It prints the games
played, the samples drawn and the contradictions found, and fails if there are any. With `--players greedy` the seats
follow the game's own judgement: they reach what random play hardly ever does, such as the second shuffle of a game in
which runners defend themselves.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from multiprocessing import Pool
from operator import attrgetter
from pathlib import Path

from stampede.core.errors import StampedeError
from stampede.core.events import Event
from stampede.core.game import Game, Option, OptionValue, Place, State
from stampede.core.rng import Rng, derive_key
from stampede.match.counter import count_cards, spot
from stampede.match.counts import CardCount, Spot
from stampede.testing.law import LawBroken, play_law, require
from stampede.testing.laws_of_play import total, without_zeros
from stampede.testing.memory import Track, Tracker, find_tracker
from stampede.testing.plans import Plan, Play, forward_moves
from stampede.testing.subjects import Subject, find_subject, with_proof

MEASURE = attrgetter("every", "readers", "samples", "count_every", "players")
RANDOM, GREEDY = "random", "greedy"
POINTS = 8  # about so many samples in the part of a plan that other laws skip; later one after every ply


@play_law(examples=12, needs_proof=True)
def recall(subject: Subject, plan: Plan) -> None:
    """No sample, at any time of a game, contradicts what its reader was told; and the card counter tells the truth."""
    track = tracker_of(subject)
    game, reader = subject.game, plan.reader
    play = Play(game, Plan(plan.seats, plan.options, plan.seed, 0, plan.choices, plan.onward, plan.observer))
    forward = list(forward_moves(game, plan))
    options = game.settle(plan.seats, plan.options)
    tracker = track(game, plan.seats, options, reader, [event.seen_by(reader) for event in play.events])
    rng = Rng.free(("recall", plan.seed))
    between = 1 + len(forward) // POINTS
    while not play.over:
        if len(forward) % between == 0:
            fault = contradiction(game, play.state, reader, tracker, rng)
            require("recall", fault == "", f"{fault} for reader {reader} after {len(play.moves)} plies")
        move = forward.pop(0) if forward else play.next_move()
        if not forward:
            said = false_count(game, play.state, reader, plan.seats)
            require("recall", said == "", f"{said} after {len(play.moves)} plies")
        if move is None:
            return
        for event in play.apply(*move):
            tracker.hear(event.seen_by(reader))


def tracker_of(subject: Subject) -> Track:
    """A game without a tracker would pass unread, so it breaks the law."""
    track = find_tracker(subject.tracker)
    if track is None:
        raise LawBroken(
            "recall", f"{subject.id} has no tracker: write {subject.tracker.name} in {subject.tracker.parent}"
        )
    return track


def false_count(game: Game, state: State, reader: int | None, seats: int) -> str:
    """What the card counter of a reader says and is not so; empty if it is true."""
    places = {spot(place.name): place for place in state.places(reader)}
    if total(list(places.values())) != without_zeros(game.components(seats)):
        return ""  # what is not there cannot be counted, and is for another law to say
    for back in count_cards(game, state.view(reader), reader, seats):
        for card in back.cards:
            if not is_true(card, places):
                return f"the counter of reader {reader} says {card}"
    return ""


def is_true(card: CardCount, places: dict[Spot, Place]) -> bool:
    for amount in card.seen:
        if places[amount.spot].hidden or places[amount.spot].contents.get(card.card) != amount.count:
            return False
    for unseen in card.unseen:
        hidden = [places[spot] for spot in unseen.spots]
        if sum(place.contents.get(card.card, 0) for place in hidden if place.hidden) < unseen.count:
            return False
    return card.left + sum(amount.count for amount in card.seen) == card.total


def contradiction(game: Game, state: State, reader: int | None, tracker: Tracker, rng: Rng, samples: int = 1) -> str:
    """What the tracker says against a sample, or against the position itself; empty if nothing."""
    fault = tracker.contradiction(state)
    if fault is not None:
        return f"the tracker is wrong, or the position: {fault},"
    belief = game.belief(state.view(reader))
    for _ in range(samples):
        fault = tracker.contradiction(belief.sample(rng))
        if fault is not None:
            return f"a sample forgets: {fault},"
    return ""


# --- whole games by the thousand --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Order:
    """Some games for one process to play."""

    find: Callable[[str], Subject]
    game: str
    seats: int
    first: int
    games: int
    seed: int
    every: int
    readers: int
    samples: int
    count_every: int
    players: str


@dataclass
class Tally:
    games: int = 0
    plies: int = 0
    samples: int = 0
    contradictions: int = 0
    first: str = ""

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.plies += other.plies
        self.samples += other.samples
        self.contradictions += other.contradictions
        self.first = self.first or other.first


def play_many(order: Order) -> Tally:
    subject = order.find(order.game)
    tally = Tally()
    for number in range(order.first, order.first + order.games):
        play_one(subject, order, number, tally)
    return tally


def play_one(subject: Subject, order: Order, number: int, tally: Tally) -> None:
    """A whole game, heard by a few of the seats and the spectator: others in the next game, asked at other plies.

    Trackers know nothing of each other, so over many games a few in each prove as much as all of them, sooner.
    """
    game, seats = subject.game, order.seats
    track = tracker_of(subject)
    rng = Rng.keyed(derive_key("recall", order.seed * 1_000_003 + number))
    free = Rng.free(("recall", order.seed, order.game, seats, number))
    options = game.settle(
        seats, {} if number % 2 == 0 else {option.name: drawn(option, free) for option in game.options}
    )
    events: list[Event] = []
    state = game.new(seats, options, rng, events)
    everybody: list[int | None] = [*range(seats), None]
    listening = min(order.readers, len(everybody))
    readers = [everybody[(number * listening + place) % len(everybody)] for place in range(listening)]
    trackers = [track(game, seats, options, reader, told(events, reader)) for reader in readers]
    ply = 0
    while state.owing() != 0:
        if (ply + number) % order.every == 0:
            turn = (ply + number) // order.every
            index = turn % listening
            fault = contradiction(game, state, readers[index], trackers[index], free, order.samples)
            tally.samples += order.samples
            if turn % order.count_every == 0:
                fault = fault or false_count(game, state, readers[index], seats)
            if fault:
                tally.contradictions += 1
                where = f"game {number}, {options}, ply {ply}, reader {readers[index]}"
                tally.first = tally.first or f"{fault} in {where}"
        owing = state.to_act()
        seat = owing[free.below(len(owing))]
        events = []
        state.apply(seat, chosen(order.players, game, state, seat, free), rng, events)
        for reader, tracker in zip(readers, trackers, strict=True):
            for event in events:
                tracker.hear(event.seen_by(reader))
        ply += 1
    tally.games += 1
    tally.plies += ply


def chosen(players: str, game: Game, state: State, seat: int, rng: Rng) -> int:
    """By the judgement of the position itself: what matters here is where games lead, not whether they are fair."""
    if players == GREEDY:
        return int(game.judgement().choose(state, seat, rng))
    legal = state.legal(seat)
    return int(legal[rng.below(len(legal))])


def told(events: list[Event], reader: int | None) -> list[Event]:
    return [event.seen_by(reader) for event in events]


def drawn(option: Option, rng: Rng) -> OptionValue:
    if isinstance(option.default, bool):
        return rng.below(2) == 1
    if isinstance(option.default, int):
        return int(option.low + rng.below(option.high - option.low + 1))
    return option.choices[rng.below(len(option.choices))]


def orders(arguments: argparse.Namespace, seats: int, find: Callable[[str], Subject]) -> Iterator[Order]:
    batch = max(1, min(50, arguments.games // (4 * arguments.jobs)))
    for first in range(0, arguments.games, batch):
        games = min(batch, arguments.games - first)
        yield Order(find, arguments.game, seats, first, games, arguments.seed, *MEASURE(arguments))


def run(arguments: argparse.Namespace, find: Callable[[str], Subject] = find_subject) -> Tally:
    """One line for each seat count, and one every half a minute meanwhile."""
    subject = find(arguments.game)
    tracker_of(subject)
    everything = Tally()
    with Pool(arguments.jobs) as pool:
        for seats in [arguments.seats] if arguments.seats else subject.game.seat_counts():
            tally, begun = Tally(), time.monotonic()
            said = begun
            for part in pool.imap_unordered(play_many, orders(arguments, seats, find)):
                tally.add(part)
                if time.monotonic() - said > 30:
                    said = time.monotonic()
                    report(arguments, seats, tally, said - begun, "so far")
            report(arguments, seats, tally, time.monotonic() - begun, "done")
            everything.add(tally)
    return everything


def find_with(game: str, tests: Path) -> Subject:
    return with_proof(find_subject(game).game, tests)


def report(arguments: argparse.Namespace, seats: int, tally: Tally, seconds: float, when: str) -> None:
    who = f"{arguments.game} with {seats} {arguments.players} players"
    print(
        f"{who}, {when}: {tally.games} games, {tally.plies} plies, {tally.samples} samples, "
        f"{tally.contradictions} contradictions, {seconds:.0f} s",
        flush=True,
    )
    if when == "done" and tally.first:
        print(f"  the first: {tally.first}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="stampede.testing.recall", description="Hold the law of recall over whole games."
    )
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=0, help="one seat count; all of them if not given")
    parser.add_argument("--games", type=int, default=100, help="for each seat count")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--every", type=int, default=5, help="plies between samples")
    parser.add_argument("--readers", type=int, default=2, help="who listen to a game, going round")
    parser.add_argument("--samples", type=int, default=1, help="from each view that is looked at")
    parser.add_argument("--count-every", type=int, default=4, help="views between those whose card counter is checked")
    parser.add_argument("--players", choices=[RANDOM, GREEDY], default=RANDOM, help="how the seats choose")
    parser.add_argument("--tests", type=Path, help="the tests with the trackers, if the package was installed without")
    arguments = parser.parse_args()
    find = partial(find_with, tests=arguments.tests.resolve()) if arguments.tests else find_subject
    try:
        return 1 if run(arguments, find).contradictions else 0
    except StampedeError as error:
        raise SystemExit(str(error)) from error


if __name__ == "__main__":
    sys.exit(main())
