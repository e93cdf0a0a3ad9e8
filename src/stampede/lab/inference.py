"""How well a seat can guess the other hands, with and without what play has revealed.

    python -m stampede.lab.inference GAME [GAMES]

Steady players play games of two. Now and then, the seat that decides guesses for every kind of card how likely
the other hand has one: from plain samples of its belief, and from likely ones. The Brier score is the mean square of
the difference to the truth: 0 is perfect, and always saying one half gets 0.25.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

from stampede.bots.levels import find_bot
from stampede.core.game import Game, State
from stampede.core.registry import find_game
from stampede.core.rng import Rng, derive_key

SEATS = 2
EVERY = 6  # decisions between two guesses, on average
SAMPLES = 24  # of each sort, for one guess


@dataclass
class Guesses:
    """Sums of squares over all guesses so far."""

    count: int = 0
    plain: float = 0.0
    likely: float = 0.0

    def scores(self) -> tuple[float, float]:
        return self.plain / self.count, self.likely / self.count


def hand_of(state: State, seat: int) -> set[str]:
    """The kinds of card that a hand really has; games tell apart what of it is known to whom."""
    places = [place for place in state.places(seat) if place.name.endswith(f"hand {seat}")]
    return {card for place in places for card, count in place.contents.items() if count > 0}


def guess(game: Game, state: State, seat: int, rng: Rng, guesses: Guesses) -> None:
    """One seat guesses the other's hand."""
    other = 1 - seat
    belief, truth = game.belief(state.view(seat)), hand_of(state, other)
    plain = [hand_of(belief.sample(rng), other) for _ in range(SAMPLES)]
    likely = [hand_of(belief.likely(rng), other) for _ in range(SAMPLES)]
    for card in truth.union(*plain, *likely):
        guesses.count += 1
        guesses.plain += (share(plain, card) - (card in truth)) ** 2
        guesses.likely += (share(likely, card) - (card in truth)) ** 2


def share(hands: list[set[str]], card: str) -> float:
    return sum(card in hand for hand in hands) / len(hands)


def guess_hands(name: str, games: int, seed: int = 1) -> Guesses:
    game, steady, guesses = find_game(name), find_bot("steady"), Guesses()
    for index in range(games):
        chance, rng = Rng.keyed(derive_key("inference", seed, index)), Rng.free(f"inference {seed} {index}")
        state = game.new(SEATS, game.settle(SEATS, {}), chance)
        while waiting := state.to_act():
            seat = waiting[0]
            legal = state.legal(seat)
            if len(legal) > 1 and rng.below(EVERY) == 0:
                guess(game, state, seat, rng, guesses)
            state.apply(seat, steady.choose(game, state.view(seat), seat, legal, rng), chance, None)
    return guesses


def main(words: list[str]) -> None:
    guesses = guess_hands(words[0], int(words[1]) if len(words) > 1 else 40)
    plain, likely = guesses.scores()
    scores = f"{plain:.4f} from plain samples, {likely:.4f} from likely ones"
    print(f"{words[0]}, {guesses.count} guesses: Brier score {scores}")


if __name__ == "__main__":
    main(sys.argv[1:])
