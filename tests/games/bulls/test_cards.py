"""Every action card: what it is about, what it does, what may be left."""

from __future__ import annotations

import pytest

from games.bulls.positions import Table, table
from stampede.core.rng import ChanceReached, Rng


def played(card: str, runners: dict[int, list[str]], bulls: list[str] | None = None, seats: int = 2) -> Table:
    """Seat 0 has played the card; seat 1 has one to play afterwards, so nothing moves yet."""
    hands = {0: [card], 1: ["souvenir"]}
    return table(runners, bulls or [], hands, seats, row="A1").play(f"play {card}")


@pytest.mark.clause("B2")
def test_second_wind_rolls_any_own_runners_of_one_roundabout() -> None:
    game = played("second-wind", {0: ["A1 3", "A2 3", "A2 3", "A2 6"], 1: ["A2 3"]})
    assert game.legal == ["pick yellow A1 3", "pick yellow A2 3", "pick yellow A2 6", "roll"]
    game.play("pick yellow A2 3")
    assert game.legal == ["pick yellow A2 3", "pick yellow A2 6", "roll"]
    assert game.why_not("pick yellow A1 3") == ("one-roundabout-only", "B2")
    game.load(4).play("roll")
    assert game.runners(0) == ["A1 3", "A2 3", "A2 4", "A2 6"]
    assert game.runners(1) == ["A2 3"]


@pytest.mark.clause("B2")
def test_the_last_runner_there_needs_no_stop() -> None:
    game = played("second-wind", {0: ["A1 3", "A2 3", "A2 6"]}).load(1, 5)
    game.play("pick yellow A2 6", "pick yellow A2 3")
    assert game.runners(0) == ["A1 3", "A2 1", "A2 5"]
    assert game.decision == "card"


@pytest.mark.clause("B2")
def test_sprint_rolls_up_to_three_anywhere() -> None:
    game = played("sprint", {0: ["A1 3", "A2 3", "A3 3", "A4 3", "A4 3"]}).load(6, 6, 6)
    game.play("pick yellow A1 3", "pick yellow A4 3")
    assert game.position.turn == 0
    game.play("pick yellow A3 3")
    assert game.runners(0) == ["A1 6", "A2 3", "A3 6", "A4 3", "A4 6"]
    assert game.position.turn == 1


@pytest.mark.clause("B2")
def test_change_of_plans_rolls_any_number_anywhere() -> None:
    runners = ["A1 1", "A2 2", "A3 3", "A4 4"]
    game = played("change-of-plans", {0: runners}).load(5, 5, 5, 5)
    game.play("pick yellow A1 1", "pick yellow A2 2", "pick yellow A3 3")
    assert game.legal == ["pick yellow A4 4", "roll"]
    game.play("pick yellow A4 4")
    assert game.runners(0) == ["A1 5", "A2 5", "A3 5", "A4 5"]


@pytest.mark.clause("B2")
def test_panic_rolls_everybody_in_one_roundabout() -> None:
    game = played("panic", {0: ["A1 3", "A2 1"], 1: ["A2 2", "A2 2"]}, ["A3 4"])
    assert game.legal == ["at A1", "at A2"]
    game.load(6, 5, 4).play("at A2")
    assert (game.runners(0), game.runners(1)) == (["A1 3", "A2 6"], ["A2 4", "A2 5"])
    assert game.bulls() == ["A3 4"]


@pytest.mark.clause("B2")
def test_shove_rolls_up_to_two_of_one_opponent_anywhere() -> None:
    game = played("shove", {0: ["A1 3"], 1: ["A1 2", "A4 2"], 2: ["A1 2"]}, seats=3)
    assert game.legal == ["pick blue A1 2", "pick blue A4 2", "pick green A1 2", "roll"]
    assert game.why_not("pick yellow A1 3") == ("opponents-only", "B2")
    game.play("pick blue A1 2")
    assert game.why_not("pick green A1 2") == ("one-opponent-only", "B2")
    game.load(1, 3).play("pick blue A4 2")
    assert game.runners(1) == ["A1 1", "A4 3"]
    assert (game.runners(0), game.runners(2)) == (["A1 3"], ["A1 2"])


@pytest.mark.clause("B2")
def test_heckler_rolls_all_of_one_opponent_in_one_roundabout() -> None:
    game = played("heckler", {0: ["A1 3"], 1: ["A1 2", "A1 4", "A2 6"], 2: ["A1 2"]}, seats=3)
    assert game.legal == ["heckle blue A1", "heckle blue A2", "heckle green A1"]
    game.load(3, 3).play("heckle blue A1")
    assert game.runners(1) == ["A1 3", "A1 3", "A2 6"]
    assert game.runners(2) == ["A1 2"]


@pytest.mark.clause("B2")
def test_red_cape_rolls_one_bull() -> None:
    game = played("red-cape", {0: ["A1 3"]}, ["A1 4", "A1 4", "A2 1"])
    assert game.legal == ["bull A1 4", "bull A2 1"]
    game.load(6).play("bull A1 4")
    assert game.bulls() == ["A1 4", "A1 6", "A2 1"]


@pytest.mark.clause("B2")
def test_stampede_rolls_all_bulls_in_one_roundabout() -> None:
    game = played("stampede", {0: ["A3 3"]}, ["A1 4", "A1 4", "A2 1"])
    assert game.legal == ["at A1", "at A2"]
    game.load(6, 2).play("at A1")
    assert game.bulls() == ["A1 2", "A1 6", "A2 1"]


@pytest.mark.clause("B2")
def test_ole_takes_a_bull_to_a_neighbour() -> None:
    game = played("ole", {0: ["A3 3"]}, ["A1 4", "A2 1"])
    assert game.legal == ["lead A1 4 A2", "lead A2 1 A1", "lead A2 1 A3"]
    game.play("lead A2 1 A3")
    assert game.bulls() == ["A1 4", "A3 1"]


@pytest.mark.clause("B2")
def test_a_loose_bull_comes_anywhere_in_the_row_and_goes_with_the_day() -> None:
    game = played("loose-bull", {0: ["A3 3"]}, ["A1 4"])
    assert game.legal == ["at A1", "at A2", "at A3", "at A4"]
    assert game.why_not("at B1") == ("not-in-the-row", "B2")
    game.load(5).play("at A4")
    assert game.bulls() == ["A1 4", "A4 5"]
    assert game.position.spare_bulls() == 8


@pytest.mark.clause("B2")
def test_without_a_spare_bull_nothing_comes() -> None:
    game = played("loose-bull", {0: ["A3 3"]}, ["A1 4"] * 10)
    assert game.told("no-target") == [{"seat": 0, "card": "loose-bull"}]
    assert game.position.turn == 1


@pytest.mark.clause("B2")
def test_directions_places_a_token_or_not() -> None:
    game = played("directions", {0: ["A1 3"]})
    signs = [notation for notation in game.legal if notation != "skip"]
    assert len(signs) == 28  # every sign of the town, of rows that were passed too
    assert "sign S3 odd" in signs
    assert played("directions", {0: ["A1 3"]}).play("skip").tokens() == {}
    assert game.play("sign A1 even").tokens() == {"A1 even": 0}


@pytest.mark.clause("B2")
def test_a_road_crew_removes_any_token_or_not() -> None:
    tokens = {"A1 odd": 0, "B2 even": 1}
    game = table({0: ["A1 3"]}, [], {0: ["road-crew"], 1: ["souvenir"]}, tokens=tokens).play("play road-crew")
    assert game.legal == ["clear A1 odd", "clear B2 even", "skip"]
    assert game.play("clear B2 even").tokens() == {"A1 odd": 0}
    assert game.position.tokens_left(1) == 3
    without = played("road-crew", {0: ["A1 3"]})
    assert without.told("no-target")


@pytest.mark.clause("B2")
def test_a_guidebook_draws_two_cards() -> None:
    game = table({0: ["A1 3"]}, [], {0: ["guidebook", "shove"], 1: ["souvenir"]}).play("play guidebook")
    assert len(game.hand(0)) == 3
    (drew,) = [event for event in game.events if event.kind == "drew"]
    assert len(drew.seen_by(0).facts["names"]) == 2  # type: ignore[arg-type]
    assert "names" not in drew.seen_by(1).facts


@pytest.mark.clause("B2")
def test_a_souvenir_gains_two_points_today() -> None:
    game = table({0: ["A1 3"]}, [], {0: ["souvenir"], 1: ["souvenir"]}, day=2, points={0: [7, 1]})
    game.play("play souvenir")
    assert game.position.points(0) == 10
    assert game.position.view(None).players[0].days == [7, 3]


@pytest.mark.clause("B2")
@pytest.mark.parametrize("card", ["second-wind", "sprint", "change-of-plans", "shove"])
def test_any_and_up_to_include_none(card: str) -> None:
    game = played(card, {0: ["A1 3"], 1: ["A1 3"]}).play("roll")
    assert (game.runners(0), game.runners(1)) == (["A1 3"], ["A1 3"])
    assert game.told("skipped") == [{"seat": 0, "card": card}]
    assert game.position.turn == 1


@pytest.mark.clause("B2")
@pytest.mark.parametrize("card", ["panic", "heckler", "red-cape", "stampede", "ole", "loose-bull"])
def test_other_effects_cannot_be_left_undone(card: str) -> None:
    game = played(card, {0: ["A1 3"], 1: ["A1 3"]}, ["A1 5"])
    assert not {"skip", "roll"} & set(game.legal)
    assert game.why_not("skip") == ("card-first", "B2")


@pytest.mark.clause("B2")
def test_dice_are_named_before_any_is_rolled() -> None:
    """Nothing is left to chance until all are named, so the choice cannot depend on the first roll."""
    game = played("sprint", {0: ["A1 3", "A2 3", "A3 3", "A4 3"]})
    game.rng = Rng.barred()
    game.play("pick yellow A1 3", "pick yellow A2 3")
    assert game.runners(0) == ["A1 3", "A2 3", "A3 3", "A4 3"]
    with pytest.raises(ChanceReached):
        game.play("roll")


@pytest.mark.clause("B11")
@pytest.mark.parametrize(
    "card", ["second-wind", "sprint", "change-of-plans", "panic", "shove", "heckler", "red-cape", "stampede", "ole"]
)
def test_a_card_without_a_target_may_be_played_for_no_effect(card: str) -> None:
    game = played(card, {})
    assert game.told("no-target") == [{"seat": 0, "card": card}]
    assert game.discards == [card]
    assert game.position.turn == 1


@pytest.mark.clause("B5")
def test_with_all_three_placed_a_new_token_moves_one() -> None:
    tokens = {"A1 odd": 0, "B2 even": 0, "C1 odd": 0, "C2 even": 1}
    game = table({0: ["A1 3"]}, [], {0: ["directions"], 1: ["souvenir"]}, tokens=tokens).play("play directions")
    assert game.decision == "lift"
    assert game.legal == ["lift A1 odd", "lift B2 even", "lift C1 odd", "skip"]
    assert game.why_not("lift C2 even") == ("not-your-token", "B5")
    game.play("lift B2 even")
    assert game.why_not("skip") == ("token-in-the-air", "B5")
    game.play("sign C2 even")
    assert game.tokens() == {"A1 odd": 0, "C1 odd": 0, "C2 even": 0}
    assert [game.position.tokens_left(seat) for seat in (0, 1)] == [0, 3]


@pytest.mark.clause("B5")
def test_everybody_has_three_tokens() -> None:
    tokens = {"A1 odd": 0, "B2 even": 0}
    game = table({0: ["A1 3"]}, [], {0: ["directions"], 1: ["souvenir"]}, tokens=tokens).play("play directions")
    assert [game.position.tokens_left(seat) for seat in (0, 1)] == [1, 3]
    assert game.decision == "sign"
    game.play("sign A2 even")
    assert game.position.tokens_left(0) == 0
