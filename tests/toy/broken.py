"""Broken toys: each is Lantern Duel with one fault that breaks one law, to prove that the law can fail.

The golden records are of two keepers with two lights each. Faults that change how a game goes on are kept off such
tables, so that the records stay true.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i16, i64

from conformance.subjects import toy_subject
from stampede.core.actions import Action
from stampede.core.events import Event
from stampede.core.game import Belief, Claim, Game, Judgement, Outcome, Place, Reason, ScoreLine, StandingAnswer, State
from stampede.core.observation import size_of
from stampede.core.rng import Rng
from stampede.testing.subjects import Subject
from toy import ROOM
from toy.actions import GUST, LAY, LAY_UNSEEN, MOST_SEATS, SHUTTER, SWAP, TAKE, WAIT
from toy.belief import LanternBelief
from toy.components import CARDS, GUST_CARD, KINDS, SHUTTER_CARD, Box, read_box
from toy.game import LanternGame
from toy.judgement import LanternJudgement
from toy.observation import fields_of
from toy.rules import LanternDuel, tell
from toy.state import LAYING, NO_CARD, REACTION, Position, names, no_cards
from toy.view import LanternView


def off_the_records(position: Position) -> bool:
    return position.seats > 2 or position.start_lights != 2


# --- a game as a whole ------------------------------------------------------------------------------------------------


class WaitsForever(LanternDuel):
    """With three lights each, to wait is to stay on turn."""

    def apply(self, seat: i64, action: i64, rng: Rng, log: list[Event] | None) -> None:
        if action == WAIT and self.start_lights == 3:
            tell(log, Event("waited", {"seat": int(seat)}))
            return
        super().apply(seat, action, rng, log)


class EndsUndeclared(LanternDuel):
    """Some tables end by a reason that the box does not have."""

    def end(self, reason: str) -> None:
        super().end("storm" if off_the_records(self) else reason)


class CountsNightsOfAllGames(LanternDuel):
    """Nights are numbered through from game to game."""

    nights = count()

    def fall_night(self, log: list[Event] | None) -> None:
        super().fall_night(None)
        tell(log, Event("night", {"number": next(self.nights), "seat": int(self.leader)}))


class DrawsOnAndOn(LanternDuel):
    """At dawn some tables draw on from where the generator happens to be."""

    def announce_chance(self, rng: Rng) -> None:
        if off_the_records(self) and self.night > 0:
            self.chance_events += 1
        else:
            super().announce_chance(rng)


class DrawsUncounted(LanternDuel):
    """The draws of some tables at dawn do not count as chance."""

    def announce_chance(self, rng: Rng) -> None:
        super().announce_chance(rng)
        if off_the_records(self) and self.night > 0:
            self.chance_events -= 1


class ScoresTooMuch(LanternDuel):
    """A light is worth two."""

    def account(self, seat: int) -> list[ScoreLine]:
        return [ScoreLine(line.key, line.points * (1 + (line.key == "lights"))) for line in super().account(seat)]


# --- positions --------------------------------------------------------------------------------------------------------


class SharesStack(LanternDuel):
    """A copy owes its decisions together with the original."""

    def copy(self) -> LanternDuel:
        other = super().copy()
        assert isinstance(other, LanternDuel)
        other.stack = self.stack
        return other


class CountsViews(LanternDuel):
    """Notes how often it was looked at."""

    def __init__(self, box: Box, seats: int, mirrors: bool, start_lights: int) -> None:
        super().__init__(box, seats, mirrors, start_lights)
        self.views = 0

    def view(self, seat: int | None) -> object:
        self.views += 1
        return super().view(seat)


class LendsItsDiscards(LanternDuel):
    """All views have the same list of discards, and it goes on changing."""

    def __init__(self, box: Box, seats: int, mirrors: bool, start_lights: int) -> None:
        super().__init__(box, seats, mirrors, start_lights)
        self.lent: list[str] = []

    def copy(self) -> LanternDuel:
        other = super().copy()
        assert isinstance(other, LendsItsDiscards)
        other.lent = names(other.discards)
        return other

    def apply(self, seat: i64, action: i64, rng: Rng, log: list[Event] | None) -> None:
        super().apply(seat, action, rng, log)
        self.lent[:] = names(self.discards)

    def view(self, seat: int | None) -> object:
        view = super().view(seat)
        assert isinstance(view, LanternView)
        self.lent[:] = names(self.discards)
        return replace(view, discards=self.lent)


class ObservesAllHands(LanternDuel):
    """Where the observation has the reader's own hand, every other seat finds the hand of the first."""

    def observe(self, seat: i64, out: vec[i16], at: i64) -> None:
        super().observe(seat, out, at)
        if seat != 0:
            out[at + 5] = i16(self.keepers[0].hand[0])


class ObservesTooLittle(LanternDuel):
    """Never writes the last number."""

    def observe(self, seat: i64, out: vec[i16], at: i64) -> None:
        last = at + size_of(fields_of(self.box.lights, self.seats)) - 1
        kept = out[last]
        super().observe(seat, out, at)
        out[last] = kept


class LetsAllWait(LanternDuel):
    """Who owes nothing may still wait."""

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        if self.idle(seat):
            out[0] = WAIT
            return 1
        return super().fill_legal(seat, out)

    def why_not(self, seat: i64, action: i64) -> Reason | None:
        return None if self.idle(seat) and action == WAIT else super().why_not(seat, action)

    def idle(self, seat: i64) -> bool:
        return not self.ended and not self.owing() >> seat & 1


class LeavesNoWayOut(LanternDuel):
    """At some tables a keeper without a shutter cannot answer a gust."""

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        return 0 if self.stuck(seat) else super().fill_legal(seat, out)

    def why_not(self, seat: i64, action: i64) -> Reason | None:
        if action == TAKE and self.stuck(seat):
            return Reason("not-in-hand", "T6", {"card": "shutter"})
        return super().why_not(seat, action)

    def stuck(self, seat: i64) -> bool:
        asked = bool(self.stack) and self.stack[-1].kind == REACTION and bool(self.owing() >> seat & 1)
        return off_the_records(self) and asked and self.keepers[seat].hand[SHUTTER_CARD] == 0


class KnowsTheOutcomeEarly(LanternDuel):
    """From the second night on there is an outcome, though all play on."""

    def outcome(self) -> Outcome | None:
        early = Outcome("morning", [0] * self.seats, [1] * self.seats, [[] for _ in range(self.seats)])
        return super().outcome() or (early if self.night > 1 else None)


class AllowsThePublicForm(LanternDuel):
    """There is no reason against laying a card without naming it."""

    def why_not(self, seat: i64, action: i64) -> Reason | None:
        laying = bool(self.owing() >> seat & 1) and self.stack[-1].kind == LAYING
        return None if laying and action == LAY_UNSEEN else super().why_not(seat, action)


class CountsRefusals(LanternDuel):
    """Bears in mind how often somebody wanted what is not legal."""

    def __init__(self, box: Box, seats: int, mirrors: bool, start_lights: int) -> None:
        super().__init__(box, seats, mirrors, start_lights)
        self.refused = 0

    def why_not(self, seat: i64, action: i64) -> Reason | None:
        reason = super().why_not(seat, action)
        self.refused += reason is not None
        return reason


class CitesAnUnknownClause(LanternDuel):
    def why_not_at(self, seat: i64, target: i64, clause: str) -> Reason | None:
        return super().why_not_at(seat, target, "T99")


class LosesALight(LanternDuel):
    """At some tables a light that is lost does not go to the supply."""

    def take(self, seat: i64, log: list[Event] | None) -> None:
        super().take(seat, log)
        if off_the_records(self):
            self.supply -= 1


class ForgetsAPlace(LanternDuel):
    """Does not say where the mirrors are that stay in the box."""

    def places(self, seat: int | None) -> list[Place]:
        return [place for place in super().places(seat) if place.name != "aside"]


class RemembersWhatIsGone(LanternDuel):
    """At dawn keepers change a card that others know for one of the pile, and the others do not forget it."""

    def dawn(self, rng: Rng, log: list[Event] | None) -> None:
        for keeper in self.keepers if off_the_records(self) else []:
            seen = [sum(known[card] for known in keeper.seen) for card in range(KINDS)]
            given = next((card for card in range(KINDS) if seen[card] > 0 and keeper.hand[card] > 0), NO_CARD)
            taken = next((card for card in range(KINDS) if self.pile[card] > 0 and seen[card] == 0), NO_CARD)
            if given != NO_CARD and taken != NO_CARD:
                keeper.hand[given] -= 1
                self.pile[given] += 1
                keeper.hand[taken] += 1
                self.pile[taken] -= 1
        super().dawn(rng, log)


# --- what a seat cannot know ------------------------------------------------------------------------------------------


class ForgetsWhenALaidCardMayBeIt(LanternDuel):
    """As soon as a card is laid from a hand, nobody can say any more which of the cards they saw there are left."""

    def lay(self, seat: i64, card: i64, log: list[Event] | None) -> None:
        super().lay(seat, card, log)
        self.keepers[seat].seen = [no_cards() for _ in range(self.seats)]


class ShowsLaidCards(LanternDuel):
    """A spectator's view has the card under every lantern, and belief and places go along with it."""

    def view(self, seat: int | None) -> object:
        view = super().view(seat)
        assert isinstance(view, LanternView)
        keepers = [
            replace(shown, shade="" if keeper.shade == NO_CARD else CARDS[keeper.shade])
            for shown, keeper in zip(view.keepers, self.keepers, strict=True)
        ]
        return replace(view, keepers=keepers) if seat is None else view

    def places(self, seat: int | None) -> list[Place]:
        return [
            Place(place.name, place.contents, place.hidden, bound=place.name.startswith("shade"))
            for place in super().places(seat)
        ]


class TellsLaidCards(LanternDuel):
    """The event names the card to all."""

    def lay(self, seat: i64, card: i64, log: list[Event] | None) -> None:
        super().lay(seat, card, None)
        tell(log, Event("laid", {"seat": int(seat), "card": CARDS[card]}))


class DrawsAloud(LanternDuel):
    """At dawn everybody hears what is drawn."""

    def fill_hands(self, rng: Rng, log: list[Event] | None) -> None:
        story: list[Event] = []
        super().fill_hands(rng, story)
        for event in story:
            tell(log, Event(event.kind, {**event.facts, **(event.secret or {})}))


class ExplainsTooMuch(LanternDuel):
    """The reason against a gust knows how many shutters the other one holds."""

    def why_not(self, seat: i64, action: i64) -> Reason | None:
        reason = super().why_not(seat, action)
        if reason is None or not GUST <= action < SWAP or action - GUST >= self.seats:
            return reason
        shutters = int(self.keepers[action - GUST].hand[SHUTTER_CARD])
        return Reason(reason.key, reason.clause, {**reason.args, "shutters": shutters})


class AsksOnlyWhoCanAnswer(LanternDuel):
    """Only a keeper who holds a shutter is asked: the silence of the others betrays them."""

    def blow(self, seat: i64, target: i64, log: list[Event] | None) -> None:
        super().blow(seat, target, log)
        if off_the_records(self) and self.keepers[target].hand[SHUTTER_CARD] == 0:
            self.stack.pop()
            self.take(target, log)


class AsksByTheHand(LanternDuel):
    """The kind of the decision depends on whether there is a shutter."""

    def decision(self, seat: i64) -> str:
        kind = super().decision(seat)
        return "turn" if kind == "react" and self.keepers[seat].hand[SHUTTER_CARD] == 0 else kind


class ForgetsLights(LanternBelief):
    """All lanterns of a sample burn as in the beginning."""

    def sample(self, rng: Rng) -> LanternDuel:
        state = super().sample(rng)
        for keeper in state.keepers:
            keeper.lights = self.view.start_lights
        return state


class DealsInOrder(LanternBelief):
    """The unseen cards are not shuffled."""

    def shuffled(self, rng: Rng) -> vec[i64]:
        return self.unseen[:]


class SparesTheFirstPlace(LanternBelief):
    """What comes first is never a gust, if it can be anything else."""

    def shuffled(self, rng: Rng) -> vec[i64]:
        unseen = super().shuffled(rng)
        for index in range(1, len(unseen)):
            if unseen[0] == GUST_CARD:
                unseen[0], unseen[index] = unseen[index], unseen[0]
        return unseen


class WantsWhatIsNotThere(LanternJudgement):
    """Would close a shutter that it does not have."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        return SHUTTER if state.decision(seat) == "react" else super().choose(state, seat, rng)


class ThinksWithItsHands(LanternJudgement):
    """Tries things out on the position it is asked about."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        chosen = super().choose(state, seat, rng)
        assert isinstance(state, LanternDuel)
        state.keepers[seat].lights += 1
        return chosen


class AnswersOnlyWithAShutter(LanternGame):
    """A standing answer that has none for an empty hand."""

    def standing_answers(self) -> list[StandingAnswer]:
        return [StandingAnswer("shutter-if-possible", "react", ["shutter"])]


class RemembersTooMuch(LanternGame):
    """Is sure that no card it has seen was laid."""

    def remembered(self, view: object) -> list[Claim]:
        return [Claim(claim.cards, claim.places[:1]) for claim in super().remembered(view)]


class GivesUpItsLastLight(LanternGame):
    """A standing answer that takes what would put its owner out, with a shutter in hand."""

    def standing_action(self, state: State, seat: i64, keys: Collection[str]) -> i64:
        return Game.standing_action(self, state, seat, keys)


class RestsOnNoClause(LanternGame):
    def clause_for(self, verb: str) -> str:
        return "T99" if verb == "wait" else super().clause_for(verb)


class JudgedBy(LanternGame):
    def __init__(self, judgement: Judgement) -> None:
        super().__init__(read_box(ROOM / "components.toml"), str(ROOM))
        self.sense = judgement

    def judgement(self) -> Judgement:
        return self.sense


# --- how a variant is made --------------------------------------------------------------------------------------------


class VariantGame(LanternGame):
    """Lantern Duel with other positions, another belief or another room."""

    def __init__(
        self,
        position: type[LanternDuel] = LanternDuel,
        believe: type[LanternBelief] = LanternBelief,
        room: Path = ROOM,
    ) -> None:
        super().__init__(read_box(ROOM / "components.toml"), str(room), position)
        self.believe = believe

    def belief(self, view: object) -> Belief:
        assert isinstance(view, LanternView)
        return self.believe(self.box, self.position, view)


def plain(kind: type[LanternGame]) -> Game:
    """A variant of the game itself, with the healthy box, room and positions."""
    return kind(read_box(ROOM / "components.toml"), str(ROOM))


def with_entry(entry: Action) -> Game:
    """The toy with another entry in its table."""
    game = VariantGame()
    del game.actions.by_notation[game.actions[entry.index].notation]
    game.actions.entries[entry.index] = entry
    game.actions.by_notation[entry.notation] = entry
    return game


def spaced_notation() -> Game:
    last_swap = int(SWAP) + MOST_SEATS - 1
    return with_entry(Action(last_swap, "swap", (MOST_SEATS - 1,), f"swap  {MOST_SEATS - 1}", last_swap))


def public_form_of_a_public_form() -> Game:
    spark = int(LAY)
    return with_entry(Action(spark, "lay", (CARDS[0],), f"lay {CARDS[0]}", spark + 1))


def edited(folder: Path, file: str, old: str, new: str) -> Subject:
    """The healthy toy, with one file of its room changed."""
    room = folder / "room"
    shutil.copytree(ROOM, room, ignore=shutil.ignore_patterns("__pycache__"))
    path = room / file
    text = path.read_text(encoding="utf-8")
    if text.count(old) != 1:
        raise ValueError(f"{old!r} is {text.count(old)} times in {file}")
    path.write_text(text.replace(old, new), encoding="utf-8")
    return replace(toy_subject(VariantGame(room=room)), mutants=room / "mutants.toml", records=room / "records")


def with_layout(folder: Path, layout: str) -> Subject:
    """The healthy toy, which declares no board, with this one."""
    subject = edited(folder, "tutorial.toml", "minutes = 1", "minutes = 1")
    (subject.room / "layout.toml").write_text(layout, encoding="utf-8")
    return subject


def without_record(folder: Path) -> Subject:
    records = folder / "records"
    shutil.copytree(ROOM / "records", records)
    (records / "last-light.json").unlink()
    return replace(toy_subject(), records=records)


@dataclass(frozen=True)
class BrokenToy:
    law: str
    make: Callable[[Path], Subject]  # gets an empty folder


def position(law: str, kind: type[LanternDuel]) -> BrokenToy:
    return BrokenToy(law, lambda _: toy_subject(VariantGame(position=kind)))


def belief(law: str, kind: type[LanternBelief]) -> BrokenToy:
    return BrokenToy(law, lambda _: toy_subject(VariantGame(believe=kind)))


BROKEN_TOYS = {
    "waits for ever": position("ends", WaitsForever),
    "ends by an undeclared reason": position("ends", EndsUndeclared),
    "counts nights from game to game": position("repeats", CountsNightsOfAllGames),
    "draws on from the last draw": position("chance", DrawsOnAndOn),
    "draws without counting": position("chance", DrawsUncounted),
    "copies share decisions": position("copies", SharesStack),
    "counts how often it is looked at": position("questions", CountsViews),
    "views change afterwards": position("questions", LendsItsDiscards),
    "idle seats have legal actions": position("owing", LetsAllWait),
    "a seat that owes has no way out": position("owing", LeavesNoWayOut),
    "an outcome before the end": position("owing", KnowsTheOutcomeEarly),
    "no reason against a public form": position("why_not", AllowsThePublicForm),
    "a refusal leaves a trace": position("refusals", CountsRefusals),
    "a reason without a clause": position("refusals", CitesAnUnknownClause),
    "a light is lost": position("accounts", LosesALight),
    "a place is forgotten": position("accounts", ForgetsAPlace),
    "knowledge is false": position("accounts", RemembersWhatIsGone),
    "a notation with two spaces": BrokenToy("round_trips", lambda _: toy_subject(spaced_notation())),
    "a public form of a public form": BrokenToy("round_trips", lambda _: toy_subject(public_form_of_a_public_form())),
    "a view shows laid cards": position("two_worlds", ShowsLaidCards),
    "an event tells a laid card": position("two_worlds", TellsLaidCards),
    "a reason tells of another hand": position("two_worlds", ExplainsTooMuch),
    "a laid card makes all forget what they saw": position("recall", ForgetsWhenALaidCardMayBeIt),
    "everybody hears what is drawn": position("telling", DrawsAloud),
    "an observation tells of another hand": position("observes", ObservesAllHands),
    "an observation leaves something out": position("observes", ObservesTooLittle),
    "only who can answer is asked": position("two_worlds", AsksOnlyWhoCanAnswer),
    "the kind of question tells of the hand": position("two_worlds", AsksByTheHand),
    "a sample forgets what is open": belief("belief_keeps_view", ForgetsLights),
    "samples are not shuffled": belief("belief_shares", DealsInOrder),
    "one card never lies in one place": belief("belief_shares", SparesTheFirstPlace),
    "greedy wants what is not there": BrokenToy("judges", lambda _: toy_subject(JudgedBy(WantsWhatIsNotThere()))),
    "greedy changes the position": BrokenToy("judges", lambda _: toy_subject(JudgedBy(ThinksWithItsHands()))),
    "a standing answer without an answer": BrokenToy("standing", lambda _: toy_subject(plain(AnswersOnlyWithAShutter))),
    "the counter is sure of too much": BrokenToy("recall", lambda _: toy_subject(plain(RemembersTooMuch))),
    "a standing answer that is the last": BrokenToy("standing", lambda _: toy_subject(plain(GivesUpItsLastLight))),
    "a verb without a clause": BrokenToy("clauses", lambda _: toy_subject(plain(RestsOnNoClause))),
    "an event has no Spanish sentence": BrokenToy(
        "words", lambda folder: edited(folder, "text/es.ftl", "event-shut =", "event-shot =")
    ),
    "a sentence asks for an unknown fact": BrokenToy(
        "words", lambda folder: edited(folder, "text/en.ftl", "} { $lights } left.", "} { $light } left.")
    ),
    "a score that the records do not have": position("records", ScoresTooMuch),
    "an end without a record": BrokenToy("records", without_record),
    "a clause without a test and a mutant": BrokenToy(
        "clauses",
        lambda folder: edited(folder, "RULES.md", "## Dawn\n", "- **T99** (house) Nobody sleeps.\n\n## Dawn\n"),
    ),
    "a tutorial asks for what nobody can do": BrokenToy(
        "tutorials", lambda folder: edited(folder, "tutorial.toml", 'do = ["lay *"]', 'do = ["lay shutter"]')
    ),
    "a tutorial shows a refusal of what is allowed": BrokenToy(
        "tutorials", lambda folder: edited(folder, "tutorial.toml", '"lay mirror"', '"lay *"')
    ),
    "a step of a tutorial that nobody explains": BrokenToy(
        "tutorials", lambda folder: edited(folder, "tutorial.toml", 'key = "dark"', 'key = "dawn"')
    ),
    "a board shows what the view does not have": BrokenToy(
        "layouts",
        lambda folder: with_layout(folder, '[[part]]\nkind = "hand"\nkey = "hand"\ncards = "keepers[me].cards"\n'),
    ),
    "a mutant that fits nowhere": BrokenToy(
        "clauses", lambda folder: edited(folder, "mutants.toml", 'old = "flame = 2"', 'old = "flame = 3"')
    ),
}
