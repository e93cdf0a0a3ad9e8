"""The law of recall: a sampled position never contradicts anything that its reader has ever seen.

What a reader with a perfect memory knows is kept by the game's tracker, from the events alone: see `memory`, which also
says how to write one. Hypothesis draws short plans for the suite; whole games by the thousand are played by

    PYTHONPATH=tests python -m conformance.recall street --seats 6 --games 10000 --seed 1 --jobs 2

on whatever engine is installed. It prints the games played, the samples drawn and the contradictions found, and fails
if there are any.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import Pool

from conformance.law import play_law, require
from conformance.memory import Tracker, find_tracker
from conformance.plans import Plan, Play, forward_moves
from conformance.subjects import Subject, registered_subjects, toy_subject
from stampede.core.events import Event
from stampede.core.game import Game, Option, OptionValue, State
from stampede.core.rng import Rng, derive_key

PLIES_BETWEEN = 7  # samples in the part of a plan that is only skipped; it shares no factor with the usual seat counts


@play_law(examples=12)
def recall(subject: Subject, plan: Plan) -> None:
    """No sample, at any time of a game, contradicts what its reader was told; nor does the position itself."""
    track = find_tracker(subject.tracker)
    if track is None:
        return
    game, reader = subject.game, plan.reader
    play = Play(game, Plan(plan.seats, plan.options, plan.seed, 0, plan.choices, plan.onward, plan.observer))
    forward = list(forward_moves(game, plan))
    options = game.settle(plan.seats, plan.options)
    tracker = track(game, plan.seats, options, reader, [event.seen_by(reader) for event in play.events])
    rng = Rng.free(("recall", plan.seed))
    skipped, chances = 0, -1
    while not play.over:
        if not forward or skipped % PLIES_BETWEEN == 0 or play.state.chances() != chances:
            chances = int(play.state.chances())
            fault = contradiction(game, play.state, reader, tracker, rng)
            require("recall", fault == "", f"{fault} for reader {reader} after {len(play.moves)} plies")
        if forward:
            skipped += 1
            move: tuple[int, int] | None = forward.pop(0)
        else:
            move = play.next_move()
        if move is None:
            return
        for event in play.apply(*move):
            tracker.hear(event.seen_by(reader))


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

    game: str
    seats: int
    first: int
    games: int
    seed: int
    every: int
    samples: int


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
    subject = find_subject(order.game)
    tally = Tally()
    for number in range(order.first, order.first + order.games):
        play_one(subject, order, number, tally)
    return tally


def play_one(subject: Subject, order: Order, number: int, tally: Tally) -> None:
    """A random game, read by every seat and a spectator; all of them are asked whenever chance had a hand in it."""
    game, seats = subject.game, order.seats
    track = find_tracker(subject.tracker)
    assert track is not None
    rng = Rng.keyed(derive_key("recall", order.seed * 1_000_003 + number))
    free = Rng.free(("recall", order.seed, order.game, seats, number))
    options = game.settle(
        seats, {} if number % 2 == 0 else {option.name: drawn(option, free) for option in game.options}
    )
    events: list[Event] = []
    state = game.new(seats, options, rng, events)
    readers: list[int | None] = [*range(seats), None]
    trackers = [track(game, seats, options, reader, told(events, reader)) for reader in readers]
    chances, ply, turn = -1, 0, number
    while state.owing() != 0:
        asked: list[int] = []
        if state.chances() != chances:
            chances = int(state.chances())
            asked = list(range(len(readers)))
        elif ply % order.every == 0:
            turn += 1
            asked = [turn % len(readers)]
        for index in asked:
            fault = contradiction(game, state, readers[index], trackers[index], free, order.samples)
            tally.samples += order.samples
            if fault:
                tally.contradictions += 1
                where = f"game {number}, {options}, ply {ply}, reader {readers[index]}"
                tally.first = tally.first or f"{fault} in {where}"
        owing = state.to_act()
        seat = owing[free.below(len(owing))]
        legal = state.legal(seat)
        events = []
        state.apply(seat, legal[free.below(len(legal))], rng, events)
        for reader, tracker in zip(readers, trackers, strict=True):
            for event in events:
                tracker.hear(event.seen_by(reader))
        ply += 1
    tally.games += 1
    tally.plies += ply


def told(events: list[Event], reader: int | None) -> list[Event]:
    return [event.seen_by(reader) for event in events]


def drawn(option: Option, rng: Rng) -> OptionValue:
    if isinstance(option.default, bool):
        return rng.below(2) == 1
    if isinstance(option.default, int):
        return int(option.low + rng.below(option.high - option.low + 1))
    return option.choices[rng.below(len(option.choices))]


def find_subject(id: str) -> Subject:
    subjects = {subject.id: subject for subject in [*registered_subjects(), toy_subject()]}
    if id not in subjects:
        raise SystemExit(f"there is no game {id}: choose one of {', '.join(subjects)}")
    return subjects[id]


def orders(arguments: argparse.Namespace, seats: int) -> Iterator[Order]:
    batch = max(1, min(50, arguments.games // (4 * arguments.jobs)))
    for first in range(0, arguments.games, batch):
        games = min(batch, arguments.games - first)
        yield Order(arguments.game, seats, first, games, arguments.seed, arguments.every, arguments.samples)


def run(arguments: argparse.Namespace) -> Tally:
    """One line for each seat count, and one every half a minute meanwhile."""
    subject = find_subject(arguments.game)
    if find_tracker(subject.tracker) is None:
        raise SystemExit(f"{arguments.game} has no tracker: write {subject.tracker}")
    everything = Tally()
    with Pool(arguments.jobs) as pool:
        for seats in [arguments.seats] if arguments.seats else subject.game.seat_counts():
            tally, begun = Tally(), time.monotonic()
            said = begun
            for part in pool.imap_unordered(play_many, orders(arguments, seats)):
                tally.add(part)
                if time.monotonic() - said > 30:
                    said = time.monotonic()
                    report(arguments.game, seats, tally, said - begun, "so far")
            report(arguments.game, seats, tally, time.monotonic() - begun, "done")
            everything.add(tally)
    return everything


def report(game: str, seats: int, tally: Tally, seconds: float, when: str) -> None:
    print(
        f"{game} with {seats}, {when}: {tally.games} games, {tally.plies} plies, {tally.samples} samples, "
        f"{tally.contradictions} contradictions, {seconds:.0f} s",
        flush=True,
    )
    if when == "done" and tally.first:
        print(f"  the first: {tally.first}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="conformance.recall", description="Hold the law of recall over whole games.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=0, help="one seat count; all of them if not given")
    parser.add_argument("--games", type=int, default=100, help="for each seat count")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--every", type=int, default=5, help="plies between samples where chance had no hand")
    parser.add_argument("--samples", type=int, default=2, help="from each view that is looked at")
    return 1 if run(parser.parse_args()).contradictions else 0


if __name__ == "__main__":
    sys.exit(main())
