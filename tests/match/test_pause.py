"""Pausing the whole table: nobody moves, no clock runs, everybody may go on, and nobody can hold the others up."""

from __future__ import annotations

from match.test_referee import ANA, BO, declined, on_turn, started
from stampede.match.presence import Presence
from stampede.match.referee import Referee
from stampede.match.seats import Clock, SeatPlan

DAY = 86_400.0


def paused(clock: Clock | None = None, *plans: SeatPlan) -> tuple[Referee, int]:
    """A game that the player on turn has paused after ten seconds."""
    referee = started(*plans, clock=clock)
    seat = on_turn(referee)
    referee.pause(seat, 10.0)
    return referee, seat


def test_nobody_moves_in_a_pause_and_everybody_at_the_table_may_go_on() -> None:
    referee, seat = paused()
    assert referee.table.pause is not None
    assert (referee.table.pause.seat, referee.table.pause.since) == (seat, 10.0)
    declined("paused", referee.act, seat, "pass", 11.0)
    declined("paused", referee.undo, seat, 11.0)
    assert referee.pause(1 - seat, 12.0) == []
    referee.go_on(1 - seat, 20.0)
    assert referee.table.pause is None
    assert referee.go_on(seat, 21.0) == []
    referee.act(seat, "pass", 22.0)


def test_everybody_is_told_who_paused_and_who_went_on() -> None:
    referee, seat = paused()
    referee.go_on(1 - seat, 20.0)
    told = [notice.event for notice in referee.table.notices]
    assert [(event.kind, event.facts) for event in told] == [
        ("paused", {"seat": seat}),
        ("resumed", {"seat": 1 - seat, "why": "asked"}),
    ]
    again = Referee(referee.entries)
    assert again.table.pause is None
    assert [notice.event.kind for notice in again.table.notices] == ["paused", "resumed"]


def test_clocks_stand_still_and_afterwards_as_much_time_is_left_as_before() -> None:
    referee, seat = paused(Clock.live(30.0))
    assert referee.deadline(seat) is None
    assert referee.next_tick() is None
    assert referee.tick(1000.0) == []
    referee.go_on(seat, 1000.0)
    assert referee.deadline(seat) == 1020.0


def test_who_comes_back_in_a_pause_has_the_full_time_after_it_and_no_more() -> None:
    referee = started(clock=Clock.live(30.0))
    seat = on_turn(referee)
    referee.tick(30.0)
    referee.pause(1 - seat, 40.0)
    referee.come_back(seat, 50.0)
    referee.go_on(seat, 100.0)
    assert referee.deadline(seat) == 130.0


def test_bots_stand_still() -> None:
    referee = started(ANA, SeatPlan.bot("random"))
    if on_turn(referee) == 0:
        referee.act(0, "pass", 1.0)
    assert referee.bot_turns()
    referee.pause(0, 2.0)
    assert referee.bot_turns() == []
    referee.go_on(0, 3.0)
    assert referee.bot_turns()


def test_who_was_away_in_a_pause_gets_the_usual_time_to_come_back() -> None:
    referee = started(grace=60.0)
    seat = on_turn(referee)
    presence = Presence(0.0)
    presence.come(1 - seat, 0.0)
    referee.pause(1 - seat, 5.0)
    assert referee.next_tick(presence) is None
    referee.go_on(1 - seat, 500.0)
    assert referee.stand_in_due(seat, presence) == (560.0, "away")


def test_whose_pause_was_ended_by_somebody_else_moves_before_pausing_again() -> None:
    referee, seat = paused()
    referee.go_on(1 - seat, 20.0)
    declined("pause-spent", referee.pause, seat, 21.0)
    referee.act(seat, "pass", 22.0)
    assert referee.pause(seat, 23.0)


def test_who_went_on_by_themselves_may_pause_again() -> None:
    referee, seat = paused()
    referee.go_on(seat, 20.0)
    assert referee.pause(seat, 21.0)


def test_in_a_game_of_days_a_pause_ends_by_itself_after_the_time_of_a_move() -> None:
    referee, seat = paused(Clock.days(1))
    assert referee.next_tick() == 10.0 + DAY
    (entry,) = referee.tick(10.0 + DAY)
    assert (entry.kind, entry.data) == ("resumed", {"why": "lapsed"})
    assert referee.deadline(seat) == 2 * DAY
    declined("pause-spent", referee.pause, seat, 11.0 + DAY)


def test_a_live_table_stays_paused_until_somebody_goes_on() -> None:
    referee, _ = paused(Clock.live(30.0))
    assert referee.tick(1e9) == []
    assert referee.table.pause is not None


def test_only_people_who_play_can_pause_and_only_while_there_is_a_game() -> None:
    referee = started(ANA, BO, SeatPlan.bot("random"))
    declined("not-yours", referee.pause, 2, 1.0)
    declined("not-yours", referee.go_on, 2, 1.0)
    referee.resign(0, 2.0)
    declined("not-yours", referee.pause, 0, 3.0)
    referee.pause(1, 4.0)
    assert referee.go_on(0, 5.0), "they may still wait for the end"
