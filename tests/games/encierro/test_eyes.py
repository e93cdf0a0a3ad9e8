"""Eye cards: who is hit, what repels them, and Toro volteado."""

from __future__ import annotations

import pytest

from games.encierro.positions import BOX, table

BULLS = BOX.ids[: int(BOX.falls)]
FALLS = BOX.ids[int(BOX.falls) : int(BOX.eyes)]
BULL_SHIELDS = BOX.ids[int(BOX.eyes) : int(BOX.fall_shields)]
FALL_SHIELDS = BOX.ids[int(BOX.fall_shields) : int(BOX.turning)]
ALL = ["ropa", "panuelico", "faja", "boina", "periodico"]


@pytest.mark.clause("E9")
@pytest.mark.parametrize("eye", BULLS + FALLS)
def test_an_eye_card_that_is_repelled(eye: str) -> None:
    shield = "acurrucado" if eye in BULLS else "txiki"
    game = table([1, 2], {0: shield}).draw(eye)
    assert game.asked() == (0, "bull" if eye in BULLS else "fall")
    assert game.view(1).eye == eye
    game.play(f"shield {shield}")
    assert game.objects(0) == ALL
    assert sorted(game.discards()) == sorted([eye, shield])


@pytest.mark.clause("E9")
@pytest.mark.parametrize("eye", BULLS + FALLS)
def test_an_eye_card_that_costs_an_object(eye: str) -> None:
    game = table([1, 2]).draw(eye).play("lose boina")
    assert game.objects(0) == ["ropa", "panuelico", "faja", "periodico"]
    assert game.discards() == [eye]
    assert game.hand(0) == []


@pytest.mark.clause("E9")
@pytest.mark.parametrize("shield", BULL_SHIELDS + FALL_SHIELDS)
def test_every_shield_repels_its_own_sort_and_not_the_other(shield: str) -> None:
    against_bulls = shield in BULL_SHIELDS
    fitting, other = ("huron", "selfie") if against_bulls else ("selfie", "huron")
    game = table([1, 2], {0: shield}).draw(fitting).play(f"shield {shield}")
    assert game.objects(0) == ALL
    game = table([1, 2], {0: shield}).draw(other)
    assert game.why_not(f"shield {shield}") == ("wrong-shield", "E9")
    assert table([1, 2]).draw(fitting).why_not(f"shield {shield}") == ("not-in-hand", "E9")


@pytest.mark.clause("E9")
def test_everybody_on_the_drawers_location_is_hit_the_drawer_first_then_clockwise() -> None:
    game = table([3, 3, 2, 3, 4], turn=3, fallen=1).draw("perdigon")
    assert game.view().queue == [3, 0, 1]
    order = []
    for _ in range(3):
        order.append(game.asked()[0])
        game.play("lose faja")
    assert order == [3, 0, 1]
    assert game.asked() == (4, "play")


@pytest.mark.clause("E9")
def test_each_defends_alone() -> None:
    game = table([1, 1, 1], {0: "recorte", 1: "otra", 2: "ole"}).draw("chulin")
    game.play("shield recorte", "lose faja", "shield ole")
    assert [len(game.objects(seat)) for seat in range(3)] == [5, 4, 5]


@pytest.mark.clause("E9")
def test_whoever_is_hit_is_asked_whatever_they_hold() -> None:
    """With no card that helps, with no card at all, with one way to lose: the question is the same."""
    for hand in ("recorte volteado", "avanzar", ""):
        game = table([1, 1, 2], {1: hand}, objects={1: "ropa"}).draw("chulin").play("lose faja")
        assert game.asked() == (1, "bull")
        assert "lose ropa" in game.legal()


@pytest.mark.clause("E9")
def test_who_is_hit_is_fixed_when_the_card_is_shown() -> None:
    """The drawer steps back, and the next one is expelled: the third is still hit."""
    game = table([3, 3, 3, 5], objects={0: "ropa", 1: "ropa"}, fallen=1).draw("selfie")
    game.play("back", "lose ropa")
    assert game.locations() == [2, 3, 3, 5]
    assert game.asked() == (2, "fall")


@pytest.mark.clause("E9")
def test_nobody_is_hit_for_standing_where_the_drawer_stepped_back_to() -> None:
    game = table([3, 2, 5], objects={0: "ropa"}).draw("selfie").play("back")
    assert game.asked() == (1, "play")


@pytest.mark.clause("E11")
def test_toro_volteado_sends_the_bull_to_any_other_runner_alone() -> None:
    game = table([1, 1, 6], {0: "volteado"}).draw("chulin")
    assert [choice for choice in game.legal() if choice.startswith("send")] == ["send 2", "send 3"]
    game.play("send 3")
    assert game.asked() == (2, "bull")
    game.play("lose faja")
    assert [len(game.objects(seat)) for seat in range(3)] == [5, 5, 4]
    assert game.asked() == (1, "bull")


@pytest.mark.clause("E11")
def test_who_is_also_hit_by_the_shown_card_settles_both() -> None:
    game = table([1, 1], {0: "volteado"}).draw("chulin").play("send 2")
    assert game.asked() == (1, "bull")
    assert game.play("lose faja").asked() == (1, "bull")
    assert game.play("lose boina").objects(1) == ["ropa", "panuelico", "periodico"]
    assert game.asked() == (0, "draw")


@pytest.mark.clause("E11")
def test_who_sends_a_sent_bull_on_is_still_hit_by_the_shown_card() -> None:
    game = table([1, 1, 5], {0: "volteado", 1: "volteado"}).draw("chulin").play("send 2", "send 3", "lose faja")
    assert game.asked() == (1, "bull")
    assert game.play("lose boina").asked() == (0, "draw")


@pytest.mark.clause("E11")
def test_a_sent_bull_is_answered_by_shield_capote_or_another_toro_volteado_back_at_the_sender() -> None:
    game = table([1, 2], {0: "volteado", 1: "volteado recorte otra"}, special={1: "capote"}).draw("chulin")
    game.play("send 2")
    assert {"shield recorte", "send 1", "use capote"} <= set(game.legal())
    game.play("send 1")
    assert game.asked() == (0, "bull")
    assert game.view().sent_by == 1


@pytest.mark.clause("E11")
def test_otra_vez_sera_does_not_stop_a_bull() -> None:
    game = table([1, 2], {0: "volteado", 1: "otra"}).draw("chulin").play("send 2")
    assert game.why_not("cancel") == ("not-against-eyes", "E16")


@pytest.mark.clause("E11")
def test_a_bull_is_not_sent_to_one_who_sits_out_and_with_nobody_to_name_it_cannot_be_played() -> None:
    game = table([1, 2, 3], {0: "volteado"}, barred={1: "out"}).draw("chulin")
    assert game.why_not("send 2") == ("sits-out", "E11")
    assert "send 3" in game.legal()
    alone = table([1, 2], {0: "volteado"}, barred={1: "out"}).draw("chulin")
    assert not [choice for choice in alone.legal() if choice.startswith("send")]
    assert alone.why_not("send 1") == ("not-yourself", "E11")


@pytest.mark.clause("E11")
def test_a_bull_can_be_sent_to_one_whose_barrier_is_still_pending() -> None:
    assert "send 2" in table([1, 2], {0: "volteado"}, barred={1: "pending"}).draw("chulin").legal()


@pytest.mark.clause("E11")
def test_toro_volteado_is_for_bulls_only_and_never_for_the_play_phase() -> None:
    assert table([1, 2], {0: "volteado"}).why_not("send 2") == ("no-bull", "E11")
    assert table([1, 2], {0: "volteado"}).draw("selfie").why_not("send 2") == ("no-bull", "E11")


@pytest.mark.clause("E11")
def test_a_chain_that_expels_goes_on_with_the_next_runner() -> None:
    game = table([2, 2, 2], {0: "volteado"}, objects={1: "ropa"}, fallen=1).draw("chulin")
    game.play("send 2", "lose ropa")
    assert not game.race.runners[1].is_running()
    assert game.asked() == (2, "bull")
    assert game.play("lose faja").asked() == (0, "draw")


def test_the_view_tells_the_queue_with_what_became_of_each() -> None:
    game = (
        table([1, 1, 1, 2], {0: "volteado", 1: "recorte"}).draw("chulin").play("send 4", "lose faja", "shield recorte")
    )
    assert [(seat, game.view(3).players[seat].hit) for seat in game.view(3).queue] == [
        (0, "sent"),
        (1, "repelled"),
        (2, "now"),
    ]
