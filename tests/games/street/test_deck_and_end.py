"""The deck, its rebuilding, and how a race ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.street.positions import BOX, GAME, Rider, Table, race, table
from stampede.core.game import Outcome
from stampede.games.street import load
from stampede.games.street.game import Street
from stampede.games.street.state import DECK, DISCARDS

EIGHT = "1km 2km 3km 5km 7km 8km 10km 20km"


def outcome_of(game: Table) -> Outcome:
    outcome = game.race.outcome()
    assert outcome is not None
    assert game.race.owing() == 0
    return outcome


@pytest.mark.clause("S16")
def test_what_is_used_up_lies_face_up_on_the_discards() -> None:
    game = table(
        Rider("police hand-swap water-bottle scooter", vehicle="bmx", trick="cramp"), Rider(EIGHT), Rider(EIGHT)
    )
    game.play("counter water-bottle", "police B")
    for reader in (0, 1, None):
        assert game.view(reader).discards == ["cramp", "water-bottle", "police"]


@pytest.mark.clause("S16")
def test_an_empty_deck_is_made_of_discards_and_laid_distances_and_kilometres_stay() -> None:
    game = table(
        Rider("1km 2km 3km", km=50, vehicle="bmx", laid="20km 20km 10km"),
        Rider(EIGHT, km=28, vehicle="scooter", trick="cramp", laid="20km 8km", shields=(2, 0)),
        deck=2,
    )
    discards = game.race.size(DISCARDS)
    game.play("ride 1", "ride 2")
    # Seven are drawn: the two that were left, and five of the new deck.
    assert game.told("rebuilt") == [{"number": 1, "cards": discards + 3 + 2 + 2}]
    assert game.race.size(DECK) == discards + 7 - 5
    assert game.lane(0) == ["bmx"]
    assert game.lane(1) == ["scooter", "cramp", "invincible-2"]
    assert (game.race.riders[0].km, game.race.riders[1].km) == (53, 28)
    assert game.view(None).rebuilds == 1
    assert game.race.size(DISCARDS) == 0


@pytest.mark.clause("S16")
def test_the_deck_is_rebuilt_only_when_a_card_must_be_drawn() -> None:
    game = table(Rider("1km 1km 2km 2km 3km 3km 5km 5km"), Rider(EIGHT), deck=1)
    game.play("discard 1km", "end")
    assert game.race.size(DECK) == 0
    assert game.race.rebuilds == 0
    game.play("discard 1km", "end")
    assert game.race.rebuilds == 1


@pytest.mark.clause("S17")
def test_one_rebuild_too_many_ends_the_game_and_the_smallest_rest_wins() -> None:
    game = table(Rider("1km 2km", km=50, goal=94), Rider(EIGHT, km=51, goal=96), Rider(EIGHT, km=60, goal=103), deck=0)
    game.race.rebuilds = 20
    game.play("discard 1km", "end")
    outcome = outcome_of(game)
    assert outcome.reason == "rebuilds"
    assert outcome.ranks == [2, 3, 1]
    assert outcome.scores == [50, 51, 60]


@pytest.mark.clause("S17")
def test_the_twentieth_rebuild_is_still_played() -> None:
    game = table(Rider("1km 2km"), Rider(EIGHT), deck=0)
    game.race.rebuilds = 19
    game.play("discard 1km", "end")
    assert game.race.outcome() is None
    assert game.race.rebuilds == 20


@pytest.mark.clause("S17")
def test_equal_rests_share_the_victory() -> None:
    game = table(Rider("1km 2km", km=50, goal=94), Rider(EIGHT, km=52, goal=96), Rider(EIGHT, km=1, goal=97), deck=0)
    game.race.rebuilds = 20
    game.play("discard 1km", "end")
    assert outcome_of(game).ranks == [1, 1, 3]


@pytest.mark.clause("S17")
def test_cards_drawn_before_the_limit_are_kept() -> None:
    game = table(Rider("1km 2km"), Rider(EIGHT), deck=1)
    game.race.rebuilds = 20
    game.play("discard 1km", "end")
    assert outcome_of(game).reason == "rebuilds"
    assert len(game.hand(0)) == 2


@pytest.mark.clause("S17")
def test_the_option_sets_the_limit() -> None:
    from stampede import Match

    match = Match.new("street", seats=2, seed=5, options={"max_rebuilds": 3})
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, next(action for action in match.legal(seat) if action.verb in ("discard", "end")))
    assert match.outcome is not None
    assert match.outcome.reason == "rebuilds"
    assert match.view(None).rebuilds == 3  # type: ignore[attr-defined]


@pytest.fixture
def small(tmp_path: Path) -> Street:
    """Two seats, hands of three and seven cards in all."""
    text = (Path(GAME.folder) / "components.toml").read_text(encoding="utf-8")
    for line in text.splitlines():
        name, _, count = line.partition(" = ")
        if count.isdecimal() and (name in ("skateboard", "scooter", "bmx", "rollerskates") or name in BOX.kind_of):
            text = text.replace(line, f"{name} = 0") if not name.startswith("invincible") else text
        elif name.isdecimal() or name == "cards":
            text = text.replace(f"\n{line}\n", f"\n{name} = 0\n") if name.isdecimal() else text
    text = text.replace("cards = 4\n", "cards = 0\n").replace("cards = 3\n", "cards = 0\n")
    text = text.replace("cards = 2\n", "cards = 0\n").replace("bmx = 0", "bmx = 4").replace("police = 0", "police = 1")
    text = text.replace("cards = 141 ", "cards = 7 ").replace("hand = 8 ", "hand = 3 ")
    path = tmp_path / "small.toml"
    path.write_text(text.replace("seats = [2, 6]", "seats = [2, 2]"), encoding="utf-8")
    game = load(path)
    assert isinstance(game, Street)
    return game


@pytest.mark.clause("S17")
def test_with_nothing_to_draw_one_plays_on_with_fewer_cards(small: Street) -> None:
    riders = Rider("bmx bmx", vehicle="bmx"), Rider("police", vehicle="bmx", shields=(2, 3))
    position = race(*riders, game=small)
    game = Table(position)
    # The old vehicle is the only loose card: it is drawn again by a rebuilt deck.
    position.apply(0, small.actions.parse("mount bmx").index, game.rng, game.events)
    position.apply(0, small.actions.parse("end").index, game.rng, game.events)
    assert position.names_at(position.hand(0)) == ["bmx", "bmx"]
    assert position.size(DECK) == 0
    assert position.rebuilds == 1
    position.check()


@pytest.mark.clause("S17")
def test_an_empty_hand_passes(small: Street) -> None:
    """And a deck without a card is not rebuilt from nothing."""
    riders = Rider("bmx", shields=(2, 3)), Rider("", vehicle="bmx")
    position = race(*riders, game=small)
    for kind in ("bmx", "bmx", "police"):
        position.put(small.box.kind_of[kind], DECK, -1)
    events = Table(position).events
    position.apply(0, small.actions.parse("mount bmx").index, Table(position).rng, events)
    told = [(event.kind, event.facts.get("seat")) for event in events]
    # Seat 1 passes, and so does seat 0, until an Invincible is over, is discarded and drawn again.
    assert told[:3] == [("mounted", 0), ("passed", 1), ("passed", 0)]
    assert "exposed" in [kind for kind, _ in told]
    assert told[-1] == ("turn", position.turn)
    assert position.size(position.hand(position.turn)) > 0


@pytest.mark.clause("S18")
def test_exactly_the_objective_wins_at_once_also_with_the_first_card() -> None:
    game = table(Rider("20km 10km 1km", km=77, vehicle="bmx", goal=97), Rider(EIGHT), Rider(EIGHT))
    game.play("ride 20")
    outcome = outcome_of(game)
    assert (outcome.reason, outcome.winners) == ("exact", [0])
    assert game.told("drew") == []


@pytest.mark.clause("S18")
def test_and_with_the_second_card() -> None:
    game = table(Rider("20km 10km 1km", km=67, vehicle="bmx", goal=97), Rider(EIGHT), Rider(EIGHT))
    game.play("ride 20", "ride 10")
    assert (outcome_of(game).reason, outcome_of(game).winners) == ("exact", [0])


@pytest.mark.clause("S18")
def test_on_the_night_side_it_is_the_longer_distance() -> None:
    game = table(Rider("20km 10km", km=77, vehicle="bmx", goal=147), Rider(EIGHT), night=True)
    game.play("ride 20")
    assert game.race.outcome() is None


@pytest.mark.clause("S19")
def test_beyond_the_objective_is_out_with_all_cards() -> None:
    game = table(
        Rider("20km 10km dodge", km=90, vehicle="bmx", goal=97, laid="20km", shields=(1, 0)),
        Rider(EIGHT),
        Rider(EIGHT),
    )
    game.play("ride 20")
    assert game.race.outcome() is None
    assert (game.hand(0), game.lane(0)) == ([], [])
    assert sorted(game.discards()) == sorted(["20km", "10km", "dodge", "bmx", "20km", "invincible-2"])
    assert game.race.turn == 2
    for reader in (1, 2, None):
        assert game.view(reader).players[0].goal == 97  # the objective is shown
        assert 97 not in game.view(reader).players[1].possible or reader == 1
        assert game.view(reader).players[0].out == 1


@pytest.mark.clause("S19")
def test_who_is_out_has_no_more_turns_and_cannot_be_chosen() -> None:
    game = table(Rider("20km", km=90, vehicle="bmx", goal=97), Rider("police cramp 1km 2km"), Rider("5km 7km 8km 10km"))
    game.play("ride 20", "discard 5km", "end")
    assert game.race.turn == 1
    assert game.view(None).order == [1, 2]
    assert game.why_not("police A") == ("rider-is-out", "S19")
    game.play("discard 1km", "end")
    assert game.race.turn == 2


@pytest.mark.clause("S19")
def test_the_last_one_left_wins() -> None:
    game = table(Rider("20km", km=90, vehicle="bmx", goal=97), Rider(EIGHT, km=5))
    game.play("ride 20")
    outcome = outcome_of(game)
    assert (outcome.reason, outcome.ranks) == ("last-left", [2, 1])
    assert outcome.scores == [0, 5]


@pytest.mark.clause("S19")
def test_the_table_warns_of_the_choices_that_go_beyond() -> None:
    game = table(Rider(EIGHT, km=90, vehicle="bmx", goal=97), Rider(EIGHT, km=90, vehicle="bmx"))
    assert game.view(0).overshoots == ["ride 8", "ride 10", "ride 20"]
    assert set(game.view(0).overshoots) <= set(game.legal())
    assert game.view(1).overshoots == []
    assert game.view(None).overshoots == []


@pytest.mark.clause("S20")
def test_places_below_the_winner() -> None:
    """By the distance still to go; then those who are out, the later the better."""
    game = table(
        Rider("20km 1km", km=74, vehicle="bmx", goal=94),
        Rider("20km 1km", km=99, vehicle="bmx", goal=103),
        Rider("20km 1km", km=50, vehicle="bmx", goal=104),
        Rider("20km 1km", km=95, vehicle="bmx", goal=97),
        Rider("20km 1km", km=60, vehicle="bmx", goal=106),
        turn=3,
    )
    game.play("ride 20", "discard 1km", "end", "ride 20", "ride 20")
    outcome = outcome_of(game)
    assert outcome.reason == "exact"
    assert outcome.ranks == [1, 4, 3, 5, 2]
    assert outcome.scores == [94, 0, 50, 0, 60]
    assert [(line.key, line.points) for line in outcome.lines[3]] == [("ridden", 115), ("beyond", 18)]
    assert [(line.key, line.points) for line in outcome.lines[4]] == [("ridden", 60), ("to-go", 46)]
