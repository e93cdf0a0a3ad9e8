"""How a game begins."""

from __future__ import annotations

import pytest

from games.primes.positions import GAME
from stampede import Match
from stampede.core.rng import Rng, derive_key
from stampede.games.primes.state import PILE
from stampede.games.primes.view import PrimesView


def opening(seats: int, seed: int) -> Match:
    return Match.new("primes", seats=seats, seed=seed)


@pytest.mark.clause("P4")
@pytest.mark.parametrize(("seats", "meeples"), [(2, 3), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_meeples_by_number_of_players_all_on_the_start(seats: int, meeples: int) -> None:
    view = opening(seats, 1).view(None)
    assert isinstance(view, PrimesView)
    assert [player.meeples for player in view.players] == [[0] * meeples] * seats


@pytest.mark.clause("P5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_one_card_each_and_the_rest_is_the_pile(seats: int) -> None:
    view = opening(seats, 2).view(None)
    assert isinstance(view, PrimesView)
    assert [len(player.backs) for player in view.players] == [1] * seats
    assert view.pile == 108 - seats


@pytest.mark.clause("P5")
def test_the_number_on_top_of_the_pile_is_public_and_is_what_is_drawn_next() -> None:
    for seed in range(60):
        match = opening(2, seed)
        view = match.view(None)
        assert isinstance(view, PrimesView)
        assert 1 <= view.top <= 9
        seat = match.to_act[0]
        match.play(seat, "pass")
        after = match.view(None)
        assert isinstance(after, PrimesView)
        drawn = list(after.players[seat].backs)
        drawn.remove(view.players[seat].backs[0])
        assert drawn == [view.top]


@pytest.mark.clause("P5")
def test_everybody_sees_backs_and_only_the_holder_sees_fronts() -> None:
    match = opening(3, 5)
    for reader in (0, 1, 2, None):
        view = match.view(reader)
        assert isinstance(view, PrimesView)
        for seat, player in enumerate(view.players):
            assert len(player.backs) == 1
            assert (player.hand is not None) == (seat == reader)


@pytest.mark.clause("P5")
def test_every_card_is_dealt_as_often_as_any_other() -> None:
    """Each of the 108 cards is the first seat's card in about one of 108 openings."""
    openings = 6000
    seen: dict[str, int] = {}
    for index in range(openings):
        state = GAME.new(2, {}, Rng.keyed(derive_key("deal", index)))
        name = state.names_at(state.hand(0))[0]
        seen[name] = seen.get(name, 0) + 1
    for kind, name in enumerate(GAME.box.names):
        expected = openings * GAME.box.copies[kind] / 108
        assert abs(seen.get(name, 0) - expected) < 6 * expected**0.5, name


@pytest.mark.clause("P6")
def test_a_random_seat_begins() -> None:
    first = [opening(3, seed).to_act[0] for seed in range(600)]
    for seat in range(3):
        assert 140 < first.count(seat) < 260


@pytest.mark.clause("P6")
def test_play_goes_clockwise() -> None:
    match = opening(4, 9)
    begins = match.to_act[0]
    order = []
    for _ in range(3):
        order.append(match.to_act[0])
        match.play(match.to_act[0], "pass")
    assert order == [(begins + step) % 4 for step in range(3)]


def test_the_setup_is_one_chance_event() -> None:
    state = GAME.new(6, {}, Rng.keyed(b"key"))
    assert state.chances() == 1
    assert state.size(PILE) == 102
