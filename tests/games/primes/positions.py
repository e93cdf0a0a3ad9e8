"""Small readable positions of Trip & Run for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stampede.core.events import Event
from stampede.core.play import act
from stampede.core.registry import find_game
from stampede.core.rng import Rng
from stampede.games.primes.game import Primes
from stampede.games.primes.rules import Race, empty_race, show_top
from stampede.games.primes.state import DISCARDS, PILE

GAME = find_game("primes")
assert isinstance(GAME, Primes)
BOX = GAME.box


def race(
    squares: Sequence[Sequence[int]],
    hands: Mapping[int, Sequence[str]],
    turn: int = 0,
    pile: int | None = None,
    game: Primes = GAME,
    first: int = 0,
    head_start: int = 0,
) -> Race:
    """Meeples by seat, cards by name; all others are the pile, or `pile` of them are and the rest are discarded."""
    position = empty_race(game.box, game.verbs, len(squares))
    for seat, own in enumerate(squares):
        for meeple, square in enumerate(own):
            position.place_meeple(seat, meeple, square)
    left = {name: int(game.box.copies[kind]) for kind, name in enumerate(game.box.names)}
    for seat, cards in hands.items():
        for name in cards:
            left[name] -= 1
            assert left[name] >= 0, f"there are not so many {name}"
            position.put(game.box.kind_of[name], position.hand(seat), 1)
    rest = [name for name, count in left.items() for _ in range(count)]
    for index, name in enumerate(rest):
        place = PILE if pile is None or index < pile else DISCARDS
        position.put(game.box.kind_of[name], place, 1)
    position.turn = turn
    position.first = first
    position.head_start_step = head_start
    if position.size(PILE):
        show_top(position, Rng.free("top"))
    position.check()
    return position


class Table:
    """Plays actions in their notation on a position and keeps what happened."""

    def __init__(self, position: Race, seed: int = 1) -> None:
        self.race = position
        self.rng = Rng.free(seed)
        self.events: list[Event] = []

    def play(self, *notations: str) -> Table:
        for notation in notations:
            seat = self.race.to_act()[0]
            act(self.race, seat, GAME.actions.parse(notation).index, self.rng, self.events)
            self.race.check()
        return self

    def legal(self, seat: int | None = None) -> list[str]:
        seat = self.race.turn if seat is None else seat
        return [GAME.actions[index].notation for index in self.race.legal(seat)]

    def why_not(self, notation: str, seat: int | None = None) -> tuple[str, str]:
        """The reason's key and clause."""
        seat = self.race.turn if seat is None else seat
        reason = self.race.why_not(seat, GAME.actions.parse(notation).index)
        assert reason is not None, f"{notation} is legal"
        return reason.key, reason.clause

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]


def table(
    squares: Sequence[Sequence[int]],
    hands: Mapping[int, Sequence[str]],
    turn: int = 0,
    pile: int | None = None,
    first: int = 0,
    head_start: int = 0,
) -> Table:
    return Table(race(squares, hands, turn, pile, first=first, head_start=head_start))
