"""S16 and S17: drawing cards, and rebuilding the deck when it is empty."""

from __future__ import annotations

from mypy_extensions import i64

from stampede.core.events import Event, Fact
from stampede.core.rng import Rng
from stampede.games.street.declined import note_card
from stampede.games.street.memory import remember_rebuild
from stampede.games.street.state import DECK, DISCARDS, FIRST_HAND, NOT_OVER, REBUILDS, Position


def draw_card(position: Position, place: i64, rng: Rng) -> i64:
    kind = any_of_the_deck(position, rng)
    position.shift(kind, DECK, place)
    position.note_drawn(place - FIRST_HAND, kind)
    note_card(position, place - FIRST_HAND)
    return kind


def any_of_the_deck(position: Position, rng: Rng) -> i64:
    """The kind of any card of the deck: it has no order until a card is drawn."""
    cards = position.cards
    kind: i64 = 0  # the deck is the first place
    rest = rng.below(position.size(DECK)) - i64(cards[kind])
    while rest >= 0:
        kind += 1
        rest -= i64(cards[kind])
    return kind


def fill_hand(position: Position, rng: Rng, log: list[Event] | None) -> None:
    """The seat on turn draws up to a full hand, as far as there are cards."""  # S6, S17
    hand = position.hand(position.turn)
    missing = position.box.hand - position.size(hand)
    if missing <= 0 or not has_deck(position, log):
        return
    position.chance_events = rng.begin(position.chance_events)
    while missing > 0 and has_deck(position, log):
        missing -= draw_cards(position, hand, missing, rng, log)


def draw_cards(position: Position, hand: i64, missing: i64, rng: Rng, log: list[Event] | None) -> i64:
    """As many as are missing, or as the deck has: what comes of a new deck is told after it was made."""
    count = missing if missing < position.size(DECK) else position.size(DECK)
    if log is None:
        for _card in range(count):
            draw_card(position, hand, rng)
        return count
    drawn = [position.box.names[draw_card(position, hand, rng)] for _ in range(count)]
    facts: dict[str, Fact] = {"seat": int(position.turn), "count": len(drawn)}
    log.append(Event("drew", facts, {"cards": drawn}, 1 << position.turn))
    return count


def has_deck(position: Position, log: list[Event] | None) -> bool:
    """Whether there is a card to draw. An empty deck is rebuilt; one time too many ends the game."""  # S16
    if position.size(DECK) > 0:
        return True
    if position.ending != NOT_OVER or loose_cards(position) == 0:
        return False
    if position.rebuilds == position.max_rebuilds:  # S17
        position.end(REBUILDS, log)
        return False
    rebuild(position)
    if log is not None:
        facts: dict[str, Fact] = {"number": int(position.rebuilds), "cards": int(position.size(DECK))}
        log.append(Event("rebuilt", facts))
    return True


def loose_cards(position: Position) -> i64:
    """How many cards a new deck would have."""
    cards = position.size(DISCARDS)
    for seat in range(position.seats):
        for kind in range(position.box.first_distance, position.box.first_trick):
            cards += position.count(position.lane(seat), kind)
    return cards


def rebuild(position: Position) -> None:
    """The discards and all laid distances are the new deck; the kilometres stay."""  # S16
    position.rebuilds += 1
    for kind in range(position.kinds):
        position.shift_all(kind, DISCARDS, DECK)
    for seat in range(position.seats):
        for kind in range(position.box.first_distance, position.box.first_trick):
            position.shift_all(kind, position.lane(seat), DECK)
    if not position.forgetful:
        remember_rebuild(position)
