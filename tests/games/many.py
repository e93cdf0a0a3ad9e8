"""Whole games by the thousand, for the tests of every game: they end, and nothing is lost on the way."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import count

from stampede import Match
from stampede.bots.levels import find_bot
from stampede.core.game import Game, OptionValue, action_buffer
from stampede.core.play import Tally, play_randomly
from stampede.core.rng import Rng

Options = Mapping[str, OptionValue]
COUNT_EVERY = 50  # games after which all components are counted
MOST_DECISIONS = 5000  # of a game that is played with sense


def play_many_randomly(game: Game, seats: int, games: int, options: Sequence[Options] = ({},)) -> int:
    """Plays random games and checks how they end; tells how many decisions they took."""
    chance, choice = Rng.free(("chance", seats)), Rng.free(("choice", seats))
    tally = Tally()
    settled = [game.settle(seats, dict(one)) for one in options]
    box = game.components(seats)
    for index in range(games):
        state = game.new(seats, settled[index % len(settled)], chance)
        play_randomly(state, chance, choice, action_buffer(state), tally, None)
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.reason in game.end_reasons
        state.check()
        if index % COUNT_EVERY == 0:
            there: dict[str, int] = {}
            for place in state.places(None):
                for component, count in place.contents.items():
                    there[component] = there.get(component, 0) + count
            assert {name: count for name, count in there.items() if count} == box
    return tally.decisions


def play_many_greedily(game: Game, seats: int, games: int, options: Options | None = None) -> None:
    """Judgement uses only what its seat knows (`check_choice_rests_on_view`), so it may be asked without a view."""
    chance, judgement = Rng.free(("greedy", seats)), game.judgement()
    settled = game.settle(seats, dict(options or {}))
    for _ in range(games):
        state = game.new(seats, settled, chance)
        decisions = 0
        while state.owing():
            seat = state.to_act()[0]
            action = judgement.choose(state, seat, chance)
            assert action in state.legal(seat)
            state.apply(seat, action, chance, None)
            decisions += 1
            assert decisions < MOST_DECISIONS
        assert state.outcome() is not None
        state.check()


def check_choice_rests_on_view(game: Game, positions: int, deeper: int) -> None:
    """Whatever the unseen cards are, the choice is the same, in that many positions with a choice and unseen cards."""
    seeds = count()
    seen = 0
    while seen < positions:
        seed = next(seeds)
        assert seed < 10 * positions, f"only {seen} positions of {seed} have a choice and something unseen"
        match = Match.new(game.id, seats=seed % (game.max_seats - game.min_seats + 1) + game.min_seats, seed=seed)
        chance = random.Random(seed)
        for _ in range(10 + deeper * (seed % positions)):
            if not match.over:
                seat = match.to_act[0]
                match.play(seat, chance.choice(match.legal(seat)))
        if match.over or len(match.legal(seat := match.to_act[0])) < 2:
            continue
        belief, rng = game.belief(match.view(seat)), Rng.free(seed)
        samples = [belief.sample(rng) for _ in range(6)]
        if all(sample.places(seat) == samples[0].places(seat) for sample in samples):
            continue
        assert len({game.judgement().choose(sample, seat, rng) for sample in samples}) == 1
        seen += 1


def share_won_by_greedy(game: Game, seats: int, games: int, options: Options | None = None) -> float:
    """Of games of one `greedy` against `random`, the seats taken in turn; a shared victory counts in part."""
    wins = 0.0
    for index in range(games):
        match = Match.new(game.id, seats=seats, seed=index, options=dict(options or {}))
        greedy = index % seats
        rng = Rng.free(index)
        while not match.over:
            seat = match.to_act[0]
            bot = find_bot("greedy" if seat == greedy else "random")
            match.play(seat, bot.choose(game, match.view(seat), seat, match.state.legal(seat), rng))
        assert match.outcome is not None
        wins += (greedy in match.outcome.winners) / len(match.outcome.winners)
    return wins / games
