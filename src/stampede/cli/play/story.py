"""What happened, in sentences: one paragraph per turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby

from rich.text import Text

from stampede.cli.play.marks import chip
from stampede.cli.play.speech import Speech
from stampede.core.events import UNHEARD, Event
from stampede.match.match import Match


@dataclass
class Paragraph:
    seat: int | None  # None: the table, before anybody acted
    sentences: list[str] = field(default_factory=list)

    def text(self, plain_letters: bool) -> Text:
        told = Text(" ".join(counted(list(same), plain_letters) for _, same in groupby(self.sentences)))
        return told if self.seat is None else Text.assemble(chip(self.seat, plain_letters), " ", told)


def counted(same: list[str], plain_letters: bool) -> str:
    """What happened several times in a row is said once."""
    if len(same) == 1 or not same[0].endswith("."):
        return " ".join(same)
    return f"{same[0][:-1]} ({'x' if plain_letters else '×'}{len(same)})."


def told(
    match: Match, events: Sequence[Event], speech: Speech, reader: int | None, first: int = 0, last: int | None = None
) -> list[Paragraph]:
    """The moves from `first` to `last`, after the deal if `first` is 0. `events` are all, as `Match.heard` gives them.

    What comes to light later belongs to the seat that did it, not to the one whose move brought it to light.
    """
    starts = [*match.marks, len(events)]
    paragraphs: list[Paragraph] = []
    if first == 0:
        paragraphs.append(Paragraph(None, sentences(events[: starts[0]], match, speech, reader)))
    for move in range(first, len(match.moves) if last is None else last):
        for event in events[starts[move] : starts[move + 1]]:
            doer = event.doer()
            seat = match.moves[move][0] if doer is None else doer
            if not paragraphs or paragraphs[-1].seat != seat:
                paragraphs.append(Paragraph(seat))
            paragraphs[-1].sentences += sentences([event], match, speech, reader)
    return [paragraph for paragraph in paragraphs if paragraph.sentences]


def sentences(events: Sequence[Event], match: Match, speech: Speech, reader: int | None) -> list[str]:
    return [speech.event(event, match.seats, reader) for event in events if event.kind != UNHEARD]
