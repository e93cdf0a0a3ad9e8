"""The game as the rest of the program sees it: its rules with their box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from stampede.core.events import Event
from stampede.core.game import Game, OptionValue
from stampede.core.observation import Field
from stampede.core.rng import Rng
from stampede.seedling.room.actions import build_table
from stampede.seedling.room.belief import StonesBelief
from stampede.seedling.room.components import CARDS, Box
from stampede.seedling.room.judgement import StonesJudgement
from stampede.seedling.room.observation import fields_of
from stampede.seedling.room.rules import Race
from stampede.seedling.room.view import StonesView

ID = "seedling"
CLAUSES = {"play": "R3"}  # the clause behind each verb


class Stones(Game):
    def __init__(self, box: Box, folder: str) -> None:
        super().__init__(ID, box.rules, box.seats, build_table(), [], box.ends, box.digest, folder)
        self.box = box

    def new(self, seats: int, options: Mapping[str, OptionValue], rng: Rng, log: list[Event] | None = None) -> Race:
        race = Race(self.box, seats)
        race.set_up(rng, log)
        return race

    def view_type(self) -> type:
        return StonesView

    def observation(self, seats: int) -> list[Field]:
        self.check_seats(seats)
        return fields_of(self.box, seats)

    def belief(self, view: object) -> StonesBelief:
        return StonesBelief(self.box, cast(StonesView, view))

    def judgement(self) -> StonesJudgement:
        return StonesJudgement()

    def components(self, seats: int) -> dict[str, int]:
        cards = {name: self.box.counts[card] for card, name in enumerate(CARDS)}
        return {**cards, **{f"frog of seat {seat}": 1 for seat in range(seats)}}

    def clause_for(self, verb: str) -> str:
        return CLAUSES[verb]

    def back(self, component: str) -> str:
        """What it shows face down: all cards look alike, and every frog like itself."""
        return "card" if component in CARDS else component
