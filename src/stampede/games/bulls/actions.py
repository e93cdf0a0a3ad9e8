"""The verbs of Running with the Bulls. A card is played, then its dice, places or signs are chosen one by one.

place 4          the rolled 1 stands on start 4
play sprint      play an action card
pick blue A2 3   one of blue's runners showing 3 on A2
roll             roll the dice that were picked; none is allowed
at A2            the roundabout that the card is about
heckle blue A2   all of blue's runners there
bull A2 5        one of the bulls showing 5 there
lead A2 5 A3     such a bull goes to the roundabout beside it
lift A1 odd      take up a direction token of yours that lies there
sign B2 even     place the direction token there
clear B2 even    remove the direction token there
skip             do without
discard sprint   lay a card away between the days
keep             keep the other cards
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.actions import ActionTable
from stampede.games.bulls.components import FACES, Box
from stampede.games.bulls.town import SIGNS


class Actions(ActionTable):
    """The table, with the index at which each verb begins."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        town = box.town
        roundabouts = town.names[: int(town.roundabouts)]
        faces = range(1, FACES + 1)
        self.place: Final[i64] = len(self)  # + column of the start
        for number in range_of_starts(box):
            self.add("place", number)
        self.play: Final[i64] = len(self)  # + kind
        for name in box.names:
            self.add("play", name)
        self.pick: Final[i64] = len(self)  # + (seat * roundabouts + roundabout) * FACES + face - 1
        for colour in box.colours:
            for name in roundabouts:
                for face in faces:
                    self.add("pick", colour, name, face)
        self.at: Final[i64] = len(self)  # + roundabout
        for name in roundabouts:
            self.add("at", name)
        self.heckle: Final[i64] = len(self)  # + seat * roundabouts + roundabout
        for colour in box.colours:
            for name in roundabouts:
                self.add("heckle", colour, name)
        self.bull: Final[i64] = len(self)  # + roundabout * FACES + face - 1
        for name in roundabouts:
            for face in faces:
                self.add("bull", name, face)
        # Bulls that can go left or right: the action by (roundabout * FACES + face - 1) * 2, + 1 to the right; or -1.
        self.lead: Final[i64] = len(self)
        self.leads: vec[i64] = vec[i64]()
        self.lead_codes: vec[i64] = vec[i64]()  # the other way round, by action - lead
        for place, name in enumerate(roundabouts):
            for face in faces:
                for to in (place - 1, place + 1):
                    if to >= 0 and town.row_of[to] == town.row_of[place]:
                        self.lead_codes = append(self.lead_codes, i64(len(self.leads)))
                        self.leads = append(self.leads, i64(self.add("lead", name, face, town.names[to]).index))
                    else:
                        self.leads = append(self.leads, i64(-1))
        self.lift: Final[i64] = len(self)  # + sign
        self.add_signs("lift", box)
        self.sign: Final[i64] = len(self)  # + sign
        self.add_signs("sign", box)
        self.clear: Final[i64] = len(self)  # + sign
        self.add_signs("clear", box)
        self.discard: Final[i64] = len(self)  # + kind
        for name in box.names:
            self.add("discard", name)
        self.roll: Final[i64] = self.add("roll").index
        self.skip: Final[i64] = self.add("skip").index
        self.keep: Final[i64] = self.add("keep").index

    def add_signs(self, verb: str, box: Box) -> None:
        for sign in range(box.town.signs):
            self.add(verb, box.town.names[box.town.sign_place[sign]], SIGNS[sign % 2])


def range_of_starts(box: Box) -> list[int]:
    """The numbers of the starts from left to right."""
    return sorted(range(2, FACES + 1), key=lambda face: int(box.town.start_of[face]))
