"""Play, discard, draw."""

from __future__ import annotations

import pytest

from games.encierro.positions import table

SHORT = "avanzar avanzar pillo otra"


@pytest.mark.clause("E8")
def test_a_drawn_card_is_shown_to_nobody_else() -> None:
    game = table([1, 2, 3], {0: SHORT}).draw("recorte")
    (drew,) = [event for event in game.events if event.kind == "drew"]
    assert [drew.seen_by(seat).facts.get("card") for seat in (0, 1, 2, None)] == ["recorte", None, None, None]


@pytest.mark.clause("E7")
def test_any_number_of_cards_may_be_played() -> None:
    game = table([1, 1], {0: "gloria miron capote perdidos", 1: "otra"}, objects={0: "ropa faja"})
    game.play("attack gloria 2", "lose boina", "attack miron 2", "lose faja", "lay capote", "recover boina")
    assert game.asked() == (0, "play")
    assert game.hand(0) == []


@pytest.mark.clause("E7")
def test_none_need_be_played() -> None:
    assert "draw" in table([1, 1], {0: SHORT}).legal()


@pytest.mark.clause("E7")
def test_any_number_may_be_discarded_and_then_nothing_is_played() -> None:
    game = table([1, 1], {0: SHORT, 1: "otra"}).play("discard avanzar", "discard otra")
    assert game.legal() == ["discard pillo", "discard avanzar", "draw"]
    assert game.why_not("advance") == ("discarding-now", "E7")
    assert game.discards() == ["otra", "avanzar"]


@pytest.mark.clause("E7")
def test_with_five_cards_one_must_go_before_drawing() -> None:
    game = table([1, 1], {0: f"{SHORT} recorte"})
    assert game.why_not("draw") == ("hand-full", "E7")
    assert "draw" in game.play("discard recorte").legal()


@pytest.mark.clause("E7")
def test_one_card_must_be_drawn() -> None:
    game = table([1, 1], {0: "otra"})
    assert game.why_not("stop") == ("draw-first", "E7")
    assert game.draw("kilikis").asked() == (0, "draw")
    assert game.legal() == ["draw", "stop"]
    assert game.play("stop").asked() == (1, "play")


@pytest.mark.clause("E7")
def test_a_hand_is_filled_to_five_and_no_further() -> None:
    game = table([1, 1], {0: "otra pillo"}).draw("kilikis", "recorte")
    assert game.asked() == (0, "draw")
    assert game.draw("zaldiko").asked() == (1, "play")
    assert len(game.hand(0)) == 5


@pytest.mark.clause("E7")
def test_a_shown_eye_card_counts_as_the_draw() -> None:
    game = table([1, 2], {0: "recorte"}).draw("chulin").play("shield recorte")
    assert game.legal() == ["draw", "stop"]


@pytest.mark.clause("E7")
def test_nothing_is_discarded_while_drawing() -> None:
    game = table([1, 1], {0: "otra"}).draw("kilikis")
    assert game.why_not("discard otra") == ("no-discard-while-drawing", "E7")


@pytest.mark.clause("E8")
def test_drawn_cards_wait_until_the_next_turn() -> None:
    game = table([1, 1], {0: "otra", 1: "otra"}).draw("avanzar", "kilikis")
    assert game.why_not("advance") == ("drawing-now", "E8")
    assert game.why_not("attack kilikis 2") == ("drawing-now", "E8")
    game.play("stop").draw("recorte").play("stop")
    assert {"advance", "attack kilikis 2"} <= set(game.legal())


@pytest.mark.clause("E8")
def test_a_drawn_shield_defends_at_once() -> None:
    game = table([1, 2], {0: "otra"}).draw("recorte", "chulin")
    assert game.play("shield recorte").objects(0) == ["ropa", "panuelico", "faja", "boina", "periodico"]


@pytest.mark.clause("E8")
def test_a_drawn_card_lets_one_leave_a_location_that_falls() -> None:
    game = table([1, 2], {0: "otra"}, pile="avanzar").draw("avanzar")
    assert game.asked() == (0, "rescue")
    assert game.legal() == ["advance", "stay"]


@pytest.mark.clause("E10")
def test_who_has_lost_nothing_may_draw_on() -> None:
    game = table([1, 2], {0: "recorte ole"}).draw("chulin").play("shield recorte").draw("huron").play("shield ole")
    assert game.asked() == (0, "draw")


@pytest.mark.clause("E10")
def test_a_loss_of_ones_own_ends_the_draw() -> None:
    game = table([1, 2]).draw("chulin").play("lose faja")
    assert game.asked() == (1, "play")


@pytest.mark.clause("E10")
def test_a_loss_of_somebody_else_does_not() -> None:
    game = table([1, 1], {0: "recorte"}).draw("chulin").play("shield recorte", "lose faja")
    assert game.asked() == (0, "draw")


@pytest.mark.clause("E10")
def test_a_bull_that_comes_back_ends_the_draw() -> None:
    game = table([1, 2], {0: "volteado", 1: "volteado"}).draw("chulin").play("send 2", "send 1", "lose faja")
    assert game.asked() == (1, "play")
