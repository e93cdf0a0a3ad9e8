"""What somebody with a perfect memory knows at a table of Raging Bulls, from the events alone.

All that is ever hidden is what the others have done in the open round. So the tracker keeps a copy of everybody's sheet
as the last close left it, its reader's own as it is now, and who is ready; a sample must agree with all of that, and
what it supposes of the others must be a turn that the rules and the dice allow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from stampede.core.events import Event
from stampede.core.game import Game, OptionValue, State
from stampede.testing.memory import Tracker

MALLETS, POSTS, BOXES = 3, 24, 18
THE_END = {"stopped", "out"}


def track(
    game: Game, seats: int, options: Mapping[str, OptionValue], reader: int | None, opening: list[Event]
) -> Tracker:
    return FieldMemory(seats, reader, bool(options["mallet_recycles"]))


@dataclass
class Sheet:
    mallets: int = MALLETS
    uses: Counter[str] = field(default_factory=Counter)  # by post
    marks: Counter[int] = field(default_factory=Counter)  # by number
    is_over: bool = False

    def copy(self) -> Sheet:
        return Sheet(self.mallets, Counter(self.uses), Counter(self.marks), self.is_over)

    def counts(self) -> tuple[int, int, int, int]:
        """Mallets left, posts used once and twice, boxes marked."""
        uses = Counter(self.uses.values())
        return self.mallets, uses[1], uses[2], self.marks.total()


class FieldMemory:
    def __init__(self, seats: int, reader: int | None, recycles: bool) -> None:
        self.reader = reader
        self.recycles = recycles
        self.sheets = [Sheet() for _ in range(seats)]
        self.closed = [Sheet() for _ in range(seats)]  # as the last close left them
        self.ready: set[int] = set()
        self.dice: list[int] = []

    def hear(self, event: Event) -> None:
        told, kind = event.facts, event.kind
        if kind == "rolled":
            self.closed = [sheet.copy() for sheet in self.sheets]
            self.ready = set()
            self.dice = [int(number) for number in told["dice"]]  # type: ignore[union-attr]
            return
        if "seat" not in told:
            return
        seat = int(str(told["seat"]))
        sheet = self.sheets[seat]
        if kind == "ready":
            self.ready.add(seat)
        elif kind == "fenced":
            sheet.uses.update([str(told["first"]), str(told["second"])])
        elif kind == "recycled":
            sheet.marks[int(str(told["number"]))] += 1
        elif kind == "malleted":
            sheet.mallets = int(str(told["left"]))
        elif kind in THE_END:
            sheet.is_over = True
            self.ready.add(seat)

    def contradiction(self, sample: State) -> str | None:
        owing = {seat for seat, sheet in enumerate(self.closed) if not sheet.is_over and seat not in self.ready}
        if owing != set(sample.to_act()):
            return f"{sample.to_act()} owe a decision instead of {sorted(owing)}"
        for seat, closed in enumerate(self.closed):
            shown, real = counts_in(sample, seat, None), counts_in(sample, seat, seat)
            if not closed.is_over and shown != ("hidden", MALLETS - closed.mallets, *closed.counts()[2:]):
                return f"seat {seat} shows {shown}, but the round found {closed}"
            if closed.is_over and real != ("open", *closed.counts()):
                return f"seat {seat} has {real}, but ended with {closed}"
            if seat == self.reader:
                if real != ("open", *self.sheets[seat].counts()):
                    return f"seat {seat} has {real}, but knows of {self.sheets[seat]}"
            elif not closed.is_over and not self.can_have_led(closed, real, seat in self.ready):
                return f"seat {seat} cannot have come from {closed} to {real} by {self.dice}"
        return None

    def can_have_led(self, closed: Sheet, real: tuple[object, ...], is_ready: bool) -> bool:
        """Whether one turn, or part of one, leads there."""
        mallets, once, twice, marks = closed.counts()
        now = [int(str(count)) for count in real[1:]]
        if now == [mallets, once, twice, marks]:
            return not is_ready or not self.dice  # before the first roll nothing can be done
        if not self.dice:
            return False
        more = now[3] - marks
        if now[0] == mallets - 1:  # no fence: all dice are marked, or lost, unless it was the last mallet
            most = 3 if self.recycles and now[0] > 0 else 0
            return now[1:3] == [once, twice] and 0 <= more <= most and (now[0] > 0 or is_ready)
        uses = now[1] + 2 * now[2] - once - 2 * twice
        return now[0] == mallets and uses == 2 and now[2] >= twice and 0 <= more <= 1


def counts_in(sample: State, seat: int, reader: int | None) -> tuple[object, ...]:
    """What a reader is shown of a seat; of a hidden sheet, what is certain: mallets gone, posts used up, marks."""
    places = {place.name: place for place in sample.places(reader)}
    unused, used, twice = (places[f"{name} {seat}"] for name in ("unused", "used", "used twice"))
    mallet, post, box = (f"{name} of seat {seat}" for name in ("mallet", "post", "box"))
    if unused.hidden:
        return "hidden", used.contents[mallet], twice.contents[post], used.contents[box]
    return "open", unused.contents[mallet], used.contents[post], twice.contents[post], used.contents[box]
