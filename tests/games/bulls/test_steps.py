"""A step: cards, the way down, tokens, the charge, the first-player token."""

from __future__ import annotations

import pytest

from games.bulls.positions import TOWN, Table, loaded, table

# B1: where odd and even faces go.
PATHS = {
    "S2": ("A1", "A1"),
    "S3": ("A1", "A2"),
    "S4": ("A2", "A3"),
    "S5": ("A4", "A3"),
    "S6": ("A4", "A4"),
    "A1": ("B1", "B2"),
    "A2": ("B3", "B2"),
    "A3": ("B4", "B3"),
    "A4": ("B4", "B5"),
    "B1": ("C1", "C1"),
    "B2": ("C2", "C1"),
    "B3": ("C2", "C3"),
    "B4": ("C4", "C3"),
    "B5": ("C4", "C4"),
    "C1": ("D1", "D2"),
    "C2": ("D3", "D2"),
    "C3": ("D4", "D3"),
    "C4": ("D4", "D5"),
}


def after_step(game: Table, *rolls: int) -> Table:
    """Both seats play a card that changes nothing; everybody advances."""
    return game.load(*rolls).play("play souvenir", "play souvenir")


def souvenirs() -> dict[int, list[str]]:
    return {0: ["souvenir", "panic"], 1: ["souvenir", "panic"]}


@pytest.mark.clause("B1", "B12")
@pytest.mark.parametrize("place", PATHS)
def test_every_path_of_the_town(place: str) -> None:
    for face in range(1, 7):
        game = table({0: [f"{place} {face}"]}, [f"{place} {face % 6 + 1}"], souvenirs())
        after_step(game)
        assert game.runners(0) == [f"{PATHS[place][0 if face % 2 else 1]} {face}"]
        assert game.bulls() == [f"{PATHS[place][1 if face % 2 else 0]} {face % 6 + 1}"]


@pytest.mark.clause("B12")
def test_at_a_fork_odd_and_even_faces_part() -> None:
    game = after_step(table({0: ["A2 1", "A2 2", "A2 3", "A2 4", "A2 5", "A2 6"]}, [], souvenirs()))
    assert game.runners(0) == ["B2 2", "B2 4", "B2 6", "B3 1", "B3 3", "B3 5"]


@pytest.mark.clause("B12")
def test_a_single_path_is_followed_by_all() -> None:
    game = after_step(table({0: ["B1 1", "B1 2", "B5 3", "B5 4"]}, [], souvenirs()))
    assert game.runners(0) == ["C1 1", "C1 2", "C4 3", "C4 4"]


# --- direction tokens -------------------------------------------------------------------------------------------------


@pytest.mark.clause("B13")
def test_a_token_guides_all_runners_of_its_colour_and_nobody_else() -> None:
    runners = {0: ["A2 1", "A2 2"], 1: ["A2 1", "A2 2"]}
    game = after_step(table(runners, ["A2 5", "A2 6"], souvenirs(), tokens={"A2 even": 0}))
    assert game.runners(0) == ["B2 1", "B2 2"]
    assert game.runners(1) == ["B2 2", "B3 1"]
    assert game.bulls() == ["B2 6", "B3 5"]


@pytest.mark.clause("B13")
def test_tokens_of_one_colour_on_both_signs_cancel_each_other() -> None:
    tokens = {"A2 even": 0, "A2 odd": 0}
    game = after_step(table({0: ["A2 1", "A2 2"]}, [], souvenirs(), tokens=tokens))
    assert game.runners(0) == ["B2 2", "B3 1"]


@pytest.mark.clause("B13")
def test_tokens_of_two_colours_on_both_signs_guide_each_their_own() -> None:
    tokens = {"A2 even": 0, "A2 odd": 1}
    runners = {0: ["A2 1", "A2 2"], 1: ["A2 1", "A2 2"]}
    game = after_step(table(runners, [], souvenirs(), tokens=tokens))
    assert (game.runners(0), game.runners(1)) == (["B2 1", "B2 2"], ["B3 1", "B3 2"])


@pytest.mark.clause("B13")
def test_a_new_token_sends_the_old_one_back_to_its_owner() -> None:
    game = table({0: ["A1 3"]}, [], {0: ["directions"], 1: ["souvenir"]}, tokens={"S3 odd": 1, "B2 odd": 1})
    game.play("play directions", "sign S3 odd")
    assert game.tokens() == {"S3 odd": 0, "B2 odd": 1}
    assert [game.position.tokens_left(seat) for seat in (0, 1)] == [2, 2]


@pytest.mark.clause("B13")
def test_an_own_token_may_lie_where_one_of_mine_lay() -> None:
    game = table({0: ["A1 3"]}, [], {0: ["directions"], 1: ["souvenir"]}, tokens={"A1 odd": 0})
    game.play("play directions", "sign A1 odd")
    assert game.tokens() == {"A1 odd": 0}
    assert game.position.tokens_left(0) == 2


# --- the charge -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("B14")
def test_the_example_of_the_book() -> None:
    """Bulls 2 and 4: a yellow 2 that becomes 4 is trampled, so is a blue 2 that stays 2; the others get away."""
    runners = {0: ["A1 2", "A1 4", "A1 6"], 1: ["A1 2", "A1 2"]}
    game = table(runners, ["A1 2", "A1 4"], souvenirs())
    after_step(game, 4, 5, 2, 1)  # yellow: 2 -> 4, 4 -> 5; blue: 2 -> 2, 2 -> 1
    assert game.bulls() == ["B2 2", "B2 4"]
    assert game.runners(0) == ["B2 5", "B2 6"]
    assert game.runners(1) == ["B2 1"]
    told = ("target", "face", "rolls", "saved", "trampled")
    charged = [tuple(facts[fact] for fact in told) for facts in game.told("charged")]
    assert charged == [(0, 2, [4], [], 1), (0, 4, [5], [5], 0), (1, 2, [2, 1], [1], 1)]


@pytest.mark.clause("B14")
def test_nobody_is_charged_whose_face_no_bull_shows_or_who_stands_elsewhere() -> None:
    game = after_step(table({0: ["A1 2", "A3 4"]}, ["A1 4"], souvenirs()))
    assert game.runners(0) == ["B2 2", "B3 4"]
    assert game.told("charged") == []


@pytest.mark.clause("B14")
def test_one_reroll_for_all_bulls_together() -> None:
    """A runner that got away from one bull is not rolled again for the next."""
    game = after_step(table({0: ["A1 2"]}, ["A1 2", "A1 2", "A1 6"], souvenirs()), 3)
    assert game.runners(0) == ["B2 3"]
    assert len(game.told("charged")) == 1


@pytest.mark.clause("B14")
def test_several_bulls_of_one_face_are_no_worse_than_one() -> None:
    game = after_step(table({0: ["A1 2", "A1 2"]}, ["A1 2"] * 4, souvenirs()), 2, 4)
    assert game.runners(0) == ["B2 4"]


@pytest.mark.clause("B14")
def test_bulls_charge_at_destinations_too() -> None:
    game = table({0: ["C1 1", "C1 1"], 1: ["C1 3"]}, ["C1 1"], souvenirs(), points={0: [0], 1: [0]})
    after_step(game, 1, 6)
    assert game.runners(0) == ["D1 6"]
    assert game.told("scored") == [
        {"seat": 0, "place": "D1", "sight": "restaurant", "runners": 1, "points": 3},
        {"seat": 1, "place": "D1", "sight": "restaurant", "runners": 1, "points": 3},
    ]


@pytest.mark.clause("B14")
def test_the_trampled_are_out_for_the_day() -> None:
    game = after_step(table({0: ["A1 2"]}, ["A1 2"], souvenirs()), 2)
    view = game.position.view(None)
    assert (view.players[0].standing, view.players[0].trampled) == (0, 9)  # eight were out before
    assert game.runners(0) == []


# --- cards and turn order ---------------------------------------------------------------------------------------------


@pytest.mark.clause("B11")
def test_everybody_plays_one_card_clockwise_from_the_first_player() -> None:
    game = table({0: ["A1 3"]}, [], {0: ["souvenir"], 1: ["panic"], 2: ["guidebook"]}, 3, first=2)
    assert (game.position.turn, game.legal) == (2, ["play guidebook"])
    game.play("play guidebook")
    assert (game.position.turn, game.legal) == (0, ["play souvenir"])
    game.play("play souvenir")
    assert (game.position.turn, game.legal) == (1, ["play panic"])
    assert game.position.row == 1
    game.play("play panic", "at A1")
    assert game.position.row == 2


@pytest.mark.clause("B11")
def test_a_card_must_be_played_and_lies_open_afterwards() -> None:
    game = table({0: ["A1 3"]}, [], souvenirs())
    assert game.legal == ["play panic", "play souvenir"]
    assert game.why_not("skip") == ("must-play", "B11")
    assert game.why_not("play sprint") == ("not-in-hand", "B11")
    game.play("play souvenir")
    assert game.position.view(1).discards == ["souvenir"]


@pytest.mark.clause("B11")
def test_who_has_no_card_plays_none() -> None:
    game = table({0: ["A1 3"]}, [], {0: ["souvenir"], 2: ["souvenir", "panic"]}, 3)
    game.play("play souvenir")
    assert game.position.turn == 2
    assert game.told("no-card") == [{"seat": 1}]
    game.play("play souvenir")
    assert (game.position.row, game.position.turn) == (2, 2)


@pytest.mark.clause("B15")
def test_the_first_player_token_passes_to_the_left_after_every_step() -> None:
    game = table({0: ["A1 3"]}, [], {seat: ["panic", "souvenir"] for seat in range(3)}, 3, first=1)
    game.play("play souvenir", "play souvenir", "play souvenir")
    assert (game.position.first, game.position.turn) == (2, 2)


@pytest.mark.clause("B15")
def test_after_the_last_step_of_a_day_too() -> None:
    game = table({0: ["C1 3"]}, [], {seat: ["panic", "souvenir"] for seat in range(3)}, 3, first=1)
    game.play("play souvenir", "play souvenir", "play souvenir")
    assert (game.position.first, game.position.turn, game.decision) == (2, 2, "discard")


# --- what the view foretells ------------------------------------------------------------------------------------------


def test_the_forecast_is_what_happens_if_nothing_changes() -> None:
    runners = {0: ["A1 2", "A1 3", "A2 2", "A4 1"], 1: ["A2 5", "A1 4"]}
    game = table(runners, ["A1 2", "A2 4", "A3 4"], souvenirs(), tokens={"A4 even": 0})
    forecast = {well.name: well for well in game.position.view(0).forecast}
    assert (forecast["B2"].runners, forecast["B2"].bulls) == ([2, 1], [2, 4])
    assert (forecast["B2"].charged, forecast["B2"].odds) == ([2, 1], 2)
    assert (forecast["B5"].runners, forecast["B5"].bulls, forecast["B5"].odds) == ([1, 0], [], 0)
    wells = {well.name: well for well in game.position.view(0).wells}
    assert wells["A4"].exits == [["B5", "B5"], ["B4", "B5"]]
    after_step(game, 1, 1, 1)
    for column, name in enumerate(TOWN.rows[2]):
        there = [game.position.runners_in(seat, column) for seat in (0, 1)]
        assert there == forecast[name].runners
    rolled = {(facts["place"], facts["target"]) for facts in game.told("charged")}
    assert rolled == {("B2", 0), ("B2", 1)}


def test_loaded_dice_come_up_as_wanted() -> None:
    rng = loaded(3, 1, 6)
    assert [rng.below(6) + 1 for _ in range(3)] == [3, 1, 6]
