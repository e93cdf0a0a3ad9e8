"""The game as the rest of the house knows it: its rules with their box."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, cast

from mypy_extensions import i64

from stampede.core.data import Data
from stampede.core.events import Event
from stampede.core.game import Claim, Game, OptionValue, StandingAnswer, State
from stampede.core.observation import Field
from stampede.core.rng import Rng
from stampede.games.encierro.actions import Actions
from stampede.games.encierro.belief import EncierroBelief, claims_of
from stampede.games.encierro.components import CABESTROS, CHUPINAZO, Box
from stampede.games.encierro.judgement import EncierroJudgement
from stampede.games.encierro.observation import fields_of
from stampede.games.encierro.rules import Race
from stampede.games.encierro.setup import new_race
from stampede.games.encierro.standing import ANSWERS, answer_of
from stampede.games.encierro.view import EncierroView
from stampede.games.encierro.weights import Weights

CLAUSES: Final = {
    "advance": "E19",
    "sprint": "E19",
    "swap": "E19",
    "attack": "E14",
    "barrier": "E15",
    "lay": "E17",
    "recover": "E18",
    "discard": "E7",
    "draw": "E7",
    "stop": "E10",
    "shield": "E9",
    "send": "E11",
    "use": "E17",
    "lose": "E12",
    "back": "E13",
    "cancel": "E16",
    "take": "E16",
    "stay": "E20",
}


class Encierro(Game):
    def __init__(self, box: Box, weights: Weights, folder: str) -> None:
        verbs = Actions(box)
        super().__init__("encierro", box.rules, box.seats, verbs, [], box.end_reasons, box.digest, folder)
        self.box: Final = box
        self.verbs: Final = verbs
        self.sense: Final = EncierroJudgement(weights)

    def new(self, seats: int, options: Mapping[str, OptionValue], rng: Rng, log: list[Event] | None = None) -> Race:
        return new_race(self.box, self.verbs, seats, rng, log)

    def view_type(self) -> type:
        return EncierroView

    def observation(self, seats: int) -> list[Field]:
        self.check_seats(seats)
        return fields_of(self.box, seats)

    def belief(self, view: object) -> EncierroBelief:
        return EncierroBelief(self.box, self.verbs, cast(EncierroView, view))

    def judgement(self) -> EncierroJudgement:
        return self.sense

    def judgement_by(self, weights: Data) -> EncierroJudgement:
        return EncierroJudgement(Weights(weights))

    def components(self, seats: int) -> dict[str, int]:
        """Objects and pawns of absent runners stay in the box."""  # E1, E5
        box = self.box
        cards = {id: int(box.copies[kind]) for kind, id in enumerate(box.ids)}
        objects = dict.fromkeys(box.objects, seats)
        table = dict.fromkeys([*box.locations, CABESTROS], 1)
        pawns = {f"pawn of seat {seat}": 1 for seat in range(seats)}
        return {**cards, **objects, **table, **pawns, CHUPINAZO: seats}

    def clause_for(self, verb: str) -> str:
        return CLAUSES[verb]

    def remembered(self, view: object) -> list[Claim]:
        return claims_of(self.box, cast(EncierroView, view))

    def standing_answers(self) -> list[StandingAnswer]:
        return ANSWERS

    def standing_action(self, state: State, seat: i64, keys: Collection[str]) -> i64:
        return answer_of(cast(Race, state), seat, keys, self.sense.weights)

    def back(self, component: str) -> str:
        """No hand holds an eye card, so nobody can take one for another card there."""
        kind = self.box.kind_of.get(component)
        if kind is None:
            return component
        return "eye card" if self.box.is_eye(kind) else "card"
