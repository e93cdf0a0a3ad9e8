"""Slips that nothing else would notice; `mutants.toml` names each."""

from __future__ import annotations

import pytest

from games.bulls.positions import BOX, GAME, holiday, table
from stampede.core.events import Event
from stampede.core.rng import Rng
from stampede.games.bulls.parts import WHICH_START
from stampede.games.bulls.rules import Holiday
from stampede.games.bulls.state import DECK, DISCARDS, IN_PLAY


def without_discards(position: Holiday) -> Holiday:
    """They are out of reach, as if being resolved."""
    for kind in range(BOX.kinds):
        there = position.count(DISCARDS, kind)
        position.put(kind, DISCARDS, -there)
        position.put(kind, IN_PLAY, there)
    return position


# --- cards ------------------------------------------------------------------------------------------------------------


def test_a_bonus_that_could_not_be_dealt_is_lost() -> None:
    position = without_discards(holiday(hands={0: ["panic"] * 4}, row="D1", first=1, deck=8))
    position.players[0] = position.players[0].earning(0, 4)
    position.begin_day(Rng.free(1), None)
    assert [position.size(position.hand(seat)) for seat in (0, 1)] == [7, 5]  # two of four, then the deck is empty
    assert position.players[0].more_cards == 0
    with_cards = position.copy()
    for kind in range(BOX.kinds):
        there = with_cards.count(IN_PLAY, kind)
        with_cards.put(kind, IN_PLAY, -there)
        with_cards.put(kind, DISCARDS, there)
    with_cards.begin_day(Rng.free(1), None)
    assert with_cards.size(with_cards.hand(0)) == 7  # what was missed yesterday is not owed today


def test_an_empty_deck_waits_for_the_next_draw() -> None:
    """Only then are the discards shuffled: until then they are on the table for all to see."""
    game = table({0: ["A1 3"]}, [], {0: ["guidebook"], 1: ["sprint"]}, deck=2).play("play guidebook")
    assert game.position.size(DECK) == 0
    assert game.told("reshuffled") == []
    assert len(game.discards) == 49  # all that lay there, and the Guidebook
    position = holiday(hands={0: ["panic"] * 4}, row="D1", deck=6)
    log: list[Event] = []
    position.begin_day(Rng.free(1), log)
    assert position.size(DECK) == 0
    assert [event.kind for event in log if event.kind == "reshuffled"] == []


def test_a_guidebook_can_draw_what_was_discarded() -> None:
    """An empty deck is no reason to draw nothing."""
    game = table({0: ["A1 3"]}, [], {0: ["guidebook"], 1: ["sprint"]}, deck=0).play("play guidebook")
    assert game.told("no-target") == []
    assert len(game.hand(0)) == 2


def test_dealt_and_drawn_cards_are_told_to_who_gets_them() -> None:
    """By event, and before and after a reshuffle; the first player and the one on turn are others."""
    position = holiday(hands={}, seats=3, row="D1", first=1, deck=4)
    log: list[Event] = []
    position.begin_day(Rng.free(1), log)
    dealt = [event for event in log if event.kind == "dealt"]
    kinds = [event.kind for event in log if event.kind in ("dealt", "reshuffled")]
    assert kinds == ["dealt"] * 3 + ["reshuffled"] + ["dealt"] * 3
    for event in dealt:
        owner = event.facts["seat"]
        for reader in (0, 1, 2, None):
            assert event.seen_by(reader).revealed == (reader == owner)
    for seat in range(3):
        names = [name for event in dealt for name in event.seen_by(seat).facts.get("names", [])]  # type: ignore[union-attr]
        assert sorted(names) == sorted(position.names_at(position.hand(seat)))
    game = table({0: ["A1 3"]}, [], {0: ["sprint"], 1: ["guidebook"]}, deck=1)
    game.play("play sprint", "roll", "play guidebook")
    drew = [event for event in game.events if event.kind == "drew"]
    assert [event.facts for event in drew] == [{"seat": 1, "cards": 1}] * 2
    assert [[event.seen_by(reader).revealed for reader in (0, 1, None)] for event in drew] == [[False, True, False]] * 2
    told = [name for event in drew for name in event.seen_by(1).facts["names"]]  # type: ignore[union-attr]
    assert sorted(told) == sorted(game.hand(1))


def test_a_card_being_resolved_is_told_apart_from_the_discards() -> None:
    """The played card lies open in play, not in any hand, while its dice are chosen."""
    game = table({0: ["A1 3", "A2 3"]}, [], {0: ["sprint"], 1: ["shove"]}).play("play sprint")
    view = game.position.view(1)
    assert (view.card, view.players[0].cards, view.most_picks) == ("sprint", 0, 3)
    assert "sprint" not in view.discards


# --- targets ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["shove", "heckler"])
def test_a_card_against_others_needs_a_runner_of_theirs(card: str) -> None:
    """Neither your own runners nor their absence matter."""
    alone = table({0: ["A1 3", "A2 5"]}, ["A1 3"], {0: [card], 1: ["sprint"]}).play(f"play {card}")
    assert alone.told("no-target") == [{"seat": 0, "card": card}]
    assert alone.position.turn == 1
    against = table({1: ["A1 3"]}, ["A1 3"], {0: [card], 1: ["sprint"]}).play(f"play {card}")
    assert against.told("no-target") == []
    assert (against.position.turn, against.decision) == (0, "theirs" if card == "shove" else "theirs-here")
    assert len(against.legal) > 0


@pytest.mark.parametrize(("bulls", "comes"), [(6, True), (9, True), (10, False)])
def test_the_tenth_bull_comes_and_an_eleventh_does_not(bulls: int, comes: bool) -> None:
    game = table({0: ["A1 3"]}, ["A2 4"] * bulls, {0: ["loose-bull"], 1: ["sprint"]}).play("play loose-bull")
    assert (game.told("no-target") == []) == comes
    if comes:
        game.play("at A3")
        assert len(game.bulls()) == bulls + 1
        assert game.position.view(None).spare_bulls == 9 - bulls


def test_who_has_chosen_all_runners_of_a_roundabout_need_not_stop_choosing() -> None:
    """A Second Wind stays in the roundabout of the first pick, however many runners are elsewhere."""
    game = table({0: ["A1 3", "A1 3", "A2 5"]}, [], {0: ["second-wind"], 1: ["sprint"]}).play("play second-wind")
    game.play("pick yellow A1 3", "pick yellow A1 3")
    assert [told["dice"] for told in game.told("rolled")] == [2]
    assert game.position.turn == 1


def test_the_edges_of_a_row_have_one_neighbour() -> None:
    game = table({0: ["A1 3"]}, ["A1 4", "A4 2"], {0: ["ole"], 1: ["sprint"]}).play("play ole")
    assert game.legal == ["lead A1 4 A2", "lead A4 2 A3"]


def test_a_panic_by_the_last_seat_rolls_everybody() -> None:
    game = table({0: ["A1 3"], 1: ["A1 3", "A2 3"], 2: ["A1 6"]}, [], {2: ["panic"]}, seats=3, first=2)
    game.play("play panic", "at A1")
    rolled = game.told("rolled")
    assert [(told["target"], told["dice"], told["own"]) for told in rolled] == [
        (0, 1, "no"),
        (1, 1, "no"),
        (2, 1, "yes"),
    ]


# --- days -------------------------------------------------------------------------------------------------------------


def test_a_nightclub_is_slept_off_after_a_day() -> None:
    position = holiday(hands={}, row="D1")
    position.players[0] = position.players[0].earning(-1, 0)
    squads = []
    for _ in range(2):
        position.begin_day(Rng.free(1), None)
        squads.append([int(position.players[seat].squad) for seat in (0, 1)])
    assert squads == [[8, 9], [9, 9]]


def test_destinations_are_shuffled_every_day() -> None:
    """On the second and third day as on the first."""
    for day in (1, 2):
        seen = set()
        for seed in range(12):
            position = holiday(hands={}, row="D1", day=day)
            position.begin_day(Rng.free(seed), None)
            seen.add(tuple(card.name for card in position.view(None).destinations))
        assert len(seen) > 8


def test_a_day_is_told_with_its_own_points_and_the_total() -> None:
    game = table({0: ["C1 1"]}, [], {0: ["souvenir", "panic"], 1: ["sprint"]}, day=2, points={0: [5], 1: [7]})
    game.play("play souvenir", "play sprint")
    assert game.told("day-scored") == [
        {"seat": 0, "day": 2, "points": 5, "total": 10},
        {"seat": 1, "day": 2, "points": 0, "total": 7},
    ]


def test_the_first_player_token_moves_once_between_two_days() -> None:
    """Choosing discards does not pass it on."""
    game = table({}, [], {0: ["souvenir", "panic"], 1: ["souvenir", "panic"], 2: ["souvenir"]}, 3, row="C1")
    game.play(*["play souvenir"] * 3)
    assert game.position.first == 1
    game.play_as(0, "keep").play_as(1, "keep")
    assert (game.position.day, game.position.first) == (1, 1)


# --- what is shown ----------------------------------------------------------------------------------------------------


def test_the_forecast_counts_faces_not_bulls() -> None:
    """Three bulls, two faces: two of six are fatal. A token guides runners of its colour, never a bull."""
    runners = {0: ["S4 4", "S4 2"], 1: ["S4 2"]}
    game = table(runners, ["S4 4", "S4 4", "S4 2", "S3 5"], {0: ["sprint"]}, tokens={"S3 even": 0, "S4 odd": 1})
    forecast = {well.name: well for well in game.position.view(0).forecast}
    assert (forecast["A3"].bulls, forecast["A3"].odds) == ([2, 4, 4], 2)
    assert (forecast["A3"].runners, forecast["A3"].charged) == ([2, 0], [2, 0])
    assert (forecast["A2"].runners, forecast["A2"].charged, forecast["A2"].bulls) == ([0, 1], [0, 0], [])
    assert forecast["A1"].bulls == [5]
    assert (forecast["A4"].bulls, forecast["A4"].odds) == ([], 0)


def test_runners_still_to_be_placed_are_not_trampled() -> None:
    position = holiday({0: ["S2 2", "S3 3"]}, [], {0: ["panic"]})
    position.players[0] = position.players[0].rolling(5, 2)
    position.pending = WHICH_START
    seen = position.view(1).players[0]
    assert (seen.squad, seen.standing, seen.ones, seen.trampled) == (5, 2, 2, 1)


def test_points_of_a_hint_are_rounded_to_tenths() -> None:
    position = holiday({0: ["C1 1"]}, [], {0: ["souvenir"]})
    told = GAME.judgement().facts(position, 0, GAME.actions.parse("play souvenir").index)
    assert told == [Event("advice-gain", {"points": 2, "tenths": 0, "last": "no"})]
    # A 1 on start 2 meets a bull showing 1 on A1, and perhaps the last one: 2.766 points on the last day.
    place = holiday({}, ["S2 1"], {0: ["panic"]}, row="S2", day=3)
    place.players[0] = place.players[0].rolling(9, 1)
    place.pending = WHICH_START
    (start,) = GAME.judgement().facts(place, 0, GAME.actions.parse("place 2").index)
    assert start == Event("advice-start", {"points": 2, "tenths": 8, "last": "yes"})


def test_what_a_sample_needs_is_what_the_discards_of_others_leave() -> None:
    """A greedy player who has put a bad card aside thinks of the others in its hand, not of that one again."""
    game = table({}, [], {0: ["souvenir", "red-cape", "souvenir"], 1: ["souvenir"]}, row="C1")
    game.play("play souvenir", "play souvenir")
    judgement = GAME.judgement()
    choices = []
    while game.position.to_act() == [0] and game.decision == "discard":
        action = GAME.actions[int(judgement.choose(game.position, 0, Rng.free(1)))].notation
        choices.append(action)
        game.play_as(0, action)
    assert choices == ["discard red-cape", "keep"]


def test_a_token_that_goes_back_is_told_with_its_owner() -> None:
    """No matter who removes or replaces it."""
    game = table({0: ["A1 3"]}, [], {0: ["road-crew"], 1: ["directions"]}, seats=3, tokens={"A2 odd": 1, "B2 even": 2})
    game.play("play road-crew", "clear A2 odd", "play directions", "sign B2 even")
    assert [(told["seat"], told["target"], told["place"]) for told in game.told("cleared")] == [(0, 1, "A2")]
    assert [(told["seat"], told["target"], told["place"]) for told in game.told("replaced")] == [(1, 2, "B2")]


def test_a_token_in_the_air_is_not_one_that_is_left() -> None:
    tokens = {"A2 odd": 0, "B2 even": 0, "C1 odd": 0}
    game = table({0: ["A1 3"]}, [], {0: ["directions"], 1: ["sprint"]}, tokens=tokens).play("play directions")
    assert game.position.view(1).players[0].tokens == 0
    game.play("lift A2 odd")
    assert game.position.view(1).players[0].tokens == 0
    assert game.position.view(1).lifted
    game.play("sign A3 odd")
    assert game.position.view(1).players[0].tokens == 0


def test_a_player_sees_how_many_dice_a_card_allows() -> None:
    for card, most in (("sprint", 3), ("shove", 2), ("second-wind", 0)):
        game = table({0: ["A1 3"], 1: ["A1 3"]}, [], {0: [card], 1: ["sprint"]}).play(f"play {card}")
        assert game.position.view(0).most_picks == most
