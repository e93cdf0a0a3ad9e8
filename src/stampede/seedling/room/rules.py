"""The rulebook, in its order. A function is a clause or a phase, and names its clause."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from stampede.core.events import Event, Fact
from stampede.core.game import Outcome, Place, Reason, ScoreLine, ranks_of
from stampede.core.rng import Rng
from stampede.seedling.room.actions import card_of
from stampede.seedling.room.choices import legal_actions
from stampede.seedling.room.components import CARDS
from stampede.seedling.room.observation import observe
from stampede.seedling.room.refusals import refusal_of
from stampede.seedling.room.state import Position, names, no_cards
from stampede.seedling.room.view import StonesView, places_of, view_of


class Race(Position):
    # --- setting up ---------------------------------------------------------------------------------------------------

    def set_up(self, rng: Rng, log: list[Event] | None) -> None:
        self.begin_chance(rng)
        for seat in range(self.seats):  # R2
            dealt = no_cards()
            for _ in range(self.box.hand):
                dealt[self.draw(rng)] += 1
            self.hands[seat] = dealt
            # What only the seat itself may see is the event's secret; the mask says who may.
            tell(log, Event("dealt", {"seat": seat, "count": sum(dealt)}, {"cards": as_fact(names(dealt))}, 1 << seat))
        self.turn = int(rng.below(self.seats))
        tell(log, Event("turn", {"seat": self.turn}))

    # --- who is asked, and what is legal ------------------------------------------------------------------------------

    def owing(self) -> int:
        return 0 if self.ended else 1 << self.turn

    def decision(self, seat: i64) -> str:
        return "turn"

    def widest(self) -> int:
        return len(CARDS)

    def fill_legal(self, seat: i64, out: vec[i64]) -> int:
        actions = legal_actions(self, seat)
        for index, action in enumerate(actions):
            out[index] = action
        return len(actions)

    def refusal(self, seat: i64, action: i64) -> Reason:
        return refusal_of(self, seat, action)

    # --- a turn -------------------------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, rng: Rng, log: list[Event] | None) -> None:
        self.hop(seat, card_of(action), log)
        if self.frogs[seat] == self.box.stones:
            self.end("across", log)  # R5
            return
        self.take_card(seat, rng, log)
        self.turn = (self.turn + 1) % self.seats
        if sum(self.hands[self.turn]) == 0:
            self.end("dry", log)  # R6
            return
        tell(log, Event("turn", {"seat": self.turn}))

    def hop(self, seat: int, card: int, log: list[Event] | None) -> None:  # R3
        self.hands[seat][card] -= 1
        self.discards[card] += 1
        start = self.frogs[seat]
        stone = min(start + self.box.reach[card], self.box.stones)
        self.frogs[seat] = stone
        tell(log, Event("hopped", {"seat": int(seat), "card": CARDS[card], "from": start, "to": stone}))
        if stone == self.box.stones:
            return
        for other in range(self.seats):
            if other != seat and self.frogs[other] == stone:
                self.slip(other, log)

    def slip(self, victim: int, log: list[Event] | None) -> None:  # R4
        start = self.frogs[victim]
        self.frogs[victim] = max(0, start - self.box.slip)
        tell(log, Event("slipped", {"victim": victim, "from": start, "to": self.frogs[victim]}))

    def take_card(self, seat: int, rng: Rng, log: list[Event] | None) -> None:  # R3
        if sum(self.pile) == 0:
            return
        self.begin_chance(rng)
        card = self.draw(rng)
        self.hands[seat][card] += 1
        tell(log, Event("drew", {"seat": int(seat)}, {"card": CARDS[card]}, 1 << seat))

    # --- chance -------------------------------------------------------------------------------------------------------

    def begin_chance(self, rng: Rng) -> None:
        """Before the draws of every chance event: they then depend on the match's key and this count alone."""
        self.chance_events = int(rng.begin(self.chance_events))

    def draw(self, rng: Rng) -> int:
        """A card from the pile, every single one equally likely."""
        pick = int(rng.below(sum(self.pile)))
        card = 0
        while pick >= self.pile[card]:
            pick -= self.pile[card]
            card += 1
        self.pile[card] -= 1
        return card

    # --- the end ------------------------------------------------------------------------------------------------------

    def end(self, reason: str, log: list[Event] | None) -> None:
        self.ended = reason
        tell(log, Event("ended", {"reason": reason}))

    def outcome(self) -> Outcome | None:
        if not self.ended:
            return None
        ranks = ranks_of([[stone] for stone in self.frogs])  # R7
        lines = [[ScoreLine("stones", stone)] for stone in self.frogs]
        return Outcome(self.ended, list(self.frogs), ranks, lines)

    # --- what can be seen ---------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> StonesView:
        return view_of(self, seat)

    def observe(self, seat: i64, out: vec[i16], at: i64) -> None:
        observe(self, seat, out, at)

    def places(self, seat: int | None) -> list[Place]:
        return places_of(self, seat)


def as_fact(cards: list[str]) -> Fact:
    return cards


def tell(log: list[Event] | None, event: Event) -> None:
    """Simulations do not listen."""
    if log is not None:
        log.append(event)
