"""The terminal's picture of Corre el encierro: it fits, it shows what is happening, and it answers questions."""

from __future__ import annotations

import pytest
from rich.text import Text

from games.encierro.positions import GAME, Table, table
from stampede.cli.play.boards import board_for
from stampede.cli.play.boards.board import Scene
from stampede.cli.play.boards.encierro import EncierroBoard
from stampede.cli.play.speech import Speech
from stampede.cli.play.story import Paragraph
from stampede.core.errors import UnknownAction
from terminal.test_screens import drawn, table_of

NAMES = ["Maite", "Koldo", "Ane"]


def scene(game: Table, reader: int | None, plain_letters: bool = False) -> Scene:
    legal = [] if reader is None else [GAME.actions[index] for index in game.race.legal(reader)]
    asked = game.race.to_act()
    speech = Speech(GAME, "en")
    return Scene(GAME, speech, NAMES, [""] * 3, reader, asked, legal, 80, 24, plain_letters)


def course(game: Table, plain_letters: bool = False) -> list[str]:
    board = board_for(GAME)
    assert isinstance(board, EncierroBoard)
    picture = board.picture(game.view(None), scene(game, None, plain_letters))
    return [line.plain.rstrip() for line in picture.renderables]  # type: ignore[union-attr]


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("language", ["en", "es"])
def test_small_screens_hold_it_all(seats: int, language: str) -> None:
    for moves in (0, 22, 61):
        referee = table_of(GAME, seats, moves)
        for seat in range(seats):
            lines = drawn(referee, seat, 80, 24, language)
            assert max(len(line) for line in lines) <= 80
            assert len(lines) <= 23, "\n".join(lines)


def test_runners_stand_on_their_locations_and_the_cabestros_behind() -> None:
    lines = course(table([3, 2, 6], fallen=1), plain_letters=True)
    assert lines[:7] == [
        " 7 Plaza de Toros          O",
        " 6 Callejón                 ^",
        " 5 Telefónica",
        " 4 Estafeta",
        " 3 Mercaderes               o",
        " 2 Plaza del Ayuntamiento   #",
        " 1 Cuesta de Santo Domingo Cabestros",
    ]


def test_an_eye_card_shows_whom_it_hits_and_where_it_was_sent() -> None:
    game = table([3, 3, 6], {0: "volteado"}).draw("perdigon").play("send 3")
    assert course(game, plain_letters=True)[-2:] == [" Perdigón    o  sent on  #  next", "    o  >  ^"]


def test_an_attack_shows_both_runners() -> None:
    game = table([3, 3, 6], {0: "kilikis"}).play("attack kilikis 3")
    assert course(game, plain_letters=True)[-1] == " Kilikis    o  >  ^"


def test_questions_about_cards_and_discards() -> None:
    board = EncierroBoard()
    game = table([3, 3, 6], {0: "otra otra"}).play("discard otra", "discard otra")
    here = scene(game, 0)
    answer = board.answer("card", "Toro volteado", game.view(0), here)
    assert isinstance(answer, Text)
    assert answer.plain == " Toro volteado  turn the bull: it goes to another runner"
    assert str(board.answer("card", "faja", game.view(0), here)).strip().startswith("Faja")
    assert str(board.answer("discards", "", game.view(0), here)) == "Otra vez será ×2"
    with pytest.raises(UnknownAction, match="Which card"):
        board.answer("card", "ace of spades", game.view(0), here)


def test_what_happens_several_times_in_a_row_is_said_once() -> None:
    story = Paragraph(None, ["Bo plays.", "Bo draws a card.", "Bo draws a card.", "Bo stops.", "Hey!", "Hey!"])
    assert story.text(False).plain == "Bo plays. Bo draws a card (×2). Bo stops. Hey! Hey!"
    assert "(x2)" in story.text(True).plain
