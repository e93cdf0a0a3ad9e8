"""What can be read about games and finished tables: words, actions, rulebooks, lessons, replays, proofs."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

from stampede.core.errors import RecordError
from stampede.core.game import Game
from stampede.core.record import RecordText
from stampede.core.seats import seat_fields
from stampede.match.layout import read_layout
from stampede.match.lessons import Lesson, read_lessons
from stampede.match.match import Match
from stampede.match.reading import Reading
from stampede.match.rulebook import origin, page_of, plain, read_sections
from stampede.match.seats import HUMAN
from stampede.match.status import status_of
from stampede.match.table import USUAL_LEVEL
from stampede.match.verify import verify
from stampede.match.words import HOUSE_TEXT, words_for
from stampede.server import wire
from stampede.server.describe import action_info, event_info, outcome_info
from stampede.server.live import LiveTable

MOST_RECALLED = 60  # moves of a game in progress


@cache
def words_of(game: Game, language: str) -> str:
    """The Fluent texts of a game: the shared ones, then its own."""
    folders = [HOUSE_TEXT, Path(game.folder) / "text"]
    return "\n".join((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders)


@cache
def actions_of(game: Game) -> tuple[bytes, str]:
    """A game's action table as JSON, and an entity tag for it."""
    actions = [action_info(game, index) for index in range(len(game.actions))]
    parts = {component: game.parts(component) for component in game.components(game.max_seats)}
    parted = {component: names for component, names in parts.items() if names}
    body = msgspec.json.encode(wire.GameActions(game.digest, actions, parted))
    return body, f'W/"{sha256(body).hexdigest()[:32]}"'


@cache
def rulebook_of(game: Game, language: str) -> wire.Rulebook:
    page = page_of(game, language)
    sections = [
        wire.RuleSection(
            section.title,
            plain(" ".join(section.lines)),
            [wire.ClauseInfo(clause.id, origin(clause.source), plain(clause.text)) for clause in section.clauses],
        )
        for section in read_sections(page)
    ]
    return wire.Rulebook(language if page.stem.endswith(f".{language}") else "en", sections)


@cache
def layout_of(game: Game) -> wire.LayoutInfo:
    return wire.LayoutInfo(
        msgspec.convert(read_layout(game), list[wire.PartInfo], from_attributes=True), seat_fields(game.view_type())
    )


@cache
def lessons_of(game: Game) -> list[wire.Lesson]:
    return [lesson_info(lesson) for lesson in read_lessons(game)]


def lesson_info(lesson: Lesson) -> wire.Lesson:
    match, game = lesson.match, lesson.match.game
    asked = lesson.seat in match.to_act
    return wire.Lesson(
        key=lesson.key,
        seat=lesson.seat,
        table=table_of(match),
        view=match.view(lesson.seat),
        legal=[action_info(game, index) for index in match.state.legal(lesson.seat)] if asked else [],
        events=[event_info(event) for event in match.story(lesson.seat, lesson.last)],
    )


def table_of(match: Match) -> wire.TableInfo:
    """The table of a lesson, at which nobody really sits."""
    return wire.TableInfo(
        id="",
        game=match.game.id,
        options=dict(match.options),
        status=status_of(match),
        version=len(match.moves) + 1,
        host=0,
        public=False,
        seats=[
            wire.SeatInfo(HUMAN, name, USUAL_LEVEL, True, False, 0, False, seat in match.to_act, None)
            for seat, name in enumerate(match.seats)
        ],
        commitment="",
        known_deal=False,
        move_seconds=None,
        outcome=None if match.outcome is None else outcome_info(match.outcome),
    )


def replay_of(live: LiveTable, reader: int | None) -> wire.Replay:
    """A finished game, as the reader saw it at the time; after the last move everything is open."""
    played = live.committed.table.match
    assert played is not None
    match = Match(played.game, played.seats, played.options, played.key)
    frames = [frame_of(match, reader, 0)]
    for seat, action in played.moves:
        told = len(match.events)
        match.play(seat, action)
        frames.append(frame_of(match, reader, told, seat, action.index))
    return wire.Replay(reader, frames)


def moments_of(
    reading: Reading, reader: int | None, readers: Collection[int | None], version: int
) -> list[wire.Moment]:
    """A game in progress, move by move since a version, as the reader saw it at the time.

    The readers are all whom the asking connection may see for: they know that version.
    """
    table, missed = reading.table, reading.missed_since(version, readers)
    played = table.match
    if played is None or missed is None:
        return []
    _, start = missed
    told = [
        ply for ply in range(start, len(table.plies)) if not table.plies[ply].secret or table.plies[ply].seat in readers
    ]
    start = max(start, told[-MOST_RECALLED] if len(told) > MOST_RECALLED else start)
    match = Match(played.game, played.seats, played.options, played.key)
    for seat, action in played.moves[:start]:
        match.play(seat, action)
    moments = [wire.Moment(match.view(reader), [])]
    heard = len(match.events)
    for ply, (seat, action) in enumerate(played.moves[start:], start):
        match.play(seat, action)
        if ply in told:
            moments.append(wire.Moment(match.view(reader), [event_info(one) for one in match.story(reader, heard)]))
            heard = len(match.events)
    return moments


def frame_of(
    match: Match, reader: int | None, told: int, seat: int | None = None, action: int | None = None
) -> wire.ReplayFrame:
    return wire.ReplayFrame(
        seat=seat,
        action=None if action is None else action_info(match.game, action),
        view=match.view(reader),
        events=[event_info(event) for event in match.story(reader, told)],
    )


def proof_of(live: LiveTable, language: str) -> wire.Proof:
    """What the record proves, checked again, or what is wrong with it."""
    table = live.committed.table
    words = words_for(table.game, language)
    source = RecordText(table.record().to_text(), live.id)
    try:
        lines = [words.text(proof.key, **proof.facts) for proof in verify(source)]
    except RecordError as error:
        return wire.Proof(False, [str(error)], table.commitment)
    return wire.Proof(True, lines, table.commitment)
