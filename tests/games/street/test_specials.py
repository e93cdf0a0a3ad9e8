"""Invincible, Hand swap and Police control, and how they meet."""

from __future__ import annotations

import pytest

from games.street.positions import Rider, Table, table
from stampede.games.street.state import DECK

EIGHT = "1km 2km 3km 5km 7km 8km 10km 20km"
ONES = "1km 1km 1km"


def rounds(game: Table, count: int) -> None:
    """Everybody discards a card and ends the turn."""
    for _ in range(count * int(game.race.seats)):
        game.play(next(choice for choice in game.legal() if choice.startswith("discard")), "end")


@pytest.mark.clause("S13")
def test_it_protects_from_tricks_and_specials() -> None:
    hand = "cramp broken-chain hand-swap police"
    game = table(Rider(hand), Rider(EIGHT, vehicle="bmx", shields=(2, 0)), Rider(EIGHT, vehicle="bmx"))
    assert game.plays() == ["cramp C", "broken-chain C", "swap C", "police C"]
    for choice in ("cramp B", "broken-chain B", "swap B", "police B"):
        assert game.why_not(choice) == ("rider-is-invincible", "S13")


@pytest.mark.clause("S13")
@pytest.mark.parametrize("turns", [2, 3])
def test_it_lies_open_until_the_start_of_the_nth_following_turn(turns: int) -> None:
    game = table(Rider(f"invincible-{turns} {ONES}", vehicle="bmx"), Rider("cramp 5km 7km 8km 10km"))
    game.play(f"invincible {turns}", "end")
    for left in range(turns, 0, -1):
        assert game.race.turn == 1
        assert game.view(1).players[0].invincible == left
        assert game.why_not("cramp A") == ("rider-is-invincible", "S13")
        game.play(next(choice for choice in game.legal() if "km" in choice and "discard" in choice), "end")
        if left > 1:
            assert f"invincible-{turns}" in game.lane(0)
            game.play("discard 1km", "end")
    # Its owner's turn has just begun.
    assert game.race.turn == 0
    assert game.view(1).players[0].invincible == 0
    assert f"invincible-{turns}" in game.discards()
    game.play("discard 1km", "end")
    assert "cramp A" in game.legal()


@pytest.mark.clause("S13")
def test_two_overlap_and_do_not_add() -> None:
    game = table(Rider(f"invincible-2 invincible-3 {ONES}", vehicle="bmx"), Rider(EIGHT))
    game.play("invincible 3", "invincible 2")
    assert [(shield.card, shield.left) for shield in game.view(1).players[0].shields] == [
        ("invincible-2", 2),
        ("invincible-3", 3),
    ]
    assert game.view(1).players[0].invincible == 3
    game.play("discard 1km", "end", "discard 1km", "end", "discard 2km", "end")
    assert "invincible-2" in game.discards()
    assert game.view(1).players[0].invincible == 1
    game.play("discard 1km", "end", "discard 3km", "end")
    assert game.view(1).players[0].invincible == 0


@pytest.mark.clause("S13")
def test_invincible_with_a_cramp_already_there_cures_nothing() -> None:
    """The rider stays blocked and waits as usual."""
    game = table(
        Rider(f"invincible-3 20km {ONES}", vehicle="bmx", trick="cramp"), Rider("broken-wheel 2km 3km 5km 7km")
    )
    game.play("invincible 3")
    assert game.why_not("ride 20") == ("blocked", "S9")
    game.play("end")
    assert (game.trick(0), game.view(0).players[0].waited) == ("cramp", 1)
    game.play("discard 2km", "end", "discard 1km", "end")
    assert game.trick(0) == ""
    assert game.view(0).players[0].invincible == 2
    assert game.why_not("broken-wheel A") == ("rider-is-invincible", "S13")


@pytest.mark.clause("S14")
def test_the_whole_remaining_hand_is_swapped() -> None:
    game = table(Rider(f"hand-swap {ONES}"), Rider(EIGHT))
    game.play("swap B")
    assert game.hand(0) == EIGHT.split()
    assert game.hand(1) == ONES.split()
    assert game.discards() == ["hand-swap"]


@pytest.mark.clause("S14")
def test_hand_swap_as_first_card_then_both_refills() -> None:
    """One more card may be played; the other hand is filled at the end of its owner's turn, not before."""
    mine = "hand-swap 1km 1km 1km 2km 2km 2km 3km"
    game = table(Rider(mine, vehicle="bmx"), Rider(EIGHT))
    deck = game.race.size(DECK)
    game.play("swap B")
    assert (game.race.turn, game.race.decision(0)) == (0, "next")
    assert (len(game.hand(0)), len(game.hand(1))) == (8, 7)
    game.play("ride 20")
    assert (len(game.hand(0)), len(game.hand(1))) == (8, 7)
    assert game.race.size(DECK) == deck - 1
    game.play("discard 1km", "end")
    assert len(game.hand(1)) == 8
    assert game.race.size(DECK) == deck - 3


@pytest.mark.clause("S14")
def test_hand_swap_as_second_card_then_both_refills() -> None:
    mine = "hand-swap 1km 1km 1km 2km 2km 2km 3km"
    game = table(Rider(mine), Rider(EIGHT))
    deck = game.race.size(DECK)
    game.play("discard 1km", "swap B")
    assert game.race.turn == 1
    assert (len(game.hand(0)), len(game.hand(1))) == (8, 6)
    assert game.race.size(DECK) == deck  # a full hand draws nothing
    assert game.race.chances() == 0
    game.play("discard 1km", "discard 1km")
    assert len(game.hand(1)) == 8
    assert game.race.size(DECK) == deck - 4


@pytest.mark.clause("S14")
def test_a_swap_against_an_empty_rest_ends_a_turn_without_cards() -> None:
    game = table(Rider("hand-swap"), Rider("", vehicle="bmx"), Rider(EIGHT))
    game.play("swap B")
    assert game.race.turn == 2
    assert len(game.hand(0)) == 8


@pytest.mark.clause("S14")
def test_both_who_swapped_know_both_hands_and_nobody_else_does() -> None:
    game = table(Rider(f"hand-swap {ONES}"), Rider(EIGHT), Rider("5km 7km"))
    game.play("swap B")
    assert game.view(0).players[1].hand == ONES.split()
    assert game.view(1).players[0].hand == EIGHT.split()
    assert game.view(0).players[1].seen == EIGHT.split()
    assert [game.view(2).players[seat].hand for seat in (0, 1)] == [[], []]
    assert [rider.hand for rider in game.view(None).players] == [[], [], []]
    (event,) = [event for event in game.events if event.kind == "swapped"]
    assert event.knowers == 0b011


@pytest.mark.clause("S14")
def test_what_was_seen_lasts_until_the_card_moves() -> None:
    game = table(Rider(f"hand-swap {ONES}"), Rider(EIGHT), Rider("5km 7km 8km"))
    game.play("swap B", "discard 20km")
    assert game.view(1).players[0].hand == EIGHT.split()[:-1]
    assert game.view(1).players[0].cards == 8  # one was drawn unseen
    game.play("discard 5km", "end", "discard 1km", "end")
    assert game.view(0).players[1].hand == ["1km", "1km"]


@pytest.mark.clause("S14")
def test_what_was_seen_goes_with_the_cards_in_the_next_swap() -> None:
    """Seat 0 knows the hand of seat 1; when that swaps with seat 2, seat 0 knows it there."""
    game = table(Rider(f"hand-swap {ONES}"), Rider("2km 2km 3km"), Rider("5km 7km 8km"))
    game.play("swap B", "end", "discard 5km", "end")
    drawn = game.race
    kind = drawn.box.kind_of["hand-swap"]
    drawn.shift(kind, 1, drawn.hand(1))  # it has come back to seat 1
    drawn.check()
    assert game.race.turn == 1
    game.play("swap C")
    assert game.view(0).players[2].hand == ONES.split()
    assert game.view(0).players[1].hand == []
    assert game.view(2).players[1].hand == game.hand(1)
    assert game.view(1).players[2].hand == ONES.split()


@pytest.mark.clause("S15")
def test_the_next_turn_is_skipped_without_drawing() -> None:
    game = table(Rider("police 1km 2km"), Rider(EIGHT), Rider("5km 7km"))
    game.play("police C", "end")
    assert game.race.turn == 1
    assert game.hand(2) == ["5km", "7km"]
    assert game.told("skipped") == [{"seat": 2}]
    game.play("discard 1km", "end")
    game.play(game.legal()[-1], "end")
    assert game.race.turn == 2


@pytest.mark.clause("S15")
def test_not_twice_at_once() -> None:
    """Police on a rider who sits out already is refused, until that turn is over."""
    game = table(Rider("police police 1km 2km"), Rider(EIGHT), Rider("5km 7km 8km"))
    game.play("police B")
    assert game.plays() == ["police C"]
    assert game.why_not("police B") == ("already-stopped", "S15")
    game.play("end", "discard 5km", "end")
    assert game.race.turn == 0
    assert "police B" in game.legal()


@pytest.mark.clause("S15")
def test_with_two_players_you_simply_play_again() -> None:
    game = table(Rider("police 1km 2km 3km"), Rider(EIGHT))
    game.play("police B", "discard 1km")
    assert game.race.turn == 0
    assert game.race.decision(0) == "first"
    game.play("discard 2km", "end")
    assert game.race.turn == 1


@pytest.mark.clause("S15")
def test_a_stopped_rider_can_still_be_swapped_and_tricked() -> None:
    game = table(Rider("hand-swap cramp 1km"), Rider(EIGHT, vehicle="bmx", stopped=True))
    assert game.plays() == ["cramp B", "swap B"]
