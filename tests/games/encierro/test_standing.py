"""Standing answers: the cheapest way out first, and never out of the run while another way is open."""

from __future__ import annotations

import pytest

from games.encierro.positions import GAME, Table, table
from games.encierro.standing_games import ALL, play_many

REPEL = ["repel-bulls", "repel-falls", "keep-objects"]


def answer(game: Table, *keys: str) -> str:
    """What these standing answers do for the seat that is asked; empty if they leave it to its owner."""
    action = GAME.standing_action(game.race, game.race.pending.seat, keys)
    return "" if action < 0 else GAME.actions[action].notation


def hit(eye: str, hand: str = "", objects: str = "ropa faja boina", special: str = "", at: int = 4) -> Table:
    """Seat 0, alone on its location, draws an eye card."""
    laid = {0: special} if special else {}
    return table([at, 1, 2], {0: hand}, objects={0: objects}, special=laid).draw(eye)


@pytest.mark.parametrize(
    ("hand", "special", "first"),
    [
        ("patron recorte volteado", "capote", "shield recorte"),
        ("patron volteado", "capote", "use capote"),
        ("patron volteado", "", "send 3"),  # to whoever is ahead
        ("patron", "", "shield patron"),
        ("zaldiko", "zapatillas", "lose boina"),
    ],
)
def test_the_cheapest_shield_goes_first(hand: str, special: str, first: str) -> None:
    assert answer(hit("chulin", hand, special=special), "repel-bulls") == first


@pytest.mark.parametrize(
    ("hand", "special", "first"),
    [
        ("hemingway zaldiko", "liquido", "shield zaldiko"),
        ("hemingway", "liquido", "use liquido"),
        ("hemingway", "", "shield hemingway"),
        ("recorte volteado", "capote", "lose boina"),
    ],
)
def test_the_same_holds_against_a_fall(hand: str, special: str, first: str) -> None:
    assert answer(hit("selfie", hand, special=special), "repel-falls") == first


@pytest.mark.parametrize("eye", ["chulin", "selfie"])
def test_the_pair_is_kept_for_running_but_not_at_the_price_of_the_run(eye: str) -> None:
    pair, keys = "patron hemingway", ["repel-bulls", "repel-falls", "keep-pair"]
    assert answer(hit(eye, pair), *keys) == "lose boina"
    assert answer(hit(eye, pair, objects="ropa"), *keys) == "back"
    shield = "shield patron" if eye == "chulin" else "shield hemingway"
    assert answer(hit(eye, pair, objects="ropa", at=1), *keys) == shield
    assert answer(hit(eye, pair), *REPEL) == shield
    assert answer(hit(eye, f"{pair} ole zaldiko"), *keys) in ("shield ole", "shield zaldiko")


def test_before_the_last_object_go_the_special_one_and_a_step_back() -> None:
    assert answer(hit("chulin", objects="ropa faja", special="zapatillas"), "repel-bulls") == "lose faja"
    assert answer(hit("chulin", objects="ropa", special="zapatillas"), "repel-bulls") == "lose zapatillas"
    assert answer(hit("chulin", objects="ropa"), "repel-bulls") == "back"
    assert answer(hit("chulin", "volteado", objects="ropa"), "repel-bulls") == "send 3"
    assert answer(hit("chulin", objects="ropa", at=1), "repel-bulls") == "lose ropa"  # there is no other way


def test_an_attack_on_objects_is_cancelled_or_costs_the_same() -> None:
    attacked = table([1, 3], {0: "kilikis", 1: "otra"}).play("attack kilikis 2")
    assert answer(attacked, "keep-objects") == "cancel"
    assert answer(table([1, 3], {0: "kilikis"}).play("attack kilikis 2"), "keep-objects") == "lose periodico"
    last = table([1, 3], {0: "kilikis"}, objects={1: "ropa"}).play("attack kilikis 2")
    assert answer(last, "keep-objects") == "back"


def test_other_attacks_are_cancelled_or_taken() -> None:
    for hand, way in (("otra ole", "cancel"), ("ole", "take")):
        game = table([1, 3], {0: "barrera", 1: hand}).play("barrier 2")
        assert answer(game, "cancel-attacks") == way
        assert answer(game, "take-attacks") == "take"
        assert answer(game, "keep-objects", "repel-bulls") == ""


@pytest.mark.parametrize(
    ("game", "done"),
    [
        (hit("chulin", "zaldiko"), "lose boina"),
        (hit("chulin", "recorte"), ""),
        (hit("chulin", "volteado"), ""),
        (hit("chulin", special="zapatillas"), ""),  # an object or the special one: that is a choice
        (hit("chulin", objects="ropa"), ""),  # so is stepping back
        (hit("chulin", objects="ropa", at=1), "lose ropa"),
        (table([1, 3], {0: "barrera", 1: "ole"}).play("barrier 2"), "take"),
        (table([1, 3], {0: "barrera", 1: "otra"}).play("barrier 2"), ""),
        (table([1, 3], {0: "kilikis", 1: "otra"}).play("attack kilikis 2"), ""),
        (table([2, 1, 2], {1: "ole"}, pile="otra").draw("otra"), "stay"),
        (table([2, 1, 2], {1: "avanzar"}, pile="otra").draw("otra"), ""),
        (table([2, 1, 2], {0: "ole"}), ""),  # it is no reaction
        (table([2, 1, 2]), ""),
    ],
)
def test_who_can_do_nothing_may_let_it_happen(game: Table, done: str) -> None:
    assert answer(game, "nothing-to-do") == done


# --- whole games ------------------------------------------------------------------------------------------------------


def test_sixty_games_by_all_standing_answers_expel_nobody_while_another_way_is_open() -> None:
    tally = play_many(range(60), ALL)
    assert tally.faults == []
    assert tally.done.keys() >= {"shield", "use", "send", "cancel", "lose", "back", "expelled"}, tally.done
    assert tally.kept_pair > 0


def test_without_keeping_the_pair_nothing_is_given_up_that_a_shield_would_save() -> None:
    tally = play_many(range(100, 120), [key for key in ALL if key != "keep-pair"])
    assert tally.faults == []
    assert tally.kept_pair == 0
