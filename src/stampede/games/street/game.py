"""The game as the rest of the program sees it: its rules with their box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from stampede.core.data import Data
from stampede.core.events import Event
from stampede.core.game import Claim, Game, Option, OptionValue
from stampede.core.observation import Field
from stampede.core.rng import Rng
from stampede.games.street.actions import Actions
from stampede.games.street.belief import StreetBelief
from stampede.games.street.claims import claims_of
from stampede.games.street.components import Box
from stampede.games.street.judgement import StreetJudgement
from stampede.games.street.observation import fields_of
from stampede.games.street.rules import EVEN, LONG, MIXED, QUICK, Race, new_race
from stampede.games.street.view import StreetView
from stampede.games.street.weights import Weights

CLAUSES: Final = {
    "mount": "S7",
    "ride": "S8",
    "trick": "S9",
    "counter": "S10",
    "invincible": "S13",
    "swap": "S14",
    "police": "S15",
    "discard": "S6",
    "end": "S6",
}


class Street(Game):
    def __init__(self, box: Box, weights: Weights, folder: str) -> None:
        verbs = Actions(box)
        goals = [EVEN, MIXED] if box.has_even else [MIXED]
        options = [
            Option("length", QUICK, [QUICK, LONG]),
            Option("objectives", EVEN if box.is_mixed else MIXED, goals, before=MIXED),
            Option("shared_objective", False, []),
            Option("strict_start", False, []),
            Option("vehicle_lost", False, []),
            Option("max_rebuilds", box.rebuilds, [], box.fewest_rebuilds, box.most_rebuilds),
        ]
        super().__init__("street", box.rules, box.seats, verbs, options, box.end_reasons, box.digest, folder)
        self.box: Final = box
        self.verbs: Final = verbs
        self.sense: Final = StreetJudgement(weights)

    def new(self, seats: int, options: Mapping[str, OptionValue], rng: Rng, log: list[Event] | None = None) -> Race:
        return new_race(self.box, self.verbs, seats, options, rng, log)

    def view_type(self) -> type:
        return StreetView

    def observation(self, seats: int) -> list[Field]:
        self.check_seats(seats)
        return fields_of(self.box, seats)

    def belief(self, view: object) -> StreetBelief:
        return StreetBelief(self.box, self.verbs, cast(StreetView, view))

    def remembered(self, view: object) -> list[Claim]:
        return claims_of(self.box, cast(StreetView, view))

    def judgement(self) -> StreetJudgement:
        return self.sense

    def judgement_by(self, weights: Data) -> StreetJudgement:
        return StreetJudgement(Weights(weights))

    def components(self, seats: int) -> dict[str, int]:
        cards = {name: int(self.box.copies[kind]) for kind, name in enumerate(self.box.names)}
        return {**cards, **dict.fromkeys(self.box.objective_names(), 1)}

    def clause_for(self, verb: str) -> str:
        return CLAUSES[verb]

    def back(self, component: str) -> str:
        """All cards have the same back, and so do all objectives."""
        return "objective" if "/" in component else "card"
