"""Every line of the score on small drawn fields, and how a game ends."""

from __future__ import annotations

import pytest

from games.raging.positions import GAME, SQUARE, table
from stampede import Match
from stampede.core.rng import Rng
from stampede.games.raging.view import RagingView

ALL_NUMBERS = (1, 2, 3, 4, 5, 6)


@pytest.mark.clause("R17")
def test_6_for_each_isolated_bull() -> None:
    assert table("3,3", fences=SQUARE).line("isolated") == 6
    assert table("3,3 4,4", fences=(*SQUARE, "N2-S2")).line("isolated") == 12
    assert table("3,3 4,4", fences=SQUARE).line("isolated") == 0


@pytest.mark.clause("R18")
def test_5_for_a_cow_with_an_isolated_bull_and_one_cow_a_bull() -> None:
    assert table("3,3", cows="4,4", fences=SQUARE).line("couples") == 5
    assert table("3,3", cows="4,4 3,4", fences=SQUARE).line("couples") == 5
    assert table("3,3 4,4", cows="3,4 4,3", fences=(*SQUARE, "N2-S2")).line("couples") == 10


@pytest.mark.clause("R18")
def test_no_couple_with_bulls_together_nor_without_a_bull_nor_outside() -> None:
    assert table("3,3 4,3", cows="4,4", fences=SQUARE).line("couples") == 0
    assert table("1,1", cows="4,4", fences=SQUARE).line("couples") == 0
    assert table("3,3", cows="6,6", fences=SQUARE).line("couples") == 0


@pytest.mark.clause("R19")
def test_the_prize_bull_has_the_largest_enclosure_of_an_isolated_bull() -> None:
    assert table("3,3", fences=SQUARE).line("prize") == 4
    # Parted by the column 3: two intersections on the left, four on the right of it, all in rows 3 and 4.
    parted = table("2,3 4,3", fences=("N1-S5", "N2-S6", "N5-S1", "E4-W3", "E3-W4"))
    assert (parted.stock().isolated, parted.line("prize")) == (2, 4)
    herd = table("2,3 4,3 5,4", fences=("N1-S5", "N2-S6", "N5-S1", "E4-W3", "E3-W4"))
    assert (herd.stock().isolated, herd.line("prize")) == (1, 2)


@pytest.mark.clause("R19")
def test_2_a_rosette_with_its_shed_and_not_with_that_of_the_sheep() -> None:
    assert table("3,3", fences=SQUARE).marks(*ALL_NUMBERS).shed("bull").line("prize") == 8
    assert table("3,3", fences=SQUARE).marks(*ALL_NUMBERS).shed("sheep").line("prize") == 4
    assert table("3,3", fences=SQUARE).marks(1, 2, 3, 4, 5).shed("bull").line("prize") == 4


@pytest.mark.clause("R19")
def test_all_points_of_a_bull_add_up() -> None:
    game = table("3,3", cows="4,4", fences=SQUARE)
    assert [game.line(key) for key in ("isolated", "couples", "prize")] == [6, 5, 4]


@pytest.mark.clause("R20")
def test_sheep_come_to_the_largest_enclosure_without_any_animal() -> None:
    assert table("1,1", fences=SQUARE).line("sheep") == 4
    assert table("1,1", cows="3,3", fences=SQUARE).line("sheep") == 0
    assert table("3,3", fences=SQUARE).line("sheep") == 0
    two = table("6,6", fences=("N1-S5", "N2-S6", "N5-S1", "E4-W3", "E3-W4"))
    assert two.line("sheep") == 4


@pytest.mark.clause("R20")
def test_a_cow_on_a_fence_does_not_keep_the_sheep_away() -> None:
    assert table("1,1", cows="2,3", fences=SQUARE).line("sheep") == 4


@pytest.mark.clause("R20")
def test_3_a_sheep_with_their_shed() -> None:
    assert table("1,1", fences=SQUARE).marks(*ALL_NUMBERS).shed("sheep").line("sheep") == 12
    assert table("1,1", fences=SQUARE).marks(*ALL_NUMBERS).shed("bull").line("sheep") == 4


@pytest.mark.clause("R21")
@pytest.mark.parametrize("left", [3, 2, 1])
def test_3_for_each_unused_mallet(left: int) -> None:
    assert table().mallets(left).line("mallets") == 3 * left


@pytest.mark.clause("R22")
def test_a_complete_field_scores_its_unused_posts() -> None:
    assert table("3,3", fences=SQUARE).line("posts") == 24 - 8
    reused = table("3,3", fences=(*SQUARE, "N4-E2"))
    assert reused.stock().isolated == 1
    assert reused.line("posts") == 24 - 9


@pytest.mark.clause("R22")
def test_one_bull_that_is_not_isolated_and_the_field_is_not_complete() -> None:
    assert table("3,3 1,1", fences=SQUARE).line("posts") == 0
    assert table("3,3 4,4", fences=SQUARE).line("posts") == 0


@pytest.mark.clause("R23")
def test_3_less_for_each_bull_in_no_enclosure() -> None:
    assert table("3,3 1,1 6,6", fences=SQUARE).line("escaped") == -6


@pytest.mark.clause("R23")
def test_bulls_together_in_an_enclosure_neither_score_nor_escape() -> None:
    game = table("3,3 4,4", cows="3,4", fences=SQUARE)
    assert [game.line(key) for key in ("isolated", "couples", "prize", "escaped")] == [0, 0, 0, 0]


def test_the_total_is_the_sum_of_the_lines() -> None:
    game = table("3,3 1,1", cows="4,4", fences=SQUARE).mallets(2)
    assert game.score() == 6 + 5 + 4 + 6 - 3
    view = game.pasture.view(0).players[0]
    assert view.score == game.score() == sum(line.points for line in view.lines)
    assert {line.key: line.count for line in view.lines} == {
        "isolated": 1, "couples": 1, "prize": 4, "sheep": 0, "mallets": 2, "posts": 16, "escaped": 1,
    }  # fmt: skip


@pytest.mark.clause("R14")
@pytest.mark.clause("R16")
@pytest.mark.parametrize("closed", [False, True])
def test_with_a_closed_perimeter_a_fence_tells_which_bulls_it_isolates(closed: bool) -> None:
    game = table("2,3 5,3", closed=closed).dice(6, 2, 1).play("fence N2-S6")
    told = [event.facts["bulls"] for event in game.events if event.kind == "isolated"]
    assert told == ([["2,3", "5,3"]] if closed else [])
    assert ("completed" in game.kinds()) == closed


# --- R24 --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R24")
def test_all_decide_at_the_same_time_and_the_roll_waits_for_everybody() -> None:
    game = table(seats=3)
    assert game.pasture.to_act() == [0, 1, 2]
    game.play("roll", seat=2).play("roll", seat=0)
    assert game.pasture.to_act() == [1]
    assert game.why_not("roll") == ("wait-for-the-roll", "R24")
    game.play("roll", seat=1)
    assert game.pasture.to_act() == [0, 1, 2]
    assert game.sheet(0).dice == game.sheet(1).dice == game.sheet(2).dice


@pytest.mark.clause("R24")
def test_nobody_waits_for_the_slowest_but_at_the_roll() -> None:
    game = table(seats=2).play("roll").play("roll", seat=1)
    game.play("mallet", "roll")
    assert game.pasture.decision(1) == "turn"
    assert game.pasture.to_act() == [1]


@pytest.mark.clause("R24")
def test_who_has_ended_does_not_hold_up_the_others() -> None:
    game = table(seats=3, recycles=False).play("stop", seat=1)
    game.play("roll").play("roll", seat=2)
    assert game.pasture.to_act() == [0, 2]
    game.mallets(1, seat=2).play("mallet", seat=2).play("mallet", "roll")
    assert game.pasture.to_act() == [0]
    assert game.pasture.round == 2
    game.play("mallet", "stop")
    outcome = game.pasture.outcome()
    assert outcome is not None
    assert outcome.reason == "stopped"


@pytest.mark.clause("R24")
def test_the_highest_score_wins_and_equal_scores_share_the_place() -> None:
    game = table("3,3", seats=3).fences(*SQUARE, seat=1)
    for seat in range(3):
        game.play("stop", seat=seat)
    outcome = game.pasture.outcome()
    assert outcome is not None
    assert outcome.scores == [6, 6 + 4 + 9 + 16, 6]
    assert outcome.ranks == [2, 1, 2]
    tied = table(seats=2).play("stop").play("stop", seat=1).pasture.outcome()
    assert tied is not None
    assert tied.winners == [0, 1]


@pytest.mark.clause("R24")
def test_dice_follow_from_the_key_and_the_round_alone() -> None:
    """Whatever the field, the number of seats, and what anybody does."""
    seen = []
    for seats, field, does in ((1, "home-paddock", "mallet"), (3, "stampede-corner", "fence"), (2, "random", "mallet")):
        match = Match.new("raging", seats=seats, seed=5, options={"field": field})
        rolls = []
        while not match.over and len(rolls) < 2:
            for seat in reversed(match.to_act):
                match.play(seat, "roll")
            view = match.view(None)
            assert isinstance(view, RagingView)
            rolls.append(view.dice)
            for seat in match.to_act:
                fences = [action for action in match.legal(seat) if action.verb == does]
                match.play(seat, fences[0] if fences else "mallet")
        seen.append(rolls)
    assert seen[0] == seen[1] == seen[2]
    assert seen[0][0] != seen[0][1]


@pytest.mark.clause("R24")
def test_everybody_plays_on_a_field_of_their_own() -> None:
    state = GAME.new(2, GAME.settle(2, {}), Rng.keyed(b"key"))
    rng = Rng.keyed(b"key")
    for seat in (0, 1):
        state.apply(seat, GAME.verbs.roll, rng, None)
    state.apply(0, state.legal(0)[0], rng, None)
    assert len(state.sheets[0].fences) == 1
    assert len(state.sheets[1].fences) == 0
