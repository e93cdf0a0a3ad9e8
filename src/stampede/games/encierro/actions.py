"""The verbs of Corre el encierro. A turn is cut into small decisions; cards are written by their short keys.

advance              play Avanzar tramo: one step
sprint carrera       Avanzar tramo with La carrera de tu vida: two steps; `sprint zapatillas`, `sprint patron` likewise
swap 2               play Intercambio with the second runner
attack kilikis 2     play an attack on the second runner
barrier 2            play Desde la barrera on the second runner
lay capote           lay a special object beside one's own
recover faja         play Objetos perdidos for a lost object
discard recorte      put a card away before drawing
draw, stop           draw a card; draw no more
shield recorte       repel a bull or a fall
send 2               Toro volteado: the bull goes to the second runner
use capote           a special object saves
lose faja            lose an object; `lose capote` gives the special object instead
back                 step back instead of losing the last object
cancel, take         answer an attack by Otra vez será, or let it happen
stay                 do not advance, though the location falls

In the notation runners are counted from one; the argument of the action is the seat, counted from zero as everywhere.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stampede.core.actions import ActionTable
from stampede.games.encierro.components import BARRIER, CAPE, LOSE_NEAR, MOST_SEATS, SHOES, TURNING, Box

# The four ways to advance that take no other runner, in the order of their actions.
STEP: Final = 0
STEP_AND_BOOST: Final = 1
STEP_AND_SHOES: Final = 2
PAIR: Final = 3


class Actions(ActionTable):
    """The table, with the index at which each verb begins."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        kinds = int(box.kinds)
        step = box.names[int(box.advance)]
        self.advance: Final[i64] = len(self)  # + way
        self.add("advance", step, notation="advance")
        for first, second in ((box.advance, box.boost), (box.advance, box.shoes), (box.patron, box.hemingway)):
            short = box.ids[int(first if first == box.patron else second)]
            self.add("sprint", box.names[int(first)], box.names[int(second)], notation=f"sprint {short}")
        self.swap: Final[i64] = self.add_for_seats(box, "swap", box.swap, "swap")  # + seat
        self.attack: Final[i64] = len(self)  # + (kind - the first attack) * MOST_SEATS + seat
        for kind in range(int(box.first[LOSE_NEAR]), int(box.first[BARRIER])):
            self.add_for_seats(box, "attack", kind, f"attack {box.ids[kind]}")
        self.barrier: Final[i64] = self.add_for_seats(box, "barrier", box.barrier, "barrier")  # + seat
        self.lay: Final[i64] = len(self)  # + kind - the first special object
        for kind in range(int(box.cape), kinds):
            self.add("lay", box.names[kind], notation=f"lay {box.ids[kind]}")
        self.recover: Final[i64] = len(self)  # + object
        for id, name in zip(box.object_ids, box.objects, strict=True):
            self.add("recover", name, notation=f"recover {id}")
        self.discard: Final[i64] = len(self)  # + kind - the first that is no eye card
        for kind in range(int(box.eyes), kinds):
            self.add("discard", box.names[kind], notation=f"discard {box.ids[kind]}")
        self.draw: Final[i64] = self.add("draw").index
        self.stop: Final[i64] = self.add("stop").index
        self.shield: Final[i64] = len(self)  # + kind - the first shield
        for kind in range(int(box.eyes), int(box.first[TURNING])):
            self.add("shield", box.names[kind], notation=f"shield {box.ids[kind]}")
        self.send: Final[i64] = self.add_for_seats(box, "send", box.turning, "send")  # + seat
        self.use: Final[i64] = len(self)  # + kind - the first special object
        for kind in range(int(box.first[CAPE]), int(box.first[SHOES])):
            self.add("use", box.names[kind], notation=f"use {box.ids[kind]}")
        self.lose: Final[i64] = len(self)  # + object
        for id, name in zip(box.object_ids, box.objects, strict=True):
            self.add("lose", name, notation=f"lose {id}")
        self.give: Final[i64] = len(self)  # + kind - the first special object: also written `lose`
        for kind in range(int(box.cape), kinds):
            self.add("lose", box.names[kind], notation=f"lose {box.ids[kind]}")
        self.back: Final[i64] = self.add("back").index
        self.cancel: Final[i64] = self.add("cancel", box.names[int(box.cancel)], notation="cancel").index
        self.take: Final[i64] = self.add("take").index
        self.stay: Final[i64] = self.add("stay").index

    def add_for_seats(self, box: Box, verb: str, kind: i64, notation: str) -> int:
        """An entry for each runner that a card can be played on; the index of the first."""
        begins = len(self)
        for seat in range(MOST_SEATS):
            self.add(verb, box.names[int(kind)], seat, notation=f"{notation} {seat + 1}")
        return begins
