"""The card counter: it knows where cards are, and no more than its reader."""

from __future__ import annotations

from collections import Counter

import pytest

import toy
from stampede.core.game import Claim
from stampede.core.registry import find_game
from stampede.core.rng import Rng
from stampede.match.counter import count_cards, counts_cards, spot, whereabouts
from stampede.match.counts import Amount, BackCount, Spot, Unseen
from stampede.match.words import Words
from toy.positions import night, play

GAME = toy.load(None)
HAND, SHADE, PILE = Spot("hand", 0), Spot("shade", 0), Spot("pile")


def within(left: str, room: dict[str, int], *claims: Claim) -> dict[str, list[tuple[int, set[str]]]]:
    found = whereabouts(Counter(left.split()), Counter(room), list(claims))
    return {card: [(count, set(names)) for count, names in groups] for card, groups in found.items()}


def test_a_card_without_a_claim_can_be_in_any_hidden_place() -> None:
    assert within("a a b", {"hand": 1, "pile": 2, "other": 0}) == {
        "a": [(2, {"hand", "pile"})],
        "b": [(1, {"hand", "pile"})],
    }


def test_a_claimed_card_is_where_it_is_claimed_to_be_and_leaves_room_for_others() -> None:
    claim = Claim({"a": 1}, ["hand", "other"])
    assert within("a a b c", {"hand": 1, "other": 1, "pile": 2}, claim)["a"] == [
        (1, {"hand", "other"}),
        (1, {"hand", "other", "pile"}),
    ]


def test_a_full_place_has_no_room_for_other_cards() -> None:
    claim = Claim({"a": 1, "b": 1}, ["hand", "other"])
    assert within("a b c d", {"hand": 1, "other": 1, "pile": 2}, claim) == {
        "a": [(1, {"hand", "other"})],
        "b": [(1, {"hand", "other"})],
        "c": [(1, {"pile"})],
        "d": [(1, {"pile"})],
    }


def test_one_conclusion_leads_to_the_next() -> None:
    claims = [Claim({"a": 1}, ["hand"]), Claim({"b": 1}, ["hand", "other"])]
    found = within("a b c", {"hand": 1, "other": 1, "pile": 1}, *claims)
    assert found == {"a": [(1, {"hand"})], "b": [(1, {"other"})], "c": [(1, {"pile"})]}


def test_places_are_told_by_key_and_seat() -> None:
    assert spot("face down 2") == Spot("face-down", 2)
    assert spot("in play") == Spot("in-play")


def counted(reader: int | None, card: str) -> tuple[BackCount, list[Amount], list[Unseen]]:
    """In a night after a swap, with a card laid since from the hand that was seen."""
    position = night("mirror gust", "flame shutter", laid="spark spark")
    play(position, "0 swap 1", "1 wait", "0 lay flame")
    (back,) = count_cards(GAME, position.view(reader), reader, 2)
    (found,) = [count for count in back.cards if count.card == card]
    return back, found.seen, found.unseen


def test_a_card_that_was_seen_in_a_hand_is_there_or_was_laid() -> None:
    back, _, unseen = counted(1, "shutter")
    assert back.hidden == [Amount(15, PILE), Amount(2, HAND), Amount(1, SHADE)]
    assert unseen[0] == Unseen(1, [HAND, SHADE])
    assert unseen[1].spots == [PILE, HAND, SHADE]


def test_a_spectator_remembers_nothing() -> None:
    _, seen, unseen = counted(None, "shutter")
    assert (seen, [len(one.spots) for one in unseen]) == ([], [4])


def test_everything_lies_open_at_the_end() -> None:
    position = night("gust", "spark", laid="spark spark", lights=1)
    play(position, "0 gust 1", "1 take")
    (back,) = count_cards(GAME, position.view(0), 0, 2)
    assert (back.left, back.hidden, back.total) == (0, [], 24)


@pytest.mark.parametrize(("game", "backs"), [("raging", []), ("street", ["card", "objective"]), ("bulls", ["action"])])
def test_what_shares_a_back_is_counted(game: str, backs: list[str]) -> None:
    found = find_game(game)
    view = found.new(2, found.settle(2, {}), Rng.free(1)).view(0)
    assert [count.back for count in count_cards(found, view, 0, 2)] == backs
    assert counts_cards(found) == bool(backs)


def test_the_counter_has_its_words() -> None:
    words = Words(find_game("primes"), "es")
    assert words.back("7") == "Número 7"
    assert words.place(Spot("face-down", 1), ["Ana", "Bo"], 0) == "entre las carreras de Bo"
    assert words.place(Spot("hand", 0), ["Ana", "Bo"], 0) == "en tu mano"
    assert Words(find_game("bulls"), "en").component("second-wind") == "Second Wind"
    assert words.component("7[2 2]") == "7[2 2]"
