"""How a game begins."""

from __future__ import annotations

import pytest

from games.encierro.positions import BOX, GAME
from stampede import Match
from stampede.core.rng import Rng, derive_key
from stampede.games.encierro.view import EncierroView


def opening(seats: int, seed: int) -> Match:
    return Match.new("encierro", seats=seats, seed=seed)


def view_of(match: Match, reader: int | None) -> EncierroView:
    view = match.view(reader)
    assert isinstance(view, EncierroView)
    return view


@pytest.mark.clause("E5")
@pytest.mark.parametrize("seats", range(2, 6))
def test_everybody_has_all_objects_and_stands_on_the_first_location(seats: int) -> None:
    view = view_of(opening(seats, 1), None)
    assert [runner.location for runner in view.players] == [1] * seats
    assert [runner.objects for runner in view.players] == [BOX.objects] * seats
    assert [runner.special for runner in view.players] == [""] * seats
    assert view.fallen == 0


@pytest.mark.clause("E5")
def test_a_random_runner_begins() -> None:
    first = [opening(3, seed).to_act[0] for seed in range(300)]
    for seat in range(3):
        assert 65 < first.count(seat) < 135


@pytest.mark.clause("E5")
def test_play_goes_clockwise() -> None:
    match = opening(4, 9)
    order = []
    while len(order) < 5:
        seat = match.to_act[0]
        if match.state.decision(seat) == "play":
            order.append(seat)
        legal = [GAME.actions[index].verb for index in match.state.legal(seat)]
        wanted = next(verb for verb in ("draw", "stop", "discard", "lose", "take") if verb in legal)
        if "stop" in legal:
            wanted = "stop"
        match.play(seat, match.state.legal(seat)[legal.index(wanted)])
    assert order == [(order[0] + step) % 4 for step in range(5)]


@pytest.mark.clause("E6")
@pytest.mark.parametrize("seats", range(2, 6))
def test_five_cards_each_and_the_rest_is_the_pile(seats: int) -> None:
    view = view_of(opening(seats, 2), None)
    assert [runner.cards for runner in view.players] == [5] * seats
    assert view.pile == 54 - 5 * seats
    assert view.discards == []


@pytest.mark.clause("E6")
def test_no_eye_card_is_dealt_and_all_are_in_the_pile() -> None:
    for seed in range(40):
        state = GAME.new(5, {}, Rng.keyed(derive_key("deal", seed)))
        for seat in range(5):
            assert all(kind >= BOX.eyes for kind in range(BOX.kinds) if state.holds(seat, kind))
        assert all(state.count(0, kind) == BOX.copies[kind] for kind in range(BOX.eyes))


@pytest.mark.clause("E6")
def test_every_card_is_dealt_as_often_as_any_other() -> None:
    openings = 1500
    seen: dict[int, int] = {}
    for index in range(openings):
        state = GAME.new(2, {}, Rng.keyed(derive_key("deal", index)))
        for kind in range(BOX.kinds):
            seen[kind] = seen.get(kind, 0) + int(state.count(state.hand(0), kind))
    for kind in range(BOX.eyes, BOX.kinds):
        expected = openings * 5 * BOX.copies[kind] / 42
        assert abs(seen[kind] - expected) < 6 * expected**0.5, BOX.ids[kind]


def test_only_the_holder_sees_a_hand() -> None:
    match = opening(3, 5)
    for reader in (0, 1, 2, None):
        for seat, runner in enumerate(view_of(match, reader).players):
            assert (runner.hand is not None) == (seat == reader)


def test_the_setup_is_one_chance_event() -> None:
    assert GAME.new(5, {}, Rng.keyed(b"key")).chances() == 1
