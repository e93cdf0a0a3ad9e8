"""Positions that a view allows: what the reader has seen stays, the other cards are dealt anew."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from stampede.core.game import Belief
from stampede.core.rng import Rng
from stampede.games.bulls.actions import Actions
from stampede.games.bulls.components import FACES, Box
from stampede.games.bulls.rules import Holiday, empty_holiday
from stampede.games.bulls.state import (
    DECISIONS,
    DECK,
    DISCARDS,
    IN_PLAY,
    MORE_CARDS,
    MORE_RUNNERS,
    NONE,
    NOT_OVER,
    ONES,
    POINTS_OF_DAY,
    SQUAD,
)
from stampede.games.bulls.town import SIGNS
from stampede.games.bulls.view import BullsView, PlayerView


class BullsBelief(Belief):
    """Hands and deck are dealt from the unseen cards.

    When discards were shuffled into a new deck, everybody saw which: a card that was not among them, or that the reader
    has drawn since, cannot be in the deck. Such cards are in other hands; in which of them is left open.
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
        """What has left the deck and was not drawn by the reader was drawn by others: who holds such a card, if any."""
        kinds = self.box.kinds
        for kind in range(kinds):
            gone = holiday.made_of(kind) - holiday.count(DECK, kind)
            for seat in range(holiday.seats):
                gone -= holiday.drawn(seat, kind)
            last: i64 = NONE
            for seat in range(holiday.seats):
                if self.readers[seat] == 0:
                    last = seat
                    held = holiday.count(holiday.hand(seat), kind)
                    took = held if held < gone else gone
                    holiday.memory[(1 + seat) * kinds + kind] = u8(took)
                    gone -= took
            if gone > 0:
                own = (1 + last) * kinds + kind
                holiday.memory[own] = u8(i64(holiday.memory[own]) + gone)


def known_part(box: Box, actions: Actions, view: BullsView) -> Holiday:
    """The position as far as the view tells it; the hands of others and the deck are empty."""
    town = box.town
    holiday = empty_holiday(box, actions, len(view.players))
    holiday.day = view.day - 1
    holiday.row = view.step - 1
    holiday.first = view.first
    holiday.turn = view.turn
    holiday.done = view.done
    holiday.asked = DECISIONS.index(view.decision) if view.decision else 0
    holiday.target = NONE if view.target is None else view.target
    holiday.lifted = 1 if view.lifted else 0
    holiday.chance_events = view.chances
    holiday.ending = box.end_reasons.index(view.ending) if view.ending else NOT_OVER
    first = town.first[holiday.row]
    if view.here:
        holiday.here = town.place_of[view.here] - first
    if view.card:
        holiday.card = box.kind_of[view.card]
        holiday.put(holiday.card, IN_PLAY, 1)
    for picks in view.picked:
        holiday.picked[(town.place_of[picks.place] - first) * FACES + picks.face - 1] = u8(picks.dice)
        holiday.picks += picks.dice
    for name in view.discards:
        holiday.put(box.kind_of[name], DISCARDS, 1)
    for column, card in enumerate(view.destinations):
        holiday.sights[column] = u8(box.sight_of[card.name])
    for token in view.tokens:
        sign = town.sign_at[town.place_of[token.place]] + SIGNS.index(token.sign)
        holiday.tokens[sign] = u8(token.seat + 1)
    read_dice(holiday, view)
    read_memory(holiday, view)
    for seat, player in enumerate(view.players):
        read_player(holiday, seat, player)
    return holiday


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
            holiday.memory[kind] = u8(i64(holiday.memory[kind]) + 1)
    else:
        for kind in range(box.kinds):
            holiday.memory[kind] = u8(box.copies[kind])


def read_player(holiday: Holiday, seat: i64, player: PlayerView) -> None:
    box = holiday.box
    for day, points in enumerate(player.days):
        holiday.write(seat, POINTS_OF_DAY + day, points)
    holiday.write(seat, ONES, player.ones)
    holiday.write(seat, SQUAD, player.squad)
    holiday.write(seat, MORE_RUNNERS, player.more_runners)
    holiday.write(seat, MORE_CARDS, player.more_cards)
    if player.hand is not None:
        for name in player.hand:
            holiday.put(box.kind_of[name], holiday.hand(seat), 1)
    if player.drawn is not None:
        for name in player.drawn:
            own = (1 + seat) * box.kinds + box.kind_of[name]
            holiday.memory[own] = u8(i64(holiday.memory[own]) + 1)
