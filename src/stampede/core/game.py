"""The contract that every game keeps. Each docstring is a promise, and `stampede.testing` checks it for every game.

These classes hold almost no behaviour: they are the shape that everything else relies on. They are compiled but allow
interpreted subclasses, which costs nothing here because `State`, `Belief` and `Judgement` have no attributes: compiled
code calls compiled games through a native table.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from stampede.core.actions import ActionTable
from stampede.core.data import Data
from stampede.core.errors import OptionError
from stampede.core.events import Event, Fact
from stampede.core.observation import Field
from stampede.core.rng import Rng

OptionValue = bool | int | str
NO_ANSWER: Final = -1  # of standing answers


class Reason:
    """Why an action is refused: a text key with its arguments, and the clause of the rulebook."""

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
    """How a game ended: the reason, scores and ranks by seat (1 is best, ties share a rank), and the score lines."""

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
    """Ranks by seat (1 is best, ties share a rank) from standings, compared item by item; larger is better."""
    ordered = [list(standing) for standing in standings]
    return [1 + sum([1 for other in ordered if other > own]) for own in ordered]


def ranks_by(scores: list[int]) -> list[int]:
    """Ranks by seat where nothing but the score counts."""
    return [1 + sum([1 for other in scores if other > own]) for own in scores]


class Place:
    """A place where components lie, and what one seat knows about it.

    `hidden`: the seat cannot tell which components with the same back lie here. `bound`: something the owner did says
    something about a hidden place (a trip once begun can be completed), so its contents are not evenly distributed.
    `uneven`: nor are they here, because the seat remembers something about it (a card it saw is in one of two places).
    """

    def __init__(
        self, name: str, contents: dict[str, int], hidden: bool, bound: bool = False, uneven: bool = False
    ) -> None:
        self.name: Final = name
        self.contents: Final = contents
        self.hidden: Final = hidden
        self.bound: Final = bound
        self.uneven: Final = uneven

    def __repr__(self) -> str:
        return f"<{self.name}{' hidden' if self.hidden else ''} {self.contents}>"


class Claim:
    """Something a seat remembers: all of these cards, so many of each, lie within these places, named as in `places`.

    A card that lies open needs no claim, and no single card is in two claims.
    """

    def __init__(self, cards: dict[str, int], places: list[str]) -> None:
        self.cards: Final = cards
        self.places: Final = places

    def __repr__(self) -> str:
        return f"<{self.cards} within {self.places}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Only `apply` changes it."""

    def owing(self) -> i64:
        """The seats that owe a decision, as a bit mask; 0 exactly when the game is over. It is public."""
        raise NotImplementedError

    def decision(self, seat: i64) -> str:
        """The kind of decision that the seat owes, a text key."""
        raise NotImplementedError

    def public_decision(self, seat: i64) -> str:
        """The kind as the others may know it: usually the same. Where steps are hidden, it must not tell them apart."""
        return self.decision(seat)

    def widest(self) -> i64:
        """An upper bound on the number of legal actions in this game."""
        raise NotImplementedError

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        """Writes the seat's legal actions into `out` (at least `widest` long), in a stable order, and returns how many.

        There are none exactly for seats that owe no decision.
        """
        raise NotImplementedError

    def why_not(self, seat: i64, action: i64) -> Reason | None:
        """None exactly when the action is legal for the seat now; otherwise the reason, from what that seat knows."""
        out = NO_ACTIONS[: self.widest()]
        for index in range(self.fill_legal(seat, out)):
            if out[index] == action:
                return None
        return self.refusal(seat, action)

    def refusal(self, seat: i64, action: i64) -> Reason:
        """The reason why an illegal action is illegal; for `why_not`."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64, rng: Rng, log: list[Event] | None) -> None:
        """Carries out a legal action, in place, and adds what happened to `log`, if there is one.

        Every chance event starts with `rng.begin`, which takes the number of events so far and returns the new number.
        Legality is not checked, because this is the hot path; `stampede.core.play.act` checks it.
        """
        raise NotImplementedError

    def chances(self) -> i64:
        """How many chance events there have been. This and the match key decide the next one."""
        raise NotImplementedError

    def copy(self) -> State:
        """An equal position that shares nothing that can change."""
        raise NotImplementedError

    def forget(self) -> None:
        """For a position that only a search plays on: nobody will look at it, or ask what a seat remembers of it.

        It may then stop keeping that up. What is legal, what happens and how it ends stay the same.
        """

    def forget_others(self, seat: i64) -> None:
        """Likewise, where only that seat's own score matters: if others can't change it, they may stop playing.

        What the seat may do, what happens to it and its score stay the same.
        """

    def outcome(self) -> Outcome | None:
        """None until the game is over."""
        raise NotImplementedError

    def verdict(self) -> Outcome | None:
        """The outcome without the lines of its account, for those who play many games and only ask who won."""
        return self.outcome()

    def is_out(self, seat: i64) -> bool:
        """Whether the seat has been put out of the game while others may still play on. It is public."""
        return False

    def view(self, seat: int | None) -> object:
        """Exactly what the seat (None: a spectator) may know, as plain data; once the game is over, everything."""
        raise NotImplementedError

    def observe(self, seat: i64, out: vec[i16], at: i64) -> None:
        """Writes all fields of `Game.observation` into `out`, from `at` on: what the seat may know, as numbers.

        They are made from nothing but what the seat's view holds: equal views give equal observations.
        """
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

    def first_to_act(self) -> i64:
        """The lowest seat that owes a decision, or -1 when the game is over: for those who ask one after another."""
        owing = self.owing()
        return lowest_seat(owing) if owing != 0 else i64(-1)

    def legal(self, seat: i64) -> list[int]:
        """The seat's legal actions as a list of indices; see `fill_legal`."""
        room = SPARE_ROOMS.pop() if len(SPARE_ROOMS) > 0 and self.widest() <= LONGEST_LIST else Room(self.widest())
        out = room.actions
        legal = NUMBERS[: self.fill_legal(seat, out)]  # a list of that length: quicker than one that grows
        for index in range(i64(len(legal))):
            found = out[index]
            legal[index] = NUMBERS[found] if found < LONGEST_LIST else int(found)
        SPARE_ROOMS.append(room)
        return cast("list[int]", legal)


LONGEST_LIST: Final = 4096
NO_ACTIONS: Final = vec[i64]([0 for _ in range(LONGEST_LIST)])
# Made once: compiled, an i64 that leaves for Python becomes a new object, and so would these if typed as ints.
NUMBERS: Final[list[object]] = list(range(LONGEST_LIST))


class Room:
    """Room for legal actions. Whoever writes some takes a spare one out of the list, so that it is nobody else's."""

    def __init__(self, widest: i64) -> None:
        self.actions: Final = NO_ACTIONS[:] if widest <= LONGEST_LIST else vec[i64]([0 for _ in range(widest)])


SPARE_ROOMS: Final[list[Room]] = []


MASKS: Final = 256  # of up to eight seats
# By mask of seats, so that random play need not count bits: how far to count can't be foreseen, and that costs time.
LOWEST: Final = vec[i64]([(mask & -mask).bit_length() - 1 for mask in range(MASKS)])


def lowest_seat(seats: i64) -> i64:
    """The first of the seats in a mask that is not empty."""
    if seats < MASKS:
        return LOWEST[seats]
    seat: i64 = 0
    while seats & 1 == 0:
        seats >>= 1
        seat += 1
    return seat


def action_buffer(state: State) -> vec[i64]:
    """A buffer for `fill_legal`, to be reused."""
    return NO_ACTIONS[: state.widest()]


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """The positions that are possible given one view."""

    def sample(self, rng: Rng) -> State:
        """One of them, all equally likely; the seat cannot tell it from the real one."""
        raise NotImplementedError

    def likely(self, rng: Rng) -> State:
        """One of them, the likelier the better it fits how the others have played: who has a use for a card uses it."""
        return self.sample(rng)


class Revealed(Belief):
    """What somebody who sees everything believes: the position itself. For measuring only; nobody plays like that."""

    def __init__(self, state: State) -> None:
        self.state: Final = state

    def sample(self, rng: Rng) -> State:
        return self.state.copy()


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """How a person who understands the game would judge. It gets positions sampled from a view, so it cannot cheat."""

    def evaluate(self, state: State, seat: i64) -> i64:
        """How well the seat is doing; higher is better. Values are comparable within one game."""
        raise NotImplementedError

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """A legal action that such a person might take."""
        raise NotImplementedError

    def is_settled(self, state: State) -> bool:
        """Whether the evaluation is at its best here: a search that has looked far enough plays on until it is."""
        return True

    def outlook(self, state: State, seat: i64) -> i64:
        """The same where a search looks no further, on a scale of its own: that of the search's curve for this game."""
        return self.evaluate(state, seat)

    def traits(self, state: State, seat: i64) -> list[int]:
        """What the outlook weighs, in thousandths; empty if there is nothing to fit."""
        return []

    def facts(self, state: State, seat: i64, action: i64) -> list[Event]:
        """What speaks for an action, as events to be put into sentences; may be empty."""
        raise NotImplementedError


class Option:
    """Something to decide before the game: a switch, a number within bounds, or one of several words.

    `before`: there were records before it, and this is how those games were played. Where it isn't named it means that,
    so they stay the same, to their digest.
    """

    def __init__(
        self,
        name: str,
        default: OptionValue,
        choices: list[str],
        low: int = 0,
        high: int = 0,
        before: OptionValue | None = None,
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.choices: Final = choices
        self.low: Final = low
        self.high: Final = high
        self.before: Final = before

    def allowed(self) -> str:
        if isinstance(self.default, bool):
            return "true or false"
        if isinstance(self.default, int):
            return f"a whole number from {self.low} to {self.high}"
        return " or ".join(self.choices)

    def accept(self, value: object) -> OptionValue:
        """The value, given as JSON or as text from a command line. Raises OptionError with what is allowed."""
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


NOTHING_TO_DO: Final = "nothing-to-do"  # the standing answer for where there is no real choice, if a game has it


class StandingAnswer:
    """An answer given in advance to one kind of decision: the first of these verbs that is legal.

    The last verb is always legal for that decision. An answer to no decision says how others are given, or is the
    game's own (`Game.standing_action`). Its text is `standing-<key>`.
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
        self.rules_version: Final = rules_version  # goes up with any change that would replay an old record differently
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

    def fixed_key(self, options: Mapping[str, OptionValue]) -> bytes | None:
        """The match key that these options stand for, for challenges with the same chance for all; usually none."""
        return None

    def options_of_the_day(self, date: int) -> dict[str, OptionValue]:
        """The options of a date's deal of the day, written like 20260131; usually those that nobody has changed."""
        return {}

    def view_type(self) -> type:
        """The class of this game's views: plain data that can be written as JSON and read back into it."""
        raise NotImplementedError

    def observation(self, seats: int) -> list[Field]:
        """The fields of an observation, in order, for that many seats. Options do not change them."""
        raise NotImplementedError

    def belief(self, view: object) -> Belief:
        """Reads a view once, to be sampled many times."""
        raise NotImplementedError

    def remembered(self, view: object) -> list[Claim]:
        """What the reader of a view remembers of hidden places, for the card counter; nothing in many games."""
        return []

    def judgement(self) -> Judgement:
        """The game's own judgement, for bots, hints and search."""
        raise NotImplementedError

    def judgement_by(self, weights: Data) -> Judgement:
        """The judgement with other weights than those of the room's judgement.toml, which they must be like.

        Raises DataError for what makes no sense. A game whose judgement has no weights has only its own.
        """
        raise OptionError(f"{self.id} has no judgement.toml: its judgement has no weights to change")

    def components(self, seats: int) -> dict[str, int]:
        """What is in the box for that many seats: every component and its count, named as in `State.places`.

        Components that options leave out are counted too; they lie in an open place of their own.
        """
        raise NotImplementedError

    def clause_for(self, verb: str) -> str:
        """The clause of the rulebook behind a verb, for people who ask."""
        raise NotImplementedError

    def standing_answers(self) -> list[StandingAnswer]:
        """Answers that seats may give in advance, so that reactions do not hold up a slow table."""
        return []

    def standing_action(self, state: State, seat: i64, keys: Collection[str]) -> i64:
        """The action with which these standing answers meet the decision that the seat owes, or NO_ANSWER.

        It rests on what the seat knows, and never puts the seat out of the game where another answer keeps it in.
        """
        kind, legal = state.decision(seat), state.legal(seat)
        for answer in self.standing_answers():
            if answer.key in keys and answer.decision == kind:
                for verb in answer.verbs:
                    for action in legal:
                        if self.actions[action].verb == verb:
                            return action
        return NO_ANSWER

    def back(self, component: str) -> str:
        """What a component shows when it lies face down. Components with the same back cannot be told apart.

        Those that share a back with others are cards, and the card counter counts them.
        """
        return ""

    def parts(self, component: str) -> list[str]:
        """What a component goes by if it has no name: what it is as a whole, then its parts. The texts `of-parts` and
        `part-…` put that in words. Usually empty."""
        return []

    def seat_counts(self) -> range:
        return range(self.min_seats, self.max_seats + 1)

    def check_seats(self, seats: int) -> None:
        if not self.min_seats <= seats <= self.max_seats:
            raise OptionError(f"{self.id} is for {self.min_seats} to {self.max_seats} seats, not {seats}")

    def settle(self, seats: int, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """The options of a new game, including defaults.

        What nobody has chosen is left out if games were played that way before there was the option. Raises OptionError
        for what the game does not have.
        """
        defaults = {option.name: option.default for option in self.options if option.before != option.default}
        return self.as_recorded(seats, {**defaults, **options})

    def as_recorded(self, seats: int, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """The options of a game that is told of, such as by a record, which may be older than some of them.

        Raises OptionError for what the game does not have.
        """
        self.check_seats(seats)
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                has = f"its options are {', '.join(known)}" if known else "it has no options"
                raise OptionError(f"{self.id} has no option {name}: {has}")
        return {
            name: option.accept(options.get(name, option.default))
            for name, option in known.items()
            if name in options or option.before is None
        }

    def spelled_out(self, options: Mapping[str, object]) -> dict[str, object]:
        """The options of an earlier game for another one like it: what they leave out is named as it was then."""
        before: dict[str, object] = {
            option.name: option.before
            for option in self.options
            if option.before is not None and option.before != option.default
        }
        return {**before, **options}
