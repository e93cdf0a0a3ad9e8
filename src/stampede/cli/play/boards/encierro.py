"""The board of Corre el encierro: the course from bottom to top, the Cabestros behind, the runners in what they own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stampede.cli.play.boards.board import Board, Scene, name_line
from stampede.cli.play.marks import DANGER, LEGAL, style_of
from stampede.core.errors import UnknownAction
from stampede.games.encierro.components import Box
from stampede.games.encierro.game import Encierro
from stampede.games.encierro.view import EncierroView, RunnerView

STREET = ("#2a181d on #f7efe1", "#2a181d on #ecdcc0")  # alternating, like cobbles in sun and shade
FALLEN = "#b9a9a4 on #3a3442"
CARD = "bold #2a181d on #fffdf8"
OWNED = "bold #fffdf8 on #c2142b"
SPECIAL = "bold #fffdf8 on #5a1648"

WIDTH = 43
NAME_WIDTH = 27
SHORT = 2  # letters of an object
ROOMY = 34  # lines of a terminal where each location gets two
HIT_WORDS = {
    "waits": "encierro-hit-waits",
    "now": "encierro-hit-now",
    "repelled": "encierro-hit-repelled",
    "sent": "encierro-hit-sent",
    "lost": "encierro-hit-lost",
    "back": "encierro-hit-back",
}
BARRED_WORDS = {"pending": "encierro-barred-pending", "out": "encierro-barred-out"}
DISCARDS, ABOUT_CARD = "discards", "card"


class EncierroBoard(Board):
    # --- the course ---------------------------------------------------------------------------------------------------

    def picture(self, view: Any, scene: Scene) -> RenderableType:
        lines: list[Text] = []
        for location in range(len(view.course), 0, -1):
            lines += self.location(location, view, scene)
        if scene.height >= ROOMY:
            lines.append(Text())
        lines += self.pile(view, scene)
        lines += self.stage(view, scene)
        return Group(*lines)

    def location(self, location: int, view: EncierroView, scene: Scene) -> list[Text]:
        """Its number and name, who stands there; face down where the Cabestros have been."""
        fallen = location <= view.fallen
        style = FALLEN if fallen else STREET[location % 2]
        if self.is_hit(location, view) or (view.falling and location == view.fallen):
            style = DANGER
        line = Text(f" {location} {name_of(view.course[location - 1], scene)}".ljust(NAME_WIDTH), style)
        if location == view.fallen:
            line.append(scene.speech.say("encierro-cabestros"), style)
            line.append(" ", style)
        elif location == len(view.course):
            line.append("O " if scene.plain_letters else "◎ ", style)
        for seat, runner in enumerate(view.players):
            if runner.location == location and not runner.expelled:
                line.append(f" {scene.shape(seat)} ", style_of(seat))
        line.append(" " * (WIDTH - len(line)), style)
        return [line, Text(" " * WIDTH, style)] if scene.height >= ROOMY else [line]

    def is_hit(self, location: int, view: EncierroView) -> bool:
        return bool(view.eye) and any(view.players[seat].location == location for seat in view.queue)

    def pile(self, view: EncierroView, scene: Scene) -> list[Text]:
        """What a draw risks, and the discards."""
        say = scene.speech.say
        risk = say("encierro-pile", cards=view.pile, bulls=view.bulls, falls=view.falls)
        discards = Text(say("encierro-discards", cards=len(view.discards)), "dim")
        return [
            Text(risk, "bold" if view.pile > 5 else DANGER),
            discards.append(f" {name_of(view.top, scene)}" if view.top else "", "dim"),
        ]

    def stage(self, view: EncierroView, scene: Scene) -> list[Text]:
        """The eye card with everyone it hits, or the attack with both runners."""
        if view.attack:
            line = Text.assemble((f" {name_of(view.attack, scene)} ", DANGER), "  ", scene.chip(view.attacker))
            return [line.append(" > " if scene.plain_letters else " → ").append_text(scene.chip(view.asked))]
        if not view.eye:
            return []
        line = Text.assemble((f" {name_of(view.eye, scene)} ", DANGER), " ")
        for seat in view.queue:
            line.append(" ").append_text(scene.chip(seat))
            line.append(f" {scene.speech.say(HIT_WORDS[view.players[seat].hit])}", "dim")
        if view.sent_by < 0:
            return [line]
        sent = Text.assemble("   ", scene.chip(view.sent_by), " > " if scene.plain_letters else " → ")
        return [line, sent.append_text(scene.chip(view.asked))]

    def width(self, scene: Scene) -> int:
        return WIDTH

    # --- the runners --------------------------------------------------------------------------------------------------

    def seats(self, view: Any, scene: Scene) -> RenderableType:
        rows: list[RenderableType] = []
        targets = {action.args[1] for action in scene.legal if len(action.args) > 1 and isinstance(action.args[1], int)}
        for seat, runner in enumerate(view.players):
            line = Text(f"{seat + 1}", LEGAL if seat in targets else "dim").append(" ")
            rows.append(line.append_text(name_line(seat, scene, with_level=scene.height >= ROOMY)))
            rows.append(self.belongings(runner, scene))
            if seat != scene.reader and runner.hand:
                rows.append(self.cards(runner.hand, set(), scene.width - WIDTH - 4, scene))
            if scene.height >= ROOMY:
                rows.append(Text())
        return Group(*rows)

    def belongings(self, runner: RunnerView, scene: Scene) -> Text:
        """Objects by their first letters, lost ones as gaps; the special object; the hand; whether a turn is lost."""
        say = scene.speech.say
        line = Text("  ")
        if runner.expelled:
            return line.append(say("encierro-expelled", number=runner.expelled), "dim")
        for id in box_of(scene).objects:
            owned = id in runner.objects
            line.append(f" {name_of(id, scene)[:SHORT]}" if owned else " --", OWNED if owned else "dim")
        line.append(" ")
        if runner.special:
            line.append(f" {name_of(runner.special, scene)} ", SPECIAL).append(" ")
        line.append(say("encierro-cards", cards=runner.cards), "dim")
        if runner.barred:
            line.append(" ").append(say(BARRED_WORDS[runner.barred]), "bold")
        return line

    def hand(self, view: Any, scene: Scene) -> RenderableType | None:
        if scene.reader is None or not (view.players[scene.reader].hand or scene.legal):
            return None
        title = f"{scene.speech.say('encierro-hand')} "
        playable = {arg for action in scene.legal if action.verb != "discard" for arg in action.args}
        row = Table.grid()
        row.add_column(width=len(title))
        hand = view.players[scene.reader].hand or []
        row.add_row(Text(title, "bold"), self.cards(hand, playable, scene.width - len(title), scene))
        return row

    def cards(self, ids: Iterable[str], playable: set[int | str], width: int, scene: Scene) -> Text:
        """Cards face up, in lines of that width; those that can be played now are lit."""
        lines = [Text()]
        for id in ids:
            name = name_of(id, scene)
            if lines[-1] and len(lines[-1]) + len(name) + 3 > width:
                lines.append(Text())
            lines[-1].append(" " if lines[-1] else "")
            lines[-1].append(f" {name} ", LEGAL if id in playable else CARD)
        return Text("\n").join(lines) if lines[0] else Text("–", "dim")

    # --- questions ----------------------------------------------------------------------------------------------------

    def questions(self) -> list[str]:
        return [ABOUT_CARD, DISCARDS]

    def answer(self, question: str, about: str, view: Any, scene: Scene) -> RenderableType:
        return self.about_card(about, scene) if question == ABOUT_CARD else self.laid_away(view, scene)

    def about_card(self, about: str, scene: Scene) -> RenderableType:
        """A card or an object by its name or its id."""
        box, speech = box_of(scene), scene.speech
        wanted = about.strip().casefold()
        for id in [*box.ids, *box.objects]:
            name = name_of(id, scene)
            if wanted in (id, name.casefold()):
                return Text.assemble((f" {name} ", CARD), " ", speech.text(f"gloss-{id}"))
        raise UnknownAction(speech.say("encierro-which-card", some=", ".join(list(box.ids)[9:14])))

    def laid_away(self, view: EncierroView, scene: Scene) -> RenderableType:
        counts = Counter(view.discards)
        names = {id: name_of(id, scene) for id in counts}
        told = [names[id] if count == 1 else f"{names[id]} ×{count}" for id, count in counts.items()]
        return Text(", ".join(told)) if told else Text("–", "dim")


def box_of(scene: Scene) -> Box:
    return cast(Encierro, scene.game).box


def name_of(id: str, scene: Scene) -> str:
    """The printed name of a card, an object or a location."""
    return scene.speech.text(f"card-{id}")
