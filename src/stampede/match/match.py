"""A match: a position, the moves that led to it, and the key that decides its chance."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from stampede.core.actions import Action
from stampede.core.errors import RecordError, StampedeError
from stampede.core.events import EVERYBODY, Event, only, told_to
from stampede.core.files import write_whole
from stampede.core.game import Game, OptionValue, Outcome, Reason, State
from stampede.core.play import act
from stampede.core.record import Record, RecordText
from stampede.core.registry import find_game
from stampede.core.rng import Rng, derive_key

T = TypeVar("T")


def twin_of(original: T) -> T:
    """Another object with the same attributes. `copy.copy` first asks how to copy, and this happens at every move."""
    twin = object.__new__(type(original))
    twin.__dict__.update(original.__dict__)
    return twin


class Match:
    """One game from the opening to the result. Seats are counted from 0.

    A move makes a new position, and never changes one that was reached before.
    """

    def __init__(self, game: Game, seats: Sequence[str], options: Mapping[str, object], key: bytes) -> None:
        """`seats` are the players' names; the key decides all chance. `Match.new` is the easy way."""
        self.game = game
        self.seats = list(seats)
        self.options: dict[str, OptionValue] = game.as_recorded(len(self.seats), options)
        self.key = key
        self.events: list[Event] = []  # everything that has happened, including secrets; `story` hides them
        self.moves: list[tuple[int, Action]] = []
        self.marks: list[int] = []  # how many events there were before each move
        self.drew: list[bool] = []  # whether each move drew chance
        self.before: list[State] = []  # the positions before each move since the last draw, for undo
        self._rng = Rng.keyed(key)
        self.state = game.new(len(self.seats), self.options, self._rng, self.events)

    @classmethod
    def new(
        cls,
        game: str | Game,
        seats: int | Sequence[str] = 2,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
    ) -> Match:
        """A new match. `seats`: how many, or their names. The same seed gives the same chance."""
        names = [f"Seat {number + 1}" for number in range(seats)] if isinstance(seats, int) else seats
        played = find_game(game) if isinstance(game, str) else game
        settled = played.settle(len(names), options or {})
        fixed = played.fixed_key(settled) or secrets.token_bytes(32)
        return cls(played, names, settled, fixed if seed is None else derive_key("match", seed))

    @property
    def over(self) -> bool:
        return self.state.owing() == 0

    @property
    def to_act(self) -> list[int]:
        """The seats that owe a decision."""
        return self.state.to_act()

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def legal(self, seat: int) -> list[Action]:
        """The seat's legal actions, as entries of the game's action table."""
        self._seat(seat)
        return [self.game.actions[index] for index in self.state.legal(seat)]

    def why_not(self, seat: int, action: Action | int | str) -> Reason | None:
        """None if the action is legal now; else why not."""
        self._seat(seat)
        return self.state.why_not(seat, self.game.actions.entry(action).index)

    def view(self, seat: int | None) -> object:
        """What the seat (None: a spectator) may know."""
        if seat is not None:
            self._seat(seat)
        return self.state.view(seat)

    def play(self, seat: int, action: Action | int | str) -> list[Event]:
        """Plays an action (an entry, its index or its notation) and returns what happened, as that seat may know it.

        An illegal action raises Refused with the reason and changes nothing.
        """
        self._seat(seat)
        mark = len(self.events)
        self.advance(seat, self.game.actions.entry(action))
        return self.story(seat, mark)

    def advance(self, seat: int, entry: Action) -> None:
        """Like `play`, for those who tell the story themselves."""
        self._seat(seat)
        mark, before = len(self.events), self.state
        after, told = before.copy(), list[Event]()
        act(after, seat, entry.index, self._rng, told)
        self.state = after
        self.events += told
        self.moves.append((seat, entry))
        self.marks.append(mark)
        self.drew.append(after.chances() > before.chances())
        self.before = [] if self.drew[-1] else [*self.before, before]

    def branch(self) -> Match:
        """The same match, to play on without changing this one. Positions are shared: once reached, none changes."""
        twin = twin_of(self)
        twin.seats, twin.events, twin.moves = self.seats[:], self.events[:], self.moves[:]
        twin.marks, twin.drew = self.marks[:], self.drew[:]
        return twin

    def without(self, move: int) -> Match:
        """The same match as if that move had never been made. Every chance has its number, so the rest stays as it is.

        As long as nothing was drawn since, the position before it is still in memory.
        """
        back = len(self.moves) - move
        if back > len(self.before):
            twin, played = type(self)(self.game, self.seats, self.options, self.key), self.moves
        else:
            twin, played = self.branch(), self.moves[move:]
            twin.state, twin.before = self.before[-back], self.before[:-back]
            del twin.events[self.marks[move] :], twin.moves[move:], twin.marks[move:], twin.drew[move:]
        first = len(twin.moves)
        for number, (seat, action) in enumerate(played, first):
            if number != move:
                twin.advance(seat, action)
        return twin

    def story(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened, as the seat (None: a spectator) may know it."""
        return told_to(seat, self.events[since:], self.over)

    def heard(self, seat: int | None) -> list[Event]:
        """All events as the seat may know them, one for one, with those that it does not hear of as `UNHEARD`."""
        return [event.seen_by(seat, self.over) for event in self.events]

    def was_secret(self) -> bool:
        """Whether nobody but its seat has heard of the last move."""
        seat, events = self.moves[-1][0], self.events[self.marks[-1] :]
        if not events or events[0].audience == EVERYBODY:  # as nearly always
            return False
        return all(event.audience == only(seat) for event in events)

    def chance(self) -> list[dict[str, object]]:
        """What chance gave, including secrets: all that happened in the deal (move 0) and in each move that drew."""
        told: list[dict[str, object]] = []
        starts = [0, *self.marks, len(self.events)]
        for move, drew in enumerate([True, *self.drew]):
            if drew:
                events = self.events[starts[move] : starts[move + 1]]
                told += [{"move": move, **event.to_json()} for event in told_to(None, events, over=True)]
        return told

    def record(self) -> Record:
        outcome = self.outcome
        return Record(
            self.game.id,
            self.game.rules_version,
            self.game.digest,
            dict(self.options),
            list(self.seats),
            self.key.hex(),
            [(seat, action.notation) for seat, action in self.moves],
            None if outcome is None else outcome.to_json(),
        )

    def save(self, path: str | Path) -> None:
        """Writes the record, completely or not at all."""
        write_whole(Path(path), self.record().to_text())

    @classmethod
    def load(cls, path: str | Path) -> Match:
        """The match of a saved record, replayed and checked move by move, ready to continue."""
        path = Path(path)
        try:
            text = path.read_text(encoding="utf-8")
        except OSError as error:
            raise RecordError(f"{path} cannot be read: {error.strerror}") from error
        except UnicodeDecodeError as error:
            raise RecordError(f"{path} is not UTF-8 text: it is damaged, or not a record") from error
        return replay(RecordText(text, str(path)))

    def _seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise StampedeError(f"there is no seat {seat}: this match has 0 to {len(self.seats) - 1}")


def replay(source: RecordText, game: Game | None = None) -> Match:
    """Replays a record. Anything that does not fit is an error that names its line; other rules are never accepted."""
    record = source.record
    try:
        game = find_game(record.game) if game is None else game
    except StampedeError as error:
        raise source.key_error("game", str(error)) from error
    if record.game != game.id:
        raise source.key_error("game", f"this is a record of {record.game}, not of {game.id}")
    if record.rules != game.rules_version:
        raise source.key_error(
            "rules",
            f"made under version {record.rules} of the rules of {game.id}; this program has {game.rules_version}",
        )
    if record.components != game.digest:
        raise source.key_error(
            "components", f"made with a different box of {game.id}: its components are not the ones here"
        )
    try:
        game.check_seats(len(record.seats))
    except StampedeError as error:
        raise source.key_error("seats", str(error)) from error
    try:
        match = Match(game, record.seats, record.options, bytes.fromhex(record.key))
    except StampedeError as error:
        raise source.key_error("options", str(error)) from error
    for index, (seat, notation) in enumerate(record.moves):
        try:
            match.play(seat, notation)
        except StampedeError as error:
            raise source.move_error(index, f"seat {seat} cannot play {notation!r}: {error}") from error
    check_chance(source, match)
    if match.record().result != record.result:
        raise source.key_error("result", f"the moves lead to {match.record().result}, not to {record.result}")
    source.check_digest()
    return match


def check_chance(source: RecordText, match: Match) -> None:
    """Raises RecordError if the record's cards and dice are not those that its key gives."""
    if source.record.chance is None:
        return
    given = match.chance()
    for index, told in enumerate(source.record.chance):
        if index >= len(given) or told != given[index]:
            right = json.dumps(given[index], ensure_ascii=False) if index < len(given) else "nothing more"
            raise source.chance_error(index, f"the key gives {right}")
    if len(source.record.chance) < len(given):
        raise source.key_error("chance", f"ends after {len(source.record.chance)} of {len(given)} facts")
