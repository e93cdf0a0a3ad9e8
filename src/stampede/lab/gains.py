"""What a searching bot's choice gains over steady's, with luck taken out of it.

    python -m stampede.lab.gains GAME BOT [POSITIONS [SCALE]]

BOT is a level, a bot of your own (`module:Class`) or a file of weights, as in the arena. Steady players play games of
two. In some of their positions the bot is asked as well. Where it would choose otherwise, both choices are played on by
the judgement, many times and with the same chance, with all cards as they really lie. The mean difference in wins is
what one choice gains. Far fewer games tell bots apart in this way than in an arena, but only an arena shows what the
gains of a whole game add up to.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass, field
from statistics import mean, stdev

from stampede.bots.bot import Bot
from stampede.bots.levels import find_bot
from stampede.core.errors import StampedeError
from stampede.core.game import Game, State
from stampede.core.registry import find_game
from stampede.core.rng import Rng, derive_key
from stampede.lab.guests import Fault, Guest, find_player
from stampede.lab.intervals import mean_interval

SEATS = 2
EVERY = 6  # decisions between two positions, on average
PLAYOUTS = 100  # of either choice


@dataclass
class Gains:
    """What the bot's choices gained, one number for each position: 0 where it agreed with steady."""

    games: int = 0
    decisions: int = 0  # of all seats, where there was a choice
    differed: int = 0
    seconds: float = 0.0
    gained: list[float] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)  # where steady answered in the bot's place

    def told(self) -> str:
        average = mean(self.gained)
        low, high = mean_interval(average, stdev(self.gained), len(self.gained))
        each = self.decisions / self.games / SEATS
        return (
            f"{average:+.2%} a choice ({low:+.2%} to {high:+.2%}),"
            f" {average * each:+.0%} in the {each:.0f} choices of a game;"
            f" differs in {self.differed / len(self.gained):.0%} of {len(self.gained)} positions;"
            f" {1000 * self.seconds / len(self.gained):.0f} ms of processor time a choice"
        )


def measure_gains(name: str, bot: Bot, positions: int, playouts: int = PLAYOUTS, seed: int = 1) -> Gains:
    game, steady, gains = find_game(name), find_bot("steady"), Gains()
    while len(gains.gained) < positions:
        chance = Rng.keyed(derive_key("gains", seed, gains.games))
        rng = Rng.free(f"gains {seed} {gains.games}")
        gains.games += 1
        if isinstance(bot, Guest):
            bot.new_game()
        state = game.new(SEATS, game.settle(SEATS, {}), chance)
        while waiting := state.to_act():
            seat = waiting[0]
            legal = state.legal(seat)
            action = legal[0]
            if len(legal) > 1:
                gains.decisions += 1
                action = steady.choose(game, state.view(seat), seat, legal, rng)
                if rng.below(EVERY) == 0:
                    compare(game, bot, state, seat, action, playouts, rng, gains)
            state.apply(seat, action, chance, None)
    return gains


def compare(game: Game, bot: Bot, state: State, seat: int, usual: int, playouts: int, rng: Rng, gains: Gains) -> None:
    """One position: what the bot would do there, against what steady does."""
    began = time.process_time()
    action = bot.choose(game, state.view(seat), seat, state.legal(seat), rng)
    if isinstance(bot, Guest):  # it thinks in a process of its own
        gains.seconds += bot.seconds
        gains.faults += bot.take_faults()
    else:
        gains.seconds += time.process_time() - began
    if action == usual:
        gains.gained.append(0.0)
        return
    gains.differed += 1
    place = len(gains.gained)
    chances = [f"playout {place} {number}" for number in range(playouts)]
    gained = [
        share_of_win(game, state, seat, action, key) - share_of_win(game, state, seat, usual, key) for key in chances
    ]
    gains.gained.append(mean(gained))


def share_of_win(game: Game, state: State, seat: int, action: int, key: str) -> float:
    """The seat's, if it does this and all go on by the judgement."""
    judgement, chance, twin = game.judgement(), Rng.free(key), state.copy()
    twin.apply(seat, action, chance, None)
    while waiting := twin.to_act():
        twin.apply(waiting[0], judgement.choose(twin, waiting[0], chance), chance, None)
    outcome = twin.outcome()
    assert outcome is not None
    return (outcome.ranks[seat] == 1) / outcome.ranks.count(1)


def main(words: list[str]) -> int:
    if not 2 <= len(words) <= 4:
        print("python -m stampede.lab.gains GAME BOT [POSITIONS [SCALE]]", file=sys.stderr)
        return 2
    try:
        positions = int(words[2]) if len(words) > 2 else 400
        scale = float(words[3]) if len(words) > 3 else 1.0
        bot = find_player(words[1], scale)
        try:
            gains = measure_gains(words[0], bot, positions)
        finally:
            if isinstance(bot, Guest):
                bot.close()
    except (StampedeError, ValueError) as error:
        print(f"gains: {error}", file=sys.stderr)
        return 2
    print(f"{words[0]}, {words[1]} at {scale:g}: {gains.told()}")
    if gains.faults:
        first = gains.faults[0]
        print(f"gains: {len(gains.faults)} times it had no answer, and steady chose: {first.detail}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
