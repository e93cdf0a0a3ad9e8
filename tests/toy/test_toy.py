"""The clauses of Lantern Duel, one position each, and what keepers know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from stampede.bots.levels import find_bot
from stampede.core import registry
from stampede.core.errors import DataError, OptionError
from stampede.core.game import Game, Outcome
from stampede.core.rng import Rng
from stampede.match.match import Match
from toy import ROOM, load
from toy.components import CARDS
from toy.positions import legal, night, play, why_not
from toy.rules import LanternDuel
from toy.state import names
from toy.view import FACE_DOWN, KeeperView, LanternView


@pytest.fixture
def game() -> Game:
    return load(None)


def opening(game: Game, seats: int, **options: object) -> LanternDuel:
    state = Match.new(game, seats, 1, options).state
    assert isinstance(state, LanternDuel)
    return state


def keeper_seen(position: LanternDuel, seat: int, reader: int | None) -> KeeperView:
    view = position.view(reader)
    assert isinstance(view, LanternView)
    return view.keepers[seat]


def result(position: LanternDuel) -> Outcome:
    outcome = position.outcome()
    assert outcome is not None
    return outcome


# --- setting up -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("T1")
def test_two_lights_each_unless_the_table_says_otherwise(game: Game) -> None:
    usual, bright = opening(game, 3), opening(game, 3, lights=3)
    assert [keeper.lights for keeper in usual.keepers] == [2, 2, 2]
    assert [keeper.lights for keeper in bright.keepers] == [3, 3, 3]
    assert (usual.supply, bright.supply) == (6, 3)


@pytest.mark.clause("T1")
def test_no_more_than_three_lights(game: Game) -> None:
    with pytest.raises(OptionError, match="lights must be a whole number from 1 to 3"):
        opening(game, 2, lights=4)


@pytest.mark.clause("T2")
def test_three_cards_each_and_the_rest_is_the_pile(game: Game) -> None:
    position = opening(game, 4)
    assert [sum(keeper.hand) for keeper in position.keepers] == [3, 3, 3, 3]
    assert sum(position.pile) == 24 - 12


@pytest.mark.clause("T2")
def test_without_the_option_mirrors_stay_in_the_box(game: Game) -> None:
    assert names(opening(game, 2, mirrors=False).aside) == ["mirror"] * 3
    assert names(opening(game, 2, mirrors=True).aside) == []


@pytest.mark.clause("T2")
def test_a_lot_decides_who_leads(game: Game) -> None:
    leaders = {opening_with_seed(game, seed).leader for seed in range(20)}
    assert leaders == {0, 1, 2}


def opening_with_seed(game: Game, seed: int) -> LanternDuel:
    state = Match.new(game, 3, seed).state
    assert isinstance(state, LanternDuel)
    return state


# --- a night ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("T3")
def test_all_lay_at_once_in_any_order() -> None:
    position = night("spark gust mirror", "flame flame flame", "gust gust gust")
    assert position.to_act() == [0, 1, 2]
    play(position, "2 lay gust")
    assert position.to_act() == [0, 1]
    assert legal(position, 0) == ["lay spark", "lay gust", "lay mirror"]


@pytest.mark.clause("T3")
def test_only_its_owner_sees_a_laid_card() -> None:
    position = night("spark gust mirror", "flame flame flame")
    (laid,) = play(position, "0 lay gust")
    assert keeper_seen(position, 0, reader=0).shade == "gust"
    assert keeper_seen(position, 0, reader=1).shade == keeper_seen(position, 0, reader=None).shade == FACE_DOWN
    assert laid.seen_by(0).facts == {"seat": 0, "card": "gust"}
    assert laid.seen_by(1).facts == laid.seen_by(None).facts == {"seat": 0}


@pytest.mark.clause("T3")
def test_a_card_to_lay_must_be_named_and_held() -> None:
    position = night("spark gust mirror", "flame flame flame")
    assert why_not(position, 0, "lay card") == "which-card T3"
    assert why_not(position, 0, "lay flame") == "not-in-hand T3"
    assert why_not(position, 0, "wait") == "other-decision T3"


@pytest.mark.clause("T4")
def test_turns_go_round_from_the_leader() -> None:
    position = night("spark", "spark", "spark", laid="spark flame flame", leader=1)
    for seat in (1, 2, 0):
        assert position.to_act() == [seat]
        assert why_not(position, (seat + 1) % 3, "wait") == "not-your-turn"
        play(position, f"{seat} wait")


@pytest.mark.clause("T5")
def test_a_gust_is_discarded_at_another_lit_keeper() -> None:
    position = night("gust", "spark", "spark", laid="spark spark spark")
    assert legal(position, 0) == ["gust 1", "gust 2", "wait"]
    assert why_not(position, 0, "gust 0") == why_not(position, 0, "gust 3") == "no-target T5"
    play(position, "0 gust 2")
    assert names(position.discards) == ["gust"]
    assert position.to_act() == [2]


@pytest.mark.clause("T5")
def test_no_gust_without_the_card() -> None:
    assert why_not(night("spark", "spark", laid="spark spark"), 0, "gust 1") == "not-in-hand T5"


@pytest.mark.clause("T6")
def test_who_is_blown_at_is_asked_whatever_the_hand() -> None:
    helpless = night("gust", "spark", laid="spark spark")
    play(helpless, "0 gust 1")
    assert legal(helpless, 1) == ["take"]
    assert why_not(helpless, 1, "shutter") == "not-in-hand T6"
    ready = night("gust", "shutter", laid="spark spark")
    play(ready, "0 gust 1")
    assert legal(ready, 1) == ["shutter", "take"]
    assert helpless.decision(1) == ready.decision(1) == "react"


@pytest.mark.clause("T6")
def test_a_shutter_saves_the_light() -> None:
    position = night("gust", "shutter", laid="spark spark")
    play(position, "0 gust 1", "1 shutter")
    assert position.keepers[1].lights == 2
    assert names(position.discards) == ["gust", "shutter"]
    assert position.decision(1) == "turn"


@pytest.mark.clause("T6")
def test_to_take_it_costs_a_light() -> None:
    position = night("gust", "shutter", laid="spark spark")
    supply = position.supply
    play(position, "0 gust 1", "1 take")
    assert (position.keepers[1].lights, position.supply) == (1, supply + 1)


@pytest.mark.clause("T7")
def test_without_lights_a_keeper_is_out() -> None:
    position = night("gust", "mirror", "spark", laid="spark flame spark", lights=1)
    *_, out = play(position, "0 gust 1", "1 take")
    assert out.facts == {"seat": 1, "cards": ["mirror"], "laid": ["flame"]}
    assert names(position.discards) == ["gust", "mirror"]
    assert names(position.keepers[1].row) == ["flame"]
    assert position.to_act() == [2]
    assert why_not(position, 2, "swap 1") == "no-target T8"


@pytest.mark.clause("T8")
def test_a_swap_exchanges_all_cards_in_hand() -> None:
    position = night("mirror gust", "flame shutter", laid="spark spark")
    play(position, "0 swap 1")
    assert names(position.keepers[0].hand) == ["flame", "shutter"]
    assert names(position.keepers[1].hand) == ["gust"]
    assert names(position.discards) == ["mirror"]


@pytest.mark.clause("T8")
def test_no_swap_without_a_mirror() -> None:
    assert why_not(night("gust", "spark", laid="spark spark"), 0, "swap 1") == "not-in-hand T8"


# --- dawn -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("T9")
def test_at_dawn_all_laid_cards_join_the_rows() -> None:
    position = night("spark", "spark", laid="flame gust")
    play(position, "0 wait", "1 wait")
    assert [names(keeper.row) for keeper in position.keepers] == [["flame"], ["gust"]]
    assert keeper_seen(position, 0, reader=1).shade == ""


@pytest.mark.clause("T10")
def test_hands_are_filled_and_the_next_keeper_leads() -> None:
    position = night("spark", "spark", laid="flame gust", leader=1)
    play(position, "1 wait", "0 wait")
    assert [sum(keeper.hand) for keeper in position.keepers] == [3, 3]
    assert (position.leader, position.night) == (0, 2)
    assert position.to_act() == [0, 1]


@pytest.mark.clause("T10")
def test_keepers_who_are_out_are_passed_over() -> None:
    position = night("gust", "spark", "spark", laid="flame flame flame", lights=1)
    play(position, "0 gust 1", "1 take", "2 wait")
    assert position.leader == 2
    assert [sum(keeper.hand) for keeper in position.keepers] == [3, 0, 3]


# --- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("T11")
def test_the_last_light_wins_at_once() -> None:
    position = night("gust", "spark", laid="spark flame", lights=1)
    play(position, "0 gust 1", "1 take")
    assert position.to_act() == []
    assert (result(position).reason, result(position).winners) == ("last-light", [0])


@pytest.mark.clause("T12")
def test_morning_comes_when_the_pile_cannot_fill_all_hands() -> None:
    enough = night("spark", "spark", laid="spark spark", pile=4)
    play(enough, "0 wait", "1 wait")
    assert (enough.outcome(), sum(enough.pile)) == (None, 0)
    short = night("spark", "spark", laid="spark spark", pile=3)
    play(short, "0 wait", "1 wait")
    assert (result(short).reason, sum(short.pile)) == ("morning", 3)


@pytest.mark.clause("T13")
def test_glow_and_lights_are_scored_and_equals_share_a_rank() -> None:
    position = night("spark", "spark", "gust", laid="flame spark spark", pile=0)
    play(position, "0 wait", "1 wait", "2 gust 0", "0 take")
    assert result(position).scores == [2 + 1, 1 + 2, 1 + 2]
    assert result(position).ranks == [1, 1, 1]


@pytest.mark.clause("T13")
def test_who_is_out_scores_nothing() -> None:
    position = night("gust", "spark", "spark", laid="spark flame flame", lights=1, pile=0)
    play(position, "0 gust 1", "1 take", "2 wait")
    assert result(position).scores == [1 + 1, 0, 2 + 1]
    assert result(position).ranks == [2, 3, 1]


# --- what keepers know ------------------------------------------------------------------------------------------------


def test_two_who_swapped_know_both_hands_and_a_third_does_not() -> None:
    position = night("mirror gust", "flame shutter", "spark", laid="spark spark spark")
    (swapped,) = play(position, "0 swap 1")
    assert keeper_seen(position, 0, reader=1).seen == ["flame", "shutter"]
    assert keeper_seen(position, 1, reader=0).seen == ["gust"]
    assert keeper_seen(position, 0, reader=2).seen == keeper_seen(position, 0, reader=None).seen == []
    assert swapped.seen_by(1).facts["got"] == ["flame", "shutter"]
    assert swapped.seen_by(2).facts == {"seat": 0, "target": 1}


def test_a_known_hand_stays_known_where_it_goes() -> None:
    position = night("mirror gust", "mirror shutter", "spark flame", laid="spark spark spark")
    play(position, "0 swap 2", "1 swap 0")
    assert keeper_seen(position, 1, reader=2).seen == ["spark", "flame"]
    assert keeper_seen(position, 0, reader=2).seen == []


def test_a_card_that_leaves_openly_is_known_to_have_left() -> None:
    position = night("mirror gust", "flame shutter gust", "spark", laid="spark spark spark")
    play(position, "0 swap 1", "1 gust 0", "0 shutter")
    assert keeper_seen(position, 0, reader=1).seen == ["flame", "gust"]
    assert keeper_seen(position, 1, reader=0).seen == []


def test_a_card_that_leaves_unseen_is_still_one_of_those_seen() -> None:
    position = night("mirror gust", "flame shutter", laid="spark spark")
    play(position, "0 swap 1", "1 wait", "0 lay flame")
    assert keeper_seen(position, 0, reader=1).seen == ["flame", "shutter"]
    assert keeper_seen(position, 0, reader=1).shade == FACE_DOWN
    play(position, "1 lay gust", "1 wait", "0 wait")
    assert keeper_seen(position, 0, reader=1).seen == ["shutter"]


def test_samples_spread_what_was_seen_over_the_hand_and_the_laid_card(game: Game) -> None:
    position = night("mirror gust", "flame shutter", laid="spark spark")
    play(position, "0 swap 1", "1 wait", "0 lay flame")
    belief, rng = game.belief(position.view(1)), Rng.free(1)
    laid: Counter[str] = Counter()
    for _ in range(200):
        sample = belief.sample(rng)
        assert isinstance(sample, LanternDuel)
        shade = CARDS[sample.keepers[0].shade]
        assert {"flame", "shutter"} <= {shade, *names(sample.keepers[0].hand)}
        laid[shade] += 1
    # One of three cards, any of them equally likely; the third was drawn at dawn.
    assert laid["flame"] > 40
    assert laid["shutter"] > 40
    assert laid.total() - laid["flame"] - laid["shutter"] > 20


def test_who_sees_a_hand_again_knows_what_was_laid_from_it() -> None:
    position = night("mirror mirror mirror", "flame shutter gust", laid="spark spark")
    play(position, "0 swap 1", "1 wait", "0 lay flame", "1 lay mirror")
    assert keeper_seen(position, 0, reader=1).shade == FACE_DOWN
    play(position, "1 swap 0")
    assert keeper_seen(position, 0, reader=1).shade == "flame"


# --- the room ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def at_the_table() -> Iterator[str]:
    registry.register("lantern", load)
    yield "lantern"
    registry.unregister("lantern")


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_play_it_to_the_end_from_what_they_may_know(at_the_table: str, bot: str) -> None:
    match = Match.new(at_the_table, 4, seed=7)
    rng = Rng.free(7)
    while not match.over:
        seat = match.to_act[0]
        legal = [action.index for action in match.legal(seat)]
        match.play(seat, find_bot(bot).choose(match.game, match.view(seat), seat, legal, rng))
    assert match.outcome is not None


def test_the_judgement_tells_what_speaks_for_a_card(game: Game) -> None:
    position = night("spark flame gust", "spark spark spark")
    (fact,) = game.judgement().facts(position, 0, game.actions.parse("lay flame").index)
    assert (fact.kind, fact.facts) == ("would-glow", {"points": 2})


def test_a_wrong_box_is_refused_with_its_line(tmp_path: Path) -> None:
    wrong = tmp_path / "components.toml"
    wrong.write_text((ROOM / "components.toml").read_text(encoding="utf-8").replace("spark = 6", "spark = 60"))
    with pytest.raises(DataError, match=r"line 11: cards\.spark must be a whole number from 1 to 20, not 60"):
        load(wrong)
