"""Fits the outlook of a game, which a search goes by where it looks no further: who won games of steady from there.

    python -m stampede.lab.outlook GAME [GAMES [SEED]]

Weights are chosen so that the share of the win that a search makes of the outlook is, on average over squares, nearest
to what came of it. They replace those in the room's judgement.toml, whose table [outlook] says how many there are. A
fifth of the games is kept for a proof. It needs numpy.
"""

from __future__ import annotations

import re
import sys
from array import array
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from stampede.bots.tunings import tuning_of
from stampede.core.errors import StampedeError
from stampede.core.game import Game, State, action_buffer
from stampede.core.registry import find_game
from stampede.core.rng import Rng, derive_key
from stampede.lab.weights import read_weights, weights_file

SEATS = (2, 2, 2, 4)  # the games in turn; a game that is not for four has one seat less
EVERY = 3  # settled positions between two that are noted, on average
ROUNDS = 12  # of Gauss and Newton
CALM = 1.0  # pulls weights that nothing can be said about towards nothing
SCALES = range(20, 2001, 20)  # tried for the evaluation, in parts of the usual one
Numbers = NDArray[np.float64]


@dataclass
class Positions:
    """Rows of traits, what an even game is there, what the evaluation says, and the share that was won."""

    traits: Numbers
    even: Numbers
    worth: Numbers
    won: Numbers

    def part(self, first: int, last: int) -> Positions:
        rows = slice(first, last)
        return Positions(self.traits[rows], self.even[rows], self.worth[rows], self.won[rows])


@dataclass(frozen=True)
class Fitted:
    """Mean squares of the difference to what came of it, in games that nothing was fitted to."""

    outlook: float
    evaluation: float  # at its best scale
    nothing: float
    positions: int

    def told(self) -> str:
        return (
            f"Brier score {self.outlook:.4f}; by the evaluation {self.evaluation:.4f},"
            f" knowing nothing {self.nothing:.4f} ({self.positions} positions)"
        )


def fit_outlook(name: str, games: int, seed: int, path: Path | None = None) -> Fitted:
    """Writes the weights to the room's file, or to `path`."""
    game = find_game(name)
    source = path or weights_file(game)
    table = read_weights(source)[0].section("outlook")
    sizes = {group: len(table.numbers(group, -(10**9), 10**9)) for group in table.values}
    proof = games - games // 5
    noted, first = note_positions(game, games, proof, seed)
    slope = float(tuning_of(name).slope) / 1000
    weights = fit(noted.part(0, first), slope)
    rest = noted.part(first, len(noted.won))
    rounded = np.rint(weights * 1000)
    source.write_text(rewritten(source.read_text(encoding="utf-8"), sizes, rounded), encoding="utf-8")
    return Fitted(
        brier(rest, rest.traits @ (rounded / 1000), slope),
        min(brier(rest, rest.worth, scale * float(np.std(rest.worth)) / 200) for scale in SCALES),
        float(np.mean((rest.even - rest.won) ** 2)),
        len(rest.won),
    )


def note_positions(game: Game, games: int, proof: int, seed: int) -> tuple[Positions, int]:
    """What is seen and comes of it in games of steady; and at which row the games from number `proof` on begin."""
    rows = array("i")
    notes: list[tuple[float, float, float]] = []
    first = 0
    for number in range(games):
        if number == proof:
            first = len(notes)
        seats = min(SEATS[number % len(SEATS)], game.max_seats)
        play(game, seats, derive_key("outlook", seed, number), Rng.free(f"outlook {seed} {number}"), rows, notes)
    even, worth, won = (np.array(column, dtype=np.float64) for column in zip(*notes, strict=True))
    traits = np.array(rows, dtype=np.float64).reshape(len(notes), -1)
    return Positions(traits / 1000, even, worth, won), first


def play(
    game: Game, seats: int, key: bytes, rng: Rng, rows: array[int], notes: list[tuple[float, float, float]]
) -> None:
    chance, judgement = Rng.keyed(key), game.judgement()
    state = game.new(seats, game.settle(seats, {}), chance)
    state.forget()
    out = action_buffer(state)
    seen: list[tuple[int, int]] = []  # the seats of new rows, and what the evaluation says
    while state.owing():
        if judgement.is_settled(state) and rng.below(EVERY) == 0:
            seen += note(game, state, seats, rows)
        seat = state.to_act()[0]
        count = state.fill_legal(seat, out)
        action = out[0] if count == 1 else judgement.choose(state, seat, rng)
        state.apply(seat, action, chance, None)
    outcome = state.verdict()
    assert outcome is not None
    shares = [(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]
    notes += [(1 / seats, float(worth), shares[seat]) for seat, worth in seen]


def note(game: Game, state: State, seats: int, rows: array[int]) -> list[tuple[int, int]]:
    judgement = game.judgement()
    seen = []
    for seat in range(seats):
        traits = judgement.traits(state, seat)
        if traits:
            rows.extend(traits)
            seen.append((seat, int(judgement.evaluate(state, seat))))
    return seen


def shares(even: Numbers, worth: Numbers, slope: float) -> Numbers:
    """The curve of a search: `Playouts.judge_unfinished`."""
    lean = worth / np.sqrt(worth**2 + slope**2)
    return np.asarray(even + lean * np.where(worth < 0, even, 1 - even))


def brier(positions: Positions, worth: Numbers, slope: float) -> float:
    return float(np.mean((shares(positions.even, worth, slope) - positions.won) ** 2))


def fit(positions: Positions, slope: float) -> Numbers:
    """Least squares, by Gauss and Newton."""
    traits, even = positions.traits, positions.even
    weights = np.zeros(traits.shape[1])
    for _ in range(ROUNDS):
        worth = traits @ weights
        room = np.where(worth < 0, even, 1 - even)
        steep = room * slope**2 / np.sqrt(worth**2 + slope**2) ** 3
        missed = positions.won - shares(even, worth, slope)
        lines = traits * steep[:, None]
        curvature = lines.T @ lines + CALM * np.eye(len(weights))
        weights = weights + np.linalg.solve(curvature, lines.T @ missed - CALM * weights)
    return weights


def rewritten(text: str, sizes: dict[str, int], weights: Numbers) -> str:
    """The text of the file with these weights in the lists of its last table; comments stay as they are."""
    before, header, table = text.partition("[outlook]")
    at = 0
    for group, size in sizes.items():
        numbers = ", ".join(str(int(weight)) for weight in weights[at : at + size])
        table = re.sub(rf"(?m)^({re.escape(group)} = )\[[^\]]*\]", rf"\g<1>[{numbers}]", table, count=1)
        at += size
    return before + header + table


def main(words: list[str]) -> int:
    if not 1 <= len(words) <= 3:
        print("python -m stampede.lab.outlook GAME [GAMES [SEED]]", file=sys.stderr)
        return 2
    try:
        games = int(words[1]) if len(words) > 1 else 10_000
        fitted = fit_outlook(words[0], games, int(words[2]) if len(words) > 2 else 1)
    except (StampedeError, ValueError) as error:
        print(f"outlook: {error}", file=sys.stderr)
        return 2
    print(f"{words[0]}: {fitted.told()}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
