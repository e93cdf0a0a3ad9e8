"""What clients are told: all that a board needs, so that it knows no rules."""

from __future__ import annotations

import msgspec

from games.raging.positions import GAME, SQUARE, table
from stampede.core.rng import Rng
from stampede.games.raging.state import BEFORE_ROLL, IN_TURN, STOPPED, WAITING
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
    dice = game.pasture.view(0).players[0].dice
    assert [(die.number, die.rolled, die.sawn) for die in dice] == [(1, 1, False), (3, 3, False), (1, 6, True)]
    assert game.pasture.view(0).players[0].saws == 0


def test_saws_that_have_been_used_are_told_from_those_that_are_left() -> None:
    game = table().marks(2, 2, 2, 5, 5, 5, 6, 6).dice(1, 3, 6)

    def saws() -> tuple[int, list[int]]:
        player = game.pasture.view(0).players[0]
        return player.saws, player.spent

    assert saws() == (2, [])
    game.play("saw 6>1")
    assert saws() == (1, [2])
    game.play("saw 3>2", "mallet")
    assert saws() == (0, [2, 5])


def test_an_enclosure_without_room_has_no_sheep() -> None:
    """Three fences that meet between the intersections: closed, empty, and of size 0."""
    view = table("6,6", fences=["N4-W1", "E4-W6", "S2-W5"]).pasture.view(0).players[0]
    assert [(enclosure.size, enclosure.kind, enclosure.sheep) for enclosure in view.enclosures] == [(0, "empty", False)]


def test_a_view_tells_what_the_others_still_see_of_the_own_sheet() -> None:
    game = table(seats=2).marks(5, 5, 5, 6, 6, 6).dice(1, 3, 6).play("saw 6>1", "mallet")
    sample = GAME.belief(game.pasture.view(0)).sample(Rng.free(1))
    assert sample.found[0].equals(game.pasture.found[0])
    assert int(sample.found[0].saws) == 2
    assert sample.view(1).players[0] == game.pasture.view(1).players[0]


def test_posts_with_place_number_and_uses() -> None:
    view = table(fences=["N2-E6", "N2-S4"]).pasture.view(0)
    uses = dict(zip([post.name for post in view.posts], view.players[0].uses, strict=True))
    assert (uses["N2"], uses["E6"], uses["W1"]) == (2, 1, 0)
    corner = view.posts[0]
    assert (corner.name, corner.side, corner.number, corner.x, corner.y) == ("N1", "N", 1, 1, 7)
    assert view.players[0].fences == [["N2", "E6"], ["N2", "S4"]]


def test_a_view_is_the_whole_position_but_for_the_open_round_of_the_others() -> None:
    rng = Rng.keyed(b"view")
    state = GAME.new(3, GAME.settle(3, {"field": "random", "difficulty": "hard", "seed": 5}), rng)
    choice = Rng.free("choice")
    while state.owing():
        view = state.view(0)
        again = msgspec.json.decode(msgspec.json.encode(view), type=RagingView)
        assert again == view
        sample = GAME.belief(again).sample(choice)
        sample.check()
        assert sample.view(0) == view
        assert sample.sheets[0].equals(state.sheets[0])
        assert all(sample.found[seat].equals(state.found[seat]) for seat in range(3))
        seat = state.to_act()[-1]
        legal = state.legal(seat)
        action = legal[choice.below(len(legal))]
        state.apply(seat, GAME.verbs.roll if action == GAME.verbs.stop and state.round < 6 else action, rng, None)


def test_samples_suppose_all_that_the_others_may_have_done() -> None:
    """A seat that is ready has had its turn, and stopped or not; one that is not may be anywhere in it."""
    game = table("3,3", seats=3).dice(2, 6, 5).play("mallet", "roll", seat=1)
    belief = GAME.belief(game.pasture.view(0))
    ready, busy = set(), set()
    for seed in range(150):
        sample = belief.sample(Rng.free(seed))
        ready.add((len(sample.sheets[1].fences), int(sample.sheets[1].mallets), int(sample.sheets[1].condition)))
        busy.add((len(sample.sheets[2].fences), int(sample.sheets[2].mallets), int(sample.sheets[2].condition)))
    assert ready == {(fences, 2 + fences, condition) for fences in (0, 1) for condition in (WAITING, STOPPED)}
    assert busy == {(0, 3, IN_TURN), (1, 3, BEFORE_ROLL), (0, 2, BEFORE_ROLL)}
