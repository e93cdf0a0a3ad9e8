"""The verbs of Corre el encierro. A turn is cut into small decisions; cards and objects are written by their ids.

advance              play Avanzar tramo: one step
sprint carrera       Avanzar tramo with La carrera de tu vida: two steps; `sprint zapatillas`, `sprint patron` likewise
swap 2               play Intercambio with the second runner
attack kilikis 2     play an attack on the second runner
barrier 2            play Desde la barrera on the second runner
lay capote           lay a special object beside your objects
recover faja         play Objetos perdidos for a lost object
discard recorte      put a card away before drawing
draw, stop           draw a card; draw no more
shield recorte       repel a bull or a fall
send 2               Toro volteado: the bull goes to the second runner
use capote           a special object saves you
lose faja            lose an object; `lose capote` gives the special object instead
back                 step back instead of losing the last object
cancel, take         answer an attack with Otra vez será, or let it happen
stay                 do not leave the location that falls

Notation counts runners from one. The action's argument is the seat, counted from zero as everywhere.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.actions import ActionTable
from stampede.games.encierro.components import MOST_KINDS, MOST_OBJECTS, MOST_SEATS, NO_CARD, Box

ADVANCE: Final = 0  # by one card, or by two: `sprint`
SWAP: Final = 1
ATTACK: Final = 2  # Desde la barrera too: `barrier`
LAY: Final = 3
RECOVER: Final = 4
DISCARD: Final = 5
DRAW: Final = 6
STOP: Final = 7
SHIELD: Final = 8
SEND: Final = 9
USE: Final = 10
LOSE: Final = 11
GIVE: Final = 12  # a special object in place of an object: also written `lose`
BACK: Final = 13
CANCEL: Final = 14
TAKE: Final = 15
STAY: Final = 16

NONE: Final = -1


class Actions(ActionTable):
    """The table. Actions are built by the game's words for them, and read by verb, cards, target and object."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Final = box
        # By action: what `verb`, `card` and so on tell.
        self.verbs: vec[i64] = vec[i64]()
        self.kinds: vec[i64] = vec[i64]()
        self.partners: vec[i64] = vec[i64]()
        self.targets: vec[i64] = vec[i64]()
        self.things: vec[i64] = vec[i64]()
        # By kind, by object, by seat: the action.
        self.layings: vec[i64] = vec[i64]([NONE for _ in range(MOST_KINDS)])
        self.discards: vec[i64] = self.layings[:]
        self.shields: vec[i64] = self.layings[:]
        self.uses: vec[i64] = self.layings[:]
        self.gifts: vec[i64] = self.layings[:]
        self.recoveries: vec[i64] = vec[i64]([NONE for _ in range(MOST_OBJECTS)])
        self.losses: vec[i64] = self.recoveries[:]
        self.swaps: vec[i64] = vec[i64]([NONE for _ in range(MOST_SEATS)])
        self.sendings: vec[i64] = self.swaps[:]
        self.attacks: vec[i64] = vec[i64]([NONE for _ in range(MOST_KINDS * MOST_SEATS)])

        kinds, things = range(int(box.kinds)), range(len(box.objects))
        specials = range(int(box.specials), int(box.kinds))
        self.advance: Final = self.put_in(ADVANCE, "advance", box.advance)
        self.sprint_by_boost: Final = self.put_in(ADVANCE, f"sprint {box.ids[box.boost]}", box.advance, box.boost)
        self.sprint_in_shoes: Final = self.put_in(ADVANCE, f"sprint {box.ids[box.shoes]}", box.advance, box.shoes)
        self.sprint_by_pair: Final = self.put_in(ADVANCE, f"sprint {box.ids[box.patron]}", box.patron, box.hemingway)
        for seat in range(MOST_SEATS):
            self.swaps[seat] = self.put_in(SWAP, "swap", box.swap, target=seat)
        for kind in range(int(box.attacks), int(box.barrier) + 1):
            word = "barrier" if kind == box.barrier else f"attack {box.ids[kind]}"
            for seat in range(MOST_SEATS):
                self.attacks[kind * MOST_SEATS + seat] = self.put_in(ATTACK, word, kind, target=seat)
        for kind in specials:
            self.layings[kind] = self.put_in(LAY, f"lay {box.ids[kind]}", kind)
        for thing in things:
            self.recoveries[thing] = self.put_in(RECOVER, f"recover {box.objects[thing]}", thing=thing)
        for kind in kinds[int(box.eyes) :]:
            self.discards[kind] = self.put_in(DISCARD, f"discard {box.ids[kind]}", kind)
        self.draw: Final = self.put_in(DRAW, "draw")
        self.stop: Final = self.put_in(STOP, "stop")
        for kind in kinds[int(box.eyes) : int(box.turning)]:
            self.shields[kind] = self.put_in(SHIELD, f"shield {box.ids[kind]}", kind)
        for seat in range(MOST_SEATS):
            self.sendings[seat] = self.put_in(SEND, "send", box.turning, target=seat)
        for kind in (int(box.cape), int(box.grip)):
            self.uses[kind] = self.put_in(USE, f"use {box.ids[kind]}", kind)
        for thing in things:
            self.losses[thing] = self.put_in(LOSE, f"lose {box.objects[thing]}", thing=thing)
        for kind in specials:
            self.gifts[kind] = self.put_in(GIVE, f"lose {box.ids[kind]}", kind)
        self.back: Final = self.put_in(BACK, "back")
        self.cancel: Final = self.put_in(CANCEL, "cancel", box.cancel)
        self.take: Final = self.put_in(TAKE, "take")
        self.stay: Final = self.put_in(STAY, "stay")

    def put_in(
        self,
        verb: int,
        notation: str,
        card: int = NO_CARD,
        partner: int = NO_CARD,
        target: int = NONE,
        thing: int = NONE,
    ) -> i64:
        """Appends an entry, its arguments being what it names; returns its index."""
        args: list[int | str] = [self.box.ids[kind] for kind in (card, partner) if kind != NO_CARD]
        if thing != NONE:
            args.append(self.box.objects[thing])
        if target != NONE:
            args.append(target)
            notation = f"{notation} {target + 1}"
        self.verbs = append(self.verbs, i64(verb))
        self.kinds = append(self.kinds, i64(card))
        self.partners = append(self.partners, i64(partner))
        self.targets = append(self.targets, i64(target))
        self.things = append(self.things, i64(thing))
        return self.add(notation.split()[0], *args, notation=notation).index

    # --- reading an action --------------------------------------------------------------------------------------------

    def verb(self, action: i64) -> i64:
        return self.verbs[action]

    def card(self, action: i64) -> i64:
        """The kind of card it is done with."""
        return self.kinds[action]

    def partner(self, action: i64) -> i64:
        """The kind of the second card, which makes it two steps."""  # E19
        return self.partners[action]

    def target(self, action: i64) -> i64:
        """The seat it is aimed at."""
        return self.targets[action]

    def thing(self, action: i64) -> i64:
        """The object it is about."""
        return self.things[action]

    # --- building an action -------------------------------------------------------------------------------------------

    def swap_with(self, other: i64) -> i64:
        return self.swaps[other]

    def attack_with(self, kind: i64, victim: i64) -> i64:
        return self.attacks[kind * MOST_SEATS + victim]

    def lay(self, kind: i64) -> i64:
        return self.layings[kind]

    def recover(self, thing: i64) -> i64:
        return self.recoveries[thing]

    def discard(self, kind: i64) -> i64:
        return self.discards[kind]

    def shield_with(self, kind: i64) -> i64:
        return self.shields[kind]

    def send_to(self, other: i64) -> i64:
        return self.sendings[other]

    def use(self, kind: i64) -> i64:
        return self.uses[kind]

    def lose(self, thing: i64) -> i64:
        return self.losses[thing]

    def give(self, kind: i64) -> i64:
        return self.gifts[kind]
