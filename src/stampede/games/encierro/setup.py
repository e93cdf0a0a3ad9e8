"""How a game of Corre el encierro begins."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from stampede.core.events import Event
from stampede.core.rng import Rng
from stampede.games.encierro.actions import Actions
from stampede.games.encierro.components import Box
from stampede.games.encierro.memory import DREW
from stampede.games.encierro.rules import Race
from stampede.games.encierro.state import EMPTY_HANDS, FIRST_HAND, NOTHING, PILE, PLAYING, Runner, own_decision


def empty_race(box: Box, actions: Actions, seats: i64) -> Race:
    """Everybody on the first location with all objects, and no card anywhere."""  # E5
    runners = vec[Runner]([Runner(1, (1 << len(box.objects)) - 1)] * int(seats))
    cards = NOTHING[: (FIRST_HAND + seats) * (box.kinds + 1)]  # see the rows of a position
    return Race(box, actions, runners, cards, EMPTY_HANDS[:seats], vec[u8](), own_decision(PLAYING, 0, False))


def new_race(box: Box, actions: Actions, seats: i64, rng: Rng, log: list[Event] | None) -> Race:
    """A random runner begins; five cards each, dealt without the eye cards, which then join the pile."""  # E5, E6
    race = empty_race(box, actions, seats)
    race.chance_events = rng.begin(race.chance_events)
    race.turn = rng.below(seats)
    race.ask_active(PLAYING)
    for kind in range(box.eyes, box.kinds):
        for _ in range(box.copies[kind]):
            race.put(kind, PILE, 1)
    for step in range(seats):
        seat = (race.turn + step) % seats
        for _ in range(box.hand):
            kind = race.card_at(PILE, rng.below(race.size(PILE)))
            race.put(kind, PILE, -1)
            race.put(kind, race.hand(seat), 1)
            race.note(DREW, seat, kind)
        if log is not None:
            log.append(Event("dealt", {"seat": int(seat)}, {"cards": race.cards_in(race.hand(seat))}, 1 << seat))
    for kind in range(box.eyes):
        for _ in range(box.copies[kind]):
            race.put(kind, PILE, 1)
    if log is not None:
        log.append(Event("turn", {"seat": int(race.turn)}))
    return race
