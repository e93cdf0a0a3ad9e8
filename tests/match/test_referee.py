"""The referee of one table: seats, moves, undo, clocks, bots standing in."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from games.primes.positions import GAME
from stampede.core.rng import Rng, derive_key
from stampede.match.log import Entry
from stampede.match.presence import Presence
from stampede.match.reading import BrokenLog
from stampede.match.referee import BY_BOT, BY_OWNER, Declined, Referee, Setup
from stampede.match.seats import Clock, SeatPlan
from stampede.match.table import FROM_THE_DEAL

KEY = derive_key("match", 7).hex()
ANA, BO = SeatPlan.human("Ana"), SeatPlan.human("Bo")


def opened(*plans: SeatPlan, clock: Clock | None = None, grace: float | None = None, key: str = KEY) -> Referee:
    return Referee.open(Setup("primes", plans, {}, clock or Clock.none(), grace, 0, key), 0.0)


def started(*plans: SeatPlan, clock: Clock | None = None, grace: float | None = None) -> Referee:
    referee = opened(*(plans or (ANA, BO)), clock=clock, grace=grace)
    referee.start(0.0)
    return referee


def on_turn(referee: Referee) -> int:
    assert referee.table.match is not None
    return referee.table.match.to_act[0]


def play(referee: Referee, *actions: str) -> None:
    for action in actions:
        referee.act(on_turn(referee), action, 1.0)


def declined(code: str, command: object, *args: object, **kwargs: object) -> Declined:
    with pytest.raises(Declined) as error:
        command(*args, **kwargs)  # type: ignore[operator]
    assert error.value.code == code
    assert str(error.value)
    return error.value


def test_a_table_fills_up_and_starts() -> None:
    referee = opened(ANA, SeatPlan.open(), SeatPlan.open())
    declined("open-seats", referee.start, 1.0)
    referee.sit(1, "  Bo   Derek ", "00ff", 2.0)
    declined("seat-taken", referee.sit, 1, "Cy", "", 2.0)
    declined("bad-name", referee.sit, 2, "   ", "", 2.0)
    declined("bad-name", referee.sit, 2, "x" * 41, "", 2.0)
    declined("bad-name", referee.sit, 2, "Cy\x00", "", 2.0)
    declined("bad-name", opened, SeatPlan.human("\ud800"), BO)
    declined("bad-contribution", referee.sit, 2, "Cy", "zz", 2.0)
    declined("not-host", referee.replace, 1, 2, "random", 3.0)
    referee.replace(0, 2, "random", 3.0)
    referee.start(4.0)
    assert [seat.name for seat in referee.table.seats] == ["Ana", "Bo Derek", "random"]
    declined("already-started", referee.start, 5.0)
    declined("already-started", opened_and_started_with_open_seat().sit, 0, "Ana", "", 5.0)


def opened_and_started_with_open_seat() -> Referee:
    referee = opened(SeatPlan.open(), BO)
    taken = replace(referee.table.seats[0], kind="human")
    referee.table.seats[0] = taken
    referee.start(1.0)
    referee.table.seats[0] = replace(taken, kind="open")
    return referee


def test_a_move_names_the_decision_it_answers() -> None:
    referee = started()
    seat = on_turn(referee)
    asked = referee.table.asked[seat]
    assert asked is not None
    referee.act(seat, "pass", 1.0, decision=asked.version)
    declined("stale", referee.act, on_turn(referee), "pass", 1.0, decision=asked.version)


def test_an_illegal_move_is_declined_with_its_reason_and_logs_nothing() -> None:
    referee = started()
    seat = on_turn(referee)
    before = len(referee.entries)
    error = declined("illegal", referee.act, 1 - seat, "pass", 1.0)
    assert error.reason is not None
    assert error.reason.key == "not-your-turn"
    declined("no-such-seat", referee.act, 7, "pass", 1.0)
    declined("not-started", opened(ANA, BO).act, 0, "pass", 1.0)
    assert len(referee.entries) == before


def test_the_log_alone_is_the_table() -> None:
    referee = started(ANA, BO, SeatPlan.bot("random"))
    play(referee, "pass")
    written = json.loads(json.dumps([entry.to_json() for entry in referee.entries]))
    again = Referee([Entry.from_json(document) for document in written])
    assert again.table.match is not None
    assert referee.table.match is not None
    assert again.table.match.view(0) == referee.table.match.view(0)
    assert again.table.asked == referee.table.asked


def test_a_damaged_entry_is_refused() -> None:
    with pytest.raises(ValueError, match="not an entry"):
        Entry.from_json({"kind": "acted", "seat": 1})
    referee = started()
    for entries in ([*referee.entries, Entry("danced", 1.0, 0)], [Entry("opened", 0.0)], []):
        with pytest.raises(BrokenLog, match="cannot be followed"):
            Referee(entries)
    with pytest.raises(BrokenLog, match="cannot be followed"):
        referee.branch().follow([Entry("acted", 1.0, 0)])


# --- undo -------------------------------------------------------------------------------------------------------------


def first_run(referee: Referee, seat: int) -> str:
    assert referee.table.match is not None
    return next(action.notation for action in referee.table.match.legal(seat) if action.verb == "run")


def test_a_run_and_its_move_can_be_taken_back_until_cards_are_drawn() -> None:
    referee = started()
    seat = on_turn(referee)
    run = first_run(referee, seat)
    referee.act(seat, run, 1.0)
    assert referee.table.plies
    assert referee.why_no_undo(seat) is None
    referee.undo(seat, 2.0)
    assert referee.table.plies == []
    assert run in [action.notation for action in referee.table.match.legal(seat)]  # type: ignore[union-attr]


def test_nothing_can_be_taken_back_once_chance_was_drawn_whatever_has_happened_since() -> None:
    referee = started()
    seat = on_turn(referee)
    declined("nothing-to-undo", referee.undo, seat, 1.0)
    referee.act(seat, "pass", 1.0)
    declined("chance-drawn", referee.undo, seat, 1.0)
    referee.act(1 - seat, first_run(referee, 1 - seat), 1.0)
    error = declined("chance-drawn", referee.undo, seat, 1.0)
    assert "drawn or dice rolled" in str(error)


def test_a_card_that_was_shown_cannot_be_taken_back() -> None:
    """Aiming says that the hand completes the trip; a card laid white side up is seen by all."""
    for actions in (["trip"], ["trip", "lay"]):
        referee = tripping_table()
        seat = on_turn(referee)
        for verb in actions:
            match = referee.table.match
            assert match is not None
            referee.act(seat, next(a for a in match.legal(seat) if a.verb == verb), 1.0)
        declined("shown", referee.undo, seat, 2.0)


def tripping_table() -> Referee:
    """A match in which the seat on turn can trip, with two cards or more."""
    for seed in range(400):
        referee = Referee.open(Setup("primes", (ANA, BO), key=derive_key("match", seed).hex()), 0.0)
        referee.start(0.0)
        for _ in range(24):
            match = referee.table.match
            assert match is not None
            seat = on_turn(referee)
            legal = match.legal(seat)
            trips = [action for action in legal if action.verb == "trip"]
            if trips and match.state.view(seat).played == 0 and len(match.state.view(seat).players[seat].backs) > 2:  # type: ignore[attr-defined]
                return referee
            referee.act(seat, next((a for a in legal if a.verb in ("move", "run")), legal[-1]), 1.0)
    raise AssertionError("no such match")


# --- clocks, leaving, bots --------------------------------------------------------------------------------------------


def here(*seats: int, counted_from: float = 0.0, since: float = 0.0) -> Presence:
    presence = Presence(counted_from)
    for seat in seats:
        presence.come(seat, since)
    return presence


def test_a_bot_stands_in_for_who_keeps_somebody_waiting_and_hands_the_seat_back() -> None:
    referee = started(grace=60.0)
    seat, presence = on_turn(referee), here(0, 1)
    assert referee.next_tick(presence) is None
    presence.go(seat, 10.0)
    assert referee.next_tick(presence) == 70.0
    assert referee.tick(69.0, presence) == []
    (entry,) = referee.tick(70.0, presence)
    assert (entry.kind, entry.data) == ("taken-over", {"why": "away"})
    (turn,) = referee.bot_turns(presence)
    assert (turn.seat, turn.level) == (seat, "steady")
    declined("not-yours", referee.act, seat, "pass", 71.0)
    referee.act(seat, turn.legal[-1], 71.0, turn.decision, by=BY_BOT)
    referee.come_back(seat, 80.0)
    assert referee.table.seats[seat].played_by_person
    assert referee.come_back(seat, 81.0) == []
    assert referee.table.stood_in[seat] == 1
    told = [event.kind for event in referee.table.story_since(-1, 0, None)]
    assert [kind for kind in told if kind.startswith("stand-in")] == ["stand-in-came", "stand-in-left"]
    assert told.index("stand-in-came") < told.index("passed") < told.index("stand-in-left")


def test_at_a_table_that_everybody_has_left_nothing_happens() -> None:
    for clock in (Clock.none(), Clock.live(30.0)):
        referee = started(clock=clock, grace=60.0)
        presence = here(0, 1)
        presence.go(0, 10.0)
        presence.go(1, 10.0)
        assert referee.next_tick(presence) is None
        assert referee.tick(1e9, presence) == []


def next_turn_of(referee: Referee, seat: int) -> None:
    """Somebody moves, until it is that seat's turn."""
    while on_turn(referee) != seat:
        mover = on_turn(referee)
        by = BY_BOT if referee.table.seats[mover].played_by_bot else "owner"
        referee.act(mover, referee.table.match.legal(mover)[0], 1.0, by=by)  # type: ignore[union-attr]


def test_playing_alone_leaving_is_a_pause_even_with_a_clock_and_bots_on_turn() -> None:
    referee = started(ANA, SeatPlan.bot("random"), clock=Clock.live(30.0), grace=60.0)
    presence = here(0)
    next_turn_of(referee, 1)
    assert [turn.seat for turn in referee.bot_turns(presence)] == [1]
    presence.go(0, 10.0)
    assert referee.bot_turns(presence) == []
    presence.spectators = 1
    assert [turn.seat for turn in referee.bot_turns(presence)] == [1], "somebody watches"
    next_turn_of(referee, 0)
    assert referee.tick(1e9, presence) == []
    presence.come(0, 20.0)
    assert referee.tick(1e9, presence) == [], "nobody else is waiting"


def test_a_stand_in_stops_when_the_last_person_leaves() -> None:
    referee = started(grace=60.0)
    seat, presence = on_turn(referee), here(0, 1)
    presence.go(seat, 0.0)
    referee.tick(60.0, presence)
    assert referee.bot_turns(presence) != []
    presence.go(1 - seat, 61.0)
    presence.spectators = 3
    assert referee.bot_turns(presence) == []


def test_a_guest_bot_is_nobody_who_waits_for_a_person() -> None:
    """Playing alone, leaving is a pause, with whichever bots."""
    guest = replace(BO, program=True)
    for clock in (Clock.none(), Clock.live(30.0)):
        referee = started(ANA, guest, clock=clock, grace=60.0)
        next_turn_of(referee, 0)
        presence = here(0, 1)
        presence.go(0, 10.0)
        assert referee.next_tick(presence) is None
        assert referee.tick(1e9, presence) == []
    with_another = started(ANA, guest, SeatPlan.human("Cy"), grace=60.0)
    next_turn_of(with_another, 0)
    presence = here(1, 2)
    (entry,) = with_another.tick(100.0, presence)
    assert (entry.kind, entry.seat) == ("taken-over", 0)
    assert with_another.bot_turns(presence) != []
    presence.go(2, 61.0)
    assert with_another.bot_turns(presence) == [], "only the guest is left"


def test_a_bot_stands_in_for_a_guest_bot_that_keeps_anybody_waiting() -> None:
    guest = replace(BO, program=True)
    for other in (ANA, replace(ANA, program=True)):
        referee, presence = started(other, guest, grace=60.0), here(0)
        next_turn_of(referee, 1)
        (entry,) = referee.tick(100.0, presence)
        assert (entry.kind, entry.seat) == ("taken-over", 1)
        assert [turn.seat for turn in referee.bot_turns(presence)] == [1]


def test_nobody_is_away_until_they_have_had_time_to_reconnect() -> None:
    referee = started(grace=60.0)
    seat, presence = on_turn(referee), Presence(1000.0 + 45.0)  # started again at 1000
    presence.come(1 - on_turn(referee), 1002.0)
    assert referee.next_tick(presence) == 1045.0 + 60.0
    assert referee.tick(1104.0, presence) == []
    presence.come(seat, 1104.0)
    assert referee.tick(1e9, presence) == []


def test_whoever_comes_to_wait_has_to_wait_too() -> None:
    referee = started(clock=Clock.live(30.0), grace=60.0)
    seat = on_turn(referee)
    presence = here(seat)
    assert referee.next_tick(presence) is None
    presence.come(1 - seat, 500.0)
    assert referee.next_tick(presence) == 530.0, "the clock ran out long ago, but nobody was waiting"
    presence.go(seat, 501.0)
    (entry,) = referee.tick(530.0, presence)
    assert entry.data == {"why": "clock"}


def test_a_slow_clock_runs_whether_anybody_is_there_or_not() -> None:
    referee, presence = started(clock=Clock.days(2)), Presence(0.0)
    seat, two_days = on_turn(referee), 2 * 86_400.0
    assert referee.tick(two_days - 1, presence) == []
    (entry,) = referee.tick(two_days, presence)
    assert (entry.seat, entry.data) == (seat, {"why": "clock"})
    (turn,) = referee.bot_turns(presence)
    referee.act(seat, "pass", two_days, turn.decision, by=BY_BOT)
    assert referee.tick(9 * two_days, presence) == [], "the last person is not replaced: nobody would be left"
    alone = started(ANA, SeatPlan.bot("random"), clock=Clock.days(2))
    assert alone.tick(9 * two_days, presence) == []


def test_coming_back_in_time_changes_nothing() -> None:
    referee = started(grace=60.0)
    presence = here(0, 1)
    presence.go(0, 10.0)
    presence.come(0, 20.0)
    assert referee.come_back(0, 20.0) == []
    assert referee.tick(1000.0, presence) == []


def test_a_move_of_a_bot_that_comes_too_late_is_declined() -> None:
    referee = started(grace=60.0)
    seat = on_turn(referee)
    referee.tick(60.0, here(1 - seat))
    (turn,) = referee.bot_turns()
    referee.come_back(seat, 61.0)
    declined("not-yours", referee.act, seat, turn.legal[-1], 62.0, turn.decision, by=BY_BOT)


def test_a_clock_that_runs_out_lets_the_bot_play_and_the_owner_come_back() -> None:
    referee = started(clock=Clock.live(30.0))
    seat = on_turn(referee)
    assert referee.deadline(seat) == 30.0
    assert referee.deadline(1 - seat) is None
    (entry,) = referee.tick(30.0)
    assert (entry.seat, entry.data) == (seat, {"why": "clock"})
    referee.come_back(seat, 40.0)
    assert referee.deadline(seat) == 70.0
    referee.act(seat, "pass", 50.0)
    assert referee.deadline(1 - seat) == 80.0


def test_days_are_a_clock_too_and_no_clock_never_runs_out() -> None:
    assert started(clock=Clock.days(2)).next_tick() == 2 * 86_400
    assert started().next_tick() is None
    assert started().tick(1e12) == []


def test_who_resigns_is_ranked_last_and_a_bot_plays_on() -> None:
    referee = started(ANA, BO, SeatPlan.bot("random"))
    referee.resign(0, 1.0)
    declined("not-yours", referee.resign, 0, 2.0)
    declined("resigned", referee.act, 0, "pass", 2.0)
    declined("not-yours", referee.resign, 2, 2.0)
    assert referee.come_back(0, 2.0) == []
    assert referee.table.seats[0].played_by_bot
    while not referee.table.over:
        seat = on_turn(referee)
        by = BY_BOT if referee.table.seats[seat].played_by_bot else "owner"
        referee.act(seat, "pass", 3.0, by=by)
    outcome = referee.table.outcome()
    assert outcome is not None
    assert outcome.ranks == [3, 1, 1]
    assert referee.table.record().resigned == [0]
    declined("game-over", referee.act, 1, "pass", 4.0)


def test_the_host_takes_a_seat_away() -> None:
    referee = opened(ANA, SeatPlan.open())
    referee.sit(1, "Bo", "c3d4", 1.0)
    declined("not-host", referee.remove, 1, 0, 1.0)
    referee.remove(0, 1, 1.0)
    declined("open-seats", referee.start, 1.0)
    referee.sit(1, "Cy", "", 2.0)
    assert referee.table.seats[1].contribution == ""
    referee.start(3.0)
    referee.remove(0, 1, 4.0)
    assert referee.table.seats[1].played_by_bot
    declined("not-yours", referee.act, 1, "pass", 5.0)


def test_the_host_gives_a_seat_to_a_bot() -> None:
    referee = started()
    declined("not-yours", referee.replace, 0, 0, "greedy", 1.0)
    referee.replace(0, 1, "random", 1.0)
    assert referee.come_back(1, 2.0) == []
    assert referee.table.seats[1].played_by_bot


# --- drafts and histories ---------------------------------------------------------------------------------------------


def test_a_draft_shows_what_can_be_foreseen_and_logs_nothing() -> None:
    referee = started()
    seat = on_turn(referee)
    before = len(referee.entries)
    run = GAME.actions.parse(first_run(referee, seat))
    tried = referee.draft(seat, [run.index])
    assert [GAME.actions[index].notation for index in tried.legal] == ["move 0", "done"]
    assert [event.kind for event in tried.events] == ["ran"]
    further = referee.draft(seat, [run.index, tried.legal[0]])
    assert (further.stopped, further.done, further.legal) == ("chance", 2, [])
    assert "moved" in [event.kind for event in further.events]
    assert "drew" not in [event.kind for event in further.events]
    number = GAME.box.number[GAME.box.kind_of[str(run.args[0])]]
    assert further.view.players[seat].meeples == [0, 0, number]  # type: ignore[attr-defined]
    refused = referee.draft(seat, [run.index, run.index])
    assert refused.refused is not None
    assert refused.done == 1
    assert len(referee.entries) == before


def test_since_your_last_turn() -> None:
    referee = started()
    seat = on_turn(referee)
    referee.act(seat, "pass", 1.0)
    referee.act(1 - seat, first_run(referee, 1 - seat), 1.0)
    kinds = [event.kind for event in referee.since_last_turn(seat)]
    assert kinds[0] == "ran"
    assert "passed" not in kinds
    assert all("card" not in event.facts for event in referee.since_last_turn(seat))
    assert [event.kind for event in referee.history(None)][:2] == ["dealt", "dealt"]
    assert [event.kind for event in referee.history(None, 0)][:1] == ["passed"]
    assert referee.history(None, 2) == []


def test_a_rematch_has_the_same_seats_and_if_wished_the_same_deal() -> None:
    referee = started(ANA, SeatPlan.bot("random"))
    same = referee.rematch(5.0, same_deal=True)
    same.start(5.0)
    fresh = referee.rematch(5.0)
    fresh.start(5.0)
    assert same.table.match is not None
    assert fresh.table.match is not None
    assert referee.table.match is not None
    assert [seat.name for seat in same.table.seats] == ["Ana", "random"]
    assert same.table.match.key == referee.table.match.key
    assert fresh.table.match.key != referee.table.match.key
    declined("not-started", opened(ANA, BO).rematch, 1.0)
    assert (same.table.known_deal, fresh.table.known_deal) == (True, False)
    assert same.table.commitment == ""


def test_a_finished_game_can_be_tried_again_from_any_of_its_positions() -> None:
    """Every seat sees what it saw then; people keep the seat from which they asked, and bots have the others."""
    referee = opened(ANA, BO, SeatPlan.bot("random"))
    referee.start(0.0)
    match = referee.table.match
    assert match is not None
    declined("not-over", referee.attempt, 0, [1], 2.0)
    seen = []
    while not match.over:
        seat = on_turn(referee)
        seen.append([match.view(reader) for reader in range(3)])
        legal = match.legal(seat)
        referee.act(seat, legal[len(seen) % len(legal)], 1.0, by=BY_BOT if seat == 2 else BY_OWNER)
        match = referee.table.match
        assert match is not None
    entries = list(referee.entries)
    for move in (0, 1, len(seen) // 2, len(seen) - 1):
        again = referee.attempt(move, [1], 2.0)
        assert again.table.match is not None
        assert [again.table.match.view(reader) for reader in range(3)] == seen[move]
        assert [(seat.kind, seat.name) for seat in again.table.seats] == [
            ("bot", "steady"),
            ("human", "Bo"),
            ("bot", "random"),
        ]
        assert (again.table.host, again.table.known_deal, again.table.over) == (1, True, False)
        assert Referee(again.entries).table.match is not None
    assert referee.entries == entries
    declined("no-such-move", referee.attempt, len(seen), [1], 2.0)


def test_a_table_from_before_there_was_an_option_stays_as_it_was() -> None:
    """And so do games that go on from it; only new tables have the new default."""
    new = Referee.open(Setup("street", [ANA, BO], {}, key=KEY), 0.0)
    assert new.table.options["objectives"] == "even"
    (entry,) = new.entries
    options = {name: value for name, value in new.table.options.items() if name != "objectives"}
    old = Referee([replace(entry, data={**entry.data, "options": options})])
    old.start(0.0)
    match = old.table.match
    assert match is not None
    assert match.view(0).objectives[0] == 94  # type: ignore[attr-defined]
    assert "objectives" not in match.record().options
    chance = Rng.free("old")
    while not match.over:
        legal = match.legal(on_turn(old))
        old.act(on_turn(old), legal[chance.below(len(legal))], 1.0)
        match = old.table.match
        assert match is not None
    tried = old.attempt(len(match.moves) - 1, [1], 2.0)
    for again in (old.rematch(2.0), old.rematch(2.0, same_deal=True), tried):
        assert again.table.options["objectives"] == "mixed"


def test_a_rematch_on_the_field_of_the_day_has_its_dice_again_and_says_so() -> None:
    options = {"field": "day", "seed": 20261116}
    referee = Referee.open(Setup("raging", [ANA, SeatPlan.bot("random")], options), 0.0)
    referee.start(0.0)
    again = referee.rematch(5.0)
    again.start(5.0)
    assert again.table.match is not None
    assert referee.table.match is not None
    assert again.table.match.key == referee.table.match.key
    assert (referee.table.known_deal, again.table.known_deal) == (False, True)
    assert "known-deal" in [event.kind for event in again.table.story_since(FROM_THE_DEAL, 0, 0)]


def test_what_is_done_in_an_open_round_can_be_taken_back_until_it_closes() -> None:
    """Whatever the others do meanwhile; and what they are told stays the same."""
    referee = Referee.open(Setup("raging", [ANA, BO], {}, key="00" * 32), 0.0)
    referee.start(0.0)
    for seat in (0, 1):
        referee.act(seat, "roll", 1.0)
    asked = [decision for decision in referee.table.asked if decision is not None]
    fences = [referee.table.game.actions[index].notation for index in asked[0].legal]
    fence = next(notation for notation in fences if notation.startswith("fence"))
    referee.act(0, fence, 2.0)
    referee.act(1, fence, 3.0)
    assert [referee.why_no_undo(seat) for seat in (0, 1)] == [None, None]
    referee.act(0, "roll", 4.0)
    assert [referee.why_no_undo(seat) for seat in (0, 1)] == [None, None]
    referee.undo(0, 5.0)
    referee.undo(0, 5.0)
    assert referee.table.asked[0] is not None
    assert referee.table.asked[0].kind == asked[0].kind
    assert referee.table.version_for([1]) == referee.table.version - 2  # the fence, built and taken back
    referee.act(0, fence, 6.0)
    for seat in (0, 1):
        referee.act(seat, "roll", 7.0)
    assert [referee.why_no_undo(seat) for seat in (0, 1)] == ["chance-drawn", "chance-drawn"]


def test_a_person_can_take_another_name() -> None:
    referee = started(ANA, SeatPlan.bot("random"))
    assert referee.rename(0, "Ana", 1.0) == []
    referee.rename(0, "  Ana   Mari ", 1.0)
    assert referee.table.seats[0].name == "Ana Mari"
    assert referee.table.record().seats[0] == "Ana Mari"
    assert Referee(referee.entries).table.record().seats[0] == "Ana Mari"
    (notice,) = referee.table.notices
    assert (notice.event.kind, notice.event.facts) == ("renamed", {"seat": 0, "before": "Ana"})
    declined("bad-name", referee.rename, 0, "x" * 41, 1.0)
    declined("not-yours", referee.rename, 1, "Bo", 1.0)


# --- branches ---------------------------------------------------------------------------------------------------------


def test_what_happens_on_a_branch_does_not_happen_here() -> None:
    referee = started(ANA, BO, clock=Clock.live(30.0))
    seat = on_turn(referee)
    before = [referee.table.match.view(reader) for reader in (0, 1, None)]  # type: ignore[union-attr]
    known = (len(referee.entries), list(referee.table.asked), list(referee.table.seats), list(referee.table.plies))
    branch = referee.branch()
    branch.act(seat, first_run(branch, seat), 1.0)
    branch.undo(seat, 1.0)
    branch.act(seat, "pass", 1.0)
    branch.rename(0, "Eva", 1.0)
    branch.tick(100.0)
    branch.resign(0, 2.0)
    assert [referee.table.match.view(reader) for reader in (0, 1, None)] == before  # type: ignore[union-attr]
    assert (len(referee.entries), referee.table.asked, referee.table.seats, referee.table.plies) == known
    assert referee.table.notices == []
    assert referee.table.record().seats == ["Ana", "Bo"]
    assert branch.table.record().to_text() == Referee(branch.entries).table.record().to_text()


def test_a_program_at_a_seat_is_announced_and_comes_again_in_a_rematch() -> None:
    referee = Referee.open(Setup("primes", [SeatPlan.human("Ana"), SeatPlan.open()]), 0.0)
    assert "program" not in str(referee.entries[0].data["seats"])
    referee.sit(1, "Rosita", "", 1.0, program=True)
    referee.start(2.0)
    assert [seat.program for seat in referee.table.seats] == [False, True]
    told = [event for event in referee.table.story_since(FROM_THE_DEAL, 0, 0) if event.kind == "guest-bot"]
    assert [event.facts for event in told] == [{"seat": 1}]
    assert [seat.program for seat in Referee(referee.entries).table.seats] == [False, True]
    assert [seat.program for seat in referee.rematch(3.0).table.seats] == [False, True]
