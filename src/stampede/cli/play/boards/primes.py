"""The board of Trip & Run: a snake of a hundred squares, from the bottom to the top."""

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
from stampede.core.rng import Rng
from stampede.games.primes.game import Primes
from stampede.games.primes.prospects import Prospects
from stampede.games.primes.safety import safety
from stampede.games.primes.view import PlayerView, PrimesView

PAPER = ("#2a181d on #f7efe1", "#2a181d on #ecdcc0")  # of alternate squares, like a paper board
FACTORS = ("#614a4a on #f7efe1", "#614a4a on #ecdcc0")
CARD = "bold #2a181d on #fffdf8"
BACK = "bold #fbf5e9 on #3a3442"

SMALL, LARGE = 5, 7  # the width of a square; a large one has a second line for its factors
ROWS_OF_LARGE = 38  # lines that a screen with large squares takes
SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
SQUARE, DISCARDS = "square", "discards"
MOST_TRIPS = 6  # ways to trip that a preview lists, the furthest first


class PrimesBoard(Board):
    # --- the snake ----------------------------------------------------------------------------------------------------

    def picture(self, view: Any, scene: Scene) -> RenderableType:
        lines: list[Text] = []
        per_row = box_of(scene).row
        for row in reversed(range(goal(scene) // per_row)):
            squares = [row * per_row + step + 1 for step in range(per_row)]
            to_the_left = row % 2 == 1
            if to_the_left:
                squares.reverse()
            # Where the snake turns upwards an arrow says so.
            turns = "" if row * per_row + per_row == goal(scene) else "^" if scene.plain_letters else "↑"
            left, right = (turns.ljust(1), " ") if to_the_left else (" ", turns.ljust(1))
            lines += self.row(squares, left, right, view, scene)
        lines.append(self.start(view, scene))
        return Group(*lines)

    def row(self, squares: list[int], left: str, right: str, view: PrimesView, scene: Scene) -> list[Text]:
        first = Text().append(left, "dim")
        second = Text(" ")
        for square in squares:
            first.append_text(self.square(square, view, scene))
            second.append_text(self.below(square, view, scene))
        first.append(right, "dim")
        return [first, second] if is_large(scene) else [first]

    def square(self, square: int, view: PrimesView, scene: Scene) -> Text:
        """Its number and who stands there; a sign before it where the reader may do something."""
        sign, style = self.ground(square, view, scene)
        cell = Text().append(f"{sign}{square}{' ' if is_large(scene) and square < 100 else ''}", style)
        room = size(scene) - len(cell)
        for seat in self.fitting(self.standing(square, view), room):
            cell.append("+" if seat is None else scene.shape(seat), style if seat is None else style_of(seat))
        cell.append(" " * (size(scene) - len(cell)), style)
        return cell

    def ground(self, square: int, view: PrimesView, scene: Scene) -> tuple[str, str]:
        """What is written before a square's number, and how the square looks."""
        if square == view.aim:
            return "x" if scene.plain_letters else "×", DANGER
        if square in scene.arguments("trip") | scene.arguments("move"):
            return ">" if scene.plain_letters else "›", LEGAL
        return " ", PAPER[shade(square, scene)]

    def fitting(self, seats: list[int], room: int) -> list[int | None]:
        """As many as there is room for; None stands for those who are too many."""
        return [*seats] if len(seats) <= room else [*seats[: room - 1], None]

    def below(self, square: int, view: PrimesView, scene: Scene) -> Text:
        sign, style = self.ground(square, view, scene)
        quiet = FACTORS[shade(square, scene)] if sign == " " else style
        text = factors(square, scene)
        return Text((text if len(text) == size(scene) else f" {text}").ljust(size(scene)), quiet)

    def start(self, view: PrimesView, scene: Scene) -> Text:
        may_move = 0 in scene.arguments("move")
        sign = (">" if scene.plain_letters else "›") if may_move else " "
        line = Text.assemble(" ", (f"{sign}{scene.speech.say('primes-start')} 0 ", LEGAL if may_move else PAPER[1]))
        for seat in self.standing(0, view):
            line.append(scene.shape(seat), style_of(seat))
        return line

    def standing(self, square: int, view: PrimesView) -> list[int]:
        """The seat of every meeple there."""
        return [seat for seat, player in enumerate(view.players) for meeple in player.meeples if meeple == square]

    def width(self, scene: Scene) -> int:
        return int(box_of(scene).row) * size(scene) + 2

    # --- the seats ----------------------------------------------------------------------------------------------------

    def seats(self, view: Any, scene: Scene) -> RenderableType:
        lines = [self.pile(view, scene)]
        if view.earned:
            moves = ", ".join(str(move) for move in view.earned)
            lines.append(Text(scene.speech.say("primes-earned", moves=moves), "bold"))
        if view.aim:
            lines.append(Text(scene.speech.say("primes-needs", square=view.aim, needs=power_product(view.needs))))
        lines.append(Text())
        rows: list[RenderableType] = [*lines]
        side = scene.width - self.width(scene) - 2
        for seat, player in enumerate(view.players):
            line = name_line(seat, scene, with_level=is_large(scene))
            line.append("  " + " ".join(str(square) for square in player.meeples), "bold")
            if player.head_start:
                line.append("  " + self.ahead(player.head_start, scene), "dim")
            rows.append(line)
            if seat == scene.reader or not player.backs:
                continue  # the reader's own cards are shown elsewhere
            if player.hand is not None:
                rows.append(self.cards(player.hand, side))
                continue
            # On a small screen a hand stands behind its name if it can, else below it.
            backs = self.backs(player)
            if not is_large(scene) and len(line) + len(backs) + 2 <= side:
                line.append("  ").append_text(backs)
            else:
                rows.append(Text("    ").append_text(backs))
        return Group(*rows)

    def ahead(self, squares: int, scene: Scene) -> str:
        """Squares that a first run will go further; on a small screen only how many."""
        return scene.speech.text("head-start", squares=squares) if is_large(scene) else f"+{squares}"

    def pile(self, view: PrimesView, scene: Scene) -> Text:
        if view.pile == 0:
            return Text(scene.speech.say("primes-no-pile"))
        line = Text(scene.speech.say("primes-pile", cards=view.pile) + " ")
        return line.append(f" {view.top} ", BACK)

    def backs(self, player: PlayerView) -> Text:
        """The numbers of a hand, one for each card: nobody else sees more."""
        return Text(" ").join(Text(str(number), BACK) for number in sorted(player.backs))

    def hand(self, view: Any, scene: Scene) -> RenderableType | None:
        if scene.reader is None or not (view.players[scene.reader].backs or scene.legal):
            return None
        title = f"{scene.speech.say('primes-hand')} "
        cards = self.cards(view.players[scene.reader].hand or [], scene.width - len(title))
        row = Table.grid()
        row.add_column(width=len(title))
        row.add_row(Text(title, "bold"), cards)
        return row

    def cards(self, cards: Iterable[str], width: int) -> Text:
        """Cards face up, in lines of that width. No card is broken between two of them."""
        lines = [Text()]
        for card in cards:
            if lines[-1] and len(lines[-1]) + len(card) + 3 > width:
                lines.append(Text())
            lines[-1].append(" " if lines[-1] else "")
            lines[-1].append(f" {card} ", CARD)
        return Text("\n").join(lines) if lines[0] else Text("–", "dim")

    # --- previews -----------------------------------------------------------------------------------------------------

    def foresee(self, view: Any, scene: Scene) -> list[str]:
        """Whom a trip would throw back with which cards; where moves would take you, and how safe it is there."""
        if scene.reader is None or view.turn != scene.reader or not view.decision:
            return []
        game = cast(Primes, scene.game)
        race = game.belief(view).sample(Rng.free("preview"))
        prospects = Prospects(race, scene.reader, game.sense.weights)
        if view.aim == 0:
            sums = [view.stride] if view.stride else sorted(set(view.earned))
            return [
                scene.speech.say("primes-landings", sum=sum, landings=landings(sum, prospects, scene)) for sum in sums
            ]
        hit = [seat for seat in self.standing(view.aim, view) if seat != scene.reader]
        who = [name_times(scene.names[seat], count) for seat, count in sorted(Counter(hit).items())]
        lines = []
        for cards in prospects.trips_by_sum(view.needs)[:MOST_TRIPS]:
            total = view.total + int(prospects.sum_of(cards))
            lines.append(
                scene.speech.say(
                    "primes-trip",
                    cards=[box_of(scene).names[kind] for kind in cards],
                    who=who,
                    meeples=len(hit),
                    to=max(0, view.aim - total),
                    sum=total,
                    landings=landings(total, prospects, scene),
                )
            )
        return lines

    # --- questions ----------------------------------------------------------------------------------------------------

    def questions(self) -> list[str]:
        return [SQUARE, DISCARDS]

    def answer(self, question: str, about: str, view: Any, scene: Scene) -> RenderableType:
        return self.about_square(about, view, scene) if question == SQUARE else self.laid_away(view, scene)

    def about_square(self, about: str, view: PrimesView, scene: Scene) -> RenderableType:
        speech = scene.speech
        if not about.isdecimal() or not 0 <= int(about) <= goal(scene):
            raise UnknownAction(speech.say("primes-which-square", goal=goal(scene)))
        square = int(about)
        box = box_of(scene)
        pictures = [f"{prime} ({speech.text(f'picture-{box.pictures[prime]}')})" for prime in box.shown(square)]
        there = [
            f"{scene.names[seat]} {scene.shape(seat) * count}"
            for seat, count in sorted(Counter(self.standing(square, view)).items())
        ]
        lines = [
            speech.say("primes-square-shows", square=square, symbols=pictures)
            if pictures
            else speech.say("primes-square-blank", square=square)
        ]
        lines.append(speech.say("primes-square-there", who=there) if there else speech.say("primes-square-empty"))
        if square in scene.arguments("trip"):
            lines.append(speech.say("primes-square-trip", square=square))
        return Text(" ".join(lines))

    def laid_away(self, view: PrimesView, scene: Scene) -> RenderableType:
        """What lies open, and of the runs what the reader knows."""
        speech = scene.speech
        places = [(speech.say("primes-open"), self.cards(view.discards, scene.width - 2))]
        for seat, player in enumerate(view.players):
            ran = sorted(str(back) for back in player.run_backs) if player.run_cards is None else player.run_cards
            places.append((speech.say("primes-ran", name=scene.names[seat]), self.cards(ran, scene.width - 2)))
        return Group(*(part for title, cards in places for part in (Text(title, "dim"), cards)))


def landings(total: int, prospects: Prospects, scene: Scene) -> str:
    """Where each of the reader's meeples would go by that sum, and how safe it would be there."""
    found = [
        scene.speech.say(
            "primes-landing",
            start=square,
            to=square + total,
            safety=int(safety(prospects.race, prospects.seat, square + total)),
        )
        for square in sorted(set(prospects.squares))
        if square + total <= goal(scene)
    ]
    return ", ".join(found) if found else scene.speech.say("primes-no-landing")


def name_times(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ×{count}"


def box_of(scene: Scene) -> Any:
    return cast(Primes, scene.game).box


def goal(scene: Scene) -> int:
    return int(box_of(scene).goal)


def is_large(scene: Scene) -> bool:
    """Large squares show their factors; they need a large terminal."""
    return scene.width >= box_of(scene).row * LARGE + 28 and scene.height >= ROWS_OF_LARGE


def size(scene: Scene) -> int:
    return LARGE if is_large(scene) else SMALL


def shade(square: int, scene: Scene) -> int:
    """Squares beside and above each other differ."""
    row, column = divmod(square - 1, int(box_of(scene).row))
    if row % 2 == 1:
        column = int(box_of(scene).row) - 1 - column
    return (row + column) % 2


def factors(square: int, scene: Scene) -> str:
    symbols = Counter(box_of(scene).shown(square))
    if scene.plain_letters:
        return ".".join(str(prime) if count == 1 else f"{prime}^{count}" for prime, count in sorted(symbols.items()))
    return "·".join(
        f"{prime}{str(count).translate(SUPERSCRIPTS) if count > 1 else ''}" for prime, count in sorted(symbols.items())
    )


def power_product(number: int) -> str:
    """The prime factors of what a trip still needs, as they stand on cards."""
    found: list[str] = []
    prime = 2
    while number > 1:
        while number % prime == 0:
            found.append(str(prime))
            number //= prime
        prime += 1
    return " ".join(found)
