"""Fits the weights of a game's judgement to games: what helps to win counts more.

Every deal shakes all weights at once, each up or down by the same part, and plays the shaken judgement against its
mirror image, shaken the other way, once from every seat. Logistic regression on who won says what each weight alone
does. Weights whose effect is clear of luck go that way; where all are fitted together, none needs games of its own.
After the last round the arena decides, on deals that nobody was fitted to: only clearly better weights are kept.

A judgement's choice rests on its view alone (each game's tests see to that), so here it is asked without one. The seed
decides everything: deals, shakes and choices.
"""

from __future__ import annotations

import math
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from stampede.core.errors import StampedeError
from stampede.core.game import Game, Judgement, OptionValue, action_buffer
from stampede.core.registry import find_game
from stampede.core.rng import Rng, derive_key
from stampede.lab.arena import arena
from stampede.lab.intervals import Interval
from stampede.lab.tournament import named_fields, plan_tournament
from stampede.lab.weights import Weights, read_weights, rewritten, weights_file, with_weights

SHAKE = 0.2  # how far weights are shaken, as a part of their size
CLEAR = 1.0  # standard errors that an effect must have for its weight to move at all
ITERATIONS = 25
CALM = 1e-7


class TuneError(StampedeError):
    """Something that cannot be tuned; says what to do."""


@dataclass(frozen=True)
class Effect:
    """What a weight does: the change of the log odds of winning with a shake, and its standard error."""

    name: str
    value: float
    error: float

    @property
    def clearness(self) -> float:
        return self.value / self.error


@dataclass(frozen=True)
class Tuned:
    """What came of tuning: the weights before and after, the effects of the last round, and the arena's verdict."""

    game: str
    before: Weights
    after: Weights
    effects: list[Effect]
    games: int
    share: float  # of the new weights in the arena, against the old ones
    interval: Interval
    even: float
    path: Path

    @property
    def is_better(self) -> bool:
        return self.interval[0] > self.even

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "before": self.before,
            "after": self.after,
            "effects": {effect.name: [round(effect.value, 4), round(effect.error, 4)] for effect in self.effects},
            "games": self.games,
            "win_share": self.share,
            "ci": list(self.interval),
            "kept": self.is_better,
            "file": str(self.path),
        }


def tune(
    name: str,
    *,
    games: int,
    rounds: int,
    proof: int,
    seed: int,
    seats: int = 2,
    jobs: int = 1,
    only: Sequence[str] = (),
    start: Path | None = None,
    path: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Tuned:
    """Plays, fits, and writes the weights to the room's file, or to `path`, if the arena finds them better.

    It begins with the weights of the room, or with those in `start`, and compares with these in the end.
    """
    game = find_game(name)
    game.check_seats(seats)
    if seats < 2:
        raise TuneError("weights are tuned by winning, so there must be at least two seats: --seats 2")
    own = weights_file(game)
    if not own.is_file():
        raise TuneError(f"{name} has no {own.name}: its judgement has no weights to tune")
    source = start or own
    tuning = Tuning(game, source, seats, seed, only)
    for number in range(rounds):
        tuning.play_round(number, max(1, games // seats), progress)
    target = path or own
    text = rewritten(source.read_text(encoding="utf-8"), tuning.weights)
    with tempfile.TemporaryDirectory() as folder:
        candidate = Path(folder, "tuned.toml")
        candidate.write_text(text, encoding="utf-8")
        journal = Path(folder, "journal.jsonl")
        share, interval = compare(name, str(candidate), str(source), proof, seed, seats, jobs, journal)
    tuned = Tuned(
        name, tuning.before, tuning.weights, tuning.effects, games * rounds, share, interval, 1 / seats, target
    )
    if tuned.is_better:
        target.write_text(text, encoding="utf-8")
    return tuned


def compare(
    game: str, candidate: str, source: str, games: int, seed: int, seats: int, jobs: int, journal: Path
) -> tuple[float, Interval]:
    """The candidate's share of the wins against the weights it came from, on deals of the arena."""
    tournament = plan_tournament(game, bots=[candidate, source], seats=seats, seed=seed)
    rounds = -(-games // tournament.games_a_round)
    result = arena(tournament, rounds * tournament.games_a_round, jobs=jobs, journal=journal)
    rating = next(rating for rating in result.ratings if rating.bot == candidate)
    return rating.win_share, rating.ci


class Tuning:
    """Weights on their way."""

    def __init__(self, game: Game, source: Path, seats: int, seed: int, only: Sequence[str]) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.data, self.before = read_weights(source)
        self.weights = dict(self.before)
        self.effects: list[Effect] = []
        unknown = [name for name in only if name not in self.before]
        if unknown:
            raise TuneError(f"{source.name} has no weight {unknown[0]}; it has {', '.join(self.before)}")
        self.names = [name for name in self.before if (not only or name in only) and self.can_move(name)]
        if not self.names:
            raise TuneError(f"none of the weights in {source.name} can be changed by a fifth: there is nothing to fit")

    def can_move(self, name: str) -> bool:
        """Whether the room accepts the weight a shake larger and smaller; small numbers may be at their bounds."""
        value = self.before[name]
        return self.accepts(name, shaken_by(value, SHAKE)) and self.accepts(name, shaken_by(value, -SHAKE))

    def accepts(self, name: str, value: int) -> bool:
        try:
            self.judgement({name: value})
        except StampedeError:
            return False
        return True

    def judgement(self, changes: Weights) -> Judgement:
        return self.game.judgement_by(with_weights(self.data, {**self.weights, **changes}))

    def play_round(self, number: int, deals: int, progress: Callable[[int], None] | None) -> None:
        rows: list[list[int]] = []
        shares: list[float] = []
        for deal in range(deals):
            rng = Rng.free(f"tune {self.seed} {number} {deal}")
            signs = [1 if rng.below(2) else -1 for _ in self.names]
            rows.append(signs)
            shares.append(self.play_deal(number, deal, signs))
            if progress is not None:
                progress(self.seats)
        self.effects = [
            Effect(name, value, error)
            for name, (value, error) in zip(self.names, regress(rows, shares, self.seats), strict=True)
        ]
        for effect in self.effects:
            value = moved(self.weights[effect.name], effect)
            if self.accepts(effect.name, shaken_by(value, SHAKE)) and self.accepts(
                effect.name, shaken_by(value, -SHAKE)
            ):
                self.weights[effect.name] = value

    def play_deal(self, number: int, deal: int, signs: Sequence[int]) -> float:
        """The share of the wins of the judgement that is shaken that way, from all seats, against its mirror image."""
        one = self.judgement(
            {name: shaken_by(self.weights[name], SHAKE * sign) for name, sign in zip(self.names, signs, strict=True)}
        )
        other = self.judgement(
            {name: shaken_by(self.weights[name], -SHAKE * sign) for name, sign in zip(self.names, signs, strict=True)}
        )
        options = self.options_of(deal)
        won = 0.0
        for seat in range(self.seats):
            judges = [one if place == seat else other for place in range(self.seats)]
            key = derive_key("tune", self.seed, number * 1_000_000 + deal)
            won += share_of(self.game, judges, options, key, f"tune {self.seed} {number} {deal} {seat}", seat)
        return won / self.seats

    def options_of(self, deal: int) -> dict[str, OptionValue]:
        """The usual ones; the fields of Raging Bulls take turns."""
        fields = named_fields(self.game)
        return self.game.settle(self.seats, {"field": fields[deal % len(fields)]} if fields else {})


def share_of(
    game: Game, judges: Sequence[Judgement], options: dict[str, OptionValue], key: bytes, name: str, seat: int
) -> float:
    """What the seat wins of one game."""
    chance, choice = Rng.keyed(key), Rng.free(name)
    state = game.new(len(judges), options, chance)
    state.forget()
    out = action_buffer(state)
    while waiting := state.to_act():
        acting = waiting[0]
        count = state.fill_legal(acting, out)
        action = out[0] if count == 1 else judges[acting].choose(state, acting, choice)
        state.apply(acting, action, chance, None)
    outcome = state.outcome()
    assert outcome is not None
    return (seat in outcome.winners) / len(outcome.winners)


def shaken_by(value: int, part: float) -> int:
    """At least by one, so that small weights can be fitted as well."""
    step = max(1, round(abs(value * part)))
    return value + (step if part > 0 else -step)


def moved(value: int, effect: Effect) -> int:
    """Towards what wins: by a whole shake if that is certain, by less if it is not, and not at all by luck."""
    if abs(effect.clearness) < CLEAR:
        return value
    return value + round(value * SHAKE * math.tanh(effect.clearness / 2))


def regress(rows: Sequence[Sequence[int]], shares: Sequence[float], seats: int) -> list[tuple[float, float]]:
    """Logistic regression of win shares on signs, by Newton's method: each effect with its standard error.

    Of evenly shaken seats each would win its share, which is the only constant. Too few games to tell effects apart
    are no error: a little is added to the curvature, as if each weight had been seen to do nothing in two games.
    """
    width = len(rows[0])
    constant = -math.log(seats - 1)
    found = [0.0] * width
    curvature: list[list[float]] = []
    for _ in range(ITERATIONS):
        slope = [-value / 2 for value in found]
        curvature = [[0.5 if row == column else 0.0 for column in range(width)] for row in range(width)]
        for row, share in zip(rows, shares, strict=True):
            chance = 1 / (1 + math.exp(-constant - sum(map(_times, row, found))))
            spread = chance * (1 - chance)
            for first in range(width):
                slope[first] += (share - chance) * row[first]
                signed, line = spread * row[first], curvature[first]
                for second in range(first, width):
                    line[second] += signed * row[second]
        for first in range(width):
            for second in range(first):
                curvature[first][second] = curvature[second][first]
        step = solve(curvature, slope)
        found = [value + change for value, change in zip(found, step, strict=True)]
        if max(map(abs, step)) < CALM:
            break
    unit = [[1.0 if row == column else 0.0 for column in range(width)] for row in range(width)]
    errors = [math.sqrt(solve(curvature, unit[index])[index]) for index in range(width)]
    return list(zip(found, errors, strict=True))


def _times(one: int, other: float) -> float:
    return one * other


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations, by Gauss with the largest pivot."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            if factor != 0.0:
                rows[row] = [below - factor * above for below, above in zip(rows[row], rows[column], strict=True)]
    found = [0.0] * size
    for row in range(size - 1, -1, -1):
        known = sum(rows[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (rows[row][size] - known) / rows[row][row]
    return found
