"""Special objects and Objetos perdidos."""

from __future__ import annotations

import pytest

from games.encierro.positions import table


@pytest.mark.clause("E17")
@pytest.mark.parametrize("special", ["capote", "liquido", "zapatillas"])
def test_a_special_object_is_laid_and_another_takes_its_place(special: str) -> None:
    other = "liquido" if special == "capote" else "capote"
    game = table([1, 2], {0: f"{special} {other}"}).play(f"lay {special}")
    assert game.special(0) == special
    assert game.discards() == []
    game.play(f"lay {other}")
    assert game.special(0) == other
    assert game.discards() == [special]
    assert game.why_not(f"lay {special}") == ("not-in-hand", "E17")


@pytest.mark.clause("E17")
@pytest.mark.parametrize(("special", "eye", "other"), [("capote", "huron", "selfie"), ("liquido", "selfie", "huron")])
def test_it_saves_once_and_drawing_goes_on(special: str, eye: str, other: str) -> None:
    game = table([1, 2], {0: special}).play(f"lay {special}").draw(eye).play(f"use {special}")
    assert len(game.objects(0)) == 5
    assert game.special(0) == ""
    assert special in game.discards()
    assert game.asked() == (0, "draw")
    assert table([1, 2], special={0: special}).draw(other).why_not(f"use {special}") == ("wrong-special", "E17")


@pytest.mark.clause("E17")
@pytest.mark.parametrize(("special", "eye"), [("capote", "huron"), ("liquido", "selfie")])
def test_it_never_works_from_the_hand(special: str, eye: str) -> None:
    game = table([1, 2], {0: special}).draw(eye)
    assert game.why_not(f"use {special}") == ("not-lying-there", "E17")
    assert game.why_not(f"lose {special}") == ("not-lying-there", "E12")


@pytest.mark.clause("E17")
def test_zapatillas_in_the_hand_add_nothing() -> None:
    game = table([1, 2], {0: "zapatillas avanzar"})
    assert game.why_not("sprint zapatillas") == ("not-lying-there", "E19")
    game.play("lay zapatillas", "sprint zapatillas")
    assert game.locations() == [3, 2]
    assert game.special(0) == ""


@pytest.mark.clause("E17")
@pytest.mark.parametrize("shield", ["recorte", "zaldiko", "patron", "hemingway"])
def test_shields_have_no_other_use(shield: str) -> None:
    game = table([1, 1], {0: shield})
    assert game.why_not(f"shield {shield}") == ("shields-only-repel", "E17")
    assert game.legal() == [f"discard {shield}", "draw"]


@pytest.mark.clause("E17")
def test_special_objects_are_laid_in_ones_own_play_phase_only() -> None:
    game = table([1, 1], {0: "capote"}).draw("chulin")
    assert game.why_not("lay capote") == ("hit-first", "E9")


@pytest.mark.clause("E18")
def test_objetos_perdidos_brings_back_one_lost_object_of_ones_choice() -> None:
    game = table([1, 2], {0: "perdidos"}, objects={0: "ropa faja"})
    assert [choice for choice in game.legal() if "recover" in choice] == [
        "recover panuelico",
        "recover boina",
        "recover periodico",
    ]
    game.play("recover boina")
    assert game.objects(0) == ["ropa", "faja", "boina"]
    assert game.discards() == ["perdidos"]


@pytest.mark.clause("E18")
def test_with_nothing_lost_it_cannot_be_played() -> None:
    game = table([1, 2], {0: "perdidos"})
    assert game.why_not("recover faja") == ("not-lost", "E18")
    assert table([1, 2], objects={0: "ropa"}).why_not("recover faja") == ("not-in-hand", "E18")
    assert game.legal() == ["discard perdidos", "draw"]
