"""The board of RUN 2 Street: a lane for each rider, with the kilometres ridden and the objective ahead."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stampede.cli.play.boards.board import Board, Scene
from stampede.cli.play.marks import DANGER, style_of
from stampede.games.street.actions import LETTERS
from stampede.games.street.view import RiderView, StreetView

CARD = "bold #2a181d on #fffdf8"
IDLE = "#614a4a on #ecdcc0"  # a card that cannot be played now
GOAL = "bold #fffdf8 on #2a7e4f"

NAME = 9  # columns of a rider's name
SHORT, LONG = 20, 48  # columns of a lane
STATUS = 40  # columns beside the lanes
ROWS_OF_LARGE = 36  # lines of a terminal with room between the lanes
DISCARDS = "discards"


class StreetBoard(Board):
    # --- the lanes ----------------------------------------------------------------------------------------------------

    def picture(self, view: Any, scene: Scene) -> RenderableType:
        lines: list[Text] = []
        for seat, rider in enumerate(view.players):
            lines += [self.lane(seat, rider, view, scene), *blank(scene)]
        return Group(*lines, self.scale(view, scene))

    def lane(self, seat: int, rider: RiderView, view: StreetView, scene: Scene) -> Text:
        name = scene.names[seat]
        if len(name) > NAME:
            name = name[: NAME - 1] + ("." if scene.plain_letters else "…")
        arrow = (">" if scene.plain_letters else "▸") if seat in scene.asked else " "
        line = Text.assemble((arrow + LETTERS[seat], "bold"), scene.chip(seat), " ")
        line.append(name.ljust(NAME + 1), "bold" if seat in scene.asked else "strike dim" if rider.out else "")
        line.append_text(self.road(seat, rider, view, scene))
        return line.append(f"{rider.km:>4}", "dim" if rider.out else "bold")

    def road(self, seat: int, rider: RiderView, view: StreetView, scene: Scene) -> Text:
        """The kilometres ridden, the rider, the road ahead, and the objective or all that it can be."""
        length = lane_length(scene)
        at = min(column(rider.km, view, length), length - 1)
        goals = {min(column(goal, view, length), length - 1) for goal in rider.possible}
        behind, ahead, line, maybe = ("=", "-", "|", ":") if scene.plain_letters else ("━", "─", "┃", "┊")
        road = Text()
        for step in range(length):
            if rider.out:
                road.append("x" if scene.plain_letters else "×", "dim")
            elif step == at:
                road.append(scene.shape(seat), style_of(seat))
            elif step < at:
                road.append(behind, "bold")
            elif step in goals:
                road.append(line, GOAL) if rider.goal else road.append(maybe, "dim")
            else:
                road.append(ahead, "dim")
        return road

    def scale(self, view: StreetView, scene: Scene) -> Text:
        length = lane_length(scene)
        marks = [" "] * (length + 4)
        for km in range(0, max(view.objectives), 50):
            for index, digit in enumerate(str(km)):
                marks[column(km, view, length) + index] = digit
        return Text(" " * (7 + NAME) + "".join(marks)[: length + 1] + " km", "dim")

    def width(self, scene: Scene) -> int:
        return 7 + NAME + lane_length(scene) + 4

    # --- the riders ---------------------------------------------------------------------------------------------------

    def seats(self, view: Any, scene: Scene) -> RenderableType:
        lines: list[Text] = []
        for rider in view.players:
            lines += [self.status(rider, scene), *blank(scene)]
        speech = scene.speech
        counts = {"deck": view.deck, "discards": len(view.discards)}
        lines.append(Text(speech.say("street-deck", **counts, rebuilds=view.rebuilds, most=view.max_rebuilds), "dim"))
        for line in lines:
            line.no_wrap, line.overflow = True, "ellipsis"
        return Group(*lines)

    def status(self, rider: RiderView, scene: Scene) -> Text:
        """Cards in hand, what protects or stops the rider, and the vehicle with what blocks it."""
        speech = scene.speech
        if rider.out:
            return Text(speech.say("street-out", km=rider.km, goal=rider.goal), "dim")
        line = Text(speech.say("street-cards", cards=rider.cards).ljust(9), "dim")
        if rider.goal:
            line.append(speech.say("street-goal", goal=rider.goal, rest=rider.goal - rider.km) + " ", "bold")
        if rider.invincible:
            line.append(("*" if scene.plain_letters else "★") + f"{rider.invincible} ", "bold")
        if rider.stopped:
            line.append(speech.say("street-stopped") + " ", "bold")
        if rider.trick:
            turns = f" {rider.waited}/{rider.wait}" if rider.wait else ""
            line.append(("x" if scene.plain_letters else "×") + speech.text(f"card-{rider.trick}") + turns, DANGER)
            line.append(" ")
        return line.append(speech.text(f"card-{rider.vehicle}") if rider.vehicle else speech.say("street-on-foot"))

    # --- hands --------------------------------------------------------------------------------------------------------

    def hand(self, view: Any, scene: Scene) -> RenderableType | None:
        """The reader's hand, then what the reader knows of the others'."""
        rows = Table.grid(padding=(0, 1, 0, 0))
        rows.add_column(no_wrap=True)
        rows.add_column()
        shown = [seat for seat, rider in enumerate(view.players) if rider.hand]
        shown.sort(key=lambda seat: seat != scene.reader)
        titles = [self.title(seat, scene) for seat in shown]
        width = scene.width - max((len(title) for title in titles), default=0) - 1
        for seat, title in zip(shown, titles, strict=True):
            rows.add_row(title, self.cards(view.players[seat], view, scene, seat == scene.reader, width))
        return rows if shown else None

    def title(self, seat: int, scene: Scene) -> Text:
        if seat == scene.reader:
            return Text(scene.speech.say("street-hand"), "bold")
        return Text(scene.speech.say("street-known", name=scene.names[seat]), "dim")

    def cards(self, rider: RiderView, view: StreetView, scene: Scene, own: bool, width: int) -> Text:
        """In the reader's own hand, a sign marks cards that can be played, and another those that would go too far."""
        playable = {action.args[0] for action in scene.legal if action.args and action.verb != "discard"}
        too_far = {action.args[0] for action in scene.legal if action.notation in view.overshoots}
        lines = [Text()]
        for card in rider.hand:
            sign, style = " ", CARD if not own or not scene.legal else IDLE
            if own and card in too_far:
                sign, style = "!", DANGER
            elif own and card in playable:
                sign, style = (">" if scene.plain_letters else "›"), CARD
            name = f"{sign}{scene.speech.text(f'card-{card}')} "
            if lines[-1] and len(lines[-1]) + len(name) + 1 > width:
                lines.append(Text())
            lines[-1].append(" " if lines[-1] else "")
            lines[-1].append(name, style)
        return Text("\n").join(lines)

    # --- questions ----------------------------------------------------------------------------------------------------

    def questions(self) -> list[str]:
        return [DISCARDS]

    def answer(self, question: str, about: str, view: Any, scene: Scene) -> RenderableType:
        """The discards, and the distances in front of the riders."""
        speech = scene.speech
        lines = [speech.say("street-discards", cards=counted(view.discards, scene))]
        for seat, rider in enumerate(view.players):
            if rider.laid:
                lines.append(speech.say("street-laid", name=scene.names[seat], cards=counted(rider.laid, scene)))
        return Text("\n".join(lines))


def blank(scene: Scene) -> list[Text]:
    """An empty line between two lanes, if there is room."""
    return [Text()] if scene.height >= ROWS_OF_LARGE else []


def lane_length(scene: Scene) -> int:
    return max(SHORT, min(LONG, scene.width - 7 - NAME - 4 - STATUS))


def column(km: int, view: StreetView, length: int) -> int:
    """The column of a kilometre on a lane of that length."""
    return km * (length - 1) // max(view.objectives)


def counted(cards: list[str], scene: Scene) -> str:
    names = [scene.speech.text(f"card-{card}") for card in cards]
    return ", ".join(f"{count} × {name}" if count > 1 else name for name, count in Counter(names).items()) or "–"
