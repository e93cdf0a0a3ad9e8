"""What a seat may know as numbers, for learners: see `stampede.core.observation`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from stampede.core.observation import MOST, Field, code, write_counts, write_zeros
from stampede.games.bulls.components import FACES, MOST_BULLS, MOST_CARDS, MOST_RUNNERS, Box
from stampede.games.bulls.parts import DECISIONS, NONE
from stampede.games.bulls.state import DECK, DISCARDS, NOT_OVER, Position

MOST_DICE: Final = 99


def fields_of(box: Box, seats: int) -> list[Field]:
    kinds, town = int(box.kinds), box.town
    wide, places = int(town.wide), int(town.wide) * FACES
    fields = [
        Field("seat", 1, 0, seats - 1, "the reader's own seat"),
        Field("day", 1, 0, int(box.days), "the day, from 1"),
        Field("row", 1, 0, int(town.steps), "the row where all dice stand; 0 are the starts"),
        Field("first", 1, 0, seats - 1, "the first player, counted from the reader"),
        Field("turn", 1, 0, seats - 1, "the seat on turn, counted from the reader"),
        Field("done", 1, 0, MOST, "seats that have answered in this round"),
        code("decision", DECISIONS, "what is asked"),
        code("card", box.names, "the card being resolved"),
        Field("target", 1, 0, seats, "whose runners are picked: 0 nobody's, 1 the reader's, 2 the next seat's …"),
        Field("here", 1, 0, wide, "the column that all picks must come from, from 1; 0 any"),
        Field("picked", places, 0, MOST_DICE, "runners that will be rolled, by column and face"),
        Field("lifted", 1, 0, 1, "1 while a direction token is in the air"),
        Field("bulls", places, 0, MOST_BULLS, "bulls by column and face"),
        Field("tokens", int(town.signs), 0, seats, "at each sign: 0 no token, 1 the reader's, 2 the next seat's …"),
        Field("destinations", 3 * wide, -MOST, MOST, "by column: points, more runners, more cards"),
        Field("deck", 1, 0, MOST_CARDS, "cards in the deck"),
        Field("discards", kinds, 0, MOST_CARDS, f"discards of each kind: {', '.join(box.names)}"),
        Field("hand", kinds, 0, MOST_CARDS, "cards of each kind in the reader's hand, in the same order"),
        Field("unwanted", kinds, 0, MOST_CARDS, "those of them that the reader will discard"),
    ]
    for other in range(seats):
        fields += [
            Field(f"points +{other}", 1, 0, MOST, "points of all days"),
            Field(f"today +{other}", 1, 0, MOST, "points of this day"),
            Field(f"cards +{other}", 1, 0, MOST_CARDS, "cards in hand"),
            Field(f"ready +{other}", 1, 0, 1, "1 once it has chosen what to discard"),
            Field(f"squad +{other}", 1, 0, MOST_DICE, "runners of the day"),
            Field(f"ones +{other}", 1, 0, MOST_RUNNERS, "rolled 1s still to be placed"),
            Field(f"next day +{other}", 2, -MOST_DICE, MOST_DICE, "extra runners and cards on the next day"),
            Field(f"runners +{other}", places, 0, MOST_DICE, "runners by column and face"),
        ]
    return fields


def observe(position: Position, reader: i64, out: vec[i16], at: i64) -> None:
    seats, kinds, pending = position.seats, position.box.kinds, position.pending
    town, places = position.town, position.town.wide * FACES
    out[at] = i16(reader)
    out[at + 1] = i16(position.day + 1)
    out[at + 2] = i16(position.row)
    out[at + 3] = i16((position.first - reader + seats) % seats)
    out[at + 4] = i16((position.turn - reader + seats) % seats)
    out[at + 5] = i16(position.done)
    out[at + 6] = i16(0) if position.ending != NOT_OVER else i16(1 + pending.asked)
    out[at + 7] = i16(1 + pending.card)
    at += 8
    out[at] = i16(0) if pending.target == NONE else i16(1 + (pending.target - reader + seats) % seats)
    out[at + 1] = i16(1 + pending.here)
    at += 2
    at = write_zeros(places, out, at) if pending.picks == 0 else write_counts(pending.picked, 0, places, out, at)
    out[at] = i16(pending.lifted)
    at = write_counts(position.bulls, 0, places, out, at + 1)
    observe_tokens(position, reader, out, at)
    at = observe_destinations(position, out, at + town.signs)
    out[at] = i16(position.size(DECK))
    at = write_counts(position.cards, DISCARDS * kinds, kinds, out, at + 1)
    at = write_counts(position.cards, position.hand(reader) * kinds, kinds, out, at)
    at = write_counts(position.unwanted, reader * kinds, kinds, out, at)
    seat = reader
    for _step in range(seats):
        at = observe_player(position, seat, out, at)
        seat = seat + 1 if seat + 1 < seats else 0


def observe_tokens(position: Position, reader: i64, out: vec[i16], at: i64) -> None:
    tokens, seats = position.tokens, position.seats
    write_zeros(position.town.signs, out, at)
    for sign in range(position.town.signs):
        if tokens[sign] != 0:  # most signs have none
            out[at + sign] = i16(1 + (position.token_at(sign) - reader + seats) % seats)


def observe_destinations(position: Position, out: vec[i16], at: i64) -> i64:
    box, laid = position.box, position.town.width[position.town.steps]
    for column in range(position.town.wide):
        sight = i64(position.sights[column]) if column < laid else i64(NONE)
        out[at] = i16(0) if sight == NONE else i16(box.points[sight])
        out[at + 1] = i16(0) if sight == NONE else i16(box.more_runners[sight])
        out[at + 2] = i16(0) if sight == NONE else i16(box.more_cards[sight])
        at += 3
    return at


def observe_player(position: Position, seat: i64, out: vec[i16], at: i64) -> i64:
    player, places = position.players[seat], position.town.wide * FACES
    out[at] = i16(player.total())
    out[at + 1] = i16(player.points[position.day]) if position.day >= 0 else i16(0)
    out[at + 2] = i16(position.size(position.hand(seat)))
    out[at + 3] = i16(position.ready >> seat & 1)
    out[at + 4] = i16(player.squad)
    out[at + 5] = i16(player.ones)
    out[at + 6] = i16(player.more_runners)
    out[at + 7] = i16(player.more_cards)
    return write_counts(position.runners, seat * places, places, out, at + 8)
