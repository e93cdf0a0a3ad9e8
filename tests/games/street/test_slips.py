"""Small slips that no clause speaks of alone: each is a mutant that had survived, or could have."""

from __future__ import annotations

from games.street.positions import Rider, table

EIGHT = "20km 10km 8km 7km 5km 3km 2km 1km"


def test_passing_with_an_empty_hand_is_a_turn_of_waiting() -> None:
    """S12, S17: the cramp was there before the hand ran out."""
    game = table(Rider("1km 2km"), Rider("", vehicle="bmx", trick="cramp"))
    game.play("discard 1km", "end")
    assert game.told("passed") == [{"seat": 1}]
    assert (game.trick(1), game.view(0).players[1].waited) == ("cramp", 1)
    again = table(Rider("1km 2km"), Rider("", vehicle="bmx", trick="pothole"))
    again.play("discard 1km", "end")
    assert again.trick(1) == ""


def test_a_skipped_turn_wears_down_invincible() -> None:
    """S13, S15: it lasts for turns, played or not."""
    game = table(Rider("1km 2km"), Rider(EIGHT, shields=(2, 0), stopped=True))
    game.play("discard 1km", "end")
    assert game.told("skipped") == [{"seat": 1}]
    assert [shield.left for shield in game.view(0).players[1].shields] == [1]
    game.play("discard 2km", "end")
    assert game.told("exposed") == [{"seat": 1, "card": "invincible-2"}]
