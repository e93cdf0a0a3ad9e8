"""The pile runs out: in the middle of a draw, of a chain, with several runners in danger, with rescues and swaps."""

from __future__ import annotations

import pytest

from games.encierro.positions import ACTIONS, BOX, kind, table
from stampede.core.rng import Rng
from stampede.games.encierro.setup import empty_race
from stampede.games.encierro.state import PILE


@pytest.mark.clause("E20")
def test_the_first_open_location_falls_and_the_discards_are_the_new_pile() -> None:
    game = table([2, 3], {0: "otra"}, pile="kilikis")
    discards = sum(1 for _ in game.discards())
    game.draw("kilikis")
    assert game.view().fallen == 1
    assert game.view().pile == discards
    assert game.discards() == []
    assert game.kinds()[-2:] == ["fell", "shuffled"]


@pytest.mark.clause("E20")
def test_the_next_fall_is_that_of_the_next_location() -> None:
    game = table([3, 4], fallen=1, pile="kilikis").draw("kilikis")
    assert game.view().fallen == 2


@pytest.mark.clause("E20")
def test_who_stands_there_is_asked_clockwise_from_the_active_runner() -> None:
    game = table([1, 2, 1, 1], {0: "avanzar", 2: "avanzar", 3: ""}, turn=2, pile="otra").draw("otra")
    order = []
    for answer in ("stay", "stay", "advance"):
        order.append(game.asked())
        game.play(answer)
    assert order == [(2, "rescue"), (3, "rescue"), (0, "rescue")]
    assert game.locations()[0] == 2
    assert [game.view().players[seat].expelled for seat in range(4)] == [0, 0, 1, 1]


@pytest.mark.clause("E20")
def test_those_still_there_go_together_and_with_the_drawer_the_turn_ends() -> None:
    game = table([1, 1, 2, 3], {0: "recorte", 1: "zaldiko"}, pile="otra").draw("otra").play("stay", "stay")
    assert [game.view().players[seat].expelled for seat in range(4)] == [1, 1, 0, 0]
    assert game.asked() == (2, "play")
    assert {"recorte", "zaldiko", "otra"} <= set(game.shuffled())  # their hands are in the new pile


@pytest.mark.clause("E20")
@pytest.mark.parametrize(
    ("hand", "special", "notation", "location"),
    [
        ("avanzar", "", "advance", 2),
        ("avanzar carrera", "", "sprint carrera", 3),
        ("avanzar", "zapatillas", "sprint zapatillas", 3),
        ("patron hemingway", "", "sprint patron", 3),
    ],
)
def test_every_way_to_advance_saves(hand: str, special: str, notation: str, location: int) -> None:
    game = table([1, 4], {0: hand}, special={0: special} if special else {}, pile="otra").draw("otra").play(notation)
    assert game.locations() == [location, 4]
    assert game.asked() == (0, "draw")


@pytest.mark.clause("E20")
def test_the_once_a_turn_limit_does_not_count() -> None:
    """Advanced, thrown back by the last card, and the location falls: the second Avanzar tramo saves."""
    game = table([1, 4], {0: "avanzar avanzar"}, objects={0: "ropa"}, pile="chulin")
    game.play("advance").draw("chulin").play("back")
    assert game.asked() == (0, "rescue")
    assert game.play("advance").locations() == [2, 4]


@pytest.mark.clause("E20")
def test_everybody_in_danger_is_asked_whatever_they_hold() -> None:
    for hand in ("avanzar", "recorte", ""):
        game = table([2, 1, 3], {1: hand}, pile="otra").draw("otra")
        assert game.asked() == (1, "rescue")
        assert "stay" in game.legal()


@pytest.mark.clause("E20")
def test_a_rescue_by_intercambio_puts_somebody_else_into_danger_who_is_asked_then() -> None:
    game = table([1, 2, 4], {0: "intercambio", 1: "avanzar"}, pile="otra").draw("otra").play("swap 2", "take")
    assert game.locations() == [2, 1, 4]
    assert game.asked() == (1, "rescue")
    game.play("advance")
    assert game.locations() == [2, 2, 4]
    assert game.asked() == (0, "draw")


@pytest.mark.clause("E22")
def test_a_fall_that_expels_nobody_does_not_count_as_an_expulsion() -> None:
    game = table([3, 2, 4], {0: "recorte"}, pile="otra", objects={1: "ropa"}).play("discard recorte")
    assert (game.view().fallen, game.view().top) == (0, "recorte")
    game.draw("otra")
    assert (game.view().fallen, game.view().top) == (1, "")  # all discards are in the new pile
    game.play("stop").draw("chulin").play("lose ropa")
    assert game.view().players[1].expelled == 1


@pytest.mark.clause("E20")
def test_who_is_swapped_into_danger_and_cannot_leave_is_expelled() -> None:
    game = table([1, 2, 4], {0: "intercambio", 1: "recorte"}, pile="otra").draw("otra").play("swap 2", "take", "stay")
    assert game.view().players[1].expelled == 1
    assert game.asked() == (0, "draw")


@pytest.mark.clause("E20")
def test_a_cancelled_rescue_may_be_tried_another_way() -> None:
    game = table([1, 2, 4], {0: "intercambio avanzar", 1: "otra"}, pile="otra").draw("otra").play("swap 2", "cancel")
    assert game.asked() == (0, "rescue")
    assert game.legal() == ["advance", "stay"]


@pytest.mark.clause("E20")
def test_one_who_got_away_can_be_swapped_back_and_is_asked_again() -> None:
    game = table([1, 1, 4], {0: "avanzar avanzar", 1: "intercambio"}, pile="otra").draw("otra")
    game.play("advance", "swap 1", "take")
    assert game.locations() == [1, 2, 4]
    assert game.asked() == (0, "rescue")
    assert game.play("advance").locations() == [2, 2, 4]


@pytest.mark.clause("E20")
def test_a_rescue_into_the_bullring_wins() -> None:
    game = table([6, 6], {0: "avanzar"}, fallen=5, pile="otra").draw("otra").play("advance")
    assert game.result() == ("arrival", [1, 2])


@pytest.mark.clause("E21")
def test_it_happens_in_the_middle_of_a_draw_which_then_goes_on() -> None:
    game = table([2, 3], {0: "otra"}, pile="kilikis").draw("kilikis")
    assert game.asked() == (0, "draw")
    assert game.draw("recorte").hand(0) == ["recorte", "kilikis", "otra"]


@pytest.mark.clause("E21")
def test_an_eye_card_is_settled_before_the_location_falls() -> None:
    game = table([2, 2], {0: "recorte"}, pile="chulin").draw("chulin")
    assert game.view().fallen == 0
    game.play("shield recorte")
    assert game.view().fallen == 0
    game.play("lose faja")
    assert game.view().fallen == 1
    assert "chulin" in game.shuffled()
    assert game.asked() == (0, "draw")


@pytest.mark.clause("E21")
def test_the_last_card_in_the_middle_of_a_chain() -> None:
    """The bull goes to a runner on the falling location, who steps nowhere; then the location falls under them."""
    game = table([2, 1, 3], {0: "volteado", 1: "avanzar"}, pile="chulin").draw("chulin").play("send 2")
    assert game.view().fallen == 0
    game.play("lose faja")
    assert game.asked() == (1, "rescue")
    assert game.play("advance").asked() == (0, "draw")


@pytest.mark.clause("E21")
def test_stepping_back_onto_the_location_that_falls_next() -> None:
    game = table([2, 3], {0: "avanzar"}, objects={0: "ropa"}, pile="chulin").draw("chulin").play("back")
    assert game.asked() == (0, "rescue")
    game.play("advance")
    assert game.locations() == [2, 3]
    assert game.asked() == (1, "play")  # the loss has ended the draw


@pytest.mark.clause("E21")
def test_a_full_hand_ends_the_draw_after_the_fall() -> None:
    game = table([2, 3], {0: "otra recorte ole zaldiko"}, pile="kilikis").draw("kilikis")
    assert game.view().fallen == 1
    assert game.asked() == (1, "play")


@pytest.mark.clause("E21")
def test_a_drawer_expelled_by_the_last_card_still_brings_the_cabestros() -> None:
    game = table([1, 2, 1], objects={0: "ropa"}, pile="chulin").draw("chulin").play("lose ropa", "lose faja")
    assert game.view().fallen == 1
    assert game.asked() == (2, "rescue")
    assert game.view().turn == 0


@pytest.mark.clause("E21")
def test_an_edited_deck_that_leaves_nothing_to_shuffle_ends_the_draw() -> None:
    """One card in all: its draw lets a location fall and leaves no pile. Who draws next finds the Cabestros again."""
    position = empty_race(BOX, ACTIONS, 2)
    position.put(kind("otra"), PILE, 1)
    position.change(0).location = 3
    position.change(1).location = 4
    position.apply(0, ACTIONS.draw, Rng.free(1), None)
    assert (position.fallen, position.pending.seat, position.size(PILE)) == (1, 1, 0)
    position.apply(1, ACTIONS.draw, Rng.free(1), None)
    assert (position.fallen, position.pending.seat) == (2, 0)


def test_straight_after_a_shuffle_everybody_knows_the_pile() -> None:
    game = table([2, 3], {0: "otra", 1: "recorte"}, pile="kilikis").draw("kilikis")
    (pile,) = [place for place in game.race.places(1) if place.name == "pile"]
    assert not pile.hidden
    game.draw("zaldiko")
    (pile,) = [place for place in game.race.places(1) if place.name == "pile"]
    assert pile.hidden


@pytest.mark.clause("E20")
def test_who_has_declined_is_not_asked_again_after_a_swap() -> None:
    """Seat 0 stays; seat 1 swaps away, and only the runner who is swapped onto the location is asked."""
    game = (
        table([1, 1, 2, 3], {1: "intercambio", 2: "avanzar"}, pile="otra").draw("otra").play("stay", "swap 3", "take")
    )
    assert game.asked() == (2, "rescue")
    game.play("advance")
    assert [game.view().players[seat].expelled for seat in range(4)] == [1, 0, 0, 0]
