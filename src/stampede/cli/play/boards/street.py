"""The board of RUN 2 Street: a lane for each rider, with the kilometres ridden and the objective ahead."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stampede.cli.play.boards.board import Board, Scene
from stampede.cli.play.marks import DANGER, style_of
from stampede.core.actions import Action
from stampede.games.street.actions import LETTERS
from stampede.games.street.components import Box
from stampede.games.street.game import Street
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
        arrow = " "
        if seat in scene.asked:
            arrow = ">" if scene.plain_letters else "▸"
        elif not view.ending and seat in view.order[1:2]:  # who plays next: to the right, so from below
            arrow = "+" if scene.plain_letters else "▹"
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
        for seat, rider in enumerate(view.players):
            lines += [self.status(rider, seat == scene.reader, scene), *blank(scene)]
        speech = scene.speech
        counts = {"deck": view.deck, "discards": len(view.discards)}
        lines.append(Text(speech.say("street-deck", **counts, rebuilds=view.rebuilds, most=view.max_rebuilds), "dim"))
        for line in lines:
            line.no_wrap, line.overflow = True, "ellipsis"
        return Group(*lines)

    def status(self, rider: RiderView, own: bool, scene: Scene) -> Text:
        """Cards in hand, what protects or stops the rider, and the vehicle with what blocks it.

        What is said elsewhere as well gives way to what is not: the own hand and objective are on the screen anyway,
        and some tricks name the vehicle.
        """
        speech = scene.speech
        if rider.out:
            return Text(speech.say("street-out", km=rider.km, goal=rider.goal), "dim")
        room = max(STATUS, scene.width - self.width(scene)) - 1
        line = Text()
        for spared in range(4):
            line = Text(speech.say("street-cards", cards=rider.cards).ljust(9), "dim")
            if spared > 0:
                line = Text("" if own else f"{'#' if scene.plain_letters else '▯'}{rider.cards} ", "dim")
            if rider.goal:
                key = "street-goal" if spared < 2 else "street-rest"
                line.append(speech.say(key, goal=rider.goal, rest=rider.goal - rider.km) + " ", "bold")
            line.append_text(self.state(rider, scene))
            if spared < 3 or not self.names_its_vehicle(rider, scene):
                line.append(
                    speech.text(f"card-{rider.vehicle}") if rider.vehicle else speech.say("street-on-foot"),
                )
            if len(line) <= room:
                break
        return line

    def state(self, rider: RiderView, scene: Scene) -> Text:
        line = Text()
        if rider.invincible:
            line.append(("*" if scene.plain_letters else "★") + f"{rider.invincible} ", "bold")
        if rider.stopped:
            line.append(scene.speech.say("street-stopped") + " ", "bold")
        if rider.trick:
            turns = f" {rider.waited}/{rider.wait}" if rider.wait else ""
            sign = "x" if scene.plain_letters else "×"
            line.append(sign + scene.speech.text(f"card-{rider.trick}") + turns, DANGER).append(" ")
        return line

    def names_its_vehicle(self, rider: RiderView, scene: Scene) -> bool:
        """Whether a trick blocks the rider that hits one kind of vehicle only."""
        box = box_of(scene)
        vehicles = range(box.first_distance)
        return rider.trick != "" and sum(box.fits(box.kind_of[rider.trick], vehicle) for vehicle in vehicles) == 1

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

    # --- before a choice ----------------------------------------------------------------------------------------------

    def preview(self, before: Any, after: Any, scene: Scene) -> RenderableType | None:
        """How far it takes the reader, what becomes of whom, and who plays then."""
        lines: list[str] = []
        for seat, then in enumerate(after.players):
            now = before.players[seat]
            if then.km != now.km:
                lines.append(self.ridden(then.km, then.goal, scene))
            if then.trick != now.trick:
                lines.append(self.hindrance(seat, then, scene))
            if then.stopped != now.stopped:
                lines.append(scene.speech.say("street-then-stopped", name=scene.names[seat]))
            if then.invincible > now.invincible:
                lines.append(scene.speech.say("street-then-safe", turns=then.invincible))
        lines.append(self.order(before, scene))
        return Text("\n".join(lines), "bold")

    def ridden(self, km: int, goal: int, scene: Scene) -> str:
        key = "street-then-wins" if km == goal else "street-then-out" if km > goal else "street-then-km"
        return scene.speech.say(key, km=km, goal=goal, rest=abs(goal - km))

    def hindrance(self, seat: int, then: RiderView, scene: Scene) -> str:
        """What a trick does to a rider, and what ends it; or that it is over."""
        speech = scene.speech
        if not then.trick:
            return speech.say("street-then-free" if then.vehicle else "street-then-on-foot")
        box = box_of(scene)
        trick = box.kind_of[then.trick]
        ways = [speech.text(f"card-{name}") for name, kind in box.kind_of.items() if box.cures(kind, trick)]
        ways += [speech.say("street-way-vehicle")] if box.change_ends(trick) else []
        ways += [speech.say("street-way-wait", turns=then.wait)] if then.wait else []
        return speech.say("street-then-blocked", name=scene.names[seat], ways=", ".join(ways))

    def order(self, view: StreetView, scene: Scene) -> str:
        """Play passes to the right, which surprises everybody."""
        names = (" > " if scene.plain_letters else " → ").join(scene.names[seat] for seat in view.order)
        return scene.speech.say("street-order", names=names)

    def how_it_ends(self, action: Action, view: Any, scene: Scene) -> list[str]:
        if action.verb != "ride" or scene.reader is None:
            return []
        rider, box = view.players[scene.reader], box_of(scene)
        return [self.ridden(rider.km + int(box.km[box.kind_of[str(action.args[0])]]), rider.goal, scene)]

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


def box_of(scene: Scene) -> Box:
    return cast(Street, scene.game).box


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
