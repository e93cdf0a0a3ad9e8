"""Laws of what belongs to a game: its words, its golden records, its clauses with their tests and mutants."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from stampede.core.errors import StampedeError
from stampede.core.events import SEAT_FACTS, Event
from stampede.core.game import Game, State
from stampede.core.record import RecordText
from stampede.lab.clauses import citing_tests
from stampede.match.counter import count_cards
from stampede.match.layout import read_layout
from stampede.match.match import replay
from stampede.match.rulebook import read_clauses
from stampede.match.words import LANGUAGES, MissingText, Words, words_for
from stampede.testing.law import LawBroken, house_law, play_law, require
from stampede.testing.plans import Plan, Play
from stampede.testing.subjects import Subject

LONGEST_STORY = 400  # plies; enough to hear every kind of event


@play_law(examples=8)
def words(subject: Subject, plan: Plan) -> None:
    """Whatever a game can say has a sentence in every language, and the facts it is told with are enough for it."""
    game = subject.game
    fault = fault_in_texts(game)
    require("words", fault == "", fault)
    play = Play(game, plan)
    while True:
        for seat in play.state.to_act():
            say(game, "text", f"decision-{play.state.decision(seat)}")
        move = play.next_move()
        if move is None:
            break
        play.apply(*move)
    asked = [(seat, action.index) for seat in range(plan.seats) for action in game.actions]
    reasons = [reason for question in asked if (reason := play.state.why_not(*question)) is not None]
    for reason in {repr(reason): reason for reason in reasons}.values():
        say(game, "reason", reason)
    say_places(game, play.state, plan)
    play.finish(LONGEST_STORY)
    names = seat_names(plan)
    for event, reader in tellings(play.events, plan.readers()):
        say(game, "event", event, names, reader)
    say_places(game, play.state, plan)
    outcome = play.state.outcome()
    lines = [] if outcome is None else outcome.lines
    for key in {line.key for account in lines for line in account}:
        say(game, "text", f"score-{key}")


def seat_names(plan: Plan) -> list[str]:
    return [f"Seat {seat}" for seat in range(plan.seats)]


def say_places(game: Game, state: State, plan: Plan) -> None:
    """The words of the card counter."""
    for back in count_cards(game, state.view(plan.reader), plan.reader, plan.seats):
        say(game, "back", back.back)
        amounts = [*back.hidden, *(amount for card in back.cards for amount in card.seen)]
        for spot in {amount.spot for amount in amounts}:
            say(game, "place", spot, seat_names(plan), plan.reader)


def tellings(events: list[Event], readers: list[int | None]) -> list[tuple[Event, int | None]]:
    """Every kind of event once for each way of telling it: with its secret or without, to those concerned or others."""
    found: dict[object, tuple[Event, int | None]] = {}
    for event in events:
        for reader in readers:
            if not event.is_for(reader):
                continue
            told = event.seen_by(reader)
            concerned = [name for name in SEAT_FACTS if name in told.facts and told.facts[name] == reader]
            found.setdefault((told.kind, told.revealed, *concerned), (told, reader))
    return list(found.values())


def say(game: Game, method: str, *arguments: object) -> None:
    for language in LANGUAGES:
        fault = fault_in_sentence(words_for(game, language), method, *arguments)
        require("words", fault == "", f"{language}.ftl: {fault}")


def fault_in_sentence(words: Words, method: str, *arguments: object) -> str:
    """What keeps that method of Words from making a sentence."""
    try:
        return "" if getattr(words, method)(*arguments).strip() else f"the text for {arguments[0]} is empty"
    except MissingText as missing:
        return str(missing)


@cache
def fault_in_texts(game: Game) -> str:
    """What is missing or damaged in the files, before anything is played."""
    try:
        lexicons = [words_for(game, language) for language in LANGUAGES]
    except StampedeError as error:
        return str(error)
    first, *others = [text_keys(Path(game.folder) / "text" / f"{language}.ftl") for language in LANGUAGES]
    for keys in others:
        if keys != first:
            return f"not in all languages: {sorted(keys ^ first)}"
    needed = [
        "game-title",
        "game-line",
        *(f"end-{reason}" for reason in game.end_reasons),
        *(f"option-{option.name}" for option in game.options),
        *(f"standing-{answer.key}" for answer in game.standing_answers()),
    ]
    sentences = [*(("text", key) for key in needed), *(("action", action) for action in game.actions)]
    faults = (fault_in_sentence(words, method, what) for words in lexicons for method, what in sentences)
    return next(filter(None, faults), "")


def text_keys(path: Path) -> set[str]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, Message)}


@house_law(needs_proof=True)
def records(subject: Subject) -> None:
    """Every end reason has a golden record that replays to its exact result; so has a tie for the first place."""
    reached: set[str] = set()
    tied = False
    for path in sorted(subject.records.glob("*.json")):
        text = path.read_text(encoding="utf-8")
        try:
            match = replay(RecordText(text, path.name), subject.game)
        except StampedeError as error:
            raise LawBroken("records", str(error)) from error
        outcome = match.outcome
        if outcome is None:
            raise LawBroken("records", f"{path.name} stops before the end")
        record = match.record()
        written = (record.to_text(), f"{record.to_line()}\n")  # the second as `stampede simulate --records` does
        require("records", text in written, f"{path.name} would be written differently today")
        reached.add(outcome.reason)
        tied = tied or len(outcome.winners) > 1
    missing = [reason for reason in subject.game.end_reasons if reason not in reached]
    require("records", not missing, f"no record in {subject.records.name} ends by {missing}")
    require("records", tied or not subject.can_tie, f"no record in {subject.records.name} is a tie for the first place")


@house_law(needs_proof=False)
def layouts(subject: Subject) -> None:
    """A board that the room declares shows what the view has, and ties its parts to actions that the game has."""
    try:
        read_layout(subject.game)
    except StampedeError as error:
        raise LawBroken("layouts", str(error)) from error


@house_law(needs_proof=True)
def clauses(subject: Subject) -> None:
    """Every clause of the rulebook is cited by a test and broken by a mutant; every verb has its clause."""
    rulebook = {clause.id for clause in read_clauses(subject.room / "RULES.md")}
    require("clauses", bool(rulebook), "the rulebook has no clauses")
    for verb in {action.verb for action in subject.game.actions}:
        clause = subject.game.clause_for(verb)
        require(
            "clauses", clause in rulebook, f"{verb} is said to rest on {clause!r}, which the rulebook does not have"
        )
    cited = set(citing_tests(subject.tests))
    require("clauses", rulebook <= cited, f"no test cites {sorted(rulebook - cited)}")
    require("clauses", cited <= rulebook, f"tests cite {sorted(cited - rulebook)}, which the rulebook does not have")
    mutants = read_mutants(subject.mutants)
    require("clauses", rulebook <= set(mutants), f"no mutant breaks {sorted(rulebook - set(mutants))}")
    for id, mutant in mutants.items():
        require("clauses", id in rulebook or mutant.test != "", f"the mutant {id} breaks no clause and names no test")
        path = subject.room / mutant.file
        occurs = path.read_text(encoding="utf-8").count(mutant.old) if path.is_file() else 0
        require("clauses", occurs == 1, f"the mutant of {id} fits {occurs} times into {mutant.file}")
        require("clauses", mutant.old != mutant.new and mutant.breaks != "", f"the mutant of {id} says nothing")


@dataclass(frozen=True)
class Mutant:
    """A small replacement in a file of the room that breaks a clause or, by any other name, what one test proves."""

    file: str
    old: str
    new: str
    breaks: str
    test: str = ""  # the test that must notice, as test_file.py::test_name; without it, those that cite the clause


def read_mutants(path: Path) -> dict[str, Mutant]:
    return {id: Mutant(**table) for id, table in tomllib.loads(path.read_text(encoding="utf-8")).items()}
