"""Rounds are simultaneous: until a round closes, nobody learns what the others do in it, in whatever order they act."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

import pytest

from games.raging.positions import ACTIONS, BOX, GAME, SQUARE, Table, table
from stampede.core.events import Event, told_to
from stampede.core.record import RecordText
from stampede.core.rng import Rng
from stampede.games.raging.rules import Pasture
from stampede.match.match import Match, replay
from stampede.match.referee import Declined, Referee, Setup
from stampede.match.seats import SeatPlan

Steps = tuple[str, ...]

# All that a seat can do in a round with the dice 2 6 5, three numbers marked and a saw in hand.
ROUNDS: list[Steps] = [
    ("fence N2-E6", "shed bull", "roll"),
    ("fence N2-E6", "shed sheep", "stop"),
    ("saw 6>1", "fence N2-E1", "shed bull", "roll"),
    ("mallet", "shed sheep", "roll"),
    ("mallet", "shed bull", "stop"),
]


ASKED = ("decide", "roll", "stop", "mallet", "shed bull", "saw 1>2", "fence N2-E6", "fence N4-S3")


def ready_table(seats: int = 2) -> Table:
    game = table("3,3 6,1", seats=seats)
    for seat in range(seats):
        game.fences(*SQUARE[:3], seat=seat).marks(1, 2, 2, 2, 3, seat=seat)
    return game.dice(2, 6, 5)


def interleavings(one: Steps, other: Steps) -> Iterator[list[tuple[int, str]]]:
    """Both in every order."""
    if not one or not other:
        yield [(0, step) for step in one] + [(1, step) for step in other]
        return
    for rest in interleavings(one[1:], other):
        yield [(0, one[0]), *rest]
    for rest in interleavings(one, other[1:]):
        yield [(1, other[0]), *rest]


def knowledge(pasture: Pasture, events: list[Event], reader: int | None) -> str:
    """All that a reader can tell: view, events, choices and reasons, who is asked and how, where things lie, a hint."""
    sample = GAME.belief(pasture.view(reader)).sample(Rng.free(1))
    known: list[object] = [
        pasture.view(reader),
        told_to(reader, events),
        pasture.to_act(),
        [pasture.decision(seat) if seat == reader else pasture.public_decision(seat) for seat in pasture.to_act()],
        [(place.name, place.contents, place.hidden) for place in pasture.places(reader)],
    ]
    if reader is not None:
        known.append(
            [pasture.legal(reader), [str(pasture.why_not(reader, ACTIONS.parse(text).index)) for text in ASKED]]
        )
        if reader in pasture.to_act() and pasture.decision(reader) == "turn":
            known.append(GAME.judgement().choose(sample, reader, Rng.free(1)))
    return repr(known)


@pytest.mark.clause("R24")
@pytest.mark.parametrize("reader", [0, 1, None])
def test_in_any_order_nobody_learns_anything_of_an_open_round_but_who_is_ready(reader: int | None) -> None:
    """The same own steps and the same news of who is ready: then all that the reader knows is the same, too."""
    seen: dict[tuple[object, ...], str] = {}
    told: set[tuple[object, ...]] = set()
    start = ready_table()
    for one, other in (
        [(ROUNDS[3], other) for other in ROUNDS[1:4]] if reader == 0 else [(one, ROUNDS[0]) for one in ROUNDS[3:]]
    ):
        for order in interleavings(one, other):
            pasture, events, noticed = start.pasture.copy(), list[Event](), list[object]()
            for seat, step in order[:-1]:  # the last one closes the round
                pasture.apply(seat, ACTIONS.parse(step).index, Rng.barred(), events)
                if seat == reader:
                    noticed.append(step)
                elif seat not in pasture.to_act():
                    noticed.append(seat)
                key = tuple(noticed)
                known = knowledge(pasture, events, reader)
                assert seen.setdefault(key, known) == known, f"{reader} can tell by {order}"
                told.add((*key, tuple(order)))
    assert len(told) > len(seen)  # the same was noticed in several worlds


@pytest.mark.clause("R24")
def test_until_the_close_a_sheet_is_to_others_as_the_round_found_it() -> None:
    game = ready_table(3)
    found = [game.pasture.view(reader).players[0] for reader in (1, None)]
    game.play("fence N2-E6", "shed bull", seat=0)
    assert [game.pasture.view(reader).players[0] for reader in (1, None)] == found
    assert found[0].condition == "busy"
    game.play("stop", seat=0)
    for reader in (1, None):
        now = game.pasture.view(reader).players[0]
        assert (now.condition, now.fences, now.score) == ("ready", found[0].fences, found[0].score)
    own = game.pasture.view(0)
    assert (own.players[0].condition, len(own.players[0].fences)) == ("stopped", 4)
    assert own.open_round is not None
    assert (own.open_round.steps, own.open_round.fences) == (["fence N2-E6", "shed bull", "stop"], 3)


@pytest.mark.clause("R24")
def test_the_close_tells_everybody_what_the_others_did_seat_by_seat() -> None:
    game = ready_table(3)
    game.play("mallet", "shed sheep", "stop", seat=2)
    assert game.kinds(0) == game.kinds(None) == ["ready"]
    game.play("fence N2-E6", "shed bull", "roll", seat=0)
    own = ["fenced", "recycled", "shed-offered", "shed-chosen", "ready"]
    assert game.kinds(0) == ["ready", *own]
    game.play("saw 6>1", "fence N2-E1", "shed bull", "roll", seat=1)
    theirs = told_to(0, game.events)[6:]
    assert [(event.kind, event.facts.get("seat")) for event in theirs] == [
        ("sawed", 1),
        ("fenced", 1),
        ("recycled", 1),
        ("shed-offered", 1),
        ("shed-chosen", 1),
        ("malleted", 2),
        ("wasted", 2),
        ("recycled", 2),
        ("recycled", 2),
        ("shed-offered", 2),
        ("shed-chosen", 2),
        ("stopped", 2),
        ("rolled", None),
    ]
    for reader in (0, 1, 2):  # nobody hears of anything twice
        once = [repr(sorted(event.facts.items())) + event.kind for event in told_to(reader, game.events)]
        assert len(set(once)) == len(once)
    assert [player.condition for player in game.pasture.view(0).players] == ["turn", "busy", "stopped"]
    assert game.pasture.view(0).players[1].fences[-1] == ["N2", "E1"]


@pytest.mark.clause("R24")
def test_a_spectator_hears_of_a_solo_game_when_a_round_closes() -> None:
    game = table().dice(1, 2, 3).play("mallet")
    assert game.kinds(0) == ["malleted", "recycled", "recycled", "recycled"]
    assert game.kinds(None) == []
    game.play("roll")
    assert game.kinds(None) == ["malleted", "recycled", "recycled", "recycled", "rolled"]
    assert game.kinds(0) == game.kinds(None)


# --- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R24")
@pytest.mark.parametrize(
    ("ways", "reason"),
    [
        (("stop", "stop", "stop"), "stopped"),
        (("last", "last", "last"), "mallets"),
        (("stop", "last", "stop"), "both"),
        (("last", "stop", "last"), "both"),
    ],
)
def test_how_it_ended_does_not_depend_on_who_acts_first(ways: Sequence[str], reason: str) -> None:
    for order in permutations(range(3)):
        game = table(seats=3)
        for seat in range(3):
            game.mallets(1 if ways[seat] == "last" else 2, seat=seat)
        game.dice(1, 1, 1)
        for seat in order:
            game.play(*(("mallet",) if ways[seat] == "last" else ("mallet", "stop")), seat=seat)
        outcome = game.pasture.outcome()
        assert outcome is not None
        assert outcome.reason == reason
        assert game.events[-1] == Event("ended", {"reason": reason})


@pytest.mark.clause("R24")
def test_only_those_who_played_in_the_last_round_count_for_how_it_ended() -> None:
    game = table(seats=2).mallets(1, seat=1).play("stop", seat=0).play("roll", seat=1).play("mallet", seat=1)
    outcome = game.pasture.outcome()
    assert outcome is not None
    assert outcome.reason == "mallets"


@pytest.mark.clause("R24")
def test_once_it_is_over_everything_is_open() -> None:
    game = table("3,3", seats=2, fences=SQUARE).play("stop", seat=1).play("stop")
    views = [game.pasture.view(reader) for reader in (0, 1, None)]
    assert views[0].players == views[1].players == views[2].players
    assert [player.condition for player in views[2].players] == ["stopped", "stopped"]


# --- at a table: undo, drafts, the story ------------------------------------------------------------------------------


def seated(seats: int = 2) -> Referee:
    plans = [SeatPlan("human", f"Seat {seat}") for seat in range(seats)]
    referee = Referee.open(Setup("raging", plans, {"field": "long-acre"}, key=bytes(32).hex()), 0.0)
    referee.start(0.0)
    return referee


def plays(referee: Referee, seat: int, *steps: str) -> None:
    for step in steps:
        referee.act(seat, step, 1.0)


@pytest.mark.clause("R24")
def test_undo_reaches_back_to_the_last_close_whatever_others_do_and_no_further() -> None:
    referee = seated()
    plays(referee, 0, "stop")
    plays(referee, 1, "roll")  # closes
    assert referee.why_no_undo(0) == referee.why_no_undo(1) == "chance-drawn"
    referee = seated(3)
    for seat in range(3):
        plays(referee, seat, "roll")
    plays(referee, 0, "mallet", "roll")
    plays(referee, 1, "mallet")
    assert referee.why_no_undo(0) is None
    plays(referee, 1, "stop")
    for taken in range(2):  # the stop, and the mallet before it
        assert referee.why_no_undo(1) is None, taken
        assert referee.why_no_undo(0) is None, taken
        referee.undo(1, 2.0)
    assert referee.why_no_undo(1) == "chance-drawn"
    plays(referee, 1, "mallet", "stop")
    assert referee.why_no_undo(0) is None
    referee.undo(0, 3.0)
    plays(referee, 0, "stop")
    plays(referee, 2, "mallet", "stop")
    assert referee.table.over
    with pytest.raises(Declined):
        referee.undo(1, 4.0)


@pytest.mark.clause("R24")
def test_stepping_back_in_an_open_round_is_no_news_to_others() -> None:
    referee = seated()
    plays(referee, 0, "roll")
    plays(referee, 1, "roll")
    before = repr((referee.history(1), referee.table.match and referee.table.match.view(1), referee.table.asked[1]))
    plays(referee, 0, "mallet")
    referee.undo(0, 2.0)
    plays(referee, 0, "mallet")
    after = repr((referee.history(1), referee.table.match and referee.table.match.view(1), referee.table.asked[1]))
    assert before == after
    assert referee.since_last_turn(1) == []


@pytest.mark.clause("R24")
def test_a_draft_of_the_last_step_tells_nothing_of_the_others() -> None:
    """It stops at the dice, or at the end: what the sampled others did is made up."""
    referee = seated()
    plays(referee, 0, "roll")
    plays(referee, 1, "roll")
    plays(referee, 0, "mallet", "roll")
    plays(referee, 1, "mallet")
    match = referee.table.match
    assert match is not None
    for step in ("roll", "stop"):
        tried = referee.draft(1, [GAME.actions.parse(step).index])
        assert tried.stopped in ("chance", "end")
        assert not [event for event in tried.events if event.facts.get("seat") == 0]
        assert tried.view.players[0] == match.view(1).players[0]  # type: ignore[attr-defined]


@pytest.mark.clause("R24")
def test_the_record_of_a_game_does_not_tell_who_was_first_in_its_result() -> None:
    results = set()
    for order in ((0, 1), (1, 0)):
        match = Match(GAME, ["Ana", "Bo"], {"field": "home-paddock"}, bytes(32))
        for seat in order:
            match.play(seat, "roll")
        for seat in order:
            match.play(seat, "mallet")
            match.play(seat, "stop")
        assert replay(RecordText(match.record().to_text(), "order")).outcome == match.outcome
        results.add(repr((match.outcome, match.story(None)[-1], match.chance())))
    assert len(results) == 1


def test_nothing_of_the_box_is_lost_while_a_round_is_open() -> None:
    game = ready_table().play("saw 6>1", "fence N2-E1", "shed bull", seat=1)
    for reader in (0, 1, None):
        counted: dict[str, int] = {}
        for place in game.pasture.places(reader):
            for name, count in place.contents.items():
                counted[name] = counted.get(name, 0) + count
        assert counted == GAME.components(2)
    assert BOX.mallets == 3
