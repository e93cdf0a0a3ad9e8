"""The clauses of the rulebook, a small position each. A test says which clause it proves."""

from __future__ import annotations

import pytest

from stampede.core.data import read_toml
from stampede.core.errors import DataError
from stampede.core.events import Event
from stampede.core.game import Outcome
from stampede.core.play import act
from stampede.core.rng import Rng
from stampede.match.match import Match
from stampede.seedling.room import ROOM, load
from stampede.seedling.room.components import CARDS, Box
from stampede.seedling.room.rules import Race
from stampede.seedling.room.state import names

GAME = load()
BOX = Box(read_toml(ROOM / "components.toml"))


def position(*frogs: int, hands: str = "step jump", turn: int = 0) -> Race:
    """Frogs on these stones, each with the same cards in hand."""
    race = Race(BOX, len(frogs))
    race.frogs = list(frogs)
    race.turn = turn
    for hand in race.hands:
        for name in hands.split():
            card = CARDS.index(name)
            hand[card] += 1
            race.pile[card] -= 1
    race.check()
    return race


def play(race: Race, card: str) -> list[Event]:
    """The seat on turn plays a card, if it may."""
    events: list[Event] = []
    act(race, race.turn, GAME.actions.parse(f"play {card}").index, Rng.free(1), events)
    race.check()
    return events


def outcome(race: Race) -> Outcome:
    found = race.outcome()
    assert found is not None
    return found


@pytest.mark.clause("R1")
def test_twelve_stones_from_the_near_bank() -> None:
    assert BOX.stones == 12
    race = Match.new(GAME, 3, 1).state
    assert isinstance(race, Race)
    assert race.frogs == [0, 0, 0]


@pytest.mark.clause("R2")
def test_two_cards_each_and_only_your_own_are_seen() -> None:
    race = Match.new(GAME, 3, 1).state
    assert isinstance(race, Race)
    assert [sum(hand) for hand in race.hands] == [2, 2, 2]
    assert sum(race.pile) == 24 - 6
    view = race.view(1)
    assert [frog.hand for frog in view.frogs] == [None, names(race.hands[1]), None]


@pytest.mark.clause("R2")
def test_a_lot_decides_who_begins() -> None:
    assert {tuple(Match.new(GAME, 3, seed).to_act) for seed in range(20)} == {(0,), (1,), (2,)}


@pytest.mark.clause("R3")
@pytest.mark.parametrize(("card", "stone"), [("step", 4), ("jump", 5), ("leap", 6)])
def test_a_card_says_how_far_and_another_is_drawn(card: str, stone: int) -> None:
    race = position(3, 0, hands="step jump leap")
    play(race, card)
    assert race.frogs == [stone, 0]
    assert sum(race.hands[0]) == 3
    assert race.turn == 1


@pytest.mark.clause("R3")
def test_only_a_card_from_the_hand() -> None:
    reason = position(0, 0, hands="step").why_not(0, GAME.actions.parse("play leap").index)
    assert reason is not None
    assert (reason.key, reason.clause) == ("not-in-hand", "R3")


@pytest.mark.clause("R4")
def test_all_frogs_there_slip_back_but_not_beyond_the_bank() -> None:
    race = position(3, 5, 5, 1)
    events = play(race, "jump")
    assert race.frogs == [5, 3, 3, 1]
    assert [event.kind for event in events[:3]] == ["hopped", "slipped", "slipped"]
    race = position(0, 1)
    play(race, "step")
    assert race.frogs == [1, 0]


@pytest.mark.clause("R5")
def test_the_far_bank_ends_the_race_at_once() -> None:
    race = position(10, 11)
    play(race, "step")
    assert race.outcome() is None
    race = position(11, 11)
    play(race, "jump")
    assert race.frogs == [12, 11]
    assert outcome(race).reason == "across"


@pytest.mark.clause("R6")
def test_without_cards_the_pond_is_dry() -> None:
    race = position(5, 3, hands="step")
    for card, count in enumerate(race.pile):
        race.discards[card] += count
        race.pile[card] = 0
    race.discards[CARDS.index("step")] += 1
    race.hands[1] = [0, 0, 0]
    play(race, "step")
    assert outcome(race).reason == "dry"


@pytest.mark.clause("R7")
def test_the_furthest_wins_and_equals_share_the_rank() -> None:
    race = position(10, 4, 4)
    play(race, "jump")
    assert outcome(race).ranks == [1, 2, 2]
    assert outcome(race).scores == [12, 4, 4]


def test_a_wrong_box_is_refused_with_its_line() -> None:
    data = read_toml(ROOM / "components.toml")
    data.values["stones"] = 2
    with pytest.raises(DataError, match=r"components.toml, line \d+: stones must be a whole number from 4 to 60"):
        Box(data)
