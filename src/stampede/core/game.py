"""The contract every game keeps. Each docstring is a promise; `tests/conformance` holds every game to it.

These classes carry no behaviour that games would lean on: they are the shape that the rest of the house is built for.
They are compiled and still open to interpreted subclasses, which costs nothing here because `State`, `Belief` and
`Judgement` have no attributes: calls from compiled code to compiled games go through a native table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stampede.core.actions import ActionTable
from stampede.core.errors import OptionError
from stampede.core.events import Event, Fact
from stampede.core.rng import Rng

OptionValue = bool | int | str


class Reason:
    """Why an action is refused: a text key with its arguments, and the clause of the rulebook behind it."""

    def __init__(self, key: str, clause: str, args: dict[str, Fact] | None = None) -> None:
        self.key: Final = key
        self.clause: Final = clause
        self.args: Final = {} if args is None else args

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Reason)
            and self.key == other.key
            and self.clause == other.clause
            and self.args == other.args
        )

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"<{self.key} {self.clause} {self.args}>"


class ScoreLine:
    """One line of a seat's final account: a text key and its points."""

    def __init__(self, key: str, points: int) -> None:
        self.key: Final = key
        self.points: Final = points

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ScoreLine) and self.key == other.key and self.points == other.points

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"<{self.key} {self.points}>"


class Outcome:
    """How a game ended: the reason, scores and ranks by seat (1 is best, ties share a rank), the account by lines."""

    def __init__(self, reason: str, scores: list[int], ranks: list[int], lines: list[list[ScoreLine]]) -> None:
        self.reason: Final = reason
        self.scores: Final = scores
        self.ranks: Final = ranks
        self.lines: Final = lines

    @property
    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def to_json(self) -> dict[str, object]:
        return {"reason": self.reason, "scores": list(self.scores), "ranks": list(self.ranks)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.to_json() == other.to_json() and self.lines == other.lines

    def __hash__(self) -> int:
        return hash(self.reason)

    def __repr__(self) -> str:
        return f"<{self.reason}: scores {self.scores}, ranks {self.ranks}>"


def ranks_of(standings: Sequence[Sequence[int]]) -> list[int]:
    """Ranks by seat from standings, the larger the better and compared item by item: 1 is best, ties share a rank."""
    ordered = [list(standing) for standing in standings]
    return [1 + sum([1 for other in ordered if other > own]) for own in ordered]


class Place:
    """Somewhere components lie, and what one seat knows of it.

    `hidden`: the seat cannot tell which components of the same back lie here. `bound`: what the owner has done shows
    something of a hidden place (a trip begun can be completed), so its contents are not evenly spread.
    """

    def __init__(self, name: str, contents: dict[str, int], hidden: bool, bound: bool = False) -> None:
        self.name: Final = name
        self.contents: Final = contents
        self.hidden: Final = hidden
        self.bound: Final = bound

    def __repr__(self) -> str:
        return f"<{self.name}{' hidden' if self.hidden else ''} {self.contents}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Changes only through `apply`; every question about it leaves it as it was."""

    def owing(self) -> i64:
        """The seats that owe a decision, as a bit mask; 0 exactly when the game is over. Public information decides."""
        raise NotImplementedError

    def decision(self, seat: i64) -> str:
        """The kind of decision that an owing seat owes, a text key; decided by public information."""
        raise NotImplementedError

    def widest(self) -> i64:
        """An upper bound on how many legal actions a seat can ever have in this game."""
        raise NotImplementedError

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        """Writes the seat's legal actions into `out` (at least `widest` long), in a stable order, and returns how many.

        None exactly for seats that owe nothing; never a dead end.
        """
        raise NotImplementedError

    def why_not(self, seat: i64, action: i64) -> Reason | None:
        """None exactly when the action is legal for the seat now; else the reason, from what that seat knows."""
        out = NO_ACTIONS[: self.widest()]
        for index in range(self.fill_legal(seat, out)):
            if out[index] == action:
                return None
        return self.refusal(seat, action)

    def refusal(self, seat: i64, action: i64) -> Reason:
        """The reason for an action that is known to be illegal; `why_not` asks."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64, rng: Rng, log: list[Event] | None) -> None:
        """Carries out a legal action, in place, and tells the facts to `log`, if there is one.

        Every chance event starts with `rng.begin`, which takes how many there were and returns how many there are now.
        Legality is not checked again here: this is the hot path. `stampede.core.play.act` checks.
        """
        raise NotImplementedError

    def chances(self) -> i64:
        """How many chance events there have been; with the match key, all that decides the next one."""
        raise NotImplementedError

    def copy(self) -> State:
        """An equal position that shares nothing that can change."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """None until the game is over."""
        raise NotImplementedError

    def view(self, seat: int | None) -> object:
        """Exactly what the seat (None: a spectator) may know, as plain data; everything once the game is over."""
        raise NotImplementedError

    def places(self, seat: int | None) -> list[Place]:
        """Where every component of the box lies, and which places are hidden from the seat (None: a spectator)."""
        raise NotImplementedError

    def check(self) -> None:
        """Raises BrokenPosition unless every component is accounted for and all recorded knowledge is true."""
        raise NotImplementedError

    def to_act(self) -> list[int]:
        """The seats that owe a decision."""
        owing = self.owing()
        seats: list[int] = []
        seat: i64 = 0
        while owing != 0:
            if owing & 1:
                seats.append(seat)
            owing >>= 1
            seat += 1
        return seats

    def legal(self, seat: i64) -> list[int]:
        """The seat's legal actions as a list of indices; see `fill_legal`."""
        out = NO_ACTIONS[: self.widest()]
        count = self.fill_legal(seat, out)
        return [int(out[i]) for i in range(count)]


LONGEST_LIST: Final = 4096
NO_ACTIONS: Final = vec[i64]([0 for _ in range(LONGEST_LIST)])


def action_buffer(state: State) -> vec[i64]:
    """A buffer for `fill_legal` to use again and again."""
    return NO_ACTIONS[: state.widest()]


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """The positions that one view allows."""

    def sample(self, rng: Rng) -> State:
        """One of them, all equally likely a priori: the seat cannot tell it from the real one."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """What a person who has understood the game would think. Gets positions sampled from a view, so it cannot cheat."""

    def evaluate(self, state: State, seat: i64) -> i64:
        """How well the seat stands, comparable between positions of one game; more is better."""
        raise NotImplementedError

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """A legal action that such a person might take."""
        raise NotImplementedError

    def facts(self, state: State, seat: i64, action: i64) -> list[Event]:
        """What speaks for an action, as facts to be put into sentences; perhaps nothing."""
        raise NotImplementedError


class Option:
    """A choice a table makes before the game: a switch, a number within bounds, or one of several words."""

    def __init__(self, name: str, default: OptionValue, choices: list[str], low: int = 0, high: int = 0) -> None:
        self.name: Final = name
        self.default: Final = default
        self.choices: Final = choices
        self.low: Final = low
        self.high: Final = high

    def allowed(self) -> str:
        if isinstance(self.default, bool):
            return "true or false"
        if isinstance(self.default, int):
            return f"a whole number from {self.low} to {self.high}"
        return " or ".join(self.choices)

    def accept(self, value: object) -> OptionValue:
        """The value, from JSON or from the text of a command line, or an OptionError that says what is allowed."""
        text = str(value).strip().lower()
        if isinstance(self.default, bool):
            if text in ("true", "yes", "on", "1"):
                return True
            if text in ("false", "no", "off", "0"):
                return False
        elif isinstance(self.default, int):
            if not isinstance(value, bool) and text.lstrip("-").isdecimal() and self.low <= int(text) <= self.high:
                return int(text)
        elif text in self.choices:
            return text
        raise OptionError(f"option {self.name} must be {self.allowed()}, not {value!r}")


class StandingAnswer:
    """An answer that a seat may give in advance to one kind of decision: the first legal action of these verbs.

    The last verb is always legal for it. Its text is `standing-<key>`.
    """

    def __init__(self, key: str, decision: str, verbs: list[str]) -> None:
        self.key: Final = key
        self.decision: Final = decision
        self.verbs: Final = verbs


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game with its box: made by the `load` function of a room, found through the registry."""

    def __init__(
        self,
        id: str,
        rules_version: int,
        seats: tuple[int, int],
        actions: ActionTable,
        options: list[Option],
        end_reasons: list[str],
        digest: str,
        folder: str,
    ) -> None:
        self.id: Final = id
        self.rules_version: Final = rules_version  # raised by any change that would replay an old record differently
        self.min_seats: Final = seats[0]
        self.max_seats: Final = seats[1]
        self.actions: Final = actions
        self.options: Final = options
        self.end_reasons: Final = end_reasons
        self.digest: Final = digest  # of the components: a record is never replayed with another box
        self.folder: Final = folder  # the game's room: components.toml, RULES.md, text/

    def new(self, seats: int, options: Mapping[str, OptionValue], rng: Rng, log: list[Event] | None = None) -> State:
        """The opening position. `options` come from `settle`; chance is drawn as in `State.apply`."""
        raise NotImplementedError

    def view_type(self) -> type:
        """The class of this game's views: plain data that can be written as JSON and read back into it."""
        raise NotImplementedError

    def belief(self, view: object) -> Belief:
        """Reads a view once; sample it many times."""
        raise NotImplementedError

    def judgement(self) -> Judgement:
        """The game's own judgement, for bots, hints and search."""
        raise NotImplementedError

    def components(self, seats: int) -> dict[str, int]:
        """What is in the box for that many seats: every component with its count, as `State.places` names them.

        What options leave out stays in the count, and lies in an open place of its own.
        """
        raise NotImplementedError

    def clause_for(self, verb: str) -> str:
        """The clause of the rulebook behind a choice, to be shown to who asks about it."""
        raise NotImplementedError

    def standing_answers(self) -> list[StandingAnswer]:
        """What seats may answer in advance, so that reactions do not stall a slow table."""
        return []

    def back(self, component: str) -> str:
        """What anybody sees of a component that lies face down; components of equal backs cannot be told apart."""
        return ""

    def seat_counts(self) -> range:
        return range(self.min_seats, self.max_seats + 1)

    def check_seats(self, seats: int) -> None:
        if not self.min_seats <= seats <= self.max_seats:
            raise OptionError(f"{self.id} is for {self.min_seats} to {self.max_seats} seats, not {seats}")

    def settle(self, seats: int, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options with their values, defaults filled in; refuses what the game does not have."""
        self.check_seats(seats)
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                has = f"its options are {', '.join(known)}" if known else "it has no options"
                raise OptionError(f"{self.id} has no option {name}: {has}")
        return {name: option.accept(options.get(name, option.default)) for name, option in known.items()}
