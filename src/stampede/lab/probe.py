"""The other end of `stampede bench --against`: times what it is asked, in whichever installation runs this file.

It is run by its path, so that an older Stampede, which has no such file, can be measured by this one. Questions come
as lines of JSON, and so do the answers. Only what every version has is imported, and all work is seeded: two
installations with the same rules do exactly the same.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

from stampede.core.game import Game, State, action_buffer
from stampede.core.play import Tally, play_randomly
from stampede.core.registry import find_game
from stampede.core.rng import Rng

OPERATIONS = ("loop", "apply", "legal", "copy", "sample")
GAMES = 10  # random games: `loop` plays them, `apply` plays their moves again
POSITIONS = 24  # halfway through random games


class Probe:
    """One game at a table of so many seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.options = game.settle(seats, {})
        self.games = [self.play(f"game {number}") for number in range(GAMES)]
        self.positions = self.halfway()
        self.seat_asked = [position.to_act()[0] for position in self.positions]
        views = [position.view(seat) for position, seat in zip(self.positions, self.seat_asked, strict=True)]
        self.beliefs = [game.belief(view) for view in views]

    def open(self, name: str) -> tuple[State, Rng]:
        chance = Rng.keyed(f"probe {name}".encode())
        return self.game.new(self.seats, self.options, chance), chance

    def play(self, name: str) -> list[tuple[int, int]]:
        """The moves of a random game."""
        moves: list[tuple[int, int]] = []
        state, chance = self.open(name)
        play_randomly(state, chance, Rng.free(f"probe {name}"), action_buffer(state), Tally(), moves)
        return moves

    def replay(self, name: str, moves: list[tuple[int, int]]) -> State:
        state, chance = self.open(name)
        for seat, action in moves:
            state.apply(seat, action, chance, None)
        return state

    def halfway(self) -> list[State]:
        positions: list[State] = []
        number = 0
        while len(positions) < POSITIONS:
            name = f"position {number}"
            moves = self.play(name)
            position = self.replay(name, moves[: len(moves) // 2])
            if position.owing():
                positions.append(position)
            number += 1
        return positions

    def once(self, operation: str) -> int:
        """Does it once with everything there is; how many decisions or calls that was."""
        return getattr(self, operation)()  # type: ignore[no-any-return]

    def loop(self) -> int:
        """Whole games in a loop inside the engine."""
        tally = Tally()
        for number in range(GAMES):
            state, chance = self.open(f"game {number}")
            play_randomly(state, chance, Rng.free(f"probe game {number}"), action_buffer(state), tally, None)
        return int(tally.decisions)

    def apply(self) -> int:
        """The moves of the same games, one by one from Python."""
        for number, moves in enumerate(self.games):
            self.replay(f"game {number}", moves)
        return sum(map(len, self.games))

    def legal(self) -> int:
        for position, seat in zip(self.positions, self.seat_asked, strict=True):
            position.legal(seat)
        return POSITIONS

    def copy(self) -> int:
        for position in self.positions:
            position.copy()
        return POSITIONS

    def sample(self) -> int:
        rng = Rng.free("probe sample")
        for belief in self.beliefs:
            belief.sample(rng)
        return POSITIONS


def timed(work: Callable[[], int], times: int) -> tuple[float, int]:
    """Seconds of the processor, and how many decisions or calls they were for. What else runs here does not count."""
    done = 0
    started = time.process_time()
    for _ in range(times):
        done += work()
    return time.process_time() - started, done


def main() -> None:
    probe: Probe | None = None
    for line in sys.stdin:
        question = json.loads(line)
        if "game" in question:
            probe = Probe(find_game(question["game"]), question["seats"])
            answer: object = sum(map(len, probe.games))
        else:
            assert probe is not None
            operation = question["operation"]
            answer = timed(lambda: probe.once(operation), question["times"])  # noqa: B023 - called at once
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
