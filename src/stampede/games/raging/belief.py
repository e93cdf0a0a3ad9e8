"""The positions a view allows. All that is hidden is what the others have done in the open round (R24)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.events import EVERYBODY
from stampede.core.game import Belief
from stampede.core.rng import Rng
from stampede.games.raging.actions import SHEDS, Actions
from stampede.games.raging.components import Box
from stampede.games.raging.fields import Spots
from stampede.games.raging.geometry import POSTS, split
from stampede.games.raging.rules import Pasture, empty_pasture
from stampede.games.raging.state import (
    BEFORE_ROLL,
    BUSY,
    CONDITIONS,
    IN_TURN,
    NOT_OVER,
    READY,
    Sheet,
    dice_of,
)
from stampede.games.raging.view import OpenRoundView, PlayerView, RagingView


class RagingBelief(Belief):
    def __init__(self, box: Box, actions: Actions, view: RagingView) -> None:
        self.known: Final = position_of(box, actions, view)
        self.conditions: Final = [player.condition for player in view.players]
        self.out: vec[i64] = vec[i64]([0 for _ in range(self.known.widest())])

    def sample(self, rng: Rng) -> Pasture:
        pasture = self.known.copy()
        for seat, condition in enumerate(self.conditions):
            if condition == READY:
                self.finish_round(pasture, seat, rng)
            elif condition == BUSY:
                self.begin_round(pasture, seat, rng)
        return pasture

    def finish_round(self, pasture: Pasture, seat: i64, rng: Rng) -> None:
        """Every step as likely as any other, until the seat is ready."""
        sheet = pasture.change(seat)
        while sheet.owes():
            take(pasture, seat, sheet, self.any_step(pasture, seat, rng))

    def begin_round(self, pasture: Pasture, seat: i64, rng: Rng) -> None:
        """Some steps, or none; the seat is not ready yet."""
        while rng.below(2) == 1:
            before = pasture.sheets[seat]
            sheet = before.copy()
            take(pasture, seat, sheet, self.any_step(pasture, seat, rng))
            if not sheet.owes():
                return
            pasture.replace(seat, sheet)

    def any_step(self, pasture: Pasture, seat: i64, rng: Rng) -> i64:
        return self.out[rng.below(pasture.fill_legal(seat, self.out))]


def take(pasture: Pasture, seat: i64, sheet: Sheet, action: i64) -> None:
    """A step that nobody hears of."""
    sheet.steps = append(sheet.steps, action)
    pasture.carry_out(seat, sheet, action, EVERYBODY, None)


def position_of(box: Box, actions: Actions, view: RagingView) -> Pasture:
    """What the reader knows: of the others in an open round, that it found them so."""
    field = box.field_of(view.field.name, spots(view.field.bulls), spots(view.field.cows), spots(view.field.ponds))
    pasture = empty_pasture(box, actions, field, len(view.players), view.closed_perimeter, view.mallet_recycles)
    pasture.rolled = dice_of(view.dice)
    pasture.round = view.round
    pasture.chance_events = view.chances
    pasture.ending = box.end_reasons.index(view.ending) if view.ending else NOT_OVER
    for seat, player in enumerate(view.players):
        sheet = pasture.found[seat]
        if player.condition in (BUSY, READY):
            build_fences(box, sheet, player.fences)
            fill_sheet(sheet, player.marks, player.saws, player.shed, player.mallets)
            open_turn(pasture, sheet)
        elif seat == view.reader and view.open_round is not None and view.open_round.steps:
            replay_round(box, pasture, seat, player, view.open_round)
        else:
            fill_own(box, sheet, player)
    return pasture


def open_turn(pasture: Pasture, sheet: Sheet) -> None:
    """As a round finds everybody who is playing."""
    sheet.condition = IN_TURN if pasture.round > 0 else BEFORE_ROLL
    sheet.dice = pasture.rolled


def replay_round(box: Box, pasture: Pasture, seat: i64, player: PlayerView, round: OpenRoundView) -> None:
    found = pasture.found[seat]
    build_fences(box, found, player.fences[: round.fences])
    fill_sheet(found, round.marks, round.saws, round.shed, round.mallets)
    open_turn(pasture, found)
    sheet = found.copy()
    for step in round.steps:
        take(pasture, seat, sheet, pasture.actions.by_notation[step].index)
    pasture.replace(seat, sheet)


def fill_own(box: Box, sheet: Sheet, player: PlayerView) -> None:
    """A sheet that is shown as it is now."""
    build_fences(box, sheet, player.fences)
    for index, die in enumerate(player.dice):
        if die.sawn:
            sheet.sawn |= i64(1) << index
    sheet.dice = dice_of([die.number for die in player.dice])
    saws = player.saws + sum([1 for die in player.dice if die.sawn])
    fill_sheet(sheet, player.marks, saws, player.shed, player.mallets)
    sheet.condition = CONDITIONS.index(player.condition)


def build_fences(box: Box, sheet: Sheet, fences: list[list[str]]) -> None:
    ground = box.ground
    for first, second in fences:
        post, other = ground.post_names.index(first), ground.post_names.index(second)
        fence = ground.fence_at[i64(post) * POSTS + other]
        sheet.fences = append(sheet.fences[:], fence)
        sheet.cells = split(sheet.cells, ground.left[fence], ground.right[fence])
        sheet.twice |= sheet.once & ground.ends[fence]
        sheet.once |= ground.ends[fence]


def fill_sheet(sheet: Sheet, marks: list[int], saws: int, shed: str, mallets: int) -> None:
    for number, count in enumerate(marks, 1):
        for _die in range(count):
            sheet.mark(number)
    sheet.saws = saws
    sheet.shed = SHEDS.index(shed)
    sheet.mallets = mallets


def spots(places: list[list[int]]) -> Spots:
    return [(place[0], place[1]) for place in places]
