"""`stampede replay` and `stampede verify`: replaying and checking records."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import groupby, islice
from pathlib import Path
from typing import Annotated

import typer

from stampede.cli.output import complain, console, print_paragraph, seat_label
from stampede.cli.play.command import chosen_language
from stampede.core.errors import RecordError
from stampede.core.record import RecordText
from stampede.core.registry import load_game
from stampede.match.match import Match
from stampede.match.match import replay as play_again


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, a table's log, or many records as .jsonl.")],
    components: Annotated[Path | None, typer.Option(help="The components file the games were played with.")] = None,
    lang: Annotated[str | None, typer.Option(help="en or es; by default the language of your system.")] = None,
    printed: Annotated[bool, typer.Option("--print", help="Print all moves, even on a terminal.")] = False,
) -> None:
    """Replay a record, checking every move and the result: step by step on a terminal, otherwise printed."""
    resigned: list[int] = []
    if file.suffix == ".jsonl":
        if not is_table_log(file):
            replay_lines(file, components)
            return
        match, resigned = match_of_table(file)
    else:
        source = RecordText(read_text(file), str(file))
        match, resigned = _replayed(source, components), source.record.resigned or []
    if printed or not (sys.stdin.isatty() and sys.stdout.isatty()):
        print_match(match, resigned)
    else:
        step_through(match, lang)


def step_through(match: Match, lang: str | None) -> None:
    from stampede.cli.play.speech import Speech
    from stampede.cli.play.stepping import Stepping
    from stampede.cli.play.terminal import Terminal

    Stepping(Terminal(), Speech(match.game, chosen_language(lang)), match).run()


def is_table_log(file: Path) -> bool:
    from stampede.cli.play.saved import is_table

    return any(is_table(line) for _, line in islice(_lines(file), 1))


def match_of_table(file: Path) -> tuple[Match, list[int]]:
    """A table's match, finished or not, and who resigned."""
    from stampede.cli.play.saved import load_table

    table = load_table(file).table
    assert table.match is not None
    return table.match, [index for index, seat in enumerate(table.seats) if seat.resigned]


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.")],
    lang: Annotated[str | None, typer.Option(help="en or es; by default the language of your system.")] = None,
) -> None:
    """Check a record (every move, every card and die, and where its dice came from) and say what that proves."""
    from stampede.match.verify import verify as prove
    from stampede.match.words import Words

    if file.suffix == ".jsonl" and is_table_log(file):
        raise RecordError(f"{file} is a table's log; once the game is over, its record is {file.with_suffix('.json')}")
    words = Words(None, chosen_language(lang))
    for proof in prove(RecordText(read_text(file), str(file))):
        print_paragraph(console(), words.text(proof.key, **proof.facts))


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{file} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise RecordError(f"{file} is not UTF-8 text: it is damaged, or not a record") from error


def replay_lines(file: Path, components: Path | None) -> None:
    """Checks every line and reports each one that fails; fails at the end if any did."""
    verified = 0
    failed = 0
    digest = sha256()
    for number, line in _lines(file):
        try:
            match = _replayed(RecordText(line, str(file), number), components)
        except RecordError as error:
            complain(str(error))
            failed += 1
        else:
            digest.update(bytes.fromhex(match.record().digest()))
            verified += 1
    if failed:
        raise RecordError(f"{failed} of {verified + failed} records in {file} did not pass")
    if not verified:
        raise RecordError(f"{file} contains no records")
    console().print(f"{verified:,} records verified\ndigest {digest.hexdigest()}")


def _lines(file: Path) -> Iterator[tuple[int, str]]:
    """Every line that is not blank, with its number. Bytes that are not text become a line that is not a record."""
    try:
        with file.open(encoding="utf-8", errors="replace") as opened:
            for number, line in enumerate(opened, 1):
                if line.strip():
                    yield number, line
    except OSError as error:
        raise RecordError(f"{file} cannot be read: {error.strerror}") from error


def _replayed(source: RecordText, components: Path | None) -> Match:
    return play_again(source, None if components is None else load_game(source.record.game, components))


def print_match(match: Match, resigned: Sequence[int] = ()) -> None:
    out = console()
    settings = ", ".join(f"{name}={str(value).lower()}" for name, value in match.options.items())
    out.print(f"{match.game.id}: {', '.join(_who(match, seat) for seat in range(len(match.seats)))}")
    if settings:
        out.print(f"options: {settings}")
    out.print()
    width = max(len(_who(match, seat)) for seat in range(len(match.seats)))
    for number, (seat, actions) in enumerate(turns(match), 1):
        out.print(f"{number:>4}. {_who(match, seat):<{width}}  {', '.join(actions)}", soft_wrap=True)
    out.print()
    outcome = match.outcome
    if outcome is None:
        waiting = ", ".join(_who(match, seat) for seat in match.to_act)
        out.print(f"Not over yet after {len(match.moves)} moves; next to act: {waiting}.")
    else:
        out.print(f"Over after {len(match.moves)} moves: {outcome.reason}.")
        # Those who resigned are ranked last, however well the bot did that played on for them.
        order = [(seat in resigned, rank) for seat, rank in enumerate(outcome.ranks)]
        for seat in sorted(range(len(match.seats)), key=lambda seat: order[seat]):
            rank = 1 + sum(other < order[seat] for other in order)
            note = " (resigned)" if seat in resigned else ""
            out.print(f"{rank:>4}. {_who(match, seat):<{width}}  {outcome.scores[seat]}{note}")
    out.print("verified")


def turns(match: Match) -> list[tuple[int, list[str]]]:
    """The moves, grouped by turn."""
    return [
        (seat, [action.notation for _, action in moves])
        for seat, moves in groupby(match.moves, key=lambda move: move[0])
    ]


def _who(match: Match, seat: int) -> str:
    name = match.seats[seat]
    return name if name == seat_label(seat) else f"{seat_label(seat)} {name}"
