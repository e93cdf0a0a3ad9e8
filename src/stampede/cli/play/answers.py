"""Answers to a player's questions: previews, reasons, rules, advice. Nothing here changes the game."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from stampede.bots.advice import POINT, Choice, advise
from stampede.bots.search import WHOLE
from stampede.bots.tunings import playouts_for_a_hint
from stampede.cli.play.boards.board import Board, Scene
from stampede.cli.play.commands import QUESTION_MARK, RULE, usual_form
from stampede.cli.play.notation import folded
from stampede.cli.play.speech import Speech
from stampede.cli.play.story import sentences, told
from stampede.core.actions import Action
from stampede.core.errors import StampedeError, UnknownAction
from stampede.core.game import Game, Reason
from stampede.core.rng import Rng
from stampede.engine import is_compiled
from stampede.match.counter import count_cards
from stampede.match.counts import Amount, BackCount, CardCount, Spot
from stampede.match.drafts import END
from stampede.match.match import Match
from stampede.match.referee import Referee
from stampede.match.rulebook import Clause, page_of, read_clauses

MOST_SHOWN = 6  # examples when something was not understood
THINKING = 3.0  # seconds for a hint at most
MOST_ADVISED = 3


class NotUnderstood(StampedeError):  # noqa: N818
    """Something typed that is neither a choice nor a command. Its text says what to type instead."""


class Answers:
    """Answers to one seat at a table."""

    def __init__(self, referee: Referee, speech: Speech, board: Board, seat: int) -> None:
        assert referee.table.match is not None
        self.referee = referee
        self.match: Match = referee.table.match
        self.game: Game = referee.table.game
        self.speech = speech
        self.board = board
        self.seat = seat
        self.foreseen_view: object = None  # where the last preview ended

    @property
    def legal(self) -> list[Action]:
        asked = self.referee.table.asked[self.seat]
        return [] if asked is None else [self.game.actions[index] for index in asked.legal]

    # --- reading what was typed ---------------------------------------------------------------------------------------

    def choice(self, typed: str, choices: Sequence[Action]) -> Action | None:
        """The choice with that number, or any action by its notation; None if it is neither."""
        if typed.isdecimal():
            if 1 <= int(typed) <= len(choices):
                return choices[int(typed) - 1]
            raise NotUnderstood(self.speech.say("no-such-number", most=len(choices)))
        try:
            return self.speech.notation.read(typed)
        except UnknownAction:
            return None

    def several(self, typed: str) -> list[Action]:
        """Several choices in one line: `1 3 4`, `place 3 5 2` or moves with commas between them; else nothing.

        Numbers are those of the list on the screen, whatever the first choices change in it.
        """
        found: list[Action] = []
        for part in typed.split(","):
            actions = self.choices_in(part.strip())
            if not actions and found:
                raise NotUnderstood(self.not_understood(part.strip(), self.legal))
            if not actions:
                return []
            found += actions
        return found

    def choices_in(self, part: str) -> list[Action]:
        """A move, several moves of one word each, or a move with several last words."""
        words = part.split()
        for shared in range(len(words)):
            heads = words[:shared]
            actions: list[Action] = []
            for word in words[shared:]:
                action = self.choice(" ".join([*heads, word]), self.legal)
                if action is None:
                    break
                actions.append(action)
            if len(actions) == len(words) - shared:
                return actions
        return []

    def action(self, typed: str, legal: Sequence[Action] | None = None) -> Action:
        """Like `choice`, for where nothing else makes sense: NotUnderstood says what to type instead."""
        choices = self.legal if legal is None else legal
        found = self.choice(typed, choices)
        if found is None:
            raise NotUnderstood(self.not_understood(typed, choices))
        return found

    def not_understood(self, typed: str, choices: Sequence[Action]) -> str:
        notations = [self.speech.move(action) for action in choices]
        wanted = folded(typed)
        near = [notation for notation in notations if folded(notation).startswith(wanted)]
        near = near or get_close_matches(wanted, notations, MOST_SHOWN, 0.5)
        if near:
            return self.speech.say("did-you-mean", typed=typed, choices=self.either(near))
        return self.speech.say("not-understood", typed=typed, choices=self.either(notations), most=len(choices))

    def either(self, notations: Sequence[str]) -> str:
        shown = ", ".join(notations[:MOST_SHOWN])
        return shown if len(notations) <= MOST_SHOWN else f"{shown} …"

    # --- previews -----------------------------------------------------------------------------------------------------

    def preview(self, about: str) -> RenderableType:
        """What a series of actions would do, as far as the seat can foresee."""
        if not about:
            raise NotUnderstood(self.speech.say("preview-what", example=self.speech.move(self.legal[0])))
        tried: list[Action] = []
        legal = self.legal
        for step in about.split(","):
            tried.append(self.action(step.strip(), legal))
            draft = self.referee.draft(self.seat, [action.index for action in tried])
            legal = [self.game.actions[index] for index in draft.legal]
            if draft.refused is not None or draft.stopped:
                break
        self.foreseen_view = draft.view
        lines = sentences(draft.events, self.match, self.speech, self.seat)
        if draft.refused is not None:
            lines.append(self.speech.say("preview-refused", choice=self.speech.move(tried[-1])))
            lines.append(self.speech.reason(draft.refused))
        elif draft.stopped:
            if draft.stopped == END:
                lines += self.board.how_it_ends(tried[-1], draft.view, self.foreseen([]))
            lines.append(self.speech.say(f"preview-{draft.stopped}", choice=self.speech.move(tried[-1])))
        else:
            choices = ", ".join(f"{number} {self.speech.move(action)}" for number, action in enumerate(legal, 1))
            then = self.speech.say("preview-then", choices=choices) if legal else self.speech.say("preview-wait")
            foreseen = self.board.foresee(draft.view, self.foreseen(legal))
            lines = ["\n".join([" ".join(lines), *foreseen, then])] if foreseen else [*lines, then]
        return Text(" ".join(lines))

    def foreseen(self, legal: list[Action]) -> Scene:
        """What a board needs to know to speak about a draft."""
        names = self.match.seats
        return Scene(self.game, self.speech, names, [""] * len(names), self.seat, [self.seat], legal, 0, 0)

    # --- reasons and rules --------------------------------------------------------------------------------------------

    def why(self, about: str) -> RenderableType:
        """Why something is not possible, with the clause behind it."""
        if not about:
            raise NotUnderstood(self.speech.say("why-what"))
        action = self.action(about)
        reason = self.match.why_not(self.seat, action)
        if reason is None:
            return Text(self.speech.say("why-possible", choice=self.speech.move(action)))
        return self.refusal(reason, with_clause=True)

    def refusal(self, reason: Reason, with_clause: bool) -> RenderableType:
        sentence = Text(self.speech.reason(reason))
        if not with_clause or not reason.clause:
            return sentence
        return Group(sentence, self.clause(reason.clause))

    def rule(self, about: str) -> RenderableType:
        """The clause behind a choice or a verb, or the clause of that name; without one, those behind all choices."""
        if about.upper() in clauses_of(self.game, self.speech.language):
            return self.clause(about.upper())
        verbs = [action.verb for action in self.legal] if not about else [self.verb(about)]
        return Group(*(self.clause(id) for id in dict.fromkeys(self.game.clause_for(verb) for verb in verbs)))

    def verb(self, about: str) -> str:
        """The verb of a choice, or the verb that was typed."""
        word = self.speech.notation.translated(about).casefold()
        if any(action.verb == word for action in self.game.actions):
            return word
        return self.action(about).verb

    def clause(self, id: str) -> RenderableType:
        clause = clauses_of(self.game, self.speech.language).get(id)
        text = "" if clause is None else " ".join(clause.text.split())
        return Text.assemble((f"{id} ", "bold"), text)

    def rules(self) -> RenderableType:
        from rich.markdown import Markdown  # slow to import and rarely needed

        return Markdown(page_of(self.game, self.speech.language).read_text(encoding="utf-8"))

    # --- the rest -----------------------------------------------------------------------------------------------------

    def hint(self) -> RenderableType:
        """What is best here, as far as the seat can know, why, what it is worth, and what else could be done."""
        legal = self.legal
        indices = [action.index for action in legal]
        rng = Rng.free(f"hint {self.referee.table.version}")
        # Interpreted, games played to the end take too long, so nothing is weighed.
        playouts = playouts_for_a_hint(self.game.id) if is_compiled() else 0
        advice = advise(self.game, self.match.view(self.seat), self.seat, indices, rng, playouts, THINKING)
        best, facts = advice.choices[0], advice.facts[0]
        action = self.game.actions[best.action]
        number, move = 1 + indices.index(best.action), self.speech.move(action)
        sentence = self.speech.action(action, self.match.seats)
        lines = [self.speech.say("hint", number=number, choice=move, sentence=sentence)]
        lines += sentences(facts, self.match, self.speech, self.seat)
        if best.playouts:
            lines.append(self.worth_of(best, advice.alone))
            for other in advice.choices[1:MOST_ADVISED]:
                lines.append(self.compared(other, advice.alone, 1 + indices.index(other.action)))
        return Text(" ".join(lines))

    def worth_of(self, choice: Choice, alone: bool) -> str:
        if alone:
            return self.speech.say("hint-points", points=round(choice.worth / POINT))
        return self.speech.say("hint-wins", wins=round(100 * choice.worth / WHOLE))

    def compared(self, choice: Choice, alone: bool, number: int) -> str:
        """Another choice beside the best."""
        fewer = round(choice.behind / POINT if alone else 100 * choice.behind / WHOLE)
        move = self.speech.move(self.game.actions[choice.action])
        if fewer < 1 or not choice.is_clearly_worse():
            return self.speech.say("hint-other-same", number=number, choice=move)
        key = "hint-other-points" if alone else "hint-other-wins"
        return self.speech.say(key, number=number, choice=move, fewer=fewer)

    def cards(self, about: str) -> RenderableType:
        """The card counter: what is left and where it can be; all cards, or those whose name has these letters."""
        backs = count_cards(self.game, self.match.view(self.seat), self.seat, len(self.match.seats))
        wanted = folded(about)
        named = [back for back in backs if folded(back.back) == wanted]
        paragraphs: list[RenderableType] = []
        for back in named or backs:
            cards = [card for card in back.cards if named or wanted in folded(f"{card.card} {self.name_of(card)}")]
            if cards:
                paragraphs.append(self.counted(back, cards))
        return Group(*paragraphs) if paragraphs else Text(self.speech.text("counter-none"))

    def counted(self, back: BackCount, cards: list[CardCount]) -> RenderableType:
        """Cards with one back, by where they are: first those that can be anywhere, then those that are known."""
        places = ", ".join(self.amount(amount) for amount in back.hidden)
        key = "counter-left" if back.left else "counter-left-none"
        head = Text(f"{self.speech.back(back.back)}: ", "bold")
        head.append(self.speech.text(key, left=back.left, total=back.total) + (f" ({places})" if places else ""), "")
        lines: dict[str, list[str]] = {}
        hidden = [amount.spot for amount in back.hidden]
        for card in cards:
            for unseen in card.unseen:
                anywhere = len(hidden) > 1 and unseen.spots == hidden
                where = self.speech.text("counter-unseen") if anywhere else self.either_place(unseen.spots)
                lines.setdefault(where, []).append(times(self.name_of(card), unseen.count))
        for card in cards:
            for amount in card.seen:
                where = self.speech.place(amount.spot, self.match.seats, self.seat)
                lines.setdefault(where, []).append(times(self.name_of(card), amount.count))
        rows = [Text(f"  {where[:1].upper()}{where[1:]}: {', '.join(names)}") for where, names in lines.items()]
        return Group(head, *rows)

    def name_of(self, card: CardCount) -> str:
        return self.speech.component(card.card)

    def amount(self, amount: Amount) -> str:
        place = self.speech.place(amount.spot, self.match.seats, self.seat)
        return self.speech.text("counter-amount", count=amount.count, place=place)

    def either_place(self, spots: list[Spot]) -> str:
        *rest, last = [self.speech.place(spot, self.match.seats, self.seat) for spot in spots]
        return self.speech.text("list-or", rest=", ".join(rest), last=last) if rest else last

    def log(self, plain_letters: bool) -> RenderableType:
        paragraphs = told(self.match, self.match.heard(self.seat), self.speech, self.seat)
        return Group(*(paragraph.text(plain_letters) for paragraph in paragraphs))

    def dice(self) -> RenderableType:
        commitment = self.referee.table.commitment
        if not commitment:
            return Text(self.speech.say("dice-given"))
        return Text(self.speech.say("dice-bound", commitment=commitment))

    def help(self, keys: Sequence[str]) -> RenderableType:
        rows = Grid.grid(padding=(0, 2, 0, 0))
        rows.add_column(style="bold", no_wrap=True)
        rows.add_column()
        rows.add_row(self.speech.say("help-number-example"), self.speech.say("help-number"))
        rows.add_row(self.speech.move(self.legal[0]) if self.legal else "", self.speech.say("help-notation"))
        rows.add_row(self.speech.say("help-several-example"), self.speech.say("help-several"))
        for key in keys:
            word = QUESTION_MARK if key == RULE else usual_form(key, self.speech)
            with_argument = f"{word} {self.speech.say(f'about-{key}')}" if self.speech.can_say(f"about-{key}") else word
            rows.add_row(with_argument, self.speech.say(f"help-{key}"))
        moves = self.speech.say("help-moves", moves=", ".join(self.speech.notation.all_verbs()))
        return Group(rows, Text(moves), Text(self.speech.say("help-shorten"), "dim"))


def times(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ×{count}"


@cache
def clauses_of(game: Game, language: str) -> dict[str, Clause]:
    """The clauses in that language."""
    return {clause.id: clause for clause in read_clauses(page_of(game, language))}
