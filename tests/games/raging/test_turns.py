"""A turn: stopping, dice, posts, mallets, recycling, saws, the shed."""

from __future__ import annotations

import random

import pytest

from games.raging import slow
from games.raging.positions import GAME, GROUND, Table, table
from stampede.core.rng import Rng

# --- R4 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R4")
def test_before_every_roll_there_is_the_choice_to_stop() -> None:
    game = table()
    assert game.legal() == ["roll", "stop"]
    game.play("roll", "mallet")
    assert game.legal() == ["roll", "stop"]


@pytest.mark.clause("R4")
def test_stopping_is_for_good_and_after_the_roll_it_is_too_late() -> None:
    game = table(seats=2).play("roll", seat=1).play("roll", seat=0)
    assert game.why_not("stop") == ("finish-the-turn", "R4")
    game.play("mallet").play("mallet", seat=1).play("stop")
    assert game.legal() == []
    assert game.why_not("roll") == ("stopped-for-good", "R4")


@pytest.mark.clause("R4")
def test_three_dice_are_rolled_each_number_as_often_as_any_other() -> None:
    game = table()
    seen = [0] * 7
    for _ in range(300):
        game.mallets(3).play("roll")
        for number in game.shown():
            seen[number] += 1
        game.play("mallet")
        game.again()
    assert sum(seen) == 900
    assert min(seen[1:]) > 110


# --- R5 to R8 ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R5")
def test_a_fence_joins_unused_posts_of_two_dice() -> None:
    game = table().dice(2, 6, 5)
    for name in game.legal_fences():
        first, second = name.split("-")
        assert {int(first[1]), int(second[1])} in ({2, 6}, {2, 5}, {5, 6})
    assert "N2-E6" in game.legal_fences()
    game.play("fence N2-E6").dice(2, 6, 5)
    assert not any("N2" in name or "E6" in name for name in game.legal_fences())
    assert game.why_not("fence N2-S6") == ("used-needs-pair", "R6")
    assert game.why_not("fence N3-S6") == ("no-die-for-post", "R5")


@pytest.mark.clause("R5")
def test_one_die_is_not_enough_for_two_posts_of_its_number() -> None:
    assert table().dice(2, 6, 5).why_not("fence N2-S2") == ("needs-a-pair", "R6")


@pytest.mark.clause("R6")
def test_a_pair_reuses_one_post_of_its_number_with_the_third_die() -> None:
    game = table(fences=["N2-E6"]).dice(2, 2, 4)
    assert "N2-S4" in game.legal_fences()
    game.play("fence N2-S4")
    assert game.marked() == [0, 1, 0, 0, 0, 0]  # the spare die of the pair


@pytest.mark.clause("R6")
def test_a_pair_does_not_reuse_a_post_of_the_third_die() -> None:
    game = table(fences=["N2-E4"]).dice(2, 2, 4)
    assert game.why_not("fence S2-E4") == ("used-needs-pair", "R6")
    assert "S2-W4" in game.legal_fences()


@pytest.mark.clause("R6")
def test_a_pair_joins_two_unused_posts_of_its_number_and_recycles_the_third_die() -> None:
    game = table(fences=["N2-E6"]).dice(2, 4, 2)
    assert {name for name in game.legal_fences() if name.count("2") == 2} == {"E2-S2", "E2-W2", "S2-W2"}
    assert game.why_not("fence N2-S2") == ("used-needs-triple", "R7")
    game.play("fence E2-S2")
    assert game.marked() == [0, 0, 0, 1, 0, 0]


@pytest.mark.clause("R7")
def test_three_of_a_kind_join_posts_that_were_both_used_once() -> None:
    game = table(fences=["N2-E6", "S2-W4"]).dice(2, 2, 2)
    assert {"N2-S2", "N2-E2", "E2-S2", "E2-W2"} <= game.legal_fences()
    game.play("fence N2-S2")
    assert game.marked() == [0, 1, 0, 0, 0, 0]


@pytest.mark.clause("R3")
def test_no_second_fence_between_the_same_posts() -> None:
    game = table(fences=["N2-S2"]).dice(2, 2, 2)
    assert "N2-S2" not in game.legal_fences()
    assert game.why_not("fence N2-S2") == ("fence-is-there", "R3")


@pytest.mark.clause("R8")
def test_no_post_is_used_a_third_time() -> None:
    game = table(fences=["N2-E6", "N2-S4"])
    for dice in ((2, 2, 3), (2, 2, 2)):
        game.dice(*dice)
        assert not any("N2" in name.split("-") for name in game.legal_fences())
        game.again()
    assert game.dice(2, 2, 2).why_not("fence N2-S2") == ("post-used-twice", "R8")
    assert game.again().dice(2, 2, 3).why_not("fence N2-S3") == ("post-used-twice", "R8")


@pytest.mark.clause("R5")
@pytest.mark.clause("R6")
@pytest.mark.clause("R7")
@pytest.mark.clause("R8")
def test_legal_fences_are_those_that_a_slow_checker_allows() -> None:
    """Every kind of roll, on fields that fill up."""
    chance = random.Random(4)
    kinds = set()
    for seed in range(12):
        game = table("3,3 5,2", ponds="2,4")
        for _ in range(12):
            dice = [chance.randint(1, 6) for _ in range(3)]
            if chance.random() < 0.5:
                dice = [chance.choice(dice) for _ in range(3)]
            kinds.add(len(set(dice)))
            game.dice(*dice)
            uses = {name: int(game.sheet().uses_of(post)) for post, name in enumerate(GROUND.post_names)}
            built = {slow.ALL_FENCES[index] for index in game.sheet().fences}
            expected = {
                name
                for name in slow.ALL_FENCES
                if slow.allowed_by_dice(name, dice, uses)
                and name not in built
                and not slow.runs_over(name, (3, 3))
                and not slow.runs_over(name, (5, 2))
                and not slow.runs_through_pond(name, (2, 4))
            }
            assert game.legal_fences() == expected, (seed, dice, built)
            if expected:
                game.play(f"fence {chance.choice(sorted(expected))}")
            game.again()
    assert kinds == {1, 2, 3}


# --- R9 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R9")
def test_building_nothing_takes_a_mallet_and_the_third_ends_the_game_at_once() -> None:
    game = table()
    for left in (2, 1):
        game.dice(1, 1, 1).play("mallet")
        assert game.sheet().mallets == left
        assert game.legal() == ["roll", "stop"]
    game.dice(1, 2, 3).play("mallet")
    assert game.legal() == []
    outcome = game.pasture.outcome()
    assert outcome is not None
    assert outcome.reason == "mallets"
    assert game.why_not("roll") == ("game-over", "")


@pytest.mark.clause("R9")
def test_nothing_may_be_built_by_choice_or_need() -> None:
    assert "mallet" in table().dice(1, 2, 3).legal()
    assert table("3,3", ponds="3,4", fences=["N2-E1", "S2-W1"]).dice(2, 2, 1).legal()[-1] == "mallet"


# --- R10, R11 ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R10")
def test_the_die_that_is_not_used_is_recycled() -> None:
    assert table().dice(2, 6, 5).play("fence N2-E6").marked() == [0, 0, 0, 0, 1, 0]


@pytest.mark.clause("R10")
def test_a_fourth_die_of_a_number_is_lost() -> None:
    game = table().marks(5, 5, 5).dice(2, 6, 5).play("fence N2-E6")
    assert game.marked() == [0, 0, 0, 0, 3, 0]
    assert game.sheet().saws == 1
    assert game.kinds() == ["fenced", "wasted"]


@pytest.mark.clause("R10")
def test_a_mallet_turn_recycles_all_three_dice_but_not_the_third_such_turn() -> None:
    game = table().dice(2, 2, 5).play("mallet")
    assert game.marked() == [0, 2, 0, 0, 1, 0]
    game.dice(1, 2, 6).play("mallet")
    assert game.marked() == [1, 3, 0, 0, 1, 1]
    before = table().mallets(1).dice(3, 3, 3).play("mallet")
    assert before.marked() == [0, 0, 0, 0, 0, 0]


@pytest.mark.clause("R10")
def test_without_the_option_a_mallet_turn_recycles_nothing() -> None:
    assert table(recycles=False).dice(2, 2, 5).play("mallet").marked() == [0] * 6


@pytest.mark.clause("R11")
def test_the_third_mark_of_a_number_gives_a_saw_and_the_marks_stay() -> None:
    game = table().marks(5, 5).dice(2, 6, 5)
    assert game.sheet().saws == 0
    game.play("fence N2-E6")
    assert game.sheet().saws == 1
    assert game.marked()[4] == 3
    assert game.kinds() == ["fenced", "recycled", "saw-earned"]


@pytest.mark.clause("R11")
def test_three_dice_of_one_number_on_a_mallet_turn_give_a_saw() -> None:
    assert table().dice(4, 4, 4).play("mallet").sheet().saws == 1


# --- R12 --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R12")
@pytest.mark.parametrize(("saw", "becomes"), [("saw 6>1", 1), ("saw 1>6", 6), ("saw 3>4", 4), ("saw 3>2", 2)])
def test_a_saw_changes_a_die_by_one_and_1_and_6_are_neighbours(saw: str, becomes: int) -> None:
    number = int(saw[4])
    game = table().marks(5, 5, 5).dice(number, 5, 5).play(saw)
    assert game.shown() == [becomes, 5, 5]


@pytest.mark.clause("R12")
def test_no_saw_no_sawing() -> None:
    game = table().dice(1, 2, 3)
    assert not any(notation.startswith("saw") for notation in game.legal())
    assert game.why_not("saw 1>2") == ("no-saw", "R11")


@pytest.mark.clause("R12")
def test_one_saw_for_a_die_and_several_dice_with_several_saws() -> None:
    game = table().marks(5, 5, 5, 6, 6, 6).dice(1, 3, 3).play("saw 3>4")
    assert game.shown() == [1, 4, 3]
    assert game.why_not("saw 4>5") == ("sawn-already", "R12")
    game.play("saw 3>4")
    assert game.shown() == [1, 4, 4]
    assert game.why_not("saw 1>2") == ("no-saw", "R11")


@pytest.mark.clause("R12")
def test_a_sawn_die_is_not_offered_to_another_saw() -> None:
    game = table().marks(5, 5, 5, 6, 6, 6).dice(1, 3, 5).play("saw 3>4")
    assert {notation for notation in game.legal() if notation.startswith("saw")} == {
        "saw 1>2", "saw 1>6", "saw 5>6", "saw 5>4",
    }  # fmt: skip


@pytest.mark.clause("R12")
def test_of_two_equal_dice_the_saw_takes_the_one_not_sawn_yet() -> None:
    game = table().marks(5, 5, 5, 6, 6, 6).dice(3, 4, 1).play("saw 3>4", "saw 4>5")
    assert game.shown() == [4, 5, 1]
    assert [die.sawn for die in game.pasture.view(0).players[0].dice] == [True, True, False]


@pytest.mark.clause("R12")
def test_sawn_dice_make_a_pair_or_three_of_a_kind() -> None:
    game = table(fences=["N2-E6", "S2-W4"]).marks(5, 5, 5).dice(2, 3, 2)
    assert "N2-S2" not in game.legal_fences()
    assert "N2-S2" in game.play("saw 3>2").legal_fences()


@pytest.mark.clause("R12")
def test_a_sawn_die_that_is_left_over_recycles_its_new_number() -> None:
    game = table().marks(5, 5, 5).dice(2, 6, 3).play("saw 3>4", "fence N2-E6")
    assert game.marked() == [0, 0, 0, 1, 3, 0]


@pytest.mark.clause("R12")
@pytest.mark.parametrize("then", ["fence N2-E6", "mallet"])
def test_a_saw_is_spent_when_the_turn_is_confirmed_with_a_fence_or_a_mallet(then: str) -> None:
    game = table().marks(5, 5, 5).dice(2, 6, 3).play("saw 3>4")
    assert (game.sheet().saws, game.sheet().saws_left()) == (1, 0)
    assert game.play(then).sheet().saws == 0


@pytest.mark.clause("R12")
def test_a_saw_gained_this_turn_is_for_the_next_roll() -> None:
    game = table().marks(5, 5).dice(2, 6, 5)
    assert game.why_not("saw 5>6") == ("no-saw", "R11")
    game.play("fence N2-E6").dice(1, 3, 3)
    assert "saw 3>4" in game.legal()


# --- R13 --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R13")
def test_the_fourth_different_number_asks_for_the_shed_at_once() -> None:
    game = table().marks(1, 2, 2).dice(3, 6, 2).play("fence N3-E6")
    assert game.legal() == ["roll", "stop"]
    game.marks(3).dice(1, 4, 5).play("fence S1-W4")
    assert game.pasture.decision(0) == "shed"
    assert game.legal() == ["shed bull", "shed sheep"]
    assert game.why_not("roll") == ("choose-the-shed", "R13")
    assert game.play("shed bull").legal() == ["roll", "stop"]


@pytest.mark.clause("R13")
def test_the_choice_is_final_and_the_shed_stands_with_all_six_numbers() -> None:
    game = table("3,3", fences=["N4-S3", "N3-S4", "E4-W3", "E3-W4"])
    game.marks(1, 2, 3).dice(6, 2, 4).play("fence W6-S2", "shed bull")
    rosettes = game.stock().prize
    assert rosettes > 0
    assert game.line("prize") == rosettes
    assert game.dice(1, 1, 2).why_not("shed sheep") == ("shed-is-chosen", "R13")
    game.play("mallet")
    game.marks(5)
    assert game.line("prize") == rosettes
    game.dice(6, 6, 6).play("mallet")
    assert game.line("prize") == 2 * rosettes
    assert "shed-built" in game.kinds()


@pytest.mark.clause("R13")
def test_fourth_and_sixth_number_may_come_in_one_turn() -> None:
    game = table().marks(1, 2, 3).dice(4, 5, 6).play("mallet")
    assert game.legal() == ["shed bull", "shed sheep"]
    game.play("shed sheep")
    assert game.kinds()[-2:] == ["shed-chosen", "shed-built"]


@pytest.mark.clause("R13")
def test_no_shed_before_the_fourth_number() -> None:
    assert table().marks(1, 2, 3).dice(1, 2, 3).why_not("shed bull") == ("no-shed-yet", "R13")


# --- what is told -----------------------------------------------------------------------------------------------------


def test_a_fence_tells_which_bulls_it_isolates_and_when_the_field_is_complete() -> None:
    game = table("3,3", fences=["N4-S3", "N3-S4", "E4-W3"]).dice(3, 4, 1).play("fence E3-W4")
    told = {event.kind: event.facts for event in game.events}
    assert told["isolated"] == {"seat": 0, "bulls": ["3,3"], "count": 1}
    assert "completed" in told


def test_fences_are_read_from_either_end() -> None:
    assert GAME.actions.parse("fence E6-N2") is GAME.actions.parse("fence N2-E6")
    assert (
        Table(table().pasture.field).dice(2, 6, 1).play("fence E6-N2").sheet().has_built(slow.ALL_FENCES.index("N2-E6"))
    )


def test_a_roll_is_one_chance_event() -> None:
    state = GAME.new(2, GAME.settle(2, {}), Rng.keyed(b"key"))
    rng = Rng.keyed(b"key")
    assert state.chances() == 1
    for seat in (1, 0):
        state.apply(seat, GAME.verbs.roll, rng, None)
    assert state.chances() == 2
