"""Measures the challenges of Raging Bulls: what two bots score on each field and difficulty, alone.

`python -m stampede.lab.challenges > src/stampede/games/raging/challenges.toml` writes the file that the game reads.
With the compiled engine that takes half an hour; `… challenges long-acre` writes only the section of that field.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from stampede.core.game import OptionValue, State
from stampede.core.registry import find_game
from stampede.core.rng import Rng, derive_key
from stampede.games.raging.challenges import MEDALS
from stampede.games.raging.components import RANDOM
from stampede.games.raging.game import Raging
from stampede.lab.rollout import RolloutPlayer

COMMAND = "python -m stampede.lab.challenges"
SEED = 1
BUDGET = 512  # playouts for each decision of the strong player
GREEDY_GAMES = 400
STRONG_GAMES = 40
BRONZE = 50  # quantiles in percent: bronze of greedy's scores, silver and gold of the strong player's
SILVER = 20
GOLD = 80


@dataclass(frozen=True)
class Result:
    name: str
    greedy: list[int]  # scores, ascending
    strong: list[int]

    @property
    def medals(self) -> list[int]:
        """Each at least a point above the one before."""
        wanted = [quantile(self.greedy, BRONZE), quantile(self.strong, SILVER), quantile(self.strong, GOLD)]
        medals: list[int] = []
        for score in wanted:
            medals.append(score if not medals else max(score, medals[-1] + 1))
        return medals


def quantile(scores: Sequence[int], percent: int) -> int:
    """The score that this share of the games stays below."""
    return scores[len(scores) * percent // 100]


def mean(scores: Sequence[int]) -> float:
    return sum(scores) / len(scores)


def challenges(game: Raging) -> Iterator[tuple[str, dict[str, OptionValue]]]:
    """Every named field, and random fields of every difficulty, a new one for each game."""
    for name in game.box.fields:
        yield name, {"field": name}
    for difficulty in game.box.recipes:
        yield f"{RANDOM}-{difficulty}", {"field": RANDOM, "difficulty": difficulty}


class Player:
    """Chooses for the only seat; it never sees the dice to come."""

    def __init__(self, game: Raging, budget: int) -> None:
        self.rollouts = RolloutPlayer(game, budget) if budget > 0 else None
        self.judgement = game.judgement()

    def choose(self, state: State, rng: Rng) -> int:
        if self.rollouts is None:
            return int(self.judgement.choose(state, 0, rng))
        return self.rollouts.choose(state, 0, rng)


def scores_of(game: Raging, options: dict[str, OptionValue], games: int, budget: int) -> list[int]:
    """Scores of the strong player, ascending; of greedy, if it has no budget."""
    settled = game.settle(1, options)
    player = Player(game, budget)
    scores: list[int] = []
    for index in range(games):
        chance, own = Rng.keyed(derive_key("challenge", SEED, index)), Rng.free(("challenger", SEED, index))
        state = game.new(1, settled, chance)
        while state.owing():
            state.apply(0, player.choose(game.belief(state.view(0)).sample(own), own), chance, None)
        outcome = state.outcome()
        assert outcome is not None
        scores.append(outcome.scores[0])
    return sorted(scores)


def measure(game: Raging, name: str, options: dict[str, OptionValue]) -> Result:
    greedy = scores_of(game, options, GREEDY_GAMES, 0)
    return Result(name, greedy, scores_of(game, options, STRONG_GAMES, BUDGET))


def heading(game: Raging) -> str:
    lines = [
        "# Scores for bronze, silver and gold on each field. Don't edit; written by",
        f"# {COMMAND} > src/stampede/games/raging/challenges.toml",
        f"# Bronze: what greedy reaches in {100 - BRONZE} % of {GREEDY_GAMES} solo games.",
        f"# Silver and gold: what a strong player (lab/rollout.py, {BUDGET} playouts for a decision) reaches",
        f"# in {100 - SILVER} % and {100 - GOLD} % of {STRONG_GAMES}.",
        "",
        f'components = "{game.digest}"  # of the box they were measured with',
    ]
    return "\n".join(lines) + "\n"


def section(result: Result) -> str:
    greedy, strong = result.greedy, result.strong
    lines = [
        "",
        f"[fields.{result.name}]",
        f"# greedy: mean {mean(greedy):.1f}; strong: mean {mean(strong):.1f}, from {strong[0]} to {strong[-1]}",
        *(f"{medal} = {score}" for medal, score in zip(MEDALS, result.medals, strict=True)),
    ]
    return "\n".join(lines) + "\n"


def document(game: Raging, results: Sequence[Result]) -> str:
    return heading(game) + "".join(section(result) for result in results)


def main(names: Sequence[str]) -> None:
    game = find_game("raging")
    assert isinstance(game, Raging)
    results = [measure(game, *challenge) for challenge in challenges(game) if not names or challenge[0] in names]
    sys.stdout.write("".join(map(section, results)) if names else document(game, results))


if __name__ == "__main__":
    main(sys.argv[1:])
