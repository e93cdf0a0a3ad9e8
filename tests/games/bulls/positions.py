"""Small readable positions of Running with the Bulls for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import count

from mypy_extensions import u8

from stampede.core.events import Event
from stampede.core.play import act
from stampede.core.registry import find_game
from stampede.core.rng import Rng
from stampede.games.bulls.game import Bulls
from stampede.games.bulls.parts import NONE, WHICH_CARD
from stampede.games.bulls.rules import Holiday, empty_holiday
from stampede.games.bulls.state import DECK, DISCARDS
from stampede.games.bulls.town import SIGNS

GAME = find_game("bulls")
assert isinstance(GAME, Bulls)
BOX = GAME.box
TOWN = BOX.town
SIGHTS = ["restaurant", "nightclub", "bank", "bookstore", "china-shop"]  # D1 to D5, unless said otherwise


def holiday(
    runners: Mapping[int, Sequence[str]] | None = None,
    bulls: Sequence[str] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    seats: int = 2,
    day: int = 1,
    row: str = "",
    first: int = 0,
    tokens: Mapping[str, int] | None = None,
    sights: Sequence[str] = SIGHTS,
    points: Mapping[int, Sequence[int]] | None = None,
    deck: int | None = None,
    game: Bulls = GAME,
) -> Holiday:
    """Dice as "A2 3" by seat, bulls likewise, cards by name, tokens as {"A2 odd": seat}, points by seat and day.

    The first player is about to play a card, in the row of the dice (or `row`). All other cards are in the deck, or
    only `deck` of them, with the rest discarded.
    """
    box, town = game.box, game.box.town
    runners, hands = runners or {}, hands or {}
    position = empty_holiday(box, game.verbs, seats)
    named = [row] if row else [die.split()[0] for dice in [*runners.values(), bulls] for die in dice]
    position.row = town.row_of[town.place_of[named[0]]] if named else 0
    start = town.first[position.row]
    for seat in range(seats):
        position.players[seat] = position.players[seat].rolling(box.runners[seats], 0)
        for die in runners.get(seat, []):
            place, face = die.split()
            position.put_runners(seat, town.place_of[place] - start, int(face), 1)
    for die in bulls:
        place, face = die.split()
        position.put_bulls(town.place_of[place] - start, int(face), 1)
    for sign, seat in (tokens or {}).items():
        place, parity = sign.split()
        position.put_token(town.sign_at[town.place_of[place]] + SIGNS.index(parity), seat)
    for column, name in enumerate(sights):
        position.sights[column] = u8(box.sight_of[name])
    for seat, days in (points or {}).items():
        for index, scored in enumerate(days):
            position.players[seat] = position.players[seat].scoring(index, scored)
    put_cards(position, hands, deck)
    position.day = day - 1
    position.first = position.turn = first
    position.pending = WHICH_CARD
    position.check()
    return position


def put_cards(position: Holiday, hands: Mapping[int, Sequence[str]], deck: int | None) -> None:
    box = position.box
    left = {name: int(box.copies[kind]) for kind, name in enumerate(box.names)}
    for seat, cards in hands.items():
        for name in cards:
            left[name] -= 1
            assert left[name] >= 0, f"there are not so many {name}"
            position.put(box.kind_of[name], position.hand(seat), 1)
    rest = [name for name, number in left.items() for _ in range(number)]
    for index, name in enumerate(rest):
        position.put(box.kind_of[name], DECK if deck is None or index < deck else DISCARDS, 1)


@cache
def seed_for(rolls: tuple[int, ...]) -> int:
    for seed in count():
        rng = Rng.free(("loaded", seed))
        if all(rng.below(6) + 1 == roll for roll in rolls):
            return seed
    raise AssertionError


def loaded(*rolls: int) -> Rng:
    """Dice that come up as listed, and then at random."""
    return Rng.free(("loaded", seed_for(rolls)))


class Table:
    """Plays notations on a position and keeps the events. `rolls` are the first dice to come up."""

    def __init__(self, position: Holiday, *rolls: int) -> None:
        self.position = position
        self.rng = loaded(*rolls)
        self.events: list[Event] = []

    def play(self, *notations: str) -> Table:
        for notation in notations:
            seat = self.position.to_act()[0]
            act(self.position, seat, GAME.actions.parse(notation).index, self.rng, self.events)
            self.position.check()
        return self

    def play_as(self, seat: int, *notations: str) -> Table:
        """For decisions that several seats owe at the same time."""
        for notation in notations:
            act(self.position, seat, GAME.actions.parse(notation).index, self.rng, self.events)
            self.position.check()
        return self

    def load(self, *rolls: int) -> Table:
        self.rng = loaded(*rolls)
        return self

    @property
    def legal(self) -> list[str]:
        return self.legal_for(self.position.to_act()[0])

    def legal_for(self, seat: int) -> list[str]:
        return [GAME.actions[index].notation for index in self.position.legal(seat)]

    @property
    def decision(self) -> str:
        return self.position.decision(self.position.to_act()[0])

    def why_not(self, notation: str, seat: int | None = None) -> tuple[str, str]:
        """The reason's key and clause."""
        seat = self.position.turn if seat is None else seat
        reason = self.position.why_not(seat, GAME.actions.parse(notation).index)
        assert reason is not None, f"{notation} is legal"
        return reason.key, reason.clause

    def told(self, kind: str) -> list[dict[str, object]]:
        """The facts of all events of a kind."""
        return [dict(event.facts) for event in self.events if event.kind == kind]

    def runners(self, seat: int) -> list[str]:
        position = self.position
        return [
            f"{position.place_name(column)} {face}"
            for column in range(TOWN.width[position.row])
            for face in range(1, 7)
            for _ in range(position.runners_at(seat, column, face))
        ]

    def bulls(self) -> list[str]:
        position = self.position
        return [
            f"{position.place_name(column)} {face}"
            for column in range(TOWN.width[position.row])
            for face in position.faces_of_bulls(column)
        ]

    def tokens(self) -> dict[str, int]:
        return {
            f"{TOWN.sign_roundabout(sign)} {TOWN.sign_name(sign)}": self.position.token_at(sign)
            for sign in range(TOWN.signs)
            if self.position.token_at(sign) != NONE
        }

    def hand(self, seat: int) -> list[str]:
        return self.position.names_at(self.position.hand(seat))

    @property
    def discards(self) -> list[str]:
        return self.position.names_at(DISCARDS)


def table(
    runners: Mapping[int, Sequence[str]] | None = None,
    bulls: Sequence[str] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    seats: int = 2,
    day: int = 1,
    row: str = "",
    first: int = 0,
    tokens: Mapping[str, int] | None = None,
    sights: Sequence[str] = SIGHTS,
    points: Mapping[int, Sequence[int]] | None = None,
    deck: int | None = None,
) -> Table:
    return Table(holiday(runners, bulls, hands, seats, day, row, first, tokens, sights, points, deck))
