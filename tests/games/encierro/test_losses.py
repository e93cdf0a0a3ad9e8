"""Losing objects, giving special ones, stepping back, being expelled."""

from __future__ import annotations

import pytest

from games.encierro.positions import table

EVERYTHING = ["lose periodico", "lose boina", "lose faja", "lose panuelico"]


@pytest.mark.clause("E12")
def test_the_owner_chooses_but_ropa_basica_goes_last() -> None:
    game = table([1, 2]).draw("chulin")
    assert game.legal() == EVERYTHING
    assert game.why_not("lose ropa") == ("last-to-go", "E12")
    last = table([1, 2], objects={0: "ropa"}).draw("chulin")
    assert last.legal() == ["lose ropa"]


@pytest.mark.clause("E12")
def test_lost_objects_lie_aside_and_not_in_the_discards() -> None:
    game = table([1, 2]).draw("chulin").play("lose faja")
    assert game.view().players[0].lost == ["faja"]
    assert game.discards() == ["chulin"]
    assert game.why_not("lose faja", seat=0) == ("not-your-turn", "")


@pytest.mark.clause("E12")
@pytest.mark.parametrize("special", ["capote", "liquido", "zapatillas"])
def test_a_special_object_may_be_given_instead_and_does_not_save_the_draw(special: str) -> None:
    eye = "selfie" if special == "capote" else "chulin"
    game = table([1, 2], special={0: special}).draw(eye)
    assert game.legal() == [*EVERYTHING, f"lose {special}"]
    game.play(f"lose {special}")
    assert len(game.objects(0)) == 5
    assert game.special(0) == ""
    assert special in game.discards()
    assert game.asked() == (1, "play")


@pytest.mark.clause("E12")
def test_a_special_object_must_be_given_before_the_last_object() -> None:
    game = table([3, 2], objects={0: "ropa"}, special={0: "zapatillas"}).draw("chulin")
    assert game.legal() == ["lose zapatillas"]
    assert game.why_not("lose ropa") == ("special-first", "E12")
    assert game.why_not("back") == ("special-first", "E13")


@pytest.mark.clause("E12")
def test_capote_may_be_given_for_a_bull_too_but_then_it_saves_nothing() -> None:
    game = table([1, 2], special={0: "capote"}).draw("chulin")
    assert {"use capote", "lose capote"} <= set(game.legal())
    assert game.play("lose capote").asked() == (1, "play")


@pytest.mark.clause("E13")
@pytest.mark.parametrize(
    ("location", "fallen", "can"), [(1, 0, False), (2, 0, True), (2, 1, False), (3, 1, True), (6, 5, False)]
)
def test_stepping_back_needs_more_than_one_step_to_the_cabestros(location: int, fallen: int, can: bool) -> None:
    game = table([location, 6], objects={0: "ropa"}, fallen=fallen).draw("selfie")
    assert game.legal() == (["lose ropa", "back"] if can else ["lose ropa"])
    if can:
        game.play("back")
        assert game.locations() == [location - 1, 6]
        assert game.objects(0) == ["ropa"]
    else:
        assert game.why_not("back") == ("cabestros-behind", "E13")


@pytest.mark.clause("E13")
def test_stepping_back_takes_exactly_one_object() -> None:
    game = table([3, 2], objects={0: "ropa faja"}).draw("selfie")
    assert game.why_not("back") == ("several-objects", "E13")


@pytest.mark.clause("E13")
def test_stepping_back_ends_ones_own_draw() -> None:
    assert table([3, 2], objects={0: "ropa"}).draw("selfie").play("back").asked() == (1, "play")


@pytest.mark.clause("E13")
def test_bystanders_and_the_attacked_may_step_back_too() -> None:
    game = table([3, 3], {0: "recorte"}, objects={1: "ropa"}).draw("chulin").play("shield recorte", "back")
    assert game.locations() == [3, 2]
    assert game.asked() == (0, "draw")
    attacked = table([3, 3], {0: "kilikis"}, objects={1: "ropa"}).play("attack kilikis 2", "back")
    assert attacked.locations() == [3, 2]
    assert attacked.asked() == (0, "play")


@pytest.mark.clause("E13")
def test_without_objects_one_is_expelled() -> None:
    game = table([1, 2, 2], {0: "otra avanzar"}, objects={0: "ropa"}).draw("chulin").play("lose ropa")
    assert not game.race.runners[0].is_running()
    assert game.view().players[0].expelled == 1
    assert game.asked() == (1, "play")


def test_the_books_example_capote_against_a_fall() -> None:
    """A runner with Capote is hit by a fall and has no defence: Capote may be given, and drawing is over."""
    game = table([1, 2], {0: "recorte"}, special={0: "capote"}).draw("pobre")
    assert game.why_not("use capote") == ("wrong-special", "E17")
    assert game.play("lose capote").asked() == (1, "play")
    assert len(game.objects(0)) == 5
