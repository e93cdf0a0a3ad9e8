"""Positions that a view allows: what the reader has seen stays, the other cards are dealt afresh."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from stampede.core.game import Belief
from stampede.core.rng import Rng
from stampede.games.bulls.actions import Actions
from stampede.games.bulls.components import Box
from stampede.games.bulls.rules import Holiday, empty_holiday
from stampede.games.bulls.state import (
    CARD,
    DECISIONS,
    DECK,
    DISCARDS,
    IN_PLAY,
    NO_POINTS,
    NONE,
    NOT_OVER,
    Player,
    effect_of,
    question,
)
from stampede.games.bulls.town import SIGNS
from stampede.games.bulls.view import BullsView, PlayerView


class BullsBelief(Belief):
    """Hands and deck are dealt from the unseen cards.

    When discards were shuffled into a new deck, everybody saw which ones: a card that was not among them, or that the
    reader has drawn since, cannot be in the deck. It must be in another hand, no matter which.
    """

    def __init__(self, box: Box, actions: Actions, view: BullsView) -> None:
        self.box: Final = box
        self.known: Final = known_part(box, actions, view)
        self.deck: Final[i64] = view.deck
        self.open: vec[i64] = vec[i64]()  # unseen cards that may be in the deck or in a hand
        self.held: vec[i64] = vec[i64]()  # unseen cards that must be in a hand
        self.readers: vec[i64] = vec[i64]()  # by seat: 1 if the reader sees its hand
        self.sizes: vec[i64] = vec[i64]()  # by seat: cards in its hand
        for player in view.players:
            self.readers = append(self.readers, i64(0 if player.hand is None else 1))
            self.sizes = append(self.sizes, i64(player.cards))
        self.sort_unseen()

    def sort_unseen(self) -> None:
        known = self.known
        for kind in range(self.box.kinds):
            unseen = self.box.copies[kind]
            for place in range(known.places_count()):
                unseen -= known.count(place, kind)
            in_deck = known.made_of(kind)
            for seat in range(known.seats):
                in_deck -= known.drawn(seat, kind)
            for index in range(unseen):
                if index < in_deck:
                    self.open = append(self.open, kind)
                else:
                    self.held = append(self.held, kind)

    def sample(self, rng: Rng) -> Holiday:
        holiday = self.known.copy()
        pool = self.open[:]
        rng.shuffle(pool)
        hands = self.held[:]
        for index in range(i64(len(pool))):
            if index < self.deck:
                holiday.put(pool[index], DECK, 1)
            else:
                hands = append(hands, pool[index])
        rng.shuffle(hands)
        dealt: i64 = 0
        for seat in range(holiday.seats):
            if self.readers[seat] == 0:
                for _ in range(self.sizes[seat]):
                    holiday.put(hands[dealt], holiday.hand(seat), 1)
                    dealt += 1
        self.remember(holiday)
        return holiday

    def remember(self, holiday: Holiday) -> None:
        """Cards that left the deck without the reader drawing them were drawn by others: by their holders, if any."""
        for kind in range(self.box.kinds):
            gone = holiday.made_of(kind) - holiday.count(DECK, kind)
            for seat in range(holiday.seats):
                gone -= holiday.drawn(seat, kind)
            if gone == 0:
                continue
            last: i64 = NONE
            for seat in range(holiday.seats):
                if self.readers[seat] == 0:
                    last = seat
                    held = holiday.count(holiday.hand(seat), kind)
                    took = held if held < gone else gone
                    holiday.remember_drawn(seat, kind, took)
                    gone -= took
            if gone > 0:
                holiday.remember_drawn(last, kind, gone)


def known_part(box: Box, actions: Actions, view: BullsView) -> Holiday:
    """The position as far as the view shows it; the deck and the other hands are empty."""
    town = box.town
    holiday = empty_holiday(box, actions, len(view.players))
    holiday.day = view.day - 1
    holiday.row = view.step - 1
    holiday.first = view.first
    holiday.turn = view.turn
    holiday.done = view.done
    holiday.chance_events = view.chances
    holiday.ending = box.end_reasons.index(view.ending) if view.ending else NOT_OVER
    read_pending(holiday, view)
    for name in view.discards:
        holiday.put(box.kind_of[name], DISCARDS, 1)
    for column, card in enumerate(view.destinations):
        holiday.sights[column] = u8(box.sight_of[card.name])
    for token in view.tokens:
        holiday.put_token(town.sign_at[town.place_of[token.place]] + SIGNS.index(token.sign), token.seat)
    read_dice(holiday, view)
    read_memory(holiday, view)
    for seat, player in enumerate(view.players):
        read_player(holiday, seat, player)
    return holiday


def read_pending(holiday: Holiday, view: BullsView) -> None:
    box, places = holiday.box, holiday.town.place_of
    asked = DECISIONS.index(view.decision) if view.decision else CARD
    holiday.pending = question(asked)
    if view.card:
        card = box.kind_of[view.card]
        holiday.put(card, IN_PLAY, 1)
        holiday.pending = effect_of(card, asked, view.lifted)
    for picks in view.picked:
        for _ in range(picks.dice):
            column = holiday.column_of(places[picks.place])
            holiday.pending = holiday.pending.picking(view.target or 0, column, picks.face, holiday.town.wide)


def read_dice(holiday: Holiday, view: BullsView) -> None:
    for column, well in enumerate(view.wells):
        for face in well.bulls:
            holiday.put_bulls(column, face, 1)
        for seat, counts in enumerate(well.runners):
            for index, count in enumerate(counts):
                holiday.put_runners(seat, column, index + 1, count)


def read_memory(holiday: Holiday, view: BullsView) -> None:
    box = holiday.box
    if view.shuffled:
        for name in view.shuffled:
            kind = box.kind_of[name]
            holiday.remember_made(kind, holiday.made_of(kind) + 1)
    else:
        for kind in range(box.kinds):
            holiday.remember_made(kind, box.copies[kind])


def read_player(holiday: Holiday, seat: i64, player: PlayerView) -> None:
    box = holiday.box
    points = NO_POINTS[:]
    for day, scored in enumerate(player.days):
        points[day] = scored
    holiday.players[seat] = Player(points, player.squad, player.ones, player.more_runners, player.more_cards)
    if player.hand is not None:
        for name in player.hand:
            holiday.put(box.kind_of[name], holiday.hand(seat), 1)
    if player.drawn is not None:
        for name in player.drawn:
            holiday.remember_drawn(seat, box.kind_of[name], 1)
