"""The game as the rest of the program sees it: its rules with their box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from stampede.core.data import Data
from stampede.core.events import Event
from stampede.core.game import Game, Option, OptionValue
from stampede.core.observation import Field
from stampede.core.rng import Rng
from stampede.games.primes.actions import Actions
from stampede.games.primes.belief import PrimesBelief
from stampede.games.primes.components import Box
from stampede.games.primes.judgement import PrimesJudgement
from stampede.games.primes.observation import fields_of
from stampede.games.primes.rules import Race, new_race
from stampede.games.primes.state import MOST_HEAD_START, USUAL_HEAD_START
from stampede.games.primes.view import PrimesView
from stampede.games.primes.weights import Weights

HEAD_START: Final = "head_start"
CLAUSES: Final = {
    "trip": "P7",
    "lay": "P7",
    "run": "P10",
    "use": "P11",
    "move": "P11",
    "pass": "P13",
    "stop": "P10",
    "done": "P11",
}


class Primes(Game):
    def __init__(self, box: Box, weights: Weights, folder: str) -> None:
        verbs = Actions(box)
        options = [Option(HEAD_START, USUAL_HEAD_START, [], 0, MOST_HEAD_START, before=USUAL_HEAD_START)]
        super().__init__("primes", box.rules, box.seats, verbs, options, box.end_reasons, box.digest, folder)
        self.box: Final = box
        self.verbs: Final = verbs
        self.sense: Final = PrimesJudgement(weights)

    def new(self, seats: int, options: Mapping[str, OptionValue], rng: Rng, log: list[Event] | None = None) -> Race:
        head_start_step = int(options.get(HEAD_START, USUAL_HEAD_START))
        return new_race(self.box, self.verbs, seats, head_start_step, rng, log)

    def view_type(self) -> type:
        return PrimesView

    def observation(self, seats: int) -> list[Field]:
        self.check_seats(seats)
        return fields_of(self.box, seats)

    def belief(self, view: object) -> PrimesBelief:
        return PrimesBelief(self.box, self.verbs, cast(PrimesView, view))

    def judgement(self) -> PrimesJudgement:
        return self.sense

    def judgement_by(self, weights: Data) -> PrimesJudgement:
        return PrimesJudgement(Weights(weights))

    def components(self, seats: int) -> dict[str, int]:
        cards = {name: int(self.box.copies[kind]) for kind, name in enumerate(self.box.names)}
        meeples = {f"meeple of seat {seat}": self.box.meeples[seats] for seat in range(seats)}
        return {**cards, **meeples}

    def clause_for(self, verb: str) -> str:
        return CLAUSES[verb]

    def back(self, component: str) -> str:
        """A card shows its number; a meeple looks the same from all sides."""
        return component.split("[")[0]

    def parts(self, component: str) -> list[str]:
        """A card's number, and its symbols."""
        kind = self.box.kind_of.get(component)
        if kind is None:
            return []
        return [str(self.box.number[kind]), *[str(symbol) for symbol in self.box.symbols[kind]]]
