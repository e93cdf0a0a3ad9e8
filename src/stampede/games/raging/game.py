"""The game as the rest of the program sees it: the rules with their box."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Final, cast

from stampede.core.data import Data
from stampede.core.events import Event
from stampede.core.game import Game, Option, OptionValue
from stampede.core.observation import Field
from stampede.core.rng import Rng, derive_key
from stampede.games.raging.actions import Actions
from stampede.games.raging.belief import RagingBelief
from stampede.games.raging.components import DAY, FIRST_CHOICE, RANDOM, Box
from stampede.games.raging.geometry import NUMBERS, POSTS
from stampede.games.raging.judgement import RagingJudgement
from stampede.games.raging.observation import fields_of
from stampede.games.raging.rules import Pasture, new_pasture
from stampede.games.raging.view import RagingView
from stampede.games.raging.weights import Weights

CLAUSES: Final = {
    "roll": "R4",
    "stop": "R4",
    "saw": "R12",
    "fence": "R5",
    "mallet": "R9",
    "shed": "R13",
    "decide": "R24",
}
DIFFICULTY_OF_THE_DAY: Final = "medium"
LARGEST_SEED: Final = 99_991_231  # the last date, written as one number


class Raging(Game):
    def __init__(self, box: Box, weights: Weights, folder: str) -> None:
        verbs = Actions(box)
        difficulties = list(box.recipes)
        options = [
            Option("field", FIRST_CHOICE, [*box.fields, RANDOM, DAY]),
            Option("difficulty", difficulties[0], difficulties),
            Option("seed", 0, [], 0, LARGEST_SEED),
            Option("closed_perimeter", False, []),
            Option("mallet_recycles", True, []),
        ]
        super().__init__("raging", box.rules, box.seats, verbs, options, box.end_reasons, box.digest, folder)
        self.box: Final = box
        self.verbs: Final = verbs
        self.sense: Final = RagingJudgement(weights)

    def settle(self, seats: int, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """As for every game; the field of the day also gets its date, so that a record says which field it was."""
        settled = super().settle(seats, options)
        if settled["field"] == DAY and settled["seed"] == 0:
            settled["seed"] = int(datetime.now(UTC).strftime("%Y%m%d"))
        return settled

    def fixed_key(self, options: Mapping[str, OptionValue]) -> bytes | None:
        """The field of the day has its own dice, so that scores compare."""  # R2
        if options["field"] != DAY:
            return None
        return derive_key("raging day", options["difficulty"], options["seed"])

    def options_of_the_day(self, date: int) -> dict[str, OptionValue]:
        return {"field": DAY, "difficulty": DIFFICULTY_OF_THE_DAY, "seed": date}

    def new(self, seats: int, options: Mapping[str, OptionValue], rng: Rng, log: list[Event] | None = None) -> Pasture:
        return new_pasture(self.box, self.verbs, seats, options, rng, log)

    def view_type(self) -> type:
        return RagingView

    def observation(self, seats: int) -> list[Field]:
        self.check_seats(seats)
        return fields_of(self.box, seats)

    def belief(self, view: object) -> RagingBelief:
        return RagingBelief(self.box, self.verbs, cast(RagingView, view))

    def judgement(self) -> RagingJudgement:
        return self.sense

    def judgement_by(self, weights: Data) -> RagingJudgement:
        return RagingJudgement(Weights(weights))

    def components(self, seats: int) -> dict[str, int]:
        each = {"mallet": int(self.box.mallets), "post": POSTS, "box": NUMBERS * int(self.box.boxes)}
        return {
            "die": 3,
            **{f"{name} of seat {seat}": count for name, count in each.items() for seat in range(seats)},
        }

    def clause_for(self, verb: str) -> str:
        return CLAUSES[verb]
