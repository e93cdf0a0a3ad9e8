"""`stampede analyse`: a game looked at again, decision by decision."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from stampede.bots.advice import POINT
from stampede.bots.review import Decision, Reviewed, questions_of, review
from stampede.bots.search import WHOLE
from stampede.cli.output import console, print_json, print_paragraph
from stampede.cli.play.command import chosen_language
from stampede.cli.play.speech import Speech
from stampede.cli.progress import progress_bar
from stampede.cli.records import is_table_log, match_of_table, read_text
from stampede.core.errors import RecordError
from stampede.core.record import RecordText
from stampede.match.match import Match
from stampede.match.match import replay as play_again


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game, or a table's log (.jsonl).")],
    seat: Annotated[int | None, typer.Option(min=1, help="Look at this seat only; the first is 1.")] = None,
    playouts: Annotated[
        int | None, typer.Option(min=40, help="Games to play out for each decision; by default what fits into seconds.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    lang: Annotated[str | None, typer.Option(help="en or es; by default the language of your system.")] = None,
) -> None:
    """Look at a game again: what each decision was worth, where it turned, and what was better."""
    match = read_match(file)
    if seat is not None and seat > len(match.seats):
        raise RecordError(f"{file} has {len(match.seats)} seats: there is no seat {seat}")
    seats = list(range(len(match.seats))) if seat is None else [seat - 1]
    reviewed = review_match(match, seats, playouts)
    if as_json:
        print_json(document(match, reviewed, seats))
    else:
        tell(match, reviewed, seats, Speech(match.game, chosen_language(lang)))


def read_match(file: Path) -> Match:
    if file.suffix == ".jsonl" and is_table_log(file):
        return match_of_table(file)[0]
    return play_again(RecordText(read_text(file), str(file)))


def review_match(match: Match, seats: list[int], playouts: int | None) -> Reviewed:
    moves = [(seat, action.index) for seat, action in match.moves]
    asked = questions_of(match.game, len(match.seats), match.options, match.key, moves, seats)
    with progress_bar() as progress:
        task = progress.add_task("Looking at decisions", total=None)

        def told(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        return review(match.game, asked, playouts, told)


def document(match: Match, reviewed: Reviewed, seats: list[int]) -> dict[str, object]:
    return {
        "game": match.game.id,
        "seats": match.seats,
        "decisions": [entry(match, decision) for decision in reviewed.decisions],
        "moments": {match.seats[seat]: [one.move for one in reviewed.moments(seat)] for seat in seats},
    }


def entry(match: Match, decision: Decision) -> dict[str, object]:
    unit = POINT if decision.alone else WHOLE
    return {
        "move": decision.move,
        "seat": decision.seat,
        "chosen": match.game.actions[decision.chosen.action].notation,
        "best": match.game.actions[decision.best.action].notation,
        "unit": "points" if decision.alone else "wins",
        "worth": round(decision.best.worth / unit, 4),
        "lost": round(decision.lost() / unit, 4),
        "doubt": round(decision.chosen.doubt / unit, 4),
        "playouts": decision.chosen.playouts,
        "facts": [fact.to_json() for fact in decision.facts],
    }


def tell(match: Match, reviewed: Reviewed, seats: list[int], speech: Speech) -> None:
    out = console()
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(speech.say("review-player"))
    for key in ("review-decisions", "review-mistakes", "review-lost"):
        grid.add_column(speech.say(key), justify="right")
    for seat in seats:
        own = [decision for decision in reviewed.decisions if decision.seat == seat]
        mistakes = [decision for decision in own if decision.is_a_moment()]
        grid.add_row(match.seats[seat], str(len(own)), str(len(mistakes)), amount(speech, own))
    out.print(grid)
    moments = [decision for seat in seats for decision in reviewed.moments(seat)]
    for told in [moment(match, decision, speech) for decision in moments] or [speech.say("review-no-mistake")]:
        out.print()
        print_paragraph(out, told)


def amount(speech: Speech, decisions: list[Decision]) -> str:
    """What these decisions cost in all."""
    lost = sum(decision.lost() for decision in decisions)
    if any(decision.alone for decision in decisions):
        return speech.say("review-points", points=round(lost / POINT))
    return speech.say("review-wins", wins=round(100 * lost / WHOLE))


def moment(match: Match, decision: Decision, speech: Speech) -> str:
    """One mistake in words: what was done, what it cost, what was better and why."""
    chosen, best = (match.game.actions[choice.action] for choice in (decision.chosen, decision.best))
    names, seat = match.seats, decision.seat
    sentences = [
        speech.say("review-moment", move=decision.move + 1, name=names[seat], chosen=speech.action(chosen, names)),
        speech.say("review-cost", amount=amount(speech, [decision])),
        speech.say("review-better", best=speech.action(best, names)),
        *(speech.event(fact, names, seat) for fact in decision.facts),
    ]
    return " ".join(sentences)
