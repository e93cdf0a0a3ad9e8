"""What clients are told: all that a board needs, so that it knows no rules."""

from __future__ import annotations

import msgspec

from games.raging.positions import GAME, SQUARE, table
from stampede.core.rng import Rng
from stampede.games.raging.view import RagingView


def test_enclosures_with_outline_points_and_what_they_hold() -> None:
    view = table("3,3", cows="4,4", fences=SQUARE).pasture.view(0).players[0]
    (enclosure,) = view.enclosures
    assert enclosure.outline == [[2000, 2000], [5000, 2000], [5000, 5000], [2000, 5000]]
    assert enclosure.points == [[3, 3], [4, 3], [3, 4], [4, 4]]
    assert (enclosure.size, enclosure.kind, enclosure.prize, enclosure.sheep) == (4, "couple", True, False)
    assert (enclosure.bulls, enclosure.cows) == ([[3, 3]], [[4, 4]])
    assert view.isolated == [[3, 3]]
    assert view.complete


def test_the_kind_of_an_enclosure() -> None:
    def kind(bulls: str, cows: str = "") -> str:
        return table(bulls, cows, fences=SQUARE).pasture.view(0).players[0].enclosures[0].kind

    assert kind("3,3") == "isolated"
    assert kind("3,3 4,4", "3,4") == "herd"
    assert kind("1,1", "3,4") == "cows"
    assert kind("1,1") == "empty"


def test_one_enclosure_has_the_rosettes_and_one_the_sheep() -> None:
    """Two equally large ones of each kind: the first of them, from the lower left."""
    fences = ("N1-S5", "N2-S6", "N3-S4", "E4-W3", "E3-W4")
    prize = table("2,3 4,3", fences=fences).pasture.view(0).players[0]
    assert [enclosure.prize for enclosure in prize.enclosures] == [True, False]
    sheep = table("6,6", fences=fences).pasture.view(0).players[0]
    assert [enclosure.sheep for enclosure in sheep.enclosures] == [True, False]


def test_dice_say_what_they_were_and_whether_they_were_sawn() -> None:
    game = table().marks(5, 5, 5).dice(1, 3, 6).play("saw 6>1")
    dice = game.pasture.view(None).players[0].dice
    assert [(die.number, die.rolled, die.sawn) for die in dice] == [(1, 1, False), (3, 3, False), (1, 6, True)]
    assert game.pasture.view(None).players[0].saws == 0


def test_saws_that_have_been_used_are_told_from_those_that_are_left() -> None:
    game = table().marks(2, 2, 2, 5, 5, 5, 6, 6).dice(1, 3, 6)
    assert (game.pasture.view(None).players[0].saws, game.pasture.view(None).players[0].spent) == (2, [])
    game.play("saw 6>1")
    assert (game.pasture.view(None).players[0].saws, game.pasture.view(None).players[0].spent) == (1, [2])
    game.play("saw 3>2", "mallet")
    assert (game.pasture.view(None).players[0].saws, game.pasture.view(None).players[0].spent) == (0, [2, 5])


def test_posts_with_place_number_and_uses() -> None:
    view = table(fences=["N2-E6", "N2-S4"]).pasture.view(0)
    uses = dict(zip([post.name for post in view.posts], view.players[0].uses, strict=True))
    assert (uses["N2"], uses["E6"], uses["W1"]) == (2, 1, 0)
    corner = view.posts[0]
    assert (corner.name, corner.side, corner.number, corner.x, corner.y) == ("N1", "N", 1, 1, 7)
    assert view.players[0].fences == [["N2", "E6"], ["N2", "S4"]]


def test_nothing_is_hidden_and_a_view_is_the_whole_position() -> None:
    rng = Rng.keyed(b"view")
    state = GAME.new(3, GAME.settle(3, {"field": "random", "difficulty": "hard", "seed": 5}), rng)
    choice = Rng.free("choice")
    while state.owing():
        views = [state.view(reader) for reader in (None, 0, 1, 2)]
        assert len({repr(view.players) for view in views}) == 1
        again = msgspec.json.decode(msgspec.json.encode(views[1]), type=RagingView)
        assert again == views[1]
        sample = GAME.belief(again).sample(choice)
        sample.check()
        assert sample.view(0) == views[1]
        seat = state.to_act()[-1]
        legal = state.legal(seat)
        action = legal[choice.below(len(legal))]
        state.apply(seat, GAME.verbs.roll if action == GAME.verbs.stop and state.round < 6 else action, rng, None)
