"""Random histories of joins, leaves, undos and moves: the log is the table, and nobody learns what they may not."""

from __future__ import annotations

import json
from collections import Counter
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import toy
from stampede import engine
from stampede.core.events import Event, told_to
from stampede.core.game import Game
from stampede.core.play import Refused
from stampede.core.registry import find_game, register, unregister
from stampede.core.rng import Rng, derive_key
from stampede.match.codes import RefusalCode
from stampede.match.drafts import Draft
from stampede.match.log import Entry
from stampede.match.match import Match
from stampede.match.presence import Presence
from stampede.match.referee import BY_BOT, Declined, Referee, Setup
from stampede.match.seats import OPEN, Clock, SeatPlan

PICK = st.integers(0, 10_000)
HISTORIES = 1000 if engine.is_compiled() else 100
STEPS = 30


class Histories(RuleBasedStateMachine):
    """One table and everything that people, bots and time may do to it."""

    game_id: ClassVar[str] = "primes"
    referee_type: ClassVar[type[Referee]] = Referee

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.whole = False
        self.presence: Presence | None = None

    @initialize(seats=PICK, kinds=st.lists(PICK, min_size=6, max_size=6), seed=PICK, clock=PICK)
    def open(self, seats: int, kinds: list[int], seed: int, clock: int) -> None:
        game = find_game(self.game_id)
        count = game.min_seats + seats % (game.max_seats - game.min_seats + 1)
        plans = [SeatPlan.human("Ana")]
        for kind in kinds[: count - 1]:
            plans.append((SeatPlan.human("Bo"), SeatPlan.open(), SeatPlan.bot("random"))[kind % 3])
        setup = Setup(
            self.game_id,
            plans,
            clock=(Clock.none(), Clock.live(20), Clock.days(2))[clock % 3],
            grace=30.0 if clock % 2 else None,
            key=derive_key(seed).hex() if seed % 2 else "",
        )
        (entry,) = Referee.open(setup, self.now).entries
        if entry.data["secret"]:  # chosen by the test, so that a history can be repeated
            entry.data["secret"] = derive_key("secret", seed).hex()
        self.referee = self.referee_type([entry])
        if clock % 4:  # most histories begin with the deal; the others with filling the table
            for index, plan in enumerate(plans):
                if plan.kind == OPEN:
                    self.referee.sit(index, "Cy", "c0de", self.now)
            self.referee.start(self.now)

    # --- what may happen ----------------------------------------------------------------------------------------------

    @precondition(lambda self: self.match is None)
    @rule(pick=PICK)
    def fill_a_seat(self, pick: int) -> None:
        free = [index for index, seat in enumerate(self.referee.table.seats) if seat.kind == OPEN]
        if not free:
            self.attempt(self.referee.start, self.now)
        elif pick % 4:
            self.referee.sit(free[0], f"Guest {pick}", f"{pick:04x}", self.now)
        else:
            self.referee.replace(self.referee.table.host, free[0], "random", self.now)

    @precondition(lambda self: self.playing)
    @rule(pick=PICK, choice=PICK, named=st.booleans())
    def somebody_acts(self, pick: int, choice: int, named: bool) -> None:
        self.act_for(pick, choice, named)

    @precondition(lambda self: self.playing)
    @rule(pick=PICK, choice=PICK)
    def the_next_one_acts(self, pick: int, choice: int) -> None:
        self.act_for(pick, choice, True)

    @precondition(lambda self: self.playing)
    @rule(seat=PICK, action=PICK)
    def somebody_tries_anything(self, seat: int, action: int) -> None:
        """Whatever is not legal is declined and leaves no trace."""
        table = self.referee.table
        seat %= len(table.seats)
        action %= len(table.game.actions)
        if self.state.why_not(seat, action) is None:
            return
        before = len(self.referee.entries)
        with pytest.raises(Declined):
            self.referee.act(seat, action, self.now)
        assert len(self.referee.entries) == before

    @precondition(lambda self: self.playing)
    @rule(pick=PICK)
    def somebody_takes_back(self, pick: int) -> None:
        self.whole = False
        seat = pick % len(self.referee.table.seats)
        plies, before, chances = len(self.referee.table.plies), self.known(), self.state.chances()
        try:
            if not self.attempt(self.referee.undo, seat, self.now):
                return
        except Refused as error:
            raise AssertionError("moves made since do not fit any more") from error
        assert len(self.referee.table.plies) == plies - 1
        assert chances == self.state.chances(), "chance was drawn and taken back"
        for then, now in zip(self.known(), before, strict=True):
            assert all(now[name] <= then[name] for name in now), "seen, and hidden again"
        self.nobody_is_told_a_secret()

    @rule(pick=PICK)
    def somebody_leaves(self, pick: int) -> None:
        self.there().go(pick % len(self.referee.table.seats), self.now)

    @rule(pick=PICK)
    def somebody_comes_back(self, pick: int) -> None:
        seat = pick % len(self.referee.table.seats)
        self.there().come(seat, self.now)
        self.attempt(self.referee.come_back, seat, self.now)

    def there(self) -> Presence:
        """Everybody, at first."""
        if self.presence is None:
            self.presence = Presence(0.0)
            for seat in range(len(self.referee.table.seats)):
                self.presence.come(seat, 0.0)
        return self.presence

    @rule(seconds=st.sampled_from([1.0, 15.0, 40.0, 200_000.0]))
    def time_passes(self, seconds: float) -> None:
        self.now += seconds
        due = self.referee.next_tick(self.presence)
        made = self.referee.tick(self.now, self.presence)
        assert bool(made) == (due is not None and due <= self.now)
        after = self.referee.next_tick(self.presence)
        assert after is None or after > self.now

    @precondition(lambda self: self.playing)
    @rule(pick=PICK)
    def somebody_resigns(self, pick: int) -> None:
        if pick % 7 == 0:
            self.attempt(self.referee.resign, pick % len(self.referee.table.seats), self.now)

    @rule(pick=PICK, by=PICK)
    def the_host_calls_a_bot(self, pick: int, by: int) -> None:
        if pick % 7 == 0:
            seats = len(self.referee.table.seats)
            self.attempt(self.referee.replace, by % 2, pick % seats, "random", self.now)

    @rule(pick=PICK)
    def somebody_answers_in_advance(self, pick: int) -> None:
        answers = [answer.key for answer in self.referee.table.game.standing_answers()]
        seat = pick % len(self.referee.table.seats)
        self.attempt(self.referee.answer_in_advance, seat, answers[: pick % (len(answers) + 1)], self.now)

    @precondition(lambda self: self.playing)
    @rule(pick=PICK, choices=st.lists(PICK, max_size=4))
    def somebody_drafts(self, pick: int, choices: list[int]) -> None:
        """A draft changes nothing, and is the same in every world that the seat cannot tell from this one."""
        owing = self.state.to_act()
        seat = owing[pick % len(owing)] if pick % 8 else pick % len(self.referee.table.seats)
        entries, before = len(self.referee.entries), self.state.view(seat)
        actions: list[int] = []
        drafts: list[Draft] = []
        for choice in choices:
            legal = self.referee.draft(seat, actions).legal
            if not legal:
                break
            actions.append(legal[choice % len(legal)])
            drafts.append(self.referee.draft(seat, actions))
        assert (len(self.referee.entries), self.state.view(seat)) == (entries, before)
        for other in self.other_worlds(seat):
            for number, tried in enumerate(drafts, 1):
                assert other.draft(seat, actions[:number]) == tried, "a draft shows what the seat may not know"

    @rule()
    def the_program_is_restarted(self) -> None:
        self.is_its_log()
        documents = json.loads(json.dumps([entry.to_json() for entry in self.referee.entries]))
        entries = [Entry.from_json(document) for document in documents]
        self.referee = self.referee_type(entries)
        self.presence = Presence(self.now)

    # --- what must hold -----------------------------------------------------------------------------------------------

    @invariant()
    def nothing_went_wrong(self) -> None:
        self.whole = True

    def teardown(self) -> None:
        """At the end of a history in which every step came to its end."""
        if self.whole:
            self.is_its_log()

    def is_its_log(self) -> None:
        """The position always equals the replay of its log."""
        again = Referee(self.referee.entries).table
        table = self.referee.table
        assert again.asked == table.asked
        assert again.plies == table.plies
        assert [seat.played_by_bot for seat in again.seats] == [seat.played_by_bot for seat in table.seats]
        assert again.outcome() == table.outcome()
        if table.match is not None and again.match is not None:
            table.match.state.check()
            for reader in [*range(len(table.seats)), None]:
                assert again.match.view(reader) == table.match.view(reader)
            assert again.record().to_text() == table.record().to_text()

    def nobody_is_told_a_secret(self) -> None:
        """Told against what happened: a hidden part reaches only those who may see it."""
        match = self.match
        if match is None:
            return
        for reader in [*range(len(match.seats)), None]:
            told = self.referee.history(reader)
            assert len(told) == len(match.events)
            for event, truth in zip(told, match.events, strict=True):
                may = reader is not None and truth.knowers >> reader & 1
                if truth.secret and not may and not match.over:
                    assert event.facts == truth.facts, f"reader {reader} is told {event}"

    # --- small things -------------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match | None:
        return self.referee.table.match

    @property
    def playing(self) -> bool:
        return self.match is not None and not self.match.over

    @property
    def state(self):  # type: ignore[no-untyped-def]
        assert self.match is not None
        return self.match.state

    def attempt(self, command, *args: object) -> bool:  # type: ignore[no-untyped-def]
        """Whether the command was carried out; one that was declined changed nothing."""
        before = len(self.referee.entries)
        try:
            made = command(*args)
        except Declined:
            made = []
        assert self.referee.entries[before:] == made
        return bool(made)

    def act_for(self, pick: int, choice: int, named: bool) -> None:
        owing = self.state.to_act()
        seat = owing[pick % len(owing)]
        asked = self.referee.table.asked[seat]
        assert asked is not None
        by = BY_BOT if self.referee.table.seats[seat].played_by_bot else "owner"
        action = asked.legal[choice % len(asked.legal)]
        self.referee.act(seat, action, self.now, asked.version if named else None, by)
        self.nobody_is_told_a_secret()
        with pytest.raises(Declined):
            self.referee.act(seat, action, self.now, asked.version, by)

    def known(self) -> list[Counter[str]]:
        """What each seat, and a spectator, can tell about where components lie. A bound hand is known in part."""
        known = []
        for reader in [*range(len(self.referee.table.seats)), None]:
            counts: Counter[str] = Counter()
            for place in self.state.places(reader):
                counts.update({} if place.hidden else place.contents)
                counts.update({f"bound: {place.name}": 1} if place.bound else {})
            known.append(counts)
        return known

    def other_worlds(self, seat: int) -> list[Referee]:
        """The same table, but what the seat cannot know is dealt again."""
        worlds = []
        for number in range(2):
            other = self.referee_type(self.referee.entries)
            assert other.table.match is not None
            belief = other.table.game.belief(other.table.match.view(seat))
            other.table.match.state = belief.sample(Rng.free(number))
            worlds.append(other)
        return worlds


class LeakyHistory(Referee):
    """Tells everybody everything."""

    def history(self, seat: int | None, since_ply: int = -1) -> list[Event]:
        assert self.table.match is not None
        return [event.seen_by(seat, over=True) for event in self.table.match.events]


class LeakyDraft(Referee):
    """Drafts on the real position, and does not stop where something hidden would be shown."""

    def draft(self, seat: int, actions) -> Draft:  # type: ignore[no-untyped-def]
        match = self.table.match
        assert match is not None
        state, told = match.state.copy(), []
        for action in actions:
            state.apply(seat, action, Rng.keyed(match.key), told)
        return Draft(state.view(seat), state.legal(seat), told_to(seat, told), len(actions))


class UnsafeUndo(Referee):
    """Lets everybody take back whatever they did last."""

    def why_no_undo(self, seat: int) -> RefusalCode | None:
        return None if any(ply.seat == seat for ply in self.table.plies) else RefusalCode.NOTHING_TO_UNDO


@pytest.fixture(autouse=True)
def _toy_at_the_table():
    game: Game = toy.load(None)
    register(game.id, toy.load)
    yield
    unregister(game.id)


def run(game: str, referee: type[Referee], histories: int, phases: tuple[Phase, ...] = tuple(Phase)) -> None:
    machine = type("Machine", (Histories,), {"game_id": game, "referee_type": referee})
    profile = settings(
        max_examples=histories,
        stateful_step_count=STEPS,
        deadline=None,
        derandomize=True,
        database=None,
        phases=phases,
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(machine, settings=profile)  # type: ignore[arg-type]


@pytest.mark.long
@pytest.mark.parametrize("game", ["primes", "lantern"])
def test_every_history_keeps_what_the_table_promises(game: str) -> None:
    run(game, Referee, HISTORIES)


@pytest.mark.parametrize(
    ("referee", "fault"),
    [
        (LeakyHistory, "is told"),
        (LeakyDraft, "a draft shows what the seat may not know"),
        (UnsafeUndo, "chance was drawn and taken back|seen, and hidden again|do not fit any more"),
    ],
)
@pytest.mark.parametrize("game", ["primes", "lantern"])
def test_a_planted_fault_is_found(game: str, referee: type[Referee], fault: str) -> None:
    with pytest.raises((AssertionError, ExceptionGroup)) as caught:
        run(game, referee, 1500, (Phase.generate,))
    assert any(part in str(caught.value) for part in fault.split("|"))
