"""A little of everything that has to be quick, for a compiler that watches: `python -m stampede.lab.practice`.

`STAMPEDE_OPTIMIZE=profile` builds the engine twice (hatch_build.py): the first build counts where it goes while it runs
this, and the second is laid out by those counts. It imports nothing but the engine, because nothing else is there then.
"""

from __future__ import annotations

from stampede.bots.levels import LEVELS
from stampede.bots.tree import Search
from stampede.bots.tunings import AT_RANDOM
from stampede.core.batch import Batch
from stampede.core.events import Event
from stampede.core.game import Game, OptionValue, State, action_buffer
from stampede.core.play import Tally, play_games
from stampede.core.registry import find_game, game_ids
from stampede.core.rng import Rng

SEATS = 3
DECISIONS = 60_000  # of random play
STEPS = 300  # of a batch
BATCH = 64
SIMULATIONS = 200
SEARCHING = 0.05  # as many seconds' thoughts as the search takes on the machine on which the levels were measured


class Practice:
    """One game at one table."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats = min(max(SEATS, game.min_seats), game.max_seats)
        self.options: dict[str, OptionValue] = game.settle(self.seats, {})
        self.rng = Rng.free(f"practice {game.id}")

    def new(self) -> State:
        return self.game.new(self.seats, self.options, self.rng)

    def run(self) -> None:
        self.play_inside()
        self.drive()
        self.step()
        self.look()
        self.search()

    def play_inside(self) -> None:
        tally, out = Tally(), action_buffer(self.new())
        while tally.decisions < DECISIONS:
            play_games(self.game, self.seats, self.options, self.rng, 10, out, tally)

    def drive(self) -> None:
        """Move by move, and a copy of every position."""
        decisions = 0
        while decisions < DECISIONS // 4:
            state = self.new()
            while (seat := state.first_to_act()) >= 0:
                legal = state.legal(seat)
                state.copy()
                state.apply(seat, legal[self.rng.below(len(legal))], self.rng, None)
                decisions += 1

    def step(self) -> None:
        batch = Batch(self.game, self.seats, self.options, BATCH, "practice")
        for _ in range(STEPS):
            batch.pick()
            actions = bytes(memoryview(batch.picked))
            if batch.first_illegal(actions) >= 0:
                raise AssertionError("a picked action is not legal")
            batch.step(actions)

    def look(self) -> None:
        """A game of steady bots as it is told at a table, and one position after another from what seats see."""
        bot, log = LEVELS["steady"], list[Event]()
        state = self.game.new(self.seats, self.options, self.rng, log)
        while (seat := state.first_to_act()) >= 0:
            view = state.view(seat)
            belief = self.game.belief(view)
            for _ in range(5):
                belief.sample(self.rng)
                belief.likely(self.rng)
            action = bot.choose(self.game, view, seat, state.legal(seat), self.rng)
            state.apply(seat, action, self.rng, log)
        state.outcome()

    def search(self) -> None:
        bot, state = LEVELS["sharp"].scaled(SEARCHING / LEVELS["sharp"].thinking_time()), self.new()
        while (seat := state.first_to_act()) >= 0:
            legal, view = state.legal(seat), state.view(seat)
            if len(legal) > 1 and self.rng.below(10) == 0:
                Search(self.game, view, seat, self.rng, AT_RANDOM).run(SIMULATIONS)
                bot.choose(self.game, view, seat, legal, self.rng)
            state.apply(seat, legal[self.rng.below(len(legal))], self.rng, None)


if __name__ == "__main__":
    for id in game_ids():
        Practice(find_game(id)).run()
