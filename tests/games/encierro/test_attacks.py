"""Attacks of other runners, Desde la barrera and Otra vez será."""

from __future__ import annotations

import pytest

from games.encierro.positions import GAME, kind, table
from stampede.core.rng import Rng

NEAR = ["gloria", "miron", "veterano"]
COSTS_A_CARD = ["linea", "chupete", "garrotazo"]


@pytest.mark.clause("E14")
@pytest.mark.parametrize("card", NEAR)
def test_near_attacks_reach_the_own_location_and_the_next(card: str) -> None:
    game = table([2, 2, 3, 4, 1], {0: card})
    assert [choice for choice in game.legal() if "attack" in choice] == [f"attack {card} 2", f"attack {card} 3"]
    for number in (4, 5):
        assert game.why_not(f"attack {card} {number}") == ("out-of-reach", "E14")
    game.play(f"attack {card} 3")
    assert game.asked() == (2, "attacked")
    game.play("lose boina")
    assert "boina" not in game.objects(2)
    assert game.asked() == (0, "play")
    assert game.discards() == [card]


@pytest.mark.clause("E14")
def test_kilikis_reaches_anyone() -> None:
    game = table([2, 6, 1], {0: "kilikis"})
    assert {"attack kilikis 2", "attack kilikis 3"} <= set(game.legal())
    assert game.why_not("attack kilikis 1") == ("not-yourself", "E14")
    assert game.why_not("attack kilikis 4") == ("no-such-runner", "E14")
    assert table([2, 6]).why_not("attack kilikis 2") == ("not-in-hand", "E14")
    assert game.play("attack kilikis 2", "lose faja").objects(1) == ["ropa", "panuelico", "boina", "periodico"]


@pytest.mark.clause("E14")
@pytest.mark.parametrize("card", COSTS_A_CARD)
def test_a_random_card_is_lost(card: str) -> None:
    seen = set()
    for kept, lost in (("otra", "zaldiko"), ("zaldiko", "otra")):
        game = table([2, 6], {0: card, 1: "otra zaldiko"}).play(f"attack {card} 2")
        assert game.asked() == (1, "answer")
        game.take(lost)
        assert game.hand(1) == [kept]
        assert sorted(game.discards()) == sorted([card, lost])
        seen.add(lost)
    assert len(seen) == 2


@pytest.mark.clause("E14")
def test_each_card_of_a_hand_is_picked_as_likely() -> None:
    """Four of the five cards are alike, so four of five picks take one of them."""
    attacked = table([2, 6], {0: "pillo", 1: "avanzar avanzar avanzar avanzar recorte"}).play("attack pillo 2")
    picked = 0
    for seed in range(400):
        twin = attacked.race.copy()
        twin.apply(1, GAME.actions.parse("take").index, Rng.free(seed), None)
        picked += int(twin.holds(0, kind("recorte")))
    assert abs(picked - 80) < 40


@pytest.mark.clause("E14")
@pytest.mark.parametrize("card", [*COSTS_A_CARD, "pillo"])
def test_an_attack_on_a_hand_needs_a_card_there(card: str) -> None:
    game = table([2, 6, 1], {0: card, 2: "otra"})
    assert game.why_not(f"attack {card} 2") == ("empty-hand", "E14")
    assert f"attack {card} 3" in game.legal()


@pytest.mark.clause("E14")
def test_el_pillo_takes_a_random_card_that_only_the_two_know() -> None:
    game = table([2, 6, 1], {0: "pillo", 1: "kilikis recorte"}).play("attack pillo 2").take("kilikis")
    assert game.hand(0) == ["kilikis"]
    assert game.hand(1) == ["recorte"]
    (stole,) = [event for event in game.events if event.kind == "stole"]
    assert [stole.seen_by(seat).facts.get("card") for seat in (0, 1, 2, None)] == ["kilikis", "kilikis", None, None]
    assert game.view(1).players[0].known == ["kilikis"]
    assert game.view(2).players[0].known == []
    assert "attack kilikis 2" in game.legal()


@pytest.mark.clause("E14")
def test_an_attack_that_is_over_lies_on_top_of_the_discards() -> None:
    game = table([2, 2], {0: "kilikis otra", 1: "recorte"}).play("attack kilikis 2")
    assert game.view().top == ""
    assert game.play("lose faja").view().top == "kilikis"


@pytest.mark.clause("E14")
def test_attacks_belong_to_ones_own_turn_before_discarding() -> None:
    game = table([2, 2], {0: "kilikis otra", 1: "gloria"})
    assert game.why_not("attack gloria 1", seat=1) == ("not-your-turn", "")
    assert game.play("discard otra").why_not("attack kilikis 2") == ("discarding-now", "E7")


# --- Desde la barrera -------------------------------------------------------------------------------------------------


@pytest.mark.clause("E15")
def test_the_barrier_lies_before_its_victim_until_their_turn_which_is_lost() -> None:
    game = table([1, 2, 3], {0: "barrera", 1: "avanzar"}).play("barrier 2", "take")
    assert game.view().players[1].barred == "pending"
    game.draw("otra").play("stop")
    assert game.view().players[1].barred == "out"
    assert game.asked() == (2, "play")


@pytest.mark.clause("E15")
def test_who_ran_before_sitting_out_may_run_again_afterwards() -> None:
    game = table([1, 2], {0: "avanzar avanzar", 1: "barrera"}).play("advance").draw("otra").play("stop")
    game.play("barrier 1", "take").draw("recorte").play("stop")
    assert game.asked() == (1, "play")  # the other one has lost the turn
    game.draw("ole").play("stop")
    assert "advance" in game.legal(0)


@pytest.mark.clause("E15")
def test_a_pending_runner_is_hit_and_defends_and_is_attacked() -> None:
    game = table([1, 1, 3], {0: "gloria", 1: "recorte"}, barred={1: "pending"})
    game.play("attack gloria 2", "lose faja").draw("chulin").play("lose faja")
    assert game.asked() == (1, "bull")
    assert "shield recorte" in game.legal()


@pytest.mark.clause("E15")
def test_no_eye_card_hits_who_sits_out() -> None:
    game = table([1, 1, 1], barred={1: "out"}).draw("chulin")
    assert game.view().queue == [0, 2]


@pytest.mark.clause("E15")
@pytest.mark.parametrize("card", ["gloria", "kilikis", "linea"])
def test_nothing_but_el_pillo_is_played_on_who_sits_out(card: str) -> None:
    game = table([1, 1, 1], {0: f"{card} pillo", 1: "otra recorte"}, barred={1: "out"})
    assert game.why_not(f"attack {card} 2") == ("sits-out", "E15")
    assert (f"attack {card} 3" in game.legal()) == (card != "linea")
    game.play("attack pillo 2")
    assert game.asked() == (1, "answer")
    assert game.legal() == ["cancel", "take"]


@pytest.mark.clause("E15")
def test_the_cabestros_expel_who_sits_out_without_asking() -> None:
    game = table([2, 1, 2], {1: "avanzar"}, barred={1: "out"}, pile="otra").draw("otra")
    assert not game.race.runners[1].is_running()
    assert game.asked() == (0, "draw")


@pytest.mark.clause("E15")
def test_a_pending_runner_can_run_from_the_cabestros() -> None:
    game = table([2, 1, 2], {1: "avanzar"}, barred={1: "pending"}, pile="otra").draw("otra")
    assert game.asked() == (1, "rescue")


@pytest.mark.clause("E15")
def test_the_card_is_discarded_when_the_following_turn_starts() -> None:
    game = table([1, 2], {1: "avanzar"}, barred={1: "out"}).draw("otra").play("stop")
    assert game.asked() == (1, "play")
    assert game.view().players[1].barred == ""
    assert game.discards() == ["barrera"]
    assert "advance" in game.legal()


@pytest.mark.clause("E15")
def test_it_can_be_cancelled_and_is_then_discarded() -> None:
    game = table([1, 2], {0: "barrera", 1: "otra"}).play("barrier 2", "cancel")
    assert game.view().players[1].barred == ""
    assert sorted(game.discards()) == ["barrera", "otra"]


@pytest.mark.clause("E15")
def test_nobody_can_have_two() -> None:
    game = table([1, 2], {0: "barrera"})
    assert "barrier 2" in game.legal()
    assert game.why_not("barrier 1") == ("not-yourself", "E15")
    for state in ("pending", "out"):
        barred = table([1, 2], {0: "otra"}, barred={1: state})
        barred.race.put(
            int(barred.race.box.barrier), barred.race.hand(0), 1
        )  # a second one, as an edited deck may have
        assert barred.why_not("barrier 2") == ("barred-already", "E15")


# --- Otra vez será ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("E16")
@pytest.mark.parametrize(
    ("card", "notation"),
    [
        ("gloria", "attack gloria 2"),
        ("kilikis", "attack kilikis 2"),
        ("linea", "attack linea 2"),
        ("pillo", "attack pillo 2"),
        ("barrera", "barrier 2"),
        ("intercambio", "swap 2"),
    ],
)
def test_otra_vez_sera_cancels_every_attack(card: str, notation: str) -> None:
    game = table([1, 2], {0: card, 1: "otra recorte"}).play(notation, "cancel")
    assert game.hand(1) == ["recorte"]
    assert game.locations() == [1, 2]
    assert len(game.objects(1)) == 5
    assert game.view().players[1].barred == ""
    assert sorted(game.discards()) == sorted([card, "otra"])
    assert game.asked() == (0, "play")
    assert game.race.chances() == 0  # no card was picked


@pytest.mark.clause("E16")
@pytest.mark.parametrize("notation", ["attack kilikis 2", "attack pillo 2", "barrier 2", "swap 2"])
def test_the_attacked_is_asked_whatever_they_hold(notation: str) -> None:
    for hand in ("otra recorte", "recorte ole"):
        game = table([1, 2], {0: "kilikis pillo barrera intercambio", 1: hand}).play(notation)
        assert game.asked() == (1, "attacked" if "kilikis" in notation else "answer")
        assert ("cancel" in game.legal()) == ("otra" in hand)


@pytest.mark.clause("E16")
def test_it_does_nothing_against_bulls_and_falls_and_cannot_be_cancelled() -> None:
    for eye in ("chulin", "selfie"):
        assert table([1, 2], {0: "otra"}).draw(eye).why_not("cancel") == ("not-against-eyes", "E16")
    game = table([1, 2], {0: "kilikis otra", 1: "otra"}).play("attack kilikis 2", "cancel")
    assert game.asked() == (0, "play")
    assert game.why_not("cancel") == ("nothing-attacks", "E16")
