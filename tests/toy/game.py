"""The door of the room: the rules with their box, as the rest of the house knows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping

from mypy_extensions import i64

from stampede.core.events import Event
from stampede.core.game import Belief, Claim, Game, Judgement, Option, OptionValue, StandingAnswer, State
from stampede.core.observation import Field
from stampede.core.rng import Rng
from toy.actions import build_table
from toy.belief import LanternBelief
from toy.components import CARDS, LIGHT, Box
from toy.judgement import LanternJudgement
from toy.observation import fields_of
from toy.rules import LanternDuel
from toy.view import LanternView

CLAUSES = {"lay": "T3", "gust": "T5", "swap": "T8", "wait": "T4", "shutter": "T6", "take": "T6"}


class LanternGame(Game):
    def __init__(self, box: Box, folder: str, position: type[LanternDuel] = LanternDuel) -> None:
        super().__init__(
            "lantern",
            box.rules_version,
            (box.min_seats, box.max_seats),
            build_table(),
            [
                Option("mirrors", box.mirrors, []),
                Option("lights", box.start_lights, [], box.fewest_lights, box.most_lights),
            ],
            box.end_reasons,
            box.digest,
            folder,
        )
        self.box = box
        self.position = position

    def new(
        self, seats: int, options: Mapping[str, OptionValue], rng: Rng, log: list[Event] | None = None
    ) -> LanternDuel:
        state = self.position(self.box, seats, bool(options["mirrors"]), int(options["lights"]))
        state.set_up(rng, log)
        return state

    def view_type(self) -> type:
        return LanternView

    def observation(self, seats: int) -> list[Field]:
        return fields_of(self.box.lights, seats)

    def belief(self, view: object) -> Belief:
        if not isinstance(view, LanternView):
            raise TypeError("not a view of Lantern Duel")
        return LanternBelief(self.box, self.position, view)

    def remembered(self, view: object) -> list[Claim]:
        """Cards of a hand that the reader has seen, if one of them may have been laid since."""
        if not isinstance(view, LanternView):
            raise TypeError("not a view of Lantern Duel")
        return [
            Claim(Counter(shown.seen), [f"hand {seat}", f"shade {shown.laid_by}"])
            for seat, shown in enumerate(view.keepers)
            if shown.seen and shown.laid_by is not None
        ]

    def judgement(self) -> Judgement:
        return LanternJudgement()

    def components(self, seats: int) -> dict[str, int]:
        counts = {name: int(self.box.counts[card]) for card, name in enumerate(CARDS)}
        return {**counts, LIGHT: self.box.lights}

    def clause_for(self, verb: str) -> str:
        return CLAUSES[verb]

    def standing_answers(self) -> list[StandingAnswer]:
        return [
            StandingAnswer("shutter-if-possible", "react", ["shutter", "take"]),
            StandingAnswer("take", "react", ["take"]),
        ]

    def standing_action(self, state: State, seat: i64, keys: Collection[str]) -> i64:
        """Who would rather take it still shuts the lantern to save the last light."""
        assert isinstance(state, LanternDuel)
        last = state.keepers[seat].lights == 1
        return super().standing_action(state, seat, [*keys, "shutter-if-possible"] if last and "take" in keys else keys)

    def back(self, component: str) -> str:
        return "light" if component == LIGHT else "card"
