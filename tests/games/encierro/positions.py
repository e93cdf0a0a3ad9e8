"""Small readable positions of Corre el encierro for tests. Cards and objects are written by their ids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stampede.core.events import Event
from stampede.core.play import act
from stampede.core.registry import find_game
from stampede.core.rng import Rng
from stampede.games.encierro.game import Encierro
from stampede.games.encierro.memory import DREW, LEFT, POURED, SHUFFLED
from stampede.games.encierro.rules import Race
from stampede.games.encierro.setup import empty_race
from stampede.games.encierro.state import BARRED_STATES, DISCARDS, PILE, PLAYING
from stampede.games.encierro.view import EncierroView

GAME = find_game("encierro")
assert isinstance(GAME, Encierro)
BOX = GAME.box
ACTIONS = GAME.verbs
MOST_SEEDS = 3000


def kind(id: str) -> int:
    return BOX.ids.index(id)


def race(
    locations: Sequence[int],
    hands: Mapping[int, str] | None = None,
    *,
    turn: int = 0,
    objects: Mapping[int, str] | None = None,
    special: Mapping[int, str] | None = None,
    barred: Mapping[int, str] | None = None,
    gone: Mapping[int, int] | None = None,
    fallen: int = 0,
    pile: str | None = None,
) -> Race:
    """Runners by location; all cards not named are the pile, or discarded if the pile is named."""
    position = empty_race(BOX, ACTIONS, len(locations))
    left = {id: int(BOX.copies[index]) for index, id in enumerate(BOX.ids)}

    def put(id: str, place: int) -> None:
        left[id] -= 1
        assert left[id] >= 0, f"there are not so many {id}"
        position.put(kind(id), place, 1)

    def lay_open(id: str) -> None:
        """Everybody has seen it leave a hand."""
        position.note(DREW, 0, kind(id))
        position.note(LEFT, 0, kind(id))

    for seat, location in enumerate(locations):
        position.change(seat).location = location
    for seat, things in (objects or {}).items():
        position.change(seat).objects = sum(1 << BOX.objects.index(thing) for thing in things.split())
    for seat, id in (special or {}).items():
        left[id] -= 1
        lay_open(id)
        position.change(seat).special = kind(id)
    for seat, state in (barred or {}).items():
        left["barrera"] -= 1
        lay_open("barrera")
        position.change(seat).barred = BARRED_STATES.index(state)
    for seat, when in (gone or {}).items():
        position.change(seat).expelled = when
        position.change(seat).objects = 0
        position.expulsions = max(int(position.expulsions), when)
    for seat, cards in (hands or {}).items():
        for id in cards.split():
            put(id, position.hand(seat))
            position.note(DREW, seat, kind(id))
    for id in (pile or "").split():
        put(id, PILE)
    for id, count in list(left.items()):
        for _ in range(count):
            put(id, PILE if pile is None else DISCARDS)
    position.fallen = fallen
    ordinary = range(int(BOX.eyes), int(BOX.kinds))
    for index in ordinary:
        for _ in range(position.count(DISCARDS, index)):
            lay_open(BOX.ids[index])
    if fallen:
        for index in ordinary:
            for _ in range(position.count(PILE, index)):
                lay_open(BOX.ids[index])
            position.note(POURED, position.count(PILE, index), index)
        position.note(SHUFFLED, 0, 0)
    position.turn = turn
    position.ask_active(PLAYING)
    position.check()
    return position


class Table:
    """Plays notations on a position and keeps what happened."""

    def __init__(self, position: Race) -> None:
        self.race = position
        self.events: list[Event] = []

    def play(self, *notations: str) -> Table:
        for notation in notations:
            self.apply(notation, 1)
        return self

    def apply(self, notation: str, seed: int) -> None:
        seat = self.race.to_act()[0]
        act(self.race, seat, GAME.actions.parse(notation).index, Rng.free(seed), self.events)
        self.race.check()

    def draw(self, *ids: str) -> Table:
        """Draws just these cards, one after the other: chance is tried until it gives them."""
        for id in ids:
            self.chance("draw", id, PILE)
        return self

    def take(self, id: str) -> Table:
        """The attack happens and picks this card of the hand."""
        return self.chance("take", id, self.race.hand(self.race.pending.seat))

    def chance(self, notation: str, id: str, place: int) -> Table:
        action = GAME.actions.parse(notation).index
        before = self.race.count(place, kind(id))
        for seed in range(MOST_SEEDS):
            twin = self.race.copy()
            shuffles = twin.fallen
            twin.apply(twin.pending.seat, action, Rng.free(seed), None)
            if twin.fallen > shuffles and place == PILE:
                break  # the last card of the pile: there is no other
            if twin.count(place, kind(id)) == before - 1:
                break
        else:
            raise AssertionError(f"{id} does not come")
        self.apply(notation, seed)
        return self

    def legal(self, seat: int | None = None) -> list[str]:
        seat = int(self.race.pending.seat) if seat is None else seat
        return [GAME.actions[index].notation for index in self.race.legal(seat)]

    def why_not(self, notation: str, seat: int | None = None) -> tuple[str, str]:
        """The reason's key and clause."""
        seat = int(self.race.pending.seat) if seat is None else seat
        reason = self.race.why_not(seat, GAME.actions.parse(notation).index)
        assert reason is not None, f"{notation} is legal"
        return reason.key, reason.clause

    def asked(self) -> tuple[int, str]:
        """Who is asked now, and what."""
        seat = self.race.to_act()[0]
        return seat, self.race.decision(seat)

    def view(self, reader: int | None = None) -> EncierroView:
        return self.race.view(reader)

    def hand(self, seat: int) -> list[str]:
        return self.race.cards_in(self.race.hand(seat))

    def discards(self) -> list[str]:
        return self.race.cards_in(DISCARDS)

    def objects(self, seat: int) -> list[str]:
        return [id for thing, id in enumerate(BOX.objects) if self.race.runners[seat].has(thing)]

    def special(self, seat: int) -> str:
        lying = self.race.runners[seat].special
        return "" if lying < 0 else BOX.ids[lying]

    def locations(self) -> list[int]:
        return [int(runner.location) for runner in self.race.runners]

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    def shuffled(self) -> list[str]:
        """What the latest shuffle made the pile of."""
        (*_, shuffle) = [event for event in self.events if event.kind == "shuffled"]
        cards = shuffle.facts["cards"]
        assert isinstance(cards, list)
        return [str(card) for card in cards]

    def result(self) -> tuple[str, list[int]]:
        outcome = self.race.outcome()
        assert outcome is not None
        return outcome.reason, outcome.ranks


def table(
    locations: Sequence[int],
    hands: Mapping[int, str] | None = None,
    *,
    turn: int = 0,
    objects: Mapping[int, str] | None = None,
    special: Mapping[int, str] | None = None,
    barred: Mapping[int, str] | None = None,
    gone: Mapping[int, int] | None = None,
    fallen: int = 0,
    pile: str | None = None,
) -> Table:
    return Table(
        race(
            locations,
            hands,
            turn=turn,
            objects=objects,
            special=special,
            barred=barred,
            gone=gone,
            fallen=fallen,
            pile=pile,
        )
    )
