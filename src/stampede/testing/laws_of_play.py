"""Laws of a game as a whole and of its positions."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

from stampede.core.errors import BrokenPosition, StampedeError
from stampede.core.events import Event
from stampede.core.game import Game, Place, Reason, State
from stampede.core.play import Refused, act
from stampede.core.refusals import game_over, not_your_turn
from stampede.core.rng import Rng
from stampede.match.match import Match
from stampede.match.rulebook import read_clauses
from stampede.match.words import LANGUAGES, words_for
from stampede.testing.law import LawBroken, play_law, require
from stampede.testing.plans import Plan, Play, random_move
from stampede.testing.snapshot import belongings, snapshot
from stampede.testing.subjects import Subject

MOST_PLIES = 4000
HOUSE_REASONS = frozenset({game_over().key, not_your_turn().key})  # no clause of a rulebook, but of every table


# --- a game as a whole ------------------------------------------------------------------------------------------------


@play_law(examples=10)
def ends(subject: Subject, plan: Plan) -> None:
    """Every game ends, for a reason that it declares, with a score, a rank and an account for every seat."""
    play = Play(subject.game, plan)
    require("ends", play.finish(MOST_PLIES), f"not over after {MOST_PLIES} plies")
    outcome = play.state.outcome()
    if outcome is None:
        return
    require("ends", outcome.reason in subject.game.end_reasons, f"{outcome.reason!r} is not a declared end reason")
    for per_seat in (outcome.scores, outcome.ranks, outcome.lines):
        require("ends", len(per_seat) == plan.seats, f"{per_seat} is not one for each of {plan.seats} seats")
    verdict = play.state.verdict()
    agree = verdict is not None and verdict.to_json() == outcome.to_json()
    require("ends", agree, f"the verdict is {verdict}, the outcome {outcome}")
    require("ends", bool(outcome.winners), f"nobody is first in {outcome.ranks}")
    require("ends", all(1 <= rank <= plan.seats for rank in outcome.ranks), f"ranks {outcome.ranks}")


@play_law(examples=8)
def repeats(subject: Subject, plan: Plan) -> None:
    """The same key and actions give the same record: views of all, events, outcome, ply by ply, and the text."""
    first = Play(subject.game, plan)
    second = Play(subject.game, plan)
    while True:
        require("repeats", first.events == second.events, f"{first.events} and then {second.events}")
        for reader in plan.readers():
            one, other = first.state.view(reader), second.state.view(reader)
            require("repeats", one == other, f"reader {reader} sees {one} and then {other}")
        require("repeats", first.state.outcome() == second.state.outcome(), "two outcomes")
        move, same = first.next_move(), second.next_move()
        require("repeats", move == same, f"plays {move} and then {same}")
        if move is None:
            break
        first.apply(*move)
        second.apply(*move)
    texts = [record_text(subject.game, plan, play.moves) for play in (first, second)]
    require("repeats", texts[0] == texts[1], "two records of one game")


def record_text(game: Game, plan: Plan, moves: list[tuple[int, int]]) -> str:
    match = Match(game, [f"Seat {seat}" for seat in range(plan.seats)], plan.options, plan.key)
    for seat, action in moves:
        match.play(seat, action)
    return match.record().to_text()


@play_law(examples=10)
def chance(subject: Subject, plan: Plan) -> None:
    """Every chance event announces itself and counts: a new generator for every ply draws the same."""
    play = Play(subject.game, plan)
    anew = Play(subject.game, replace(plan, forward=0))
    for seat, action in play.moves:
        anew.state.apply(seat, action, Rng.keyed(plan.key), None)
    while True:
        for reader in plan.readers():
            require(
                "chance",
                play.state.view(reader) == anew.state.view(reader),
                f"after {play.moves} the draws depend on earlier draws",
            )
        move = play.next_move()
        if move is None:
            return
        before, drawn = play.state.chances(), stream(play.rng)
        play.apply(*move)
        require(
            "chance",
            (play.state.chances() > before) == (stream(play.rng) != drawn),
            f"{move} takes the count of chance events from {before} to {play.state.chances()}",
        )
        anew.state.apply(*move, Rng.keyed(plan.key), None)


def stream(rng: Rng) -> tuple[int, int, int, int]:
    return (int(rng.a), int(rng.b), int(rng.c), int(rng.counter))


# --- positions --------------------------------------------------------------------------------------------------------


@play_law(examples=10)
def copies(subject: Subject, plan: Plan) -> None:
    """A copy equals its original and never shares, whichever of the two is played on; nor do samples of one belief."""
    game, shared = subject.game, belongings(subject.game)
    play = Play(game, plan)
    while True:
        original = play.state
        picture = snapshot(original, shared)
        copy = original.copy()
        require("copies", snapshot(copy, shared) == picture, "a copy differs from its original")
        move = play.next_move()
        if move is None:
            break
        copy.apply(*move, Rng.keyed(plan.key), None)
        require("copies", snapshot(original, shared) == picture, f"{move} on a copy changes the original")
        kept = original.copy()
        play.apply(*move)
        require("copies", snapshot(kept, shared) == picture, f"{move} on the original changes a copy")
    if play.over:
        return
    belief = game.belief(play.state.view(plan.reader))
    sample = belief.sample(Rng.free(plan.seed))
    picture = snapshot(sample, shared)
    choice = Rng.free(("sampled", plan.seed))
    for _ in range(3):
        move = random_move(sample, choice)
        if move is not None:
            sample.apply(*move, choice, None)
    again = belief.sample(Rng.free(plan.seed))
    require("copies", snapshot(again, shared) == picture, "playing on a sample changes the next one")


@play_law(examples=8)
def questions(subject: Subject, plan: Plan) -> None:
    """Every question leaves a position as it was, and an answer that was given does not change afterwards."""
    shared = belongings(subject.game)
    play = Play(subject.game, plan)
    while True:
        state = play.state
        before = snapshot(state, shared)
        views = [state.view(reader) for reader in plan.readers()]
        for reader in plan.readers():
            state.places(reader)
        for seat in range(plan.seats):
            state.legal(seat)
        for seat in state.to_act():
            state.decision(seat)
        state.outcome()
        state.chances()
        require("questions", snapshot(state, shared) == before, "asking changes the position")
        given = [snapshot(view) for view in views]
        move = play.next_move()
        if move is None:
            return
        play.apply(*move)
        require("questions", [snapshot(view) for view in views] == given, f"{move} changes views given before")


@play_law(examples=15)
def owing(subject: Subject, plan: Plan) -> None:
    """Legal actions are there exactly for seats that owe a decision, and seats owe until there is an outcome."""
    play = Play(subject.game, plan)
    while True:
        state = play.state
        mask, seats = state.owing(), state.to_act()
        require("owing", 0 <= mask < 1 << plan.seats, f"mask {mask:b} for {plan.seats} seats")
        require("owing", (mask == 0) == (state.outcome() is not None), f"{seats} owe, outcome {state.outcome()}")
        require("owing", state.first_to_act() == min(seats, default=-1), f"{seats} owe, first {state.first_to_act()}")
        for seat in range(plan.seats):
            legal = state.legal(seat)
            require("owing", bool(legal) == (seat in seats), f"seat {seat} has {legal} while {seats} owe")
            require("owing", len(set(legal)) == len(legal) <= state.widest(), f"seat {seat} has {legal}")
            require("owing", legal == state.legal(seat), f"seat {seat} has another order when asked again")
        move = play.next_move()
        if move is None:
            return
        play.apply(*move)


@play_law(examples=10)
def why_not(subject: Subject, plan: Plan) -> None:
    """There is no reason against an action exactly if it is legal, for every entry of the table."""
    play = Play(subject.game, plan)
    while True:
        move = play.next_move()
        asked = range(plan.seats) if move is None else [move[0]]
        for seat in asked:
            legal = set(play.state.legal(seat))
            for action in subject.game.actions:
                reason = play.state.why_not(seat, action.index)
                require(
                    "why_not",
                    (reason is None) == (action.index in legal),
                    f"{action} of seat {seat} is {'' if action.index in legal else 'not '}legal, but {reason}",
                )
        if move is None:
            return
        play.apply(*move)


@play_law(examples=10)
def refusals(subject: Subject, plan: Plan) -> None:
    """What there is a reason against is refused with that reason and a clause of the rulebook, and changes nothing."""
    shared = belongings(subject.game)
    clauses = {clause.id for clause in read_clauses(subject.room / "RULES.md")}
    play = Play(subject.game, plan)
    while (move := play.next_move()) is not None:
        play.apply(*move)
    state, log = play.state, list[Event]()
    before, drawn = snapshot(state, shared), stream(play.rng)
    for seat in range(plan.seats):
        for action in subject.game.actions:
            reason = state.why_not(seat, action.index)
            if reason is None:
                continue
            refused = refusal(state, seat, action.index, play.rng, log)
            require("refusals", refused == reason, f"{action} of seat {seat}: {reason}, but refused by {refused}")
            known = reason.clause in clauses or (reason.clause == "" and reason.key in HOUSE_REASONS)
            require("refusals", known, f"{reason} cites no clause of the rulebook")
    require("refusals", snapshot(state, shared) == before, "a refused action changes the position")
    require("refusals", not log and stream(play.rng) == drawn, "a refused action leaves traces")


def refusal(state: State, seat: int, action: int, rng: Rng, log: list[Event]) -> Reason | None:
    try:
        act(state, seat, action, rng, log)
    except Refused as refused:
        return refused.reason
    return None


@play_law(examples=20)
def accounts(subject: Subject, plan: Plan) -> None:
    """Every component is somewhere, for every reader, after every ply; what is recorded as known is true."""
    box = subject.game.components(plan.seats)
    play = Play(subject.game, plan)
    while True:
        fault = fault_in(play.state)
        require("accounts", fault is None, str(fault))
        for reader in plan.readers():
            places = play.state.places(reader)
            names = [place.name for place in places]
            require("accounts", len(set(names)) == len(names), f"two places of one name in {names}")
            require("accounts", least(places) >= 0, f"reader {reader} is told of what is not there: {places}")
            found = total(places)
            require("accounts", found == without_zeros(box), f"reader {reader}: {found} instead of {box}")
        move = play.next_move()
        if move is None:
            return
        play.apply(*move)


def fault_in(state: State) -> BrokenPosition | None:
    try:
        state.check()
    except BrokenPosition as fault:
        return fault
    return None


def total(places: list[Place]) -> dict[str, int]:
    counts: Counter[str] = Counter()
    for place in places:
        counts.update(place.contents)
    return without_zeros(counts)


def least(places: list[Place]) -> int:
    return min((count for place in places for count in place.contents.values()), default=0)


def without_zeros(counts: dict[str, int]) -> dict[str, int]:
    return {name: count for name, count in counts.items() if count != 0}


@play_law(examples=1)
def round_trips(subject: Subject, plan: Plan) -> None:  # noqa: ARG001 - the table is the same in every game
    """Every action is found again by index, notation and JSON; its public form is an entry, and hides no more."""
    table = subject.game.actions
    for index, action in enumerate(table):
        require("round_trips", action.index == index and table[index] is action, f"{action} is not entry {index}")
        try:
            found = [table.parse(action.notation), table.from_json(through_json(action.to_json()))]
        except StampedeError as error:
            raise LawBroken("round_trips", f"{action}: {error}") from error
        require("round_trips", found == [action, action], f"{action.notation!r} leads to {found}")
        public = table.public(action)
        require("round_trips", table[public.index] is public, f"{action} has no public form in the table")
        require("round_trips", table.public(public) is public, f"{action} is shown as {public}, and that as another")


def through_json(document: dict[str, object]) -> object:
    return json.loads(json.dumps(document))


# --- judgement --------------------------------------------------------------------------------------------------------


@play_law(examples=6)
def judges(subject: Subject, plan: Plan) -> None:
    """The game's judgement chooses what is legal, leaves the position as it was, and speaks for it in known words."""
    game, shared = subject.game, belongings(subject.game)
    play = Play(game, plan)
    while not play.over:
        rng = Rng.free(("judges", plan.seed))
        for seat in play.state.to_act():
            sample = game.belief(play.state.view(seat)).sample(rng)
            legal, before = sample.legal(seat), snapshot(sample, shared)
            if not legal:
                return
            judgement = game.judgement()
            chosen = judgement.choose(sample, seat, rng)
            require("judges", chosen in legal, f"seat {seat} would choose {chosen} of {legal}")
            judgement.evaluate(sample, seat)
            for fact in judgement.facts(sample, seat, chosen):
                said = [words_for(game, language).has(key) for language in LANGUAGES for key in text_keys_of(fact)]
                require("judges", any(said), f"there are no words for {fact}")
            require("judges", snapshot(sample, shared) == before, f"judging for seat {seat} changes the position")
        move = play.next_move()
        if move is None:
            return
        play.apply(*move)


def text_keys_of(fact: Event) -> tuple[str, str]:
    return f"event-{fact.kind}", fact.kind


@play_law(examples=5)
def standing(subject: Subject, plan: Plan) -> None:
    """Whole games by standing answers: always legal, from what the seat knows, and never out where another stays in.

    Out of the game is what no game takes for the better. What else is better is for the game's own tests to say.
    """
    game, choice = subject.game, Rng.free(("standing", plan.seed))
    keys = [answer.key for answer in game.standing_answers()]
    if not keys:
        return
    play = Play(game, replace(plan, forward=0))
    for _ in range(MOST_PLIES):
        for seat in play.state.to_act():
            last_verb_is_legal(game, play.state, seat)
            for given in [keys, *([key] for key in keys)]:
                is_worth_giving(game, plan, play.state, seat, given)
        move = random_move(play.state, choice)
        if move is None:
            return
        answer = game.standing_action(play.state, move[0], keys)
        play.apply(move[0], move[1] if answer < 0 else answer)


def last_verb_is_legal(game: Game, state: State, seat: int) -> None:
    kind, verbs = state.decision(seat), {game.actions[index].verb for index in state.legal(seat)}
    for answer in game.standing_answers():
        if answer.decision == kind and verbs:  # no way out at all is for another law to say
            require("standing", answer.verbs[-1] in verbs, f"{answer.key} does not answer {kind}: {verbs}")


def is_worth_giving(game: Game, plan: Plan, state: State, seat: int, keys: list[str]) -> None:
    answer, legal = game.standing_action(state, seat, keys), state.legal(seat)
    label = f"{keys} of seat {seat} give {game.actions[answer] if answer >= 0 else 'nothing'}"
    require("standing", answer < 0 or answer in legal, f"{label}, which is not legal")
    imagined = game.belief(state.view(seat)).sample(Rng.free(("imagined", plan.seed)))
    require("standing", game.standing_action(imagined, seat, keys) == answer, f"{label} by what the seat cannot know")
    if answer >= 0 and is_out_after(game, plan, state, seat, answer):
        ways = [str(game.actions[other]) for other in legal if not is_out_after(game, plan, state, seat, other)]
        require("standing", ways == [], f"{label}, which puts it out, where it could {ways}")


def is_out_after(game: Game, plan: Plan, state: State, seat: int, action: int) -> bool:
    twin = game.belief(state.view(seat)).sample(Rng.free(("imagined", plan.seed)))
    twin.apply(seat, action, Rng.keyed(plan.key), None)
    return twin.is_out(seat)
