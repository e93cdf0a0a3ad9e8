"""What only some games have, on the toy: several seats deciding at once, answers out of turn, answers in advance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

import toy
from stampede.core.errors import UnknownAction
from stampede.core.play import Refused
from stampede.core.registry import register, unregister
from stampede.core.rng import derive_key
from stampede.engine import is_compiled
from stampede.match.log import ACTED
from stampede.match.match import Match
from stampede.match.referee import ANSWER_PAUSE, Declined, Referee, Setup
from stampede.match.seats import SeatPlan


@pytest.fixture(autouse=True)
def _toy_at_the_table() -> Iterator[None]:
    register("lantern", toy.load)
    yield
    unregister("lantern")


def started(seed: int = 1, seats: int = 3) -> Referee:
    plans = [SeatPlan.human(name) for name in ("Ana", "Bo", "Cy", "Di")[:seats]]
    referee = Referee.open(Setup("lantern", plans, key=derive_key("match", seed).hex()), 0.0)
    referee.start(0.0)
    return referee


def match_of(referee: Referee) -> Match:
    assert referee.table.match is not None
    return referee.table.match


def act(referee: Referee, seat: int, index: int = 0) -> None:
    referee.act(seat, match_of(referee).legal(seat)[index], 1.0)


def gusted(seeds: range = range(1, 200)) -> tuple[Referee, int]:
    """A table at which somebody was just blown at; and who."""
    for seed in seeds:
        referee = started(seed)
        while not referee.table.over:
            match = match_of(referee)
            seat = match.to_act[0]
            if match.state.decision(seat) == "react":
                return referee, seat
            gusts = [action for action in match.legal(seat) if action.verb == "gust"]
            referee.act(seat, gusts[0] if gusts else match.legal(seat)[0], 1.0)
    raise AssertionError("nobody ever blows")


def test_seats_that_decide_at_once_never_make_each_other_stale() -> None:
    referee = started()
    asked = [referee.table.asked[seat] for seat in range(3)]
    assert all(asked)
    for seat in (2, 0, 1):
        decision = asked[seat]
        assert decision is not None
        referee.act(seat, decision.legal[0], 1.0, decision.version)


def test_the_order_of_independent_moves_does_not_change_the_dice() -> None:
    one, other = started(), started()
    for seat in (0, 1, 2):
        act(one, seat)
    for seat in (2, 1, 0):
        act(other, seat)
    for _ in range(3):
        for referee in (one, other):
            referee.act(match_of(referee).to_act[0], "wait", 1.0)
    assert match_of(one).view(0) == match_of(other).view(0)


def test_a_card_laid_face_down_can_be_changed_while_the_others_still_choose() -> None:
    referee = started()
    first = match_of(referee).legal(0)[0]
    referee.act(0, first, 1.0)
    act(referee, 1)
    referee.undo(0, 2.0)
    assert 0 in match_of(referee).to_act
    assert [ply.seat for ply in referee.table.plies] == [1]
    referee.act(0, match_of(referee).legal(0)[-1], 3.0)
    act(referee, 2)
    (leader,) = match_of(referee).to_act
    act(referee, leader, -1)
    with pytest.raises(Declined) as declined:  # a turn was taken in the light of what was laid
        referee.undo((leader + 1) % 3, 4.0)
    assert declined.value.code == "answered"


def test_an_answer_out_of_turn() -> None:
    referee, seat = gusted()
    assert match_of(referee).to_act == [seat]
    assert "take" in [action.verb for action in match_of(referee).legal(seat)]
    referee.act(seat, "take", 2.0)
    assert referee.table.plies[-1].seat == seat


def test_an_answer_in_advance_is_given_after_a_pause_like_any_other() -> None:
    referee, seat = gusted()
    asked = referee.table.asked[seat]
    assert asked is not None
    (chosen,) = referee.answer_in_advance(seat, ["take"], asked.since)
    assert chosen.data == {"keys": ["take"]}
    due = asked.since + ANSWER_PAUSE
    assert referee.next_tick() == due
    assert referee.tick(due - 0.1) == []
    (answered, *_) = referee.tick(due)
    assert (answered.kind, answered.seat, answered.data) == (ACTED, seat, {"action": "take", "by": "standing"})
    assert referee.answer_in_advance(seat, ["take"], due) == []
    assert referee.answer_in_advance(seat, [], due) != []
    with pytest.raises(Declined, match="no standing answer 'run away'"):
        referee.answer_in_advance(seat, ["run away"], due)


def test_a_person_may_be_quicker_than_what_they_said_in_advance() -> None:
    referee, seat = gusted()
    referee.answer_in_advance(seat, ["shutter-if-possible"], 0.0)
    referee.act(seat, "take", 0.1)
    assert referee.table.plies[-1].seat == seat
    assert not any(entry.data.get("by") == "standing" for entry in referee.entries)


def test_a_shutter_is_closed_in_advance_if_there_is_one() -> None:
    seen = set()
    for start in range(1, 200, 5):
        referee, seat = gusted(range(start, 400))
        could = "shutter" in [action.verb for action in match_of(referee).legal(seat)]
        referee.answer_in_advance(seat, ["shutter-if-possible"], 5.0)
        answered = referee.tick(1000.0)[0]
        assert answered.data["action"] == ("shutter" if could else "take")
        seen.add(could)
    assert seen == {True, False}


def test_a_game_over_days_does_not_stall_on_answers() -> None:
    referee = started(3)
    for seat in range(3):
        referee.answer_in_advance(seat, ["shutter-if-possible"], 0.0)
    while not referee.table.over:
        seat = match_of(referee).to_act[0]
        if match_of(referee).state.decision(seat) == "react":
            due = referee.next_tick()
            assert due is not None
            assert referee.tick(due)
        else:
            act(referee, seat)
    assert any(entry.data.get("by") == "standing" for entry in referee.entries)


# --- one look at a move -----------------------------------------------------------------------------------------------


on_sources = pytest.mark.skipif(is_compiled(), reason="calls inside the compiled engine cannot be counted")


class Counted:
    """Counts how often a move is parsed and how often its legality is checked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, referee: Referee) -> None:
        self.counts: Counter[str] = Counter()
        self.watch(monkeypatch, type(referee.table.game.actions), "parse")
        self.watch(monkeypatch, type(match_of(referee).state), "why_not")

    def watch(self, monkeypatch: pytest.MonkeyPatch, owner: type, name: str) -> None:
        original = getattr(owner, name)

        def counting(*args: object) -> object:
            self.counts[name] += 1
            return original(*args)

        monkeypatch.setattr(owner, name, counting)


@on_sources
def test_a_move_is_parsed_once_and_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    referee = started()
    notation = match_of(referee).legal(0)[0].notation
    counted = Counted(monkeypatch, referee)
    referee.act(0, notation, 1.0)
    assert counted.counts == {"parse": 1, "why_not": 1}


@on_sources
def test_a_bots_move_is_checked_once_and_needs_no_parsing(monkeypatch: pytest.MonkeyPatch) -> None:
    referee = started()
    index = match_of(referee).legal(0)[0].index
    counted = Counted(monkeypatch, referee)
    referee.act(0, index, 1.0)
    assert counted.counts == {"why_not": 1}


@on_sources
def test_a_log_that_is_read_again_is_parsed_and_checked_move_by_move(monkeypatch: pytest.MonkeyPatch) -> None:
    referee = started()
    for seat in range(3):
        act(referee, seat)
    counted = Counted(monkeypatch, referee)
    Referee(referee.entries)
    assert counted.counts == {"parse": 3, "why_not": 3}


def test_a_log_with_an_illegal_move_is_refused() -> None:
    referee = started()
    act(referee, 0)
    with pytest.raises(Refused):
        Referee([*referee.entries[:-1], replace(referee.entries[-1], data={"action": "wait", "by": "owner"})])
    with pytest.raises(UnknownAction):
        Referee([*referee.entries[:-1], replace(referee.entries[-1], data={"action": "dance", "by": "owner"})])


def test_a_refused_move_leaves_version_decisions_and_log_as_they_were() -> None:
    referee = started()
    before = (referee.table.version, list(referee.table.asked), list(referee.entries), list(referee.table.plies))
    with pytest.raises(Declined) as error:
        referee.act(0, "wait", 1.0)
    assert (error.value.code, error.value.reason is not None) == ("illegal", True)
    assert (referee.table.version, referee.table.asked, referee.entries, referee.table.plies) == before
