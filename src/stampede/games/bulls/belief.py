"""Positions that a view allows: what the reader has seen stays, the other cards are dealt afresh."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from stampede.core.game import Belief, Claim
from stampede.core.rng import Rng
from stampede.games.bulls.actions import Actions
from stampede.games.bulls.components import Box
from stampede.games.bulls.memory import Memory
from stampede.games.bulls.parts import CARD, DECISIONS, NONE, NOTHING, Evening, Note, Player, effect_of, question
from stampede.games.bulls.rules import Holiday, empty_holiday
from stampede.games.bulls.state import DECK, DISCARDS, IN_PLAY, NO_CARDS, NO_POINTS, NOT_OVER
from stampede.games.bulls.town import SIGNS
from stampede.games.bulls.view import BullsView, EveningView, PlayerView


class BullsBelief(Belief):
    """Hands and deck are dealt from the unseen cards; once discards were shuffled, as far as the reader remembers."""

    def __init__(self, box: Box, actions: Actions, view: BullsView) -> None:
        self.box: Final = box
        self.known: Final = known_part(box, actions, view)
        self.deck: Final[i64] = view.deck
        self.unseen: vec[i64] = vec[i64]()
        self.readers: vec[i64] = vec[i64]()  # by seat: 1 if the reader sees its hand
        self.sizes: vec[i64] = vec[i64]()  # by seat: cards in its hand
        for player in view.players:
            self.readers = append(self.readers, i64(0 if player.hand is None else 1))
            self.sizes = append(self.sizes, i64(player.cards))
        for kind in range(box.kinds):
            unseen = box.copies[kind]
            for place in range(self.known.places_count()):
                unseen -= self.known.count(place, kind)
            for _ in range(unseen):
                self.unseen = append(self.unseen, kind)
        self.memory: Final = Memory(self.known, self.readers) if self.known.decks_noted() > 0 else None

    def sample(self, rng: Rng) -> Holiday:
        holiday = self.known.copy()
        if self.memory is not None:
            self.memory.deal(holiday, rng)
        else:
            self.deal(holiday, rng)
        if holiday.ready != 0:
            self.reject_some(holiday, rng)
        return holiday

    def deal(self, holiday: Holiday, rng: Rng) -> None:
        """Nothing tells the unseen cards apart."""
        cards = self.unseen[:]
        rng.shuffle(cards)
        for index in range(self.deck):
            holiday.put(cards[index], DECK, 1)
        dealt = self.deck
        for seat in range(holiday.seats):
            if self.readers[seat] == 0:
                for _card in range(self.sizes[seat]):
                    holiday.put(cards[dealt], holiday.hand(seat), 1)
                    dealt += 1

    def reject_some(self, holiday: Holiday, rng: Rng) -> None:
        """Others who are ready have chosen to discard some of their cards, nobody knows which."""  # B17
        for seat in range(holiday.seats):
            if self.readers[seat] == 0 and holiday.ready >> seat & 1:
                for kind in range(self.box.kinds):
                    for _card in range(holiday.count(holiday.hand(seat), kind)):
                        if rng.below(2) == 0:
                            holiday.reject(seat, kind)


def claims_of(box: Box, view: BullsView) -> list[Claim]:
    """Cards that cannot have come from the deck in use must be with players who still have older cards."""
    if not view.decks or view.ending:
        return []
    last = len(view.decks) - 1
    own: list[str] = [] if view.reader is None else (view.players[view.reader].drawn or [[]])[last]
    mine: list[str] = [] if view.reader is None else view.players[view.reader].hand or []
    older: dict[str, int] = {}
    for kind, name in enumerate(box.names):
        unseen = box.copies[kind] - view.discards.count(name) - mine.count(name) - (1 if view.card == name else 0)
        of_this_deck = view.decks[last].count(name) - own.count(name)
        if unseen > of_this_deck:
            older[name] = int(unseen - of_this_deck)
    holders = [
        f"hand {seat}"
        for seat, player in enumerate(view.players)
        if player.hand is None and most_older_cards(player, view.decks[last], last) > 0
    ]
    return [Claim(older, holders)] if older else []


def most_older_cards(player: PlayerView, deck: list[str], last: int) -> int:
    """How many cards a player can still hold that were not drawn from the latest deck."""
    older, newer, laid, other, must = 0, 0, 0, 0, 0
    for past in player.past:
        if past.deck == last:
            newer += past.cards
        else:
            older += past.cards
        laid += len(past.laid)
        other += len([name for name in past.laid if newer == 0 or name not in deck])
        must = max(must, laid - newer)  # more than it had drawn by then
    return min(older - max(must, other), player.cards)


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
    read_decks(holiday, view)
    for seat, player in enumerate(view.players):
        read_player(holiday, seat, player)
    if view.evening is not None:
        holiday.evening = read_evening(holiday, view.evening)
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


def read_decks(holiday: Holiday, view: BullsView) -> None:
    box = holiday.box
    decks = NO_CARDS[:]
    for names in view.decks:
        for name in box.names:
            decks = append(decks, u8(names.count(name)))
    holiday.decks = decks
    holiday.drawn = NOTHING[: holiday.seats * len(decks)]


def read_evening(holiday: Holiday, view: EveningView) -> Evening:
    wide = holiday.town.wide
    sights = NOTHING[:wide]
    for column, card in enumerate(view.destinations):
        sights[column] = u8(holiday.box.sight_of[card.name])
    arrived = NOTHING[: holiday.seats * wide]
    trampled = NOTHING[: holiday.seats]
    for seat, one in enumerate(view.seats):
        for column, runners in enumerate(one.arrived):
            arrived[seat * wide + column] = u8(runners)
        trampled[seat] = u8(one.trampled)
    return Evening(view.day - 1, sights, arrived, trampled)


def read_player(holiday: Holiday, seat: i64, player: PlayerView) -> None:
    box = holiday.box
    points = NO_POINTS[:]
    for day, scored in enumerate(player.days):
        points[day] = scored
    holiday.players[seat] = Player(points, player.squad, player.ones, player.more_runners, player.more_cards)
    if player.ready:
        holiday.ready |= 1 << seat
    for past in player.past:
        holiday.past = Note(holiday.past, seat, past.deck, past.cards, NONE)
        for name in past.laid:
            holiday.past = Note(holiday.past, seat, NONE, 0, box.kind_of[name])
    if player.hand is not None:
        for name in player.hand:
            holiday.put(box.kind_of[name], holiday.hand(seat), 1)
    if player.drawn is not None:
        for deck, names in enumerate(player.drawn):
            for name in names:
                holiday.remember_drawn(deck, seat, box.kind_of[name], 1)
    if player.unwanted is not None:
        for name in player.unwanted:
            holiday.reject(seat, box.kind_of[name])
