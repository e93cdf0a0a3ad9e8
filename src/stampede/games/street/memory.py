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
    position.most = NO_CARDS[: (seats + 1) * seats * kinds]
    position.plain = NO_CARDS[: seats * kinds]
    position.old = NO_NUMBERS[: (seats + 1) * seats]
    position.met = NO_NUMBERS[:seats]
    position.minds = (1 << (seats + 1)) - 1


# --- swapping hands ---------------------------------------------------------------------------------------------------


def remember_swap(position: Position, one: i64, other: i64) -> None:
    """Before the hands change places."""  # S14
    position.swaps += 1
    position.known = position.known[:]
    position.most = position.most[:]
    position.plain = position.plain[:]
    position.old = position.old[:]
    position.met = position.met[:]
    for reader in range(position.seats + 1):
        if reader not in (one, other):
            exchange_rows(position, reader, one, other)
    meet(position, one, other)
    meet(position, other, one)
    for note in range(position.noted):
        hand = position.noted_hand(note)
        if hand in (one, other):
            place = position.seats * position.kinds + 2 * note
            position.notes[place] = u8((other if hand == one else one) * HAND_STEP + position.noted_size(note))


def exchange_rows(position: Position, reader: i64, one: i64, other: i64) -> None:
    """What a third seat knows of the two hands goes with them; a spectator knows no card."""
    if reader < position.seats:
        swap_ranges(position.known, position.row(reader, one), position.row(reader, other), position.kinds)
    swap_ranges(position.most, position.row(reader, one), position.row(reader, other), position.kinds)
    old, row = position.old, reader * position.seats
    kept = old[row + one]
    old[row + one] = old[row + other]
    old[row + other] = kept
    limits = position.is_limited(reader, one), position.is_limited(reader, other)
    position.limit(reader, one, limits[1])
    position.limit(reader, other, limits[0])


def meet(position: Position, reader: i64, other: i64) -> None:
    """The reader is about to swap: it meets all unknown cards of the other hand, and will know its own there.

    What it remembers of that hand goes into its own row: cards it knew, of those that were played, and the limits. Only
    one hand is remembered so well: of those met before since the deck was made, the order is forgotten.
    """
    kinds, seats = position.kinds, position.seats
    own_played, played = position.played_from(reader), position.played_from(other)
    own, row, met = position.hand(reader), position.row(reader, other), position.row(reader, reader)
    before, again = met_before(position, reader), has_met(position, reader)
    position.limit(reader, reader, position.is_limited(reader, other) and not again)
    position.met[reader] = 0
    for kind in range(kinds):
        known = i64(position.known[row + kind])
        plain = known if known < played[kind] else played[kind]
        news = position.count(position.hand(other), kind) - (known - plain)
        if again:
            news += i64(position.known[met + kind]) + before[kind] + played[kind] - plain
        else:
            position.met[reader] += played[kind]
        position.plain[reader * kinds + kind] = u8(0) if again else u8(plain)
        position.known[met + kind] = u8(news)
        position.known[row + kind] = u8(own_played[kind] + position.count(own, kind))
        position.most[met + kind] = position.most[row + kind]
        position.most[row + kind] = 0
    old = position.old
    old[reader * seats + reader] += old[reader * seats + other]
    old[reader * seats + other] = 0
    position.limit(reader, other, True)


def has_met(position: Position, reader: i64) -> bool:
    """Whether the reader got a hand by a swap since the deck was made."""
    row = position.row(reader, reader)
    cards: i64 = position.met[reader]
    for kind in range(position.kinds):
        cards += i64(position.known[row + kind])
    return cards > 0


def met_before(position: Position, reader: i64) -> vec[i64]:
    """By kind: cards that earlier owners of the reader's hand played from it, if the reader did not know of them."""
    played = NO_NUMBERS[: position.kinds]
    left = position.met[reader]
    for note in range(position.noted):
        if left > 0 and position.noted_hand(note) == reader:
            played[position.noted_kind(note)] += 1
            left -= 1
    for kind in range(position.kinds):
        plain = i64(position.plain[reader * position.kinds + kind])
        played[kind] -= plain if plain < played[kind] else played[kind]
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
    known = digest_known(position, old) if position.swaps > 0 else position.known
    limit_hands(position, old, known)
    position.known = known
    position.old = old
    if position.swaps > 0:
        position.met = NO_NUMBERS[:seats]
        position.plain = NO_CARDS[: seats * kinds]
    position.made = position.cards[DECK * kinds : (DECK + 1) * kinds]
    for note in range(seats * kinds):
        position.notes[note] = 0
    position.noted = 0
    position.minds = (1 << (seats + 1)) - 1


def digest_known(position: Position, old: vec[i64]) -> vec[u8]:
    """What is known in hands is still known: it is none of the unknown old cards."""
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
    return known


def limit_hands(position: Position, old: vec[i64], known: vec[u8]) -> None:
    """Of each hand's unknown cards, how many can be of a kind: a seat that has seen it, or seen little of it, knows."""
    before = position.limited
    wanted = before | newly_limited(position)
    position.limited = 0
    if wanted == 0:
        return
    position.most = position.most[:]
    for reader in range(position.seats + 1):
        for hand in range(position.seats):
            place = reader * position.seats + hand
            if reader != hand and wanted >> place & 1 != 0 and position.remembers(reader):
                set_limits(position, reader, hand, before >> place & 1 != 0, old, known, position.most)


def newly_limited(position: Position) -> i64:
    """A bit for each reader and hand. A hand that got few cards cannot hold all of a kind that is plentiful."""
    seats, kinds = position.seats, position.kinds
    gone, held = played_by_hand(position), NO_NUMBERS[:kinds]
    limited: i64 = 0
    for hand in range(seats):
        for kind in range(kinds):
            held[kind] += position.count(position.hand(hand), kind)
    for hand in range(seats):
        least = position.old[seats * seats + hand]
        drawn = position.size(position.hand(hand)) - least
        for kind in range(kinds):
            drawn += gone[hand * kinds + kind]
        if position.swaps > 0:
            for reader in range(seats):
                if reader != hand and position.old[reader * seats + hand] < least:
                    least = position.old[reader * seats + hand]
        for kind in range(kinds):
            made, there = i64(position.made[kind]), held[kind] + gone[hand * kinds + kind]
            drew_few = made > drawn and there > drawn
            if drew_few or (position.box.copies[kind] - made > least and there > least):
                for reader in range(seats + 1):
                    had_little = there > position.old[reader * seats + hand]
                    if reader == hand or not (drew_few or had_little):
                        continue
                    if may_limit(position, reader, hand, kind, drawn, held, gone):
                        limited |= position.bit_of(reader, hand)
    return limited


def may_limit(
    position: Position, reader: i64, hand: i64, kind: i64, drawn: i64, held: vec[i64], gone: vec[i64]
) -> bool:
    """Whether a hand may not have all unknown cards of a kind; true if a card that was known makes it hard to say."""
    seats, kinds, made = position.seats, position.kinds, i64(position.made[kind])
    old, fresh, others = position.old[reader * seats + hand], made, held[kind]
    there = held[kind] - made
    for other in range(seats):
        there += gone[other * kinds + kind]
    if reader < seats:
        own = position.count(position.hand(reader), kind)
        others -= own
        there += i64(position.notes[reader * kinds + kind]) - own - gone[reader * kinds + kind]
        fresh -= i64(position.notes[reader * kinds + kind])
        if position.swaps > 0:
            if position.met[reader] > 0:
                return True
            for other in range(seats):
                if position.known[position.row(reader, other) + kind] != 0:
                    return True
    most = (there if there < old else old) + (fresh if fresh < drawn else drawn) - gone[hand * kinds + kind]
    return most < others and most < position.size(position.hand(hand))


def set_limits(
    position: Position, reader: i64, hand: i64, was: bool, old: vec[i64], known: vec[u8], most: vec[u8]
) -> None:
    """How many of each kind can be among the unknown cards of a hand.

    Those that could have been there, and those drawn since, less those played; but no more than others hold. A hand
    that this says nothing about is not limited.
    """
    row = position.row(reader, hand)
    riddles = riddles_of(position, reader, hand)
    unknown, before = old[reader * position.seats + hand], position.old[reader * position.seats + hand]
    fresh = unknown - before
    for kind in range(position.kinds):
        fresh += riddles[kind]
    made_old = NO_NUMBERS[:0] if was else old_if_drawn(position, reader, played_by_hand(position))
    for kind in range(position.kinds):
        there = i64(position.made[kind])
        if reader < position.seats:
            there -= i64(position.notes[reader * position.kinds + kind])
        could = i64(most[row + kind]) if was else made_old[kind]
        could = could if could < before else before
        count = could + (there if there < fresh else fresh) - riddles[kind]
        room = held_by_others(position, reader, kind, known)
        room = room if room < unknown else unknown
        if count < room:
            position.limit(reader, hand, True)
        count = count if count < room else room
        # In a sampled position others may remember what does not fit what was played.
        most[row + kind] = u8(count) if count > 0 else u8(0)


def riddles_of(position: Position, reader: i64, hand: i64) -> vec[i64]:
    """By kind: cards played from a hand since the deck was made that the reader did not know to be there."""
    riddles, row = position.played_from(hand), position.row(reader, hand)
    for kind in range(position.kinds):
        rest = riddles[kind] - (i64(position.known[row + kind]) if reader < position.seats else 0)
        riddles[kind] = rest if rest > 0 else 0
    return riddles


def held_by_others(position: Position, reader: i64, kind: i64, known: vec[u8]) -> i64:
    """Cards of a kind in other hands that the reader does not know to be there."""
    count: i64 = 0
    for hand in range(position.seats):
        if hand != reader:
            count += position.count(position.hand(hand), kind)
            if reader < position.seats:
                count -= i64(known[position.row(reader, hand) + kind])
    return count


# --- truth ------------------------------------------------------------------------------------------------------------


def check_memory(position: Position) -> None:
    """What is remembered must leave a place for every card: as many old ones of each kind as there can be."""
    played = played_by_hand(position)
    for reader in range(position.seats + 1):
        if not position.remembers(reader):
            continue
        places: i64 = 0
        for hand in range(position.seats):
            places += position.old[reader * position.seats + hand]
        old = old_cards(position, reader, played)
        for kind in range(position.kinds):
            if old[kind] < 0:
                name = position.box.names[kind]
                raise BrokenPosition(f"reader {reader} remembers {-old[kind]} cards {name} too many in the deck")
            places -= old[kind]
        if places != 0:
            raise BrokenPosition(f"reader {reader} remembers {places} old cards too many")


def played_by_hand(position: Position) -> vec[i64]:
    """By hand and kind: cards that have left it face up since the deck was made."""
    played = vec[i64]([0 for _ in range(position.seats * position.kinds)])
    for note in range(position.noted):
        played[position.noted_hand(note) * position.kinds + position.noted_kind(note)] += 1
    return played


def old_cards(position: Position, reader: i64, played: vec[i64]) -> vec[i64]:
    """By kind: cards that were in other hands, unknown, when the deck was made; wherever they are now."""
    cards = old_if_drawn(position, reader, played)
    for kind in range(position.kinds):
        cards[kind] += position.count(DECK, kind)
    return cards


def old_if_drawn(position: Position, reader: i64, played: vec[i64]) -> vec[i64]:
    """The same, if nothing is left of that deck."""
    kinds, is_player = position.kinds, reader < position.seats
    cards = NO_NUMBERS[:kinds]
    for kind in range(kinds):
        cards[kind] = -i64(position.made[kind])
    if is_player:
        row, met = position.row(reader, reader), met_before(position, reader)
        for kind in range(kinds):
            cards[kind] += i64(position.notes[reader * kinds + kind]) + i64(position.known[row + kind]) + met[kind]
    for hand in range(position.seats):
        if hand == reader:
            continue
        row, place = position.row(reader, hand), position.hand(hand)
        for kind in range(kinds):
            # Cards known there, and known ones that were played, are no riddle.
            known = i64(position.known[row + kind]) if is_player else i64(0)
            cards[kind] += position.count(place, kind) + played[hand * kinds + kind] - known
    return cards
