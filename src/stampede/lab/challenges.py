"""Measures the challenges of Raging Bulls: quantiles of a bot's scores on each field and difficulty.

`python -m stampede.lab.challenges > src/stampede/games/raging/challenges.toml` writes the file that the game reads.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass

from stampede.core.game import OptionValue
from stampede.core.registry import find_game
from stampede.games.raging.challenges import MEDALS
from stampede.games.raging.components import RANDOM
from stampede.games.raging.game import Raging
from stampede.lab.series import Plan, Series

COMMAND = "python -m stampede.lab.challenges"
QUANTILES = (30, 60, 90)  # in percent: what a score must reach for bronze, silver and gold
GAMES = 500
SEED = 1
BOT = "greedy"


@dataclass(frozen=True)
class Result:
    name: str
    scores: list[int]  # ascending
    completed: int

    @property
    def medals(self) -> list[int]:
        """The quantiles, each at least a point above the one before."""
        medals: list[int] = []
        for quantile in QUANTILES:
            score = self.scores[len(self.scores) * quantile // 100]
            medals.append(score if not medals else max(score, medals[-1] + 1))
        return medals

    @property
    def mean(self) -> float:
        return sum(self.scores) / len(self.scores)


def challenges(game: Raging) -> Iterator[tuple[str, dict[str, OptionValue]]]:
    """Every named field, and random fields of every difficulty, a new one for each game."""
    for name in game.box.fields:
        yield name, {"field": name}
    for difficulty in game.box.recipes:
        yield f"{RANDOM}-{difficulty}", {"field": RANDOM, "difficulty": difficulty}


def measure(game: Raging, name: str, options: dict[str, OptionValue], games: int) -> Result:
    settled = game.settle(1, options)
    series = Series(Plan(game.id, None, (BOT,), tuple(settled.items()), SEED, keep_records=False))
    scores: list[int] = []
    completed = 0
    for index in range(games):
        _, outcome = series.play(index)
        points = {line.key: line.points for line in outcome.lines[0]}
        scores.append(outcome.scores[0])
        completed += points["escaped"] == 0 and points["isolated"] == bulls(game, options) * game.box.points.isolated
    return Result(name, sorted(scores), completed)


def bulls(game: Raging, options: dict[str, OptionValue]) -> int:
    if options["field"] == RANDOM:
        return game.box.recipes[str(options["difficulty"])].bulls
    return int(game.box.fields[str(options["field"])].herd)


def document(game: Raging, games: int = GAMES) -> str:
    lines = [
        "# Scores for bronze, silver and gold: quantiles of a bot's solo scores. Don't edit; written by",
        f"# {COMMAND} > src/stampede/games/raging/challenges.toml",
        f"# {BOT}, {games} games each, seed {SEED}; quantiles {', '.join(f'{quantile} %' for quantile in QUANTILES)}.",
        "",
        f'components = "{game.digest}"  # of the box they were measured with',
    ]
    for name, options in challenges(game):
        result = measure(game, name, options, games)
        lines += [
            "",
            f"[fields.{name}]  # completed {result.completed / games:.1%}, mean score {result.mean:.1f}",
            *(f"{medal} = {score}" for medal, score in zip(MEDALS, result.medals, strict=True)),
        ]
    return "\n".join(lines) + "\n"


def main() -> None:
    game = find_game("raging")
    assert isinstance(game, Raging)
    sys.stdout.write(document(game))


if __name__ == "__main__":
    main()
