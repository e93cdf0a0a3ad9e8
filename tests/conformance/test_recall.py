"""The memory that the law of recall rests on, and who supplies one."""

from __future__ import annotations

import argparse
from dataclasses import replace

import pytest

from conformance.subjects import TESTS, find_subject, registered_subjects, toy_subject
from stampede.testing import recall
from stampede.testing.law import LawBroken
from stampede.testing.memory import Memory, find_tracker
from stampede.testing.subjects import Subject
from stampede.testing.trial import hold

SUBJECTS = [*registered_subjects(), toy_subject()]


@pytest.mark.parametrize("subject", [pytest.param(subject, id=subject.id) for subject in SUBJECTS])
def test_every_game_has_a_tracker(subject: Subject) -> None:
    assert find_tracker(subject.tracker) is not None


def test_a_game_without_a_tracker_breaks_the_law() -> None:
    with pytest.raises(LawBroken, match=r"recall: lantern has no tracker: write nothing\.py in .*toy"):
        hold("recall", replace(toy_subject(), tracker=TESTS / "toy" / "nothing.py"))


def places(**contents: str) -> dict[str, dict[str, int]]:
    """Places and their contents, as in `hand="spark flame"`."""
    return {place: {card: cards.split().count(card) for card in cards.split()} for place, cards in contents.items()}


def test_a_card_that_slips_away_unseen_may_be_any_of_those_seen() -> None:
    memory = Memory()
    memory.know(["a", "b"], "hand")
    assert memory.contradiction(places(hand="a c", pile="b"))
    memory.slip("hand", "pile")
    assert memory.contradiction(places(hand="a c", pile="b")) is None
    assert memory.contradiction(places(hand="a c", pile="d"))


def test_of_equal_cards_the_one_that_leaves_may_be_the_one_seen() -> None:
    memory = Memory()
    memory.know(["a", "a", "b"], "hand")
    memory.leave("a", "hand")
    assert memory.contradiction(places(hand="a b")) is None
    assert memory.contradiction(places(hand="b c"))
    memory.leave("b", "hand")
    assert memory.contradiction(places(hand="a")) is None


def test_what_was_seen_goes_where_its_place_goes() -> None:
    memory = Memory()
    memory.know(["a"], "one", "pile")
    memory.know(["b"], "other")
    memory.carry({"one": "other", "other": "one"})
    assert memory.contradiction(places(one="b", other="a", pile="")) is None
    assert memory.contradiction(places(one="a b", other="", pile=""))
    assert memory.contradiction(places(one="", other="a b", pile=""))


def test_what_lies_open_needs_no_memory() -> None:
    memory = Memory()
    memory.know(["a"], "one")
    memory.know(["b"], "one", "other")
    memory.clear("one")
    assert [str(claim) for claim in memory.claims] == ["['b'] within ['one', 'other']"]


@pytest.mark.parametrize("players", [recall.RANDOM, recall.GREEDY])
def test_whole_games_are_played_by_all_readers(capsys: pytest.CaptureFixture[str], players: str) -> None:
    wish = argparse.Namespace(
        game="lantern", seats=3, games=4, seed=1, jobs=1, every=5, readers=2, samples=1, count_every=4, players=players
    )
    tally = recall.run(wish, find_subject)
    assert (tally.games, tally.contradictions) == (4, 0)
    assert abs(tally.samples - tally.plies / 5) < tally.games
    assert capsys.readouterr().out.startswith(f"lantern with 3 {players} players, done: 4 games")


def test_where_all_old_cards_of_street_were_played_the_one_answer_is_found() -> None:
    """Two riders are out, and all they had lies open: an excess that wanders at random never finds it."""
    order = recall.Order(find_subject, "street", 4, 526, 1, 1, 12, 1, 1, 8, recall.RANDOM)
    tally = recall.Tally()
    recall.play_one(find_subject("street"), order, 526, tally)
    assert (tally.games, tally.contradictions) == (1, 0)
