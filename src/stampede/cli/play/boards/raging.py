"""The board of Raging Bulls: a paper field with its posts around it and fences in fine dots."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from stampede.cli.play.boards.board import Board, Scene, name_line
from stampede.cli.play.marks import DANGER, LEGAL
from stampede.core.actions import Action
from stampede.games.raging.view import DieView, PlayerView, PostView, RagingView

INK = "#2a181d"
PAPER = f"{INK} on #f7efe1"
GRID = "#b5a68c on #f7efe1"
FENCE = "bold #7a3b12 on #f7efe1"
CLOSED = "#d9ead0"  # an enclosure
POND = "bold #1d5f8a on #bfe0f2"
CALM = "bold #fffdf8 on #2a7e4f"  # an isolated bull
COW = "bold #fffdf8 on #5a1648"
DIE = "bold #2a181d on #fffdf8"
SAWN = "bold #fffdf8 on #2f4fbe"

SIDE = 7  # grid steps
MARGIN = 4  # columns on each side, for posts and the letter of the side
SMALLEST, LARGEST = 8, 21  # lines of the field
OTHER_LINES = 16  # heading, posts, a long list of choices, tip, prompt
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # of a braille character, by row and column
SHEET = "sheet"


class RagingBoard(Board):
    # --- the field ----------------------------------------------------------------------------------------------------

    def picture(self, view: Any, scene: Scene) -> RenderableType:
        return self.field(view, whose(view, scene), scene)

    def field(self, view: RagingView, seat: int, scene: Scene) -> RenderableType:
        canvas = Canvas(view, view.players[seat], scene)
        posts = {post.name: self.post(index, post, view, seat, scene) for index, post in enumerate(view.posts)}
        lines = [self.post_line("N", view, posts, canvas)]
        left = {canvas.row(post.y): posts[post.name] for post in view.posts if post.side == "W"}
        right = {canvas.row(post.y): posts[post.name] for post in view.posts if post.side == "E"}
        for row in range(canvas.rows):
            middle = row == canvas.rows // 2
            line = Text("W" if middle else " ", "dim").append_text(left.get(row, Text("  "))).append(" ")
            line.append_text(canvas.line(row)).append(" ").append_text(right.get(row, Text("  ")))
            lines.append(line.append("E" if middle else " ", "dim"))
        lines.append(self.post_line("S", view, posts, canvas))
        return Group(*lines)

    def post_line(self, side: str, view: RagingView, posts: dict[str, Text], canvas: Canvas) -> Text:
        line = Text(side, "dim")
        for post in sorted((post for post in view.posts if post.side == side), key=lambda post: post.x):
            column = MARGIN + canvas.column(post.x) - 1
            line.append(" " * (column - len(line))).append_text(posts[post.name])
        return line

    def post(self, index: int, post: PostView, view: RagingView, seat: int, scene: Scene) -> Text:
        """Its number after a sign: can be used now, used once, used twice."""
        if seat == scene.reader and any(post.name in action.args for action in scene.legal if action.verb == "fence"):
            return Text(f"{'>' if scene.plain_letters else '›'}{post.number}", LEGAL)
        uses = view.players[seat].uses[index]
        sign = (" ", ".", "x")[uses] if scene.plain_letters else (" ", "·", "×")[uses]
        return Text(f"{sign}{post.number}", "bold" if uses == 0 else "dim")

    def width(self, scene: Scene) -> int:
        return columns_of_field(scene) + 2 * MARGIN

    # --- the seats ----------------------------------------------------------------------------------------------------

    def seats(self, view: Any, scene: Scene) -> RenderableType:
        speech = scene.speech
        title = speech.text(f"field-{view.field.name}") if speech.has(f"field-{view.field.name}") else view.field.name
        lines = [Text.assemble((title, "bold"), f"  {speech.say('raging-round', round=view.round)}")]
        if view.field.medals:
            bronze, silver, gold = view.field.medals
            lines[0].append(f"  {speech.say('raging-targets', bronze=bronze, silver=silver, gold=gold)}", "dim")
        for seat, player in enumerate(view.players):
            line = name_line(seat, scene, with_level=scene.height >= LARGEST + OTHER_LINES)
            line.append(f"  {player.score}", "bold").append(f"  {self.tools(player, scene)}")
            if player.condition in ("stopped", "out", "waiting", "ready"):
                line.append(f"  {speech.text(f'condition-{player.condition}')}", "dim")
            lines.append(line)
        own = view.players[whose(view, scene)]
        lines.append(self.recycling(own, view, scene))
        score = Text(self.score_sheet(own, scene), "dim")
        if own.dice:
            dice = Text(f"{speech.say('raging-dice')} ")
            for die in own.dice:
                dice.append_text(self.die(die, scene)).append(" ")
            lines.append(dice)
        for line in lines:
            line.no_wrap, line.overflow = True, "crop"
        return Group(*lines, score)

    def tools(self, player: PlayerView, scene: Scene) -> str:
        """Mallets and saws, and the shed."""
        words = [scene.speech.say("raging-mallets", mallets=player.mallets)]
        if player.saws:
            words.append(scene.speech.say("raging-saws", saws=player.saws))
        if player.shed:
            words.append(
                scene.speech.say("raging-shed", shed=player.shed, stands="yes" if player.shed_stands else "no")
            )
        return ", ".join(words)

    def recycling(self, player: PlayerView, view: RagingView, scene: Scene) -> Text:
        """Each number with its full and empty boxes."""
        full, empty = ("#", "_") if scene.plain_letters else ("■", "□")
        line = Text(f"{scene.speech.say('raging-recycling')} ")
        for number, marks in enumerate(player.marks, 1):
            line.append(f"{number}", "bold").append(f"{full * marks}{empty * (view.boxes - marks)} ")
        return line

    def score_sheet(self, player: PlayerView, scene: Scene) -> str:
        """The lines of the score that are not zero."""
        parts = [
            scene.speech.say("raging-line", line=line.key, points=line.points) for line in player.lines if line.points
        ]
        return " + ".join(parts) if parts else "0"

    def die(self, die: DieView, scene: Scene) -> Text:
        if not die.sawn:
            return Text(f" {die.number} ", DIE)
        return Text(f" {die.rolled}{'>' if scene.plain_letters else '→'}{die.number} ", SAWN)

    # --- before a choice ----------------------------------------------------------------------------------------------

    def preview(self, before: Any, after: Any, scene: Scene) -> RenderableType | None:
        """The own field with the fence on it, and what it does to the score."""
        seat = whose(before, scene)
        then, now = after.players[seat], before.players[seat]
        if then.fences == now.fences and then.score == now.score:
            return None
        score = scene.speech.say("raging-then", now=now.score, then=then.score)
        return Group(
            self.field(after, seat, replace(scene, legal=[])),
            Text(score, "bold"),
            Text(self.score_sheet(then, scene), "dim"),
        )

    def ask_first(self, action: Action, view: Any, scene: Scene) -> str:
        """Stopping is for good, and so is losing the last mallet."""
        player = view.players[whose(view, scene)]
        last = action.verb == "mallet" and player.mallets == 1
        if action.verb != "stop" and not last:
            return ""
        key = "raging-sure-mallet" if last else "raging-sure-stop"
        score = player.score - (mallet_points(player) if last else 0)
        return scene.speech.say(key, score=score, yes=scene.speech.say("yes"))

    # --- questions ----------------------------------------------------------------------------------------------------

    def questions(self) -> list[str]:
        return [SHEET]

    def answer(self, question: str, about: str, view: Any, scene: Scene) -> RenderableType:
        """A seat's field and full score, the reader's own if no seat is named, with a legend."""
        seat = whose(view, scene)
        if about.isdecimal() and 1 <= int(about) <= len(view.players):
            seat = int(about) - 1
        player = view.players[seat]
        rows: list[RenderableType] = [name_line(seat, scene), self.field(view, seat, scene)]
        for line in player.lines:
            rows.append(Text(f"{line.points:>4}  {scene.speech.text(f'score-{line.key}')} ({line.count})"))
        rows.append(Text(f"{player.score:>4}", "bold"))
        if view.field.medals:
            bronze, silver, gold = view.field.medals
            rows.append(Text(scene.speech.say("raging-medals", bronze=bronze, silver=silver, gold=gold)))
        pond = "~" if scene.plain_letters else "≈"
        rows.append(Text(scene.speech.say("raging-legend", pond=pond), "dim"))
        return Group(*rows)


class Canvas:
    """The field as lines of characters: grid, ponds, fences, then what stands there."""

    def __init__(self, view: RagingView, player: PlayerView, scene: Scene) -> None:
        self.rows = rows_of_field(scene)
        self.columns = columns_of_field(scene)
        self.plain = scene.plain_letters
        self.letters = [[" "] * self.columns for _ in range(self.rows)]
        self.styles = [[PAPER] * self.columns for _ in range(self.rows)]
        self.dots = [[0] * self.columns for _ in range(self.rows)]
        for x in range(1, SIDE):
            for y in range(1, SIDE):
                self.put(x, y, "." if self.plain else "·", GRID)
        for x, y in view.field.ponds:
            for row in range(self.row(y + 1), self.row(y) + 1):
                for column in range(self.column(x), self.column(x + 1) + 1):
                    self.letters[row][column], self.styles[row][column] = "~" if self.plain else "≈", POND
        places = {post.name: (post.x, post.y) for post in view.posts}
        for first, second in player.fences:
            self.draw(places[first], places[second])
        for enclosure in player.enclosures:
            for x, y in enclosure.points:
                sign = "*" if enclosure.prize else "s" if enclosure.sheep else "." if self.plain else "·"
                self.put(x, y, sign, f"bold {INK} on {CLOSED}")
        for x, y in view.field.cows:
            self.put(x, y, "c", COW)
        for bull in view.field.bulls:
            calm = bull in player.isolated
            self.put(bull[0], bull[1], "b" if calm else "B", CALM if calm else DANGER)

    def row(self, y: int) -> int:
        return min((SIDE - y) * self.rows // SIDE, self.rows - 1)

    def column(self, x: int) -> int:
        return min(x * self.columns // SIDE, self.columns - 1)

    def put(self, x: int, y: int, letter: str, style: str) -> None:
        row, column = self.row(y), self.column(x)
        self.letters[row][column], self.styles[row][column], self.dots[row][column] = letter, style, 0

    def draw(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """A straight line of dots, eight to a character; of strokes, if the terminal has plain letters only."""
        wide, high = 2 * self.columns, 4 * self.rows
        steps = 2 * max(wide, high)
        for step in range(steps + 1):
            x = (start[0] * (steps - step) + end[0] * step) * wide // (SIDE * steps)
            y = high - (start[1] * (steps - step) + end[1] * step) * high // (SIDE * steps)
            x, y = min(max(x, 0), wide - 1), min(max(y, 0), high - 1)
            row, column = y // 4, x // 2
            self.styles[row][column] = FENCE
            if self.plain:
                self.letters[row][column] = stroke(end[0] - start[0], end[1] - start[1])
            else:
                self.dots[row][column] |= DOTS[y % 4][x % 2]

    def line(self, row: int) -> Text:
        line = Text()
        for column in range(self.columns):
            dots = self.dots[row][column]
            line.append(chr(0x2800 + dots) if dots else self.letters[row][column], self.styles[row][column])
        return line


def stroke(across: int, up: int) -> str:
    if abs(across) > 2 * abs(up):
        return "-"
    if abs(up) > 2 * abs(across):
        return "|"
    return "/" if across * up > 0 else "\\"


def whose(view: RagingView, scene: Scene) -> int:
    """The reader's seat; for a spectator, the leader's."""
    if scene.reader is not None:
        return scene.reader
    return max(range(len(view.players)), key=lambda seat: view.players[seat].score)


def mallet_points(player: PlayerView) -> int:
    """What the last mallet is worth until it is lost."""
    return next(line.points for line in player.lines if line.key == "mallets")


def rows_of_field(scene: Scene) -> int:
    return min(max(scene.height - OTHER_LINES, SMALLEST), LARGEST)


def columns_of_field(scene: Scene) -> int:
    """Twice as many as rows, to look square; fewer on a narrow terminal."""
    return max(min(2 * rows_of_field(scene) + 2, scene.width - 2 * MARGIN), 2 * SIDE)
