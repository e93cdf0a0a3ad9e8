"""What a seat that forgets nothing knows of hidden cards.

When the deck is made again, everything but the hands has lain open: the new deck is known card by card, and so is what
the other hands hold together. Since then a hand has *old* cards, which it had before, and *fresh* ones from that deck.
A card played from it leaves the question which of the two it was; the belief answers it in every way that fits.

Hands that are swapped take along what was known of them. The two who swap see each other's cards: what each of them
gave away is known from then on, and what came in exchange joins the cards it has *met*.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from stampede.core.errors import BrokenPosition
from stampede.games.street.state import DECK, HAND_STEP, NO_CARDS, NO_NUMBERS, Position, swap_ranges


def remember_opening(position: Position) -> None:
    """Before the deal: all cards are the deck, and no hand has an old card."""
    seats, kinds = position.seats, position.kinds
    position.made = position.cards[DECK * kinds : (DECK + 1) * kinds]
    position.known = NO_CARDS[: seats * seats * kinds]
    position.most = NO_CARDS[: seats * seats * kinds]
    position.old = NO_NUMBERS[: (seats + 1) * seats]
    position.met = NO_NUMBERS[:seats]
    position.minds = (1 << (seats + 1)) - 1


# --- swapping hands ---------------------------------------------------------------------------------------------------


def remember_swap(position: Position, one: i64, other: i64) -> None:
    """Before the hands change places."""  # S14
    position.swaps += 1
    position.known = position.known[:]
    position.most = position.most[:]
    position.old = position.old[:]
    position.met = position.met[:]
    for reader in range(position.seats):
        if reader not in (one, other):
            exchange_rows(position, reader, one, other)
    exchange_old(position, position.seats, one, other)
    meet(position, one, other)
    meet(position, other, one)
    for note in range(position.noted):
        hand = position.noted_hand(note)
        if hand in (one, other):
            place = position.seats * position.kinds + 2 * note
            position.notes[place] = u8((other if hand == one else one) * HAND_STEP + position.noted_size(note))


def exchange_rows(position: Position, reader: i64, one: i64, other: i64) -> None:
    """What a third seat knows of the two hands goes with them."""
    swap_ranges(position.known, position.row(reader, one), position.row(reader, other), position.kinds)
    swap_ranges(position.most, position.row(reader, one), position.row(reader, other), position.kinds)
    exchange_old(position, reader, one, other)
    limits = position.is_limited(reader, one), position.is_limited(reader, other)
    position.limit(reader, one, limits[1])
    position.limit(reader, other, limits[0])


def exchange_old(position: Position, reader: i64, one: i64, other: i64) -> None:
    old, row = position.old, reader * position.seats
    kept = old[row + one]
    old[row + one] = old[row + other]
    old[row + other] = kept


def meet(position: Position, reader: i64, other: i64) -> None:
    """The reader is about to swap: it meets all unknown cards of the other hand, and will know its own there.

    The notes say in which order those were played from there, if all of them are riddles. Of hands met before and given
    away again, the order is forgotten.
    """
    kinds, seats = position.kinds, position.seats
    own_played, played = position.played_from(reader), met_from(position, other, reader)
    own, row, met = position.hand(reader), position.row(reader, other), position.row(reader, reader)
    before = met_before(position, reader)
    position.met[reader] = 0
    for kind in range(kinds):
        position.met[reader] += position.played_from(other)[kind] - played[kind]
        news = position.count(position.hand(other), kind) + played[kind] - i64(position.known[row + kind])
        position.known[met + kind] = u8(i64(position.known[met + kind]) + news + before[kind])
        position.known[row + kind] = u8(own_played[kind] + position.count(own, kind))
        position.most[row + kind] = 0
    old = position.old
    old[reader * seats + reader] += old[reader * seats + other]
    old[reader * seats + other] = 0
    position.limit(reader, other, True)


def met_from(position: Position, hand: i64, reader: i64) -> vec[i64]:
    """By kind: cards played from a hand whose order is of no use to the reader, because it knew some of them."""
    row = position.row(reader, hand)
    for kind in range(position.kinds):
        if position.known[row + kind] != 0:
            return position.played_from(hand)
    return NO_NUMBERS[: position.kinds]


def met_before(position: Position, reader: i64) -> vec[i64]:
    """By kind: cards played from the reader's hand by whoever had it before."""
    played = NO_NUMBERS[: position.kinds]
    left = position.met[reader]
    for note in range(position.noted):
        if left > 0 and position.noted_hand(note) == reader:
            played[position.noted_kind(note)] += 1
            left -= 1
    return played


# --- rebuilding the deck ----------------------------------------------------------------------------------------------


def remember_rebuild(position: Position) -> None:
    """The new deck lies there, not yet drawn from: what is in the hands is old from now on."""  # S16
    seats, kinds = position.seats, position.kinds
    old = NO_NUMBERS[: (seats + 1) * seats]
    for hand in range(seats):
        held = position.size(position.hand(hand))
        for reader in range(seats + 1):
            if reader != hand:
                old[reader * seats + hand] = held
        old[seats * seats + hand] = held
    if position.swaps > 0:
        digest_known(position, old)
    position.old = old
    position.met = NO_NUMBERS[:seats]
    position.made = position.cards[DECK * kinds : (DECK + 1) * kinds]
    for note in range(seats * kinds):
        position.notes[note] = 0
    position.noted = 0
    position.minds = (1 << (seats + 1)) - 1


def digest_known(position: Position, old: vec[i64]) -> None:
    """What is known in hands is still known. A hand that a reader has once seen has limits in that reader's mind."""
    seats, kinds = position.seats, position.kinds
    known = position.known[:]
    for hand in range(seats):
        played = position.played_from(hand)
        for reader in range(seats):
            row = position.row(reader, hand)
            for kind in range(kinds):
                left = i64(known[row + kind]) - played[kind]
                known[row + kind] = u8(left) if left > 0 and reader != hand else u8(0)
                old[reader * seats + hand] -= i64(known[row + kind])
    most = position.most[:]
    for reader in range(seats):
        for hand in range(seats):
            if position.is_limited(reader, hand):
                position.limit(reader, hand, position.remembers(reader))
                set_limits(position, reader, hand, old, most)
    position.known = known
    position.most = most


def set_limits(position: Position, reader: i64, hand: i64, old: vec[i64], most: vec[u8]) -> None:
    """How many of each kind can be among the unknown cards of a hand.

    Those that could have been there, and those drawn since, less those played; but no more than others hold.
    """
    row, drawn = position.row(reader, hand), reader * position.kinds
    riddles = riddles_of(position, reader, hand)
    unknown = old[reader * position.seats + hand]
    fresh = unknown - position.old[reader * position.seats + hand]
    for kind in range(position.kinds):
        fresh += riddles[kind]
    for kind in range(position.kinds):
        there = i64(position.made[kind]) - i64(position.notes[drawn + kind])
        count = i64(most[row + kind]) + (there if there < fresh else fresh) - riddles[kind]
        count = count if count < unknown else unknown
        held = held_by_others(position, reader, kind)
        count = count if count < held else held
        # In a sampled position others may remember what does not fit what was played.
        most[row + kind] = u8(count) if count > 0 else u8(0)


def riddles_of(position: Position, reader: i64, hand: i64) -> vec[i64]:
    """By kind: cards played from a hand since the deck was made that the reader did not know to be there."""
    riddles, row = position.played_from(hand), position.row(reader, hand)
    for kind in range(position.kinds):
        rest = riddles[kind] - (i64(position.known[row + kind]) if reader < position.seats else 0)
        riddles[kind] = rest if rest > 0 else 0
    return riddles


def held_by_others(position: Position, reader: i64, kind: i64) -> i64:
    count: i64 = 0
    for hand in range(position.seats):
        if hand != reader:
            count += position.count(position.hand(hand), kind)
    return count


# --- truth ------------------------------------------------------------------------------------------------------------


def check_memory(position: Position) -> None:
    """What is remembered must leave a place for every card: as many old ones of each kind as there can be."""
    for reader in range(position.seats + 1):
        if not position.remembers(reader):
            continue
        places: i64 = 0
        for hand in range(position.seats):
            places += position.old[reader * position.seats + hand]
        for kind in range(position.kinds):
            old = old_cards(position, reader, kind)
            if old < 0:
                name = position.box.names[kind]
                raise BrokenPosition(f"reader {reader} remembers {-old} cards {name} too many in the deck")
            places -= old
        if places != 0:
            raise BrokenPosition(f"reader {reader} remembers {places} old cards too many")


def old_cards(position: Position, reader: i64, kind: i64) -> i64:
    """Cards of a kind that were in other hands, unknown, when the deck was made; wherever they are now."""
    cards = position.count(DECK, kind) - i64(position.made[kind])
    if reader < position.seats:
        cards += i64(position.notes[reader * position.kinds + kind])
        cards += i64(position.known[position.row(reader, reader) + kind]) + met_before(position, reader)[kind]
    for hand in range(position.seats):
        if hand != reader:
            row, played = position.row(reader, hand), position.played_from(hand)[kind]
            cards += position.count(position.hand(hand), kind)
            # Cards known there, and known ones that were played, are no riddle.
            cards += played - (i64(position.known[row + kind]) if reader < position.seats else 0)
    return cards
