"""Makes the view of a position, and says what lies where: all that a seat is ever shown comes from here."""

from __future__ import annotations

from functools import cache

from librt.vecs import vec
from mypy_extensions import u8

from stampede.core.game import Place
from stampede.core.places import counted, tallied
from stampede.games.bulls.components import FACES
from stampede.games.bulls.parts import DECISIONS, NONE, Evening, Note
from stampede.games.bulls.state import A_BULL, DECK, DISCARDS, IN_PLAY, NOT_OVER, Position
from stampede.games.bulls.town import Town
from stampede.games.bulls.view import (
    BullsView,
    DestinationView,
    EveningSeatView,
    EveningView,
    ForecastView,
    PastView,
    PickView,
    PlayerView,
    RoundaboutView,
    TokenView,
    WellView,
)


def view_of(position: Position, reader: int | None) -> BullsView:
    box, town = position.box, position.town
    over = position.ending != NOT_OVER
    columns = range(town.width[position.row])
    kinds = range(box.kinds)
    pending = position.pending
    in_play = pending.card != NONE
    return BullsView(
        reader=reader,
        players=[
            player_view(position, seat, over or seat == reader, past) for seat, past in enumerate(past_of(position))
        ],
        day=position.day + 1,
        days=box.days,
        step=position.row + 1,
        steps=town.steps,
        first=position.first,
        turn=position.turn,
        done=position.done,
        decision="" if over else DECISIONS[pending.asked],
        card=box.names[pending.card] if in_play else "",
        target=None if pending.target == NONE else pending.target,
        here="" if pending.here == NONE else position.place_name(pending.here),
        picked=picks(position),
        most_picks=box.amount[pending.card] if in_play else 0,
        lifted=pending.lifted,
        wells=[well_view(position, column) for column in columns],
        forecast=forecast(position),
        destinations=laid_out(position, position.sights),
        aside=aside(position),
        tokens=[
            TokenView(town.sign_roundabout(sign), town.sign_name(sign), position.token_at(sign))
            for sign in range(town.signs)
            if position.token_at(sign) != NONE
        ],
        evening=None if position.evening is None else evening_view(position, position.evening),
        spare_bulls=position.spare_bulls(),
        deck=position.size(DECK),
        decks=[named(position, [position.made_of(deck, kind) for kind in kinds]) for deck in decks_of(position)],
        discards=position.names_at(DISCARDS),
        chances=position.chance_events,
        ending=box.end_reasons[position.ending] if over else "",
        town=town_view(town),
    )


def decks_of(position: Position) -> range:
    return range(position.decks_noted())


def named(position: Position, counts: list[int]) -> list[str]:
    """Cards counted by kind, as names."""
    return [position.box.names[kind] for kind, count in enumerate(counts) for _ in range(count)]


def past_of(position: Position) -> list[list[PastView]]:
    """By seat, in the order in which it happened."""
    notes: list[Note] = []
    note = position.past
    while note is not None:
        notes.append(note)
        note = note.before
    pasts: list[list[PastView]] = [[] for _ in range(position.seats)]
    for note in reversed(notes):
        past = pasts[note.seat]
        if note.laid != NONE:
            past[-1].laid.append(position.box.names[note.laid])
        elif past and past[-1].deck == note.deck and not past[-1].laid:
            past[-1] = PastView(note.deck, past[-1].cards + note.drew, [])
        else:
            past.append(PastView(note.deck, note.drew, []))
    return pasts


@cache
def town_view(town: Town) -> list[RoundaboutView]:
    return [
        RoundaboutView(name, town.row_of[place], *town.at[place], exit_of(town, place, 0), exit_of(town, place, 1))
        for place, name in enumerate(town.names)
    ]


def exit_of(town: Town, place: int, sign: int) -> str:
    if place >= town.roundabouts:
        return ""
    return town.rows[town.row_of[place] + 1][town.path[place * 2 + sign]]


def player_view(position: Position, seat: int, open_to_reader: bool, past: list[PastView]) -> PlayerView:
    player = position.players[seat]
    standing = position.standing(seat)
    return PlayerView(
        colour=position.box.colours[seat],
        points=player.total(),
        days=list(player.points)[: position.day + 1],
        cards=position.size(position.hand(seat)),
        hand=position.names_at(position.hand(seat)) if open_to_reader else None,
        past=past,
        drawn=drawn_by(position, seat) if open_to_reader else None,
        ready=bool(position.ready >> seat & 1),
        unwanted=unwanted_by(position, seat) if open_to_reader else None,
        squad=player.squad,
        standing=standing,
        trampled=player.squad - standing - player.ones,
        ones=player.ones,
        tokens=position.tokens_left(seat),
        more_runners=player.more_runners,
        more_cards=player.more_cards,
    )


def drawn_by(position: Position, seat: int) -> list[list[str]]:
    kinds = range(position.box.kinds)
    return [named(position, [position.drawn_from(deck, seat, kind) for kind in kinds]) for deck in decks_of(position)]


def unwanted_by(position: Position, seat: int) -> list[str]:
    return named(position, [position.unwanted_of(seat, kind) for kind in range(position.box.kinds)])


def well_view(position: Position, column: int) -> WellView:
    return WellView(
        name=position.place_name(column),
        runners=[position.faces_of_runners(seat, column) for seat in range(position.seats)],
        bulls=position.faces_of_bulls(column),
        exits=exits(position, column),
    )


def exits(position: Position, column: int) -> list[list[str]]:
    town = position.town
    if position.row == town.steps:
        return []
    below = town.rows[position.row + 1]
    return [
        [below[position.column_after(seat, column, 1)], below[position.column_after(seat, column, 2)]]
        for seat in range(position.seats)
    ]


def forecast(position: Position) -> list[ForecastView]:
    """Only the next row: what lies beyond depends on the charge."""
    town = position.town
    if position.row == town.steps:
        return []
    names = town.rows[position.row + 1]
    bulls: list[list[int]] = [[] for _ in names]
    for column in range(town.width[position.row]):
        for face in position.faces_of_bulls(column):
            bulls[position.column_after(A_BULL, column, face)].append(face)
    runners = [[0] * position.seats for _ in names]
    charged = [[0] * position.seats for _ in names]
    for seat in range(position.seats):
        for column in range(town.width[position.row]):
            for face, dice in enumerate(position.faces_of_runners(seat, column), 1):
                if dice:
                    to = position.column_after(seat, column, face)
                    runners[to][seat] += dice
                    if face in bulls[to]:
                        charged[to][seat] += dice
    return [
        ForecastView(name, runners[to], sorted(bulls[to]), charged[to], len(set(bulls[to])))
        for to, name in enumerate(names)
    ]


def picks(position: Position) -> list[PickView]:
    pending = position.pending
    return [
        PickView(position.place_name(column), face, pending.picked_at(column, face))
        for column in range(position.town.width[position.row])
        for face in range(1, FACES + 1)
        if pending.picked_at(column, face) > 0
    ]


def laid_out(position: Position, sights: vec[u8]) -> list[DestinationView]:
    """The destinations from left to right."""
    box = position.box
    places = position.town.destinations
    kinds = [int(sights[column]) for column in range(len(places))]
    return [
        DestinationView(place, box.sights[kind], box.points[kind], box.more_runners[kind], box.more_cards[kind])
        for place, kind in zip(places, kinds, strict=True)
    ]


def evening_view(position: Position, evening: Evening) -> EveningView:
    destinations = laid_out(position, evening.sights)
    day = evening.day
    totals = [sum(list(player.points)[: day + 1]) for player in position.players]
    before = [total - player.points[day] for total, player in zip(totals, position.players, strict=True)]
    last = day == position.box.days - 1
    seats = []
    for seat, player in enumerate(position.players):
        arrived = [evening.arrived_at(seat, column, position.town.wide) for column in range(len(destinations))]
        reached = [card for card, runners in zip(destinations, arrived, strict=True) if runners]
        scored = sum(card.points * runners for card, runners in zip(destinations, arrived, strict=True))
        seats.append(
            EveningSeatView(
                arrived=arrived,
                trampled=int(evening.trampled[seat]),
                souvenirs=player.points[day] - scored,
                points=player.points[day],
                total=totals[seat],
                rank=1 + sum(other > totals[seat] for other in totals),
                rank_before=1 + sum(other > before[seat] for other in before) if day > 0 else 0,
                more_runners=0 if last else sum(card.runners for card in reached),
                more_cards=0 if last else sum(card.cards for card in reached),
            )
        )
    return EveningView(day + 1, destinations, seats)


def aside(position: Position) -> list[str]:
    """The destinations not laid out today; everybody knows all ten."""
    left = [position.box.sights[kind] for kind in position.box.all_sights]
    for column in range(position.town.width[position.town.steps]):
        left.remove(position.box.sights[position.sights[column]])
    return left


def contents(position: Position, place: int) -> dict[str, int]:
    return tallied(position.cards, place * position.box.kinds, position.box.names)


def places_of(position: Position, reader: int | None) -> list[Place]:
    """Where every component of the box is."""
    box, town = position.box, position.town
    over = position.ending != NOT_OVER
    # Knowing what was shuffled, a reader can tell deck and hands apart a little.
    remembered = position.decks_noted() > 0
    board: dict[str, int] = {"bull": box.bulls - position.spare_bulls()}
    spare: dict[str, int] = {"bull": position.spare_bulls()}
    for seat in range(position.seats):
        runner, token = f"runner of seat {seat}", f"token of seat {seat}"
        board[runner] = position.standing(seat)
        spare[runner] = box.most_runners(position.seats) - board[runner]
        spare[token] = position.tokens_left(seat)
        board[token] = box.tokens - spare[token]
    lying = [box.sights[position.sights[column]] for column in range(town.width[town.steps])]
    places = [
        Place("deck", contents(position, DECK), not over, uneven=not over and remembered),
        Place("discards", contents(position, DISCARDS), hidden=False),
        Place("in play", contents(position, IN_PLAY), hidden=False),
        Place("town", {**board, **counted(lying)}, hidden=False),
        Place("beside the town", {**spare, **counted(aside(position))}, hidden=False),
    ]
    for seat in range(position.seats):
        hidden = not over and seat != reader
        held = contents(position, position.hand(seat))
        places.append(Place(f"hand {seat}", held, hidden, uneven=hidden and remembered))
    return places
