"""The positions a view allows: exactly one, since nothing is hidden."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from stampede.core.game import Belief
from stampede.core.rng import Rng
from stampede.games.raging.actions import SHEDS, Actions
from stampede.games.raging.components import Box
from stampede.games.raging.fields import Spots
from stampede.games.raging.geometry import POSTS, split
from stampede.games.raging.rules import Pasture, empty_pasture
from stampede.games.raging.state import CONDITIONS, NOT_OVER, Sheet, dice_of
from stampede.games.raging.view import PlayerView, RagingView


class RagingBelief(Belief):
    def __init__(self, box: Box, actions: Actions, view: RagingView) -> None:
        self.known: Final = position_of(box, actions, view)

    def sample(self, rng: Rng) -> Pasture:
        return self.known.copy()


def position_of(box: Box, actions: Actions, view: RagingView) -> Pasture:
    field = box.field_of(view.field.name, spots(view.field.bulls), spots(view.field.cows), spots(view.field.ponds))
    pasture = empty_pasture(box, actions, field, len(view.players), view.closed_perimeter, view.mallet_recycles)
    pasture.rolled = dice_of(view.dice)
    pasture.round = view.round
    pasture.chance_events = view.chances
    pasture.ending = box.end_reasons.index(view.ending) if view.ending else NOT_OVER
    for seat, player in enumerate(view.players):
        fill_sheet(box, pasture.sheets[seat], player)
    return pasture


def fill_sheet(box: Box, sheet: Sheet, player: PlayerView) -> None:
    ground = box.ground
    for first, second in player.fences:
        post, other = ground.post_names.index(first), ground.post_names.index(second)
        fence = ground.fence_at[i64(post) * POSTS + other]
        sheet.fences = append(sheet.fences, fence)
        sheet.cells = split(sheet.cells, ground.left[fence], ground.right[fence])
    for post, uses in enumerate(player.uses):
        if uses >= 1:
            sheet.once |= i64(1) << post
        if uses >= 2:
            sheet.twice |= i64(1) << post
    for number, marks in enumerate(player.marks, 1):
        for _ in range(marks):
            sheet.mark(number)
    for index, die in enumerate(player.dice):
        if die.sawn:
            sheet.sawn |= i64(1) << index
    sheet.dice = dice_of([die.number for die in player.dice])
    sheet.saws = player.saws + sum([1 for die in player.dice if die.sawn])
    sheet.shed = SHEDS.index(player.shed)
    sheet.mallets = player.mallets
    sheet.condition = CONDITIONS.index(player.condition)


def spots(places: list[list[int]]) -> Spots:
    return [(place[0], place[1]) for place in places]
