"""Small readable positions of RUN 2 Street for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from stampede.core.events import Event
from stampede.core.play import act
from stampede.core.registry import find_game
from stampede.core.rng import Rng
from stampede.games.street.components import NOTHING
from stampede.games.street.game import Street
from stampede.games.street.rules import Race, empty_race, goal_set_of
from stampede.games.street.state import DECK, DISCARDS
from stampede.games.street.view import StreetView

GAME = find_game("street")
assert isinstance(GAME, Street)
BOX = GAME.box

VEHICLES = ["skateboard", "scooter", "bmx", "rollerskates"]
TRICKS = [
    "cramp",
    "broken-wheel",
    "obstacle",
    "pothole",
    "broken-tray",
    "broken-chain",
    "broken-rollerskate",
    "broken-board",
]
COUNTERS = [
    "water-bottle",
    "spare-wheel",
    "dodge",
    "figure",
    "new-tray",
    "repaired-chain",
    "repaired-rollerskate",
    "repaired-board",
]


@dataclass(frozen=True)
class Rider:
    """A seat: its hand as words, its kilometres, and what lies in front of it. `goal` is in kilometres."""

    hand: str = ""
    km: int = 0
    vehicle: str = ""
    trick: str = ""
    waited: int = 0
    shields: Sequence[int] = (0, 0)
    stopped: bool = False
    laid: str = ""
    goal: int = 0


def race(
    *riders: Rider,
    turn: int = 0,
    deck: int | None = None,
    game: Street = GAME,
    shared: bool = False,
    night: bool = False,
    even: bool = False,
    strict: bool = False,
    fragile: bool = False,
) -> Race:
    """All cards that are not named are the deck; or only `deck` of them, and the rest are discarded.

    Riders without a `goal` are dealt the remaining objectives from the longest down.
    """
    box = game.box
    position = empty_race(box, game.verbs, len(riders))
    position.shared, position.goal_set, position.turn = shared, goal_set_of(night, even), turn
    position.strict, position.fragile = strict, fragile
    left = {name: int(box.copies[kind]) for kind, name in enumerate(box.names)}

    def place(name: str, where: int) -> None:
        left[name] -= 1
        assert left[name] >= 0, f"there are not so many {name}"
        position.put(box.kind_of[name], where, 1)

    wanted = [rider.goal for rider in riders]
    goals = [int(position.distance_of(objective)) for objective in range(box.objectives)]
    free = [km for km in reversed(goals) if km not in wanted]
    for seat, rider in enumerate(riders):
        goal = rider.goal or (wanted[0] or free[0] if shared else free.pop(0))
        position.objectives[seat] = goals.index(goal)
        placed = position.change(seat)
        placed.km, placed.waited, placed.stopped = rider.km, rider.waited, rider.stopped
        placed.vehicle, placed.trick = (box.kind_of[name] if name else NOTHING for name in (rider.vehicle, rider.trick))
        placed.shields = vec[i64](list(rider.shields))
        shown = [box.names[box.first_invincible + shield] for shield, turns in enumerate(rider.shields) if turns]
        for name in [rider.vehicle, rider.trick, *shown]:
            if name:
                place(name, position.lane(seat))
        for name in rider.laid.split():
            place(name, position.lane(seat))
        for name in rider.hand.split():
            place(name, position.hand(seat))
    rest = [name for name, count in left.items() for _ in range(count)]
    for index, name in enumerate(rest):
        position.put(box.kind_of[name], DECK if deck is None or index < deck else DISCARDS, 1)
    position.check()
    return position


class Table:
    """Plays actions in their notation on a position and keeps what happened."""

    def __init__(self, position: Race, seed: int = 1) -> None:
        self.race = position
        self.rng = Rng.free(seed)
        self.events: list[Event] = []

    def play(self, *notations: str) -> Table:
        """The seat on turn plays them."""
        for notation in notations:
            act(self.race, self.race.to_act()[0], GAME.actions.parse(notation).index, self.rng, self.events)
            self.race.check()
        return self

    def legal(self, seat: int | None = None) -> list[str]:
        seat = self.race.turn if seat is None else seat
        return [GAME.actions[index].notation for index in self.race.legal(seat)]

    def plays(self) -> list[str]:
        """What the seat on turn may do besides discarding and ending the turn."""
        return [choice for choice in self.legal() if choice != "end" and not choice.startswith("discard")]

    def why_not(self, notation: str, seat: int | None = None) -> tuple[str, str]:
        """The reason's key and clause."""
        seat = self.race.turn if seat is None else seat
        reason = self.race.why_not(seat, GAME.actions.parse(notation).index)
        assert reason is not None, f"{notation} is legal"
        return reason.key, reason.clause

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    def told(self, kind: str) -> list[Mapping[str, object]]:
        return [event.facts for event in self.events if event.kind == kind]

    def hand(self, seat: int) -> list[str]:
        return self.race.names_at(self.race.hand(seat))

    def lane(self, seat: int) -> list[str]:
        return self.race.names_at(self.race.lane(seat))

    def discards(self) -> list[str]:
        return self.race.names_at(DISCARDS)

    def view(self, reader: int | None) -> StreetView:
        return self.race.view(reader)

    def trick(self, seat: int) -> str:
        return self.view(None).players[seat].trick

    def vehicle(self, seat: int) -> str:
        return self.view(None).players[seat].vehicle


def table(
    *riders: Rider,
    turn: int = 0,
    deck: int | None = None,
    shared: bool = False,
    night: bool = False,
    even: bool = False,
    strict: bool = False,
    fragile: bool = False,
) -> Table:
    options = {"shared": shared, "night": night, "even": even, "strict": strict, "fragile": fragile}
    return Table(race(*riders, turn=turn, deck=deck, **options))
