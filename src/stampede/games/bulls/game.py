"""The game as the rest of the program sees it: the rules with their box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from stampede.core.data import Data
from stampede.core.events import Event
from stampede.core.game import Claim, Game, OptionValue
from stampede.core.observation import Field
from stampede.core.rng import Rng
from stampede.games.bulls.actions import Actions
from stampede.games.bulls.belief import BullsBelief, claims_of
from stampede.games.bulls.components import Box
from stampede.games.bulls.judgement import BullsJudgement
from stampede.games.bulls.observation import fields_of
from stampede.games.bulls.rules import Holiday, new_holiday
from stampede.games.bulls.view import BullsView
from stampede.games.bulls.weights import Weights

CLAUSES: Final = {
    "place": "B8",
    "play": "B11",
    "pick": "B2",
    "roll": "B2",
    "at": "B2",
    "heckle": "B2",
    "bull": "B2",
    "lead": "B2",
    "lift": "B5",
    "sign": "B13",
    "clear": "B13",
    "skip": "B2",
    "discard": "B17",
    "keep": "B17",
}


class Bulls(Game):
    def __init__(self, box: Box, weights: Weights, folder: str) -> None:
        verbs = Actions(box)
        super().__init__("bulls", box.rules, box.seats, verbs, [], box.end_reasons, box.digest, folder)
        self.box: Final = box
        self.town: Final = box.town
        self.verbs: Final = verbs
        self.sense: Final = BullsJudgement(weights)

    def new(self, seats: int, options: Mapping[str, OptionValue], rng: Rng, log: list[Event] | None = None) -> Holiday:
        return new_holiday(self.box, self.verbs, seats, rng, log)

    def view_type(self) -> type:
        return BullsView

    def observation(self, seats: int) -> list[Field]:
        self.check_seats(seats)
        return fields_of(self.box, seats)

    def belief(self, view: object) -> BullsBelief:
        return BullsBelief(self.box, self.verbs, cast(BullsView, view))

    def remembered(self, view: object) -> list[Claim]:
        return claims_of(self.box, cast(BullsView, view))

    def judgement(self) -> BullsJudgement:
        return self.sense

    def judgement_by(self, weights: Data) -> BullsJudgement:
        return BullsJudgement(Weights(weights))

    def components(self, seats: int) -> dict[str, int]:
        box = self.box
        cards = {name: int(box.copies[kind]) for kind, name in enumerate(box.names)}
        sights = {name: int(box.sight_copies[kind]) for kind, name in enumerate(box.sights)}
        runners = {f"runner of seat {seat}": box.most_runners(seats) for seat in range(seats)}
        tokens = {f"token of seat {seat}": int(box.tokens) for seat in range(seats)}
        return {**cards, **sights, **runners, **tokens, "bull": int(box.bulls)}

    def clause_for(self, verb: str) -> str:
        return CLAUSES[verb]

    def back(self, component: str) -> str:
        """Action cards look alike from behind; nothing else is ever face down."""
        return "action" if component in self.box.kind_of else component
