"""The verbs of Running with the Bulls. A card is played, then its dice, places or signs are chosen one by one.

place 4          put a rolled 1 on start 4
play sprint      play an action card
pick blue A2 3   choose one of blue's runners showing 3 on A2
roll             roll the runners chosen, even if there are none
at A2            choose the roundabout the card applies to
heckle blue A2   roll all of blue's runners there
bull A2 5        roll a bull showing 5 there
lead A2 5 A3     move such a bull to the roundabout beside it
lift A1 odd      pick up your direction token from there
sign B2 even     place your direction token there
clear B2 even    remove the direction token there
skip             do nothing with this card
discard sprint   discard a card between two days; until all are ready, others only see `discard card`
keep             keep the rest of your hand
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.actions import Action, ActionTable
from stampede.games.bulls.components import FACES, Box
from stampede.games.bulls.town import LEFT, RIGHT, SIDES

# The verbs, in the order of the table.
PLACE: Final = 0
PLAY: Final = 1
PICK: Final = 2
AT: Final = 3
HECKLE: Final = 4
BULL: Final = 5
LEAD: Final = 6
LIFT: Final = 7
SIGN: Final = 8
CLEAR: Final = 9
DISCARD: Final = 10
ROLL: Final = 11
SKIP: Final = 12
KEEP: Final = 13
VERBS: Final = [
    "place",
    "play",
    "pick",
    "at",
    "heckle",
    "bull",
    "lead",
    "lift",
    "sign",
    "clear",
    "discard",
    "roll",
    "skip",
    "keep",
]

NO_PART: Final[i64] = -1


class Actions(ActionTable):
    """The table. Nobody else knows how an index is made: a method builds each verb, another reads each part."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        town = box.town
        self.roundabouts: Final[i64] = town.roundabouts
        # The parts of every action, by index.
        self.verbs: vec[i64] = vec[i64]()
        self.cards: vec[i64] = vec[i64]()
        self.seats: vec[i64] = vec[i64]()
        self.places: vec[i64] = vec[i64]()
        self.faces: vec[i64] = vec[i64]()
        self.others: vec[i64] = vec[i64]()
        self.signs: vec[i64] = vec[i64]()

        names = town.names
        seats = range(i64(len(box.colours)))
        roundabouts = range(town.roundabouts)
        faces = range(i64(1), i64(FACES + 1))

        self.first_place: Final[i64] = len(self)
        for column in range(town.width[0]):
            self.enter(PLACE, [int(town.start_number(column))], place=column)
        self.first_play: Final[i64] = len(self)
        for card in range(box.kinds):
            self.enter(PLAY, [box.names[card]], card=card)
        self.first_pick: Final[i64] = len(self)
        for seat in seats:
            for place in roundabouts:
                for face in faces:
                    self.enter(PICK, [box.colours[seat], names[place], int(face)], seat=seat, place=place, face=face)
        self.first_at: Final[i64] = len(self)
        for place in roundabouts:
            self.enter(AT, [names[place]], place=place)
        self.first_heckle: Final[i64] = len(self)
        for seat in seats:
            for place in roundabouts:
                self.enter(HECKLE, [box.colours[seat], names[place]], seat=seat, place=place)
        self.first_bull: Final[i64] = len(self)
        for place in roundabouts:
            for face in faces:
                self.enter(BULL, [names[place], int(face)], place=place, face=face)
        self.leads: vec[i64] = vec[i64]()  # by roundabout, face and side; no action where the row ends
        for place in roundabouts:
            for face in faces:
                for side in (LEFT, RIGHT):
                    to = town.neighbour(place, side)
                    self.leads = append(self.leads, i64(len(self)) if to >= 0 else NO_PART)
                    if to >= 0:
                        self.enter(LEAD, [names[place], int(face), names[to]], place=place, face=face, to=to)
        self.first_lift: Final[i64] = len(self)
        for sign in range(town.signs):
            self.enter(LIFT, town.sign_words(sign), sign=sign)
        self.first_sign: Final[i64] = len(self)
        for sign in range(town.signs):
            self.enter(SIGN, town.sign_words(sign), sign=sign)
        self.first_clear: Final[i64] = len(self)
        for sign in range(town.signs):
            self.enter(CLEAR, town.sign_words(sign), sign=sign)
        self.first_discard: Final[i64] = len(self)
        self.enter(DISCARD, ["card"])
        unseen = self[int(self.first_discard)]
        for card in range(box.kinds):
            self.enter(DISCARD, [box.names[card]], card=card, public=unseen)
        self.roll: Final[i64] = len(self)
        self.enter(ROLL, [])
        self.skip: Final[i64] = len(self)
        self.enter(SKIP, [])
        self.keep: Final[i64] = len(self)
        self.enter(KEEP, [])

    def enter(
        self,
        verb: i64,
        args: list[int | str],
        card: i64 = NO_PART,
        seat: i64 = NO_PART,
        place: i64 = NO_PART,
        face: i64 = NO_PART,
        to: i64 = NO_PART,
        sign: i64 = NO_PART,
        public: Action | None = None,
    ) -> None:
        """Adds an entry to the table, with its parts."""
        self.add(VERBS[verb], *args, public=public)
        self.verbs = append(self.verbs, verb)
        self.cards = append(self.cards, card)
        self.seats = append(self.seats, seat)
        self.places = append(self.places, place)
        self.faces = append(self.faces, face)
        self.others = append(self.others, to)
        self.signs = append(self.signs, sign)

    # --- builders -----------------------------------------------------------------------------------------------------

    def place_runner(self, start: i64) -> i64:
        return self.first_place + start

    def play_card(self, card: i64) -> i64:
        return self.first_play + card

    def pick_runner(self, seat: i64, place: i64, face: i64) -> i64:
        return self.first_pick + (seat * self.roundabouts + place) * FACES + face - 1

    def at_roundabout(self, place: i64) -> i64:
        return self.first_at + place

    def heckle(self, seat: i64, place: i64) -> i64:
        return self.first_heckle + seat * self.roundabouts + place

    def roll_bull(self, place: i64, face: i64) -> i64:
        return self.first_bull + place * FACES + face - 1

    def lead_bull(self, place: i64, face: i64, side: i64) -> i64:
        """To the left or right; -1 where the row ends."""
        return self.leads[(place * FACES + face - 1) * SIDES + side]

    def lift_token(self, sign: i64) -> i64:
        return self.first_lift + sign

    def place_token(self, sign: i64) -> i64:
        return self.first_sign + sign

    def clear_token(self, sign: i64) -> i64:
        return self.first_clear + sign

    def discard_card(self, card: i64) -> i64:
        return self.first_discard + 1 + card

    # --- readers ------------------------------------------------------------------------------------------------------

    def verb(self, action: i64) -> i64:
        return self.verbs[action]

    def card(self, action: i64) -> i64:
        """The kind of card played or discarded."""
        return self.cards[action]

    def seat(self, action: i64) -> i64:
        """Whose runners are picked or heckled."""
        return self.seats[action]

    def place(self, action: i64) -> i64:
        """The roundabout; starts come first, so that of a start is its column."""
        return self.places[action]

    def face(self, action: i64) -> i64:
        return self.faces[action]

    def to(self, action: i64) -> i64:
        """The roundabout a bull is led to."""
        return self.others[action]

    def sign(self, action: i64) -> i64:
        return self.signs[action]
