"""The rulebook of Lantern Duel, in its order."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from stampede.core.events import Event
from stampede.core.game import Outcome, Place, Reason, ScoreLine
from stampede.core.refusals import game_over, not_your_turn
from stampede.core.rng import Rng
from toy.actions import GUST, LAY, LAY_UNSEEN, SHUTTER, SWAP, TAKE, WAIT
from toy.components import CARDS, GUST_CARD, KINDS, MIRROR_CARD, SHUTTER_CARD
from toy.observation import observe
from toy.state import DECISIONS, LAYING, NO_CARD, NOBODY, REACTION, TURN, Keeper, Pending, Position, names, no_cards
from toy.view import places_of, view_of

DECISION_CLAUSES = ("T3", "T4", "T6")


class LanternDuel(Position):
    # Who owes what

    def owing(self) -> i64:
        return self.stack[-1].seats if self.stack else 0

    def decision(self, seat: i64) -> str:
        return DECISIONS[self.stack[-1].kind]

    def is_out(self, seat: i64) -> bool:
        return self.keepers[seat].lights == 0

    # What is legal

    def widest(self) -> i64:
        return 2 * self.seats + KINDS

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        if not self.owing() >> seat & 1:
            return 0
        hand = self.keepers[seat].hand
        kind = self.stack[-1].kind
        actions: list[i64] = []
        if kind == LAYING:
            actions += [LAY + card for card in range(KINDS) if hand[card] > 0]
        elif kind == TURN:
            others = [other for other in self.lit() if other != seat]
            actions += [GUST + other for other in others if hand[GUST_CARD] > 0]
            actions += [SWAP + other for other in others if hand[MIRROR_CARD] > 0]
            actions.append(WAIT)
        else:
            actions += [SHUTTER, TAKE] if hand[SHUTTER_CARD] > 0 else [TAKE]
        for index, action in enumerate(actions):
            out[index] = action
        return len(actions)

    def why_not(self, seat: i64, action: i64) -> Reason | None:
        if not self.owing() >> seat & 1:
            return game_over() if self.ended else not_your_turn()
        kind = self.stack[-1].kind
        if kind != decision_for(action):
            return Reason("other-decision", DECISION_CLAUSES[kind])
        if action == LAY_UNSEEN:
            return Reason("which-card", "T3")
        if action < GUST:
            return self.why_not_from_hand(seat, action - LAY, "T3")
        if action < SWAP:
            return self.why_not_at(seat, action - GUST, "T5") or self.why_not_from_hand(seat, GUST_CARD, "T5")
        if action < WAIT:
            return self.why_not_at(seat, action - SWAP, "T8") or self.why_not_from_hand(seat, MIRROR_CARD, "T8")
        if action == SHUTTER:
            return self.why_not_from_hand(seat, SHUTTER_CARD, "T6")
        return None

    def why_not_from_hand(self, seat: i64, card: i64, clause: str) -> Reason | None:
        if self.keepers[seat].hand[card] > 0:
            return None
        return Reason("not-in-hand", clause, {"card": CARDS[card]})

    def why_not_at(self, seat: i64, target: i64, clause: str) -> Reason | None:
        if target != seat and target in self.lit():
            return None
        return Reason("no-target", clause)

    # Setting up

    def set_up(self, rng: Rng, log: list[Event] | None) -> None:
        if not self.mirrors:  # T2
            self.aside[MIRROR_CARD] = self.pile[MIRROR_CARD]
            self.pile[MIRROR_CARD] = 0
        self.announce_chance(rng)
        self.leader = rng.below(self.seats)
        self.fill_hands(rng, log)
        self.fall_night(log)

    # A night

    def fall_night(self, log: list[Event] | None) -> None:
        """Stacks all decisions of the night, the last one first."""
        self.night += 1
        order = [seat for seat in self.from_leader() if self.keepers[seat].lights > 0]
        self.stack = [Pending(TURN, 1 << seat) for seat in reversed(order)]  # T4
        self.stack.append(Pending(LAYING, sum(1 << seat for seat in order)))  # T3
        tell(log, Event("night", {"number": int(self.night), "seat": int(self.leader)}))

    def from_leader(self) -> list[int]:
        return [int(self.leader + step) % self.seats for step in range(self.seats)]

    def apply(self, seat: i64, action: i64, rng: Rng, log: list[Event] | None) -> None:
        pending = self.stack[-1]
        pending.seats &= ~(1 << seat)
        if pending.seats == 0:
            self.stack.pop()
        if action < GUST:
            self.lay(seat, action - LAY, log)
        elif action < SWAP:
            self.blow(seat, action - GUST, log)
        elif action < WAIT:
            self.swap(seat, action - SWAP, log)
        elif action == SHUTTER:
            self.shut(seat, log)
        elif action == TAKE:
            self.take(seat, log)
        else:
            tell(log, Event("waited", {"seat": int(seat)}))
        if not self.stack and not self.ended:
            self.dawn(rng, log)

    def lay(self, seat: i64, card: i64, log: list[Event] | None) -> None:  # T3
        keeper = self.keepers[seat]
        keeper.hand[card] -= 1
        keeper.laid_by = seat
        keeper.lookers = 1 << seat
        keeper.shade = card
        tell(log, Event("laid", {"seat": int(seat)}, {"card": CARDS[card]}, 1 << seat))

    def blow(self, seat: i64, target: i64, log: list[Event] | None) -> None:  # T5
        self.discard(seat, GUST_CARD)
        tell(log, Event("blew", {"seat": int(seat), "target": int(target)}))
        self.stack.append(Pending(REACTION, 1 << target))  # T6

    def shut(self, seat: i64, log: list[Event] | None) -> None:  # T6
        self.discard(seat, SHUTTER_CARD)
        tell(log, Event("shut", {"seat": int(seat)}))

    def take(self, seat: i64, log: list[Event] | None) -> None:  # T6
        keeper = self.keepers[seat]
        keeper.lights -= 1
        self.supply += 1
        tell(log, Event("dimmed", {"seat": int(seat), "lights": int(keeper.lights)}))
        if keeper.lights == 0:
            self.go_out(seat, log)

    def go_out(self, seat: i64, log: list[Event] | None) -> None:  # T7
        keeper = self.keepers[seat]
        shown = keeper.hand
        laid: list[str] = []
        for card in range(KINDS):
            self.discards[card] += shown[card]
        for reader in range(self.seats):
            self.look(reader, keeper)
        keeper.hand = no_cards()
        keeper.seen = [no_cards() for _ in range(self.seats)]
        if keeper.shade != NO_CARD:
            laid.append(CARDS[keeper.shade])
            keeper.row[keeper.shade] += 1
            self.uncover(seat)
        self.stack = [pending for pending in self.stack if not pending.seats >> seat & 1]
        tell(log, Event("out", {"seat": int(seat), "cards": names(shown), "laid": laid}))
        if len(self.lit()) == 1:  # T11
            self.end("last-light")

    def swap(self, seat: i64, target: i64, log: list[Event] | None) -> None:  # T8
        self.discard(seat, MIRROR_CARD)
        one, other = self.keepers[seat], self.keepers[target]
        both = 1 << seat | 1 << target
        for keeper in (one, other):
            self.look(seat, keeper)
            self.look(target, keeper)
        one.hand, other.hand = other.hand, one.hand
        # Those who knew a hand know it at its new place.
        one.seen, other.seen = other.seen, one.seen
        one.laid_by, other.laid_by = other.laid_by, one.laid_by
        one.lookers, other.lookers = other.lookers, one.lookers
        one.seen[seat], other.seen[target] = no_cards(), no_cards()
        cards = {"got": names(one.hand), "gave": names(other.hand)}
        tell(log, Event("swapped", {"seat": int(seat), "target": int(target)}, {**cards}, both))

    def discard(self, seat: i64, card: i64) -> None:
        keeper = self.keepers[seat]
        keeper.hand[card] -= 1
        for seen in keeper.seen:  # a card that leaves face up is one less of what others know
            if seen[card] > 0:
                seen[card] -= 1
        self.discards[card] += 1

    def look(self, reader: i64, keeper: Keeper) -> None:
        """A reader looks at a hand: what was seen before and is missing now must be what was laid."""
        for card in range(KINDS):
            if keeper.seen[reader][card] > keeper.hand[card]:
                self.keepers[keeper.laid_by].shade_seers |= 1 << reader
        keeper.seen[reader] = keeper.hand[:]
        keeper.lookers |= 1 << reader

    def uncover(self, seat: i64) -> None:
        """All see the card under a lantern: those who have seen the hand it came from know that it has left."""
        card = self.keepers[seat].shade
        for keeper in self.keepers:
            if keeper.laid_by == seat:
                for reader, seen in enumerate(keeper.seen):
                    if keeper.in_doubt(reader) and seen[card] > 0:
                        seen[card] -= 1
                keeper.laid_by = NOBODY
        self.keepers[seat].shade = NO_CARD
        self.keepers[seat].shade_seers = 0

    # Dawn

    def dawn(self, rng: Rng, log: list[Event] | None) -> None:
        for seat in self.lit():  # T9
            keeper = self.keepers[seat]
            keeper.row[keeper.shade] += 1
            tell(log, Event("shown", {"seat": seat, "card": CARDS[keeper.shade]}))
            self.uncover(seat)
        if sum(self.missing(seat) for seat in self.lit()) > sum(self.pile):  # T12
            self.end("morning")
            return
        self.announce_chance(rng)
        self.fill_hands(rng, log)  # T10
        self.leader = next(seat for seat in [*self.from_leader()[1:], int(self.leader)] if seat in self.lit())
        self.fall_night(log)

    def announce_chance(self, rng: Rng) -> None:
        """Before the draws of every chance event: they then depend on the match key and this count alone."""
        self.chance_events = rng.begin(self.chance_events)

    def missing(self, seat: int) -> i64:
        return self.box.hand - sum(self.keepers[seat].hand)

    def fill_hands(self, rng: Rng, log: list[Event] | None) -> None:
        for seat in self.lit():
            drawn = no_cards()
            for _ in range(self.missing(seat)):
                card = self.draw(rng)
                self.keepers[seat].hand[card] += 1
                drawn[card] += 1
            tell(log, Event("drew", {"seat": seat, "count": sum(drawn)}, {"cards": names(drawn)}, 1 << seat))

    def draw(self, rng: Rng) -> i64:
        """A card from the bag, every single one equally likely."""
        pick = rng.below(sum(self.pile))
        card: i64 = 0
        while pick >= self.pile[card]:
            pick -= self.pile[card]
            card += 1
        self.pile[card] -= 1
        return card

    # What can be seen

    def view(self, seat: int | None) -> object:
        return view_of(self, seat)

    def observe(self, seat: i64, out: vec[i16], at: i64) -> None:
        observe(self, seat, out, at)

    def places(self, seat: int | None) -> list[Place]:
        return places_of(self, seat)

    # The end

    def end(self, reason: str) -> None:
        self.ended = reason
        self.stack = []

    def outcome(self) -> Outcome | None:
        if not self.ended:
            return None
        lines = [self.account(seat) for seat in range(self.seats)]
        scores = [sum(line.points for line in account) for account in lines]
        ranks = [1 + sum(other > score for other in scores) for score in scores]
        return Outcome(self.ended, scores, ranks, lines)

    def account(self, seat: int) -> list[ScoreLine]:  # T13
        keeper = self.keepers[seat]
        if keeper.lights == 0:
            return [ScoreLine("out", 0)]
        glow = sum(keeper.row[card] * self.box.glow[card] for card in range(KINDS))
        return [ScoreLine("glow", int(glow)), ScoreLine("lights", int(keeper.lights))]


def decision_for(action: i64) -> i64:
    """The kind of decision that an action answers."""
    if action < GUST:
        return LAYING
    return TURN if action <= WAIT else REACTION


def tell(log: list[Event] | None, event: Event) -> None:
    if log is not None:
        log.append(event)
