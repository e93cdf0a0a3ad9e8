"""`stampede replay`: records played again and checked."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer

from stampede.cli.output import complain, console, seat_label
from stampede.core.errors import RecordError
from stampede.core.record import RecordText
from stampede.core.registry import load_game
from stampede.match.match import Match
from stampede.match.match import replay as play_again


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or many of them in a .jsonl file.")],
    components: Annotated[Path | None, typer.Option(help="The components file the games were played with.")] = None,
) -> None:
    """Play a record again, check every move and the result, and show the game."""
    if file.suffix == ".jsonl":
        replay_lines(file, components)
    else:
        print_match(_replayed(RecordText(read_text(file), str(file)), components))


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{file} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise RecordError(f"{file} is not UTF-8 text: it is damaged, or no record") from error


def replay_lines(file: Path, components: Path | None) -> None:
    """Checks every line, names each that fails, and fails at the end if any did."""
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
        raise RecordError(f"{failed} of {verified + failed} records in {file} are not to be trusted")
    if not verified:
        raise RecordError(f"{file} holds no record")
    console().print(f"{verified:,} records verified\ndigest {digest.hexdigest()}")


def _lines(file: Path) -> Iterator[tuple[int, str]]:
    """Every line that is not blank, with its number; bytes that are no text become a line that no record matches."""
    try:
        with file.open(encoding="utf-8", errors="replace") as opened:
            for number, line in enumerate(opened, 1):
                if line.strip():
                    yield number, line
    except OSError as error:
        raise RecordError(f"{file} cannot be read: {error.strerror}") from error


def _replayed(source: RecordText, components: Path | None) -> Match:
    return play_again(source, None if components is None else load_game(source.record.game, components))


def print_match(match: Match) -> None:
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
        out.print(f"Not over yet after {len(match.moves)} moves: to act is {waiting}.")
    else:
        out.print(f"Over after {len(match.moves)} moves: {outcome.reason}.")
        for seat in sorted(range(len(match.seats)), key=lambda seat: outcome.ranks[seat]):
            out.print(f"{outcome.ranks[seat]:>4}. {_who(match, seat):<{width}}  {outcome.scores[seat]}")
    out.print("verified")


def turns(match: Match) -> list[tuple[int, list[str]]]:
    """The moves, what a seat did in one go together."""
    return [
        (seat, [action.notation for _, action in moves])
        for seat, moves in groupby(match.moves, key=lambda move: move[0])
    ]


def _who(match: Match, seat: int) -> str:
    name = match.seats[seat]
    return name if name == seat_label(seat) else f"{seat_label(seat)} {name}"
