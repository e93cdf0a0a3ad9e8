"""The board of Running with the Bulls: the town from its starts down to the sea, with dice in the row they stand in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stampede.cli.play.boards.board import Board, Scene, name_line
from stampede.cli.play.marks import DANGER, LEGAL, style_of
from stampede.core.actions import Action
from stampede.core.errors import UnknownAction
from stampede.games.bulls.game import Bulls
from stampede.games.bulls.town import Town
from stampede.games.bulls.view import (
    BullsView,
    DestinationView,
    EveningSeatView,
    EveningView,
    ForecastView,
    PlayerView,
    WellView,
)

STREET = "#2a181d on #ecdcc0"
PASSED = "dim"
SEA = "bold #fffdf8 on #2f6f9e"
EFFECT = "#fffdf8 on #2f6f9e"
CARD = "bold #2a181d on #fffdf8"

WELL = 12  # the width of a roundabout on the screen
WIDE_WELL = 14
WIDE_EVENING = 112  # columns for a day's summary as a table
TALL = 34  # lines of a screen with room for rows already passed
MANY_CHOICES = 20  # with more, a small screen has no room for every colour
SIGN_LETTERS = {"odd": "bulls-odd", "even": "bulls-even"}
ABOUT_ROUNDABOUTS = ("at", "heckle", "bull", "lead")
CARD_QUESTION, DISCARDS = "card", "discards"


class BullsBoard(Board):
    closing = "day-scored"

    # --- the town -----------------------------------------------------------------------------------------------------

    def picture(self, view: Any, scene: Scene) -> RenderableType:
        town = town_of(scene)
        now = view.step - 1
        lines: list[Text] = []
        for row, names in enumerate(town.rows[:-1]):
            if row < now and scene.height < TALL:
                continue
            lines.append(self.row(names, [self.sign_post(name, row, view, scene) for name in names], scene))
            if row >= now and scene.height >= TALL:
                lines.append(self.row(names, [self.caption(name, scene) for name in names], scene))
            if row == now:
                lines += self.wells(view.wells, names, scene)
            if row == now + 1:
                lines.append(self.row(names, [self.coming(well, scene) for well in view.forecast], scene))
        return Group(*lines, *self.sea(view, scene))

    def row(self, names: Sequence[str], cells: Sequence[Text], scene: Scene) -> Text:
        """Cells in the middle of the board, like the roundabouts of a row."""
        line = Text(" " * ((self.width(scene) - len(names) * size(scene)) // 2))
        for cell in cells:
            cell.truncate(size(scene) - 1)
            before = (size(scene) - cell.cell_len) // 2
            line.append(" " * before).append_text(cell).append(" " * (size(scene) - before - cell.cell_len))
        return line

    def sign_post(self, name: str, row: int, view: BullsView, scene: Scene) -> Text:
        """A roundabout with its odd and even signs on the sides they lead to, and whose token is on them."""
        town = town_of(scene)
        place = town.place_of[name]
        legal = name in self.legal_places(scene)
        mark = (">" if scene.plain_letters else "›") if legal else ""
        middle = Text(f" {mark}{name} ", LEGAL if legal else PASSED if row < view.step - 1 else STREET)
        if not town.fork[place]:
            return middle
        odd_is_left = town.path[place * 2] < town.path[place * 2 + 1]
        left, right = ("odd", "even") if odd_is_left else ("even", "odd")
        return Text.assemble(self.sign(name, left, view, scene), middle, self.sign(name, right, view, scene))

    def caption(self, name: str, scene: Scene) -> Text:
        """What a place is called. Moves are typed with its code, which stands above."""
        return Text(scene.speech.text(f"map-{name}") if scene.speech.has(f"map-{name}") else "", "italic")

    def sign(self, name: str, sign: str, view: BullsView, scene: Scene) -> Text:
        letter = scene.speech.say(SIGN_LETTERS[sign])
        owner = next((token.seat for token in view.tokens if (token.place, token.sign) == (name, sign)), None)
        if any(action.args == (name, sign) for action in scene.legal):
            return Text.assemble((letter, LEGAL), "" if owner is None else (scene.shape(owner), style_of(owner)))
        return Text(letter, "dim") if owner is None else Text(letter + scene.shape(owner), style_of(owner))

    def legal_places(self, scene: Scene) -> set[str]:
        """Roundabouts that a legal action names."""
        places = {str(arg) for action in scene.legal for arg in action.args if action.verb in ABOUT_ROUNDABOUTS}
        town = town_of(scene)
        return places | {town.rows[0][town.start_of[int(number)]] for number in scene.arguments("place")}

    def wells(self, wells: Sequence[WellView], names: Sequence[str], scene: Scene) -> list[Text]:
        """The dice of the row: a line for the bulls, and a line for each colour."""
        bulls = [self.bulls(well, scene) for well in wells]
        lines = [self.row(names, bulls, scene)]
        crowded = scene.height < TALL and len(scene.legal) > MANY_CHOICES
        for seat in range(len(scene.names)):
            on_the_board = any(sum(well.runners[seat]) for well in wells)
            if on_the_board and (seat == scene.reader or not crowded):
                lines.append(self.row(names, [self.runners(well, seat, scene) for well in wells], scene))
        return lines

    def bulls(self, well: WellView, scene: Scene) -> Text:
        if not well.bulls:
            return Text()
        return Text(f" {horns(scene)}{''.join(map(str, well.bulls))} ", DANGER)

    def runners(self, well: WellView, seat: int, scene: Scene) -> Text:
        """The faces of a colour; those that can be chosen now are highlighted."""
        faces = [face for face, dice in enumerate(well.runners[seat], 1) for _ in range(dice)]
        if not faces:
            return Text()
        room = size(scene) - 2
        shown = faces if len(faces) <= room else faces[: room - 1]
        colour = cast(Bulls, scene.game).box.colours[seat]
        picks = [action.args for action in scene.legal if action.verb == "pick"]
        light = {face for whose, place, face in picks if (whose, place) == (colour, well.name)}
        line = Text(scene.shape(seat), style_of(seat))
        for face in shown:
            line.append(str(face), LEGAL if face in light else style_of(seat))
        return line if shown == faces else line.append("+", style_of(seat))

    def coming(self, well: ForecastView, scene: Scene) -> Text:
        """What comes there if nothing changes: the bulls' faces and how many runners, the reader's own first."""
        line = Text(f"{horns(scene)}{''.join(map(str, well.bulls))} " if well.bulls else "", "red")
        total = sum(well.runners)
        if scene.reader is not None and well.runners[scene.reader]:
            line.append(f"{scene.shape(scene.reader)}{well.runners[scene.reader]}/", "bold")
        return line.append(str(total), "dim") if total else line

    def sea(self, view: BullsView, scene: Scene) -> list[Text]:
        names = [card.place for card in view.destinations]
        lines = [
            self.row(names, [self.title(card, scene) for card in view.destinations], scene),
            self.row(names, [self.worth(card, scene) for card in view.destinations], scene),
        ]
        if view.step - 1 == view.steps:
            lines += self.wells(view.wells, names, scene)
        elif view.step == view.steps:
            lines.append(self.row(names, [self.coming(well, scene) for well in view.forecast], scene))
        return lines

    def title(self, card: DestinationView, scene: Scene) -> Text:
        name = scene.speech.text(f"name-{card.name}")
        return Text(f" {name} " if len(name) + 3 <= size(scene) else name, SEA)

    def worth(self, card: DestinationView, scene: Scene) -> Text:
        """Points, and the effect on tomorrow."""
        parts = [str(card.points)]
        if card.runners:
            parts.append(scene.speech.say("bulls-runners-more", number=f"{card.runners:+d}"))
        if card.cards:
            parts.append(scene.speech.say("bulls-cards-more", number=f"{card.cards:+d}"))
        return Text(f" {' '.join(parts)} ", EFFECT)

    def width(self, scene: Scene) -> int:
        return int(town_of(scene).wide) * size(scene)

    # --- the seats ----------------------------------------------------------------------------------------------------

    def seats(self, view: Any, scene: Scene) -> RenderableType:
        speech = scene.speech
        lines = [Text(speech.say("bulls-day", day=view.day, step=min(view.step, view.steps)), "bold")]
        lines.append(Text(speech.say("bulls-deck", cards=view.deck), "dim"))
        for seat, player in enumerate(view.players):
            line = name_line(seat, scene, with_level=is_large(scene))
            line.append(f" {player.points}", "bold")
            if seat == view.first:
                line.append(" 1." if scene.plain_letters else " ①", "bold")
            lines.append(line)
            if is_large(scene):
                lines.append(Text("    " + self.belongings(player, scene), "dim"))
        return Group(*lines)

    def belongings(self, player: PlayerView, scene: Scene) -> str:
        facts = [("bulls-cards", player.cards), ("bulls-tokens", player.tokens)]
        if player.trampled:
            facts.append(("bulls-trampled", player.trampled))
        return ", ".join(scene.speech.say(key, number=number) for key, number in facts)

    def hand(self, view: Any, scene: Scene) -> RenderableType | None:
        if scene.reader is None or not (view.players[scene.reader].cards or scene.legal):
            return None
        title = f"{scene.speech.say('bulls-hand')} "
        own = view.players[scene.reader]
        aside = f"{scene.speech.text('view-unwanted')} "
        wide = max(len(title), len(aside)) if own.unwanted else len(title)
        row = Table.grid()
        row.add_column(width=wide)
        row.add_column()
        kept = Counter(own.hand or []) - Counter(own.unwanted or [])
        row.add_row(Text(title, "bold"), self.cards(kept.elements(), scene, wide))
        if own.unwanted:  # nobody else sees them until all are ready
            row.add_row(Text(aside, "bold"), self.cards(own.unwanted, scene, wide))
        coming = self.danger(view, scene.reader, scene)
        return row if coming is None else Group(coming, row)

    def danger(self, view: BullsView, reader: int, scene: Scene) -> Text | None:
        """What the bulls will do to the reader's runners if nothing changes; nothing while a bull is still to come."""
        if not view.forecast or view.decision == "place" or not view.players[reader].standing:
            return None
        charged = Counter[int]()
        for well in view.forecast:
            charged[well.odds] += well.charged[reader]
        told: list[str] = []
        for odds in sorted(charged, reverse=True):
            if charged[odds]:
                key = "forecast-also" if told else "forecast-charged"
                told.append(scene.speech.text(key, charged=charged[odds], odds=odds))
        return Text("; ".join(told), "red") if told else Text(scene.speech.text("forecast-safe"), "dim")

    def cards(self, names: Iterable[str], scene: Scene, before: int = 0) -> Text:
        """Cards by name, equal ones together; no card is split between two lines."""
        lines = [Text()]
        for name, count in Counter(names).items():
            title = scene.speech.text(f"name-{name}")
            card = f" {title} " if count == 1 else f" {title} ×{count} "
            if scene.plain_letters:
                card = card.replace("×", "x")
            if lines[-1] and lines[-1].cell_len + len(card) + 1 > scene.width - before:
                lines.append(Text())
            lines[-1].append(" " if lines[-1] else "").append(card, CARD)
        return Text("\n").join(lines) if lines[0] else Text("–", "dim")

    def effect(self, action: Action, scene: Scene) -> str:
        """What a card does, beside playing or discarding it."""
        return scene.speech.text(f"card-{action.args[0]}") if action.verb in ("play", "discard") else ""

    # --- the end of a day --------------------------------------------------------------------------------------------

    def summary(self, view: Any, scene: Scene) -> RenderableType:
        """Who arrived where, points, what that means for tomorrow: as a table, or in lines on a narrow screen."""
        evening: EveningView = view.evening
        order = sorted(range(len(evening.seats)), key=lambda seat: evening.seats[seat].rank)
        parts: list[RenderableType] = [Text(self.evening_title(evening, scene), "bold")]
        if scene.reader is not None:
            own = evening.seats[scene.reader]
            parts.append(Text(scene.speech.text("evening-mine", arrived=sum(own.arrived), points=own.points)))
        last = evening.day == view.days  # then there is no tomorrow
        if scene.width >= WIDE_EVENING:
            parts += [Text(), self.evening_table(evening, order, last, scene)]
        else:
            parts += [self.evening_line(evening, seat, last, scene) for seat in order]
        return Group(*parts)

    def evening_title(self, evening: EveningView, scene: Scene) -> str:
        leaders = [scene.names[seat] for seat, one in enumerate(evening.seats) if one.rank == 1]
        rank = 0 if scene.reader is None else evening.seats[scene.reader].rank
        return scene.speech.text("evening-title", day=evening.day, rank=rank, leaders=len(leaders), names=leaders)

    def evening_table(self, evening: EveningView, order: Sequence[int], last: bool, scene: Scene) -> Table:
        speech = scene.speech
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        for _ in ("rank", "chip"):
            table.add_column()
        table.add_column(speech.text("evening-player"), vertical="bottom")
        for card in evening.destinations:
            head = f"{speech.text(f'name-{card.name}')}\n{speech.text('evening-each', points=card.points)}"
            table.add_column(head, justify="center")
        for key in ("fell", "souvenir", "today", "total"):
            table.add_column(speech.text(f"evening-{key}"), justify="right")
        table.add_column("" if last else speech.text("evening-tomorrow"))
        nobody = "-" if scene.plain_letters else "·"
        for seat in order:
            one = evening.seats[seat]
            table.add_row(
                f"{one.rank}.",
                scene.chip(seat),
                Text(scene.names[seat], "bold" if seat == scene.reader else ""),
                *(Text(str(runners) if runners else nobody, "bold" if runners else "dim") for runners in one.arrived),
                str(one.trampled or nobody),
                f"+{one.souvenirs}" if one.souvenirs else nobody,
                Text(f"+{one.points}", "green"),
                Text(str(one.total), "bold"),
                "" if last else self.tomorrow(one, scene),
            )
        return table

    def evening_line(self, evening: EveningView, seat: int, last: bool, scene: Scene) -> Text:
        speech = scene.speech
        one = evening.seats[seat]
        arrived = [
            speech.say("bulls-evening-at", runners=runners, sight=speech.text(f"sight-{card.name}"), points=card.points)
            for card, runners in zip(evening.destinations, one.arrived, strict=True)
            if runners
        ]
        line = speech.say(
            "bulls-evening-line",
            place=one.rank,
            name=scene.names[seat],
            arrived=", ".join(arrived) or speech.say("bulls-evening-none"),
            trampled=one.trampled,
            souvenirs=one.souvenirs,
            points=one.points,
            total=one.total,
        )
        tomorrow = "" if last else f" {speech.text('evening-tomorrow')}: {self.tomorrow(one, scene)}."
        return Text.assemble(scene.chip(seat), " ", (line + tomorrow, "bold" if seat == scene.reader else ""))

    def tomorrow(self, one: EveningSeatView, scene: Scene) -> str:
        speech = scene.speech
        parts = []
        if one.more_runners:
            parts.append(speech.text("evening-more-runners", runners=one.more_runners))
        if one.more_cards:
            parts.append(speech.text("evening-more-cards", cards=one.more_cards))
        return ", ".join(parts) or speech.text("evening-usual")

    # --- questions ----------------------------------------------------------------------------------------------------

    def questions(self) -> list[str]:
        return [CARD_QUESTION, DISCARDS]

    def answer(self, question: str, about: str, view: Any, scene: Scene) -> RenderableType:
        if question == DISCARDS:
            return self.cards(view.discards, scene)
        return self.about_card(about, scene)

    def about_card(self, about: str, scene: Scene) -> RenderableType:
        """What a card does, by its id or its name in this language; all cards if none is named."""
        names = cast(Bulls, scene.game).box.names
        titles = {name: scene.speech.text(f"name-{name}") for name in names}
        wanted = about.casefold().strip()
        found = [name for name in names if wanted in name or wanted in titles[name].casefold()]
        if not found:
            raise UnknownAction(scene.speech.say("bulls-which-card"))
        return Group(
            *(Text.assemble((titles[name], "bold"), ": ", scene.speech.text(f"card-{name}")) for name in found)
        )


def town_of(scene: Scene) -> Town:
    return cast(Bulls, scene.game).box.town


def size(scene: Scene) -> int:
    """The width of a roundabout."""
    return WIDE_WELL if scene.width >= int(town_of(scene).wide) * WIDE_WELL + 28 else WELL


def is_large(scene: Scene) -> bool:
    return scene.height >= TALL and scene.width >= 90


def horns(scene: Scene) -> str:
    """The sign of a bull: this letter began as the head of an ox."""
    return "b" if scene.plain_letters else "∀"
