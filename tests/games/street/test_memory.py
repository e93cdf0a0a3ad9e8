"""What seats that forget nothing make of a deck that was made again: samples never contradict it, and claims say it."""

from __future__ import annotations

from games.street.positions import GAME, Rider, Table, table
from stampede.core.rng import Rng
from stampede.games.street.claims import claims_of
from stampede.games.street.memory import remember_opening, remember_rebuild
from stampede.games.street.network import Network
from stampede.games.street.rules import Race
from stampede.games.street.state import DECK, DISCARDS

KINDS = GAME.box.kind_of


def rebuilt(*hands: str) -> Table:
    """The deck has just been made, and these are the hands."""
    game = table(*[Rider(hand) for hand in hands])
    game.race.rebuilds = 1
    remember_rebuild(game.race)
    return game


def draw(race: Race, seat: int, *names: str) -> None:
    for name in names:
        race.shift(KINDS[name], DECK, race.hand(seat))
        race.note_drawn(seat, KINDS[name])


def discard(race: Race, seat: int, *names: str) -> None:
    race.turn = seat
    for name in names:
        race.take_from_hand(KINDS[name], DISCARDS)


def draw_the_rest(race: Race, seat: int) -> None:
    """All that is left of the deck goes through one hand."""
    for name in race.names_at(DECK):
        draw(race, seat, name)
        discard(race, seat, name)


def rebuild(race: Race) -> None:
    for kind in range(race.kinds):
        race.shift_all(kind, DISCARDS, DECK)
    remember_rebuild(race)
    race.check()


def limit(race: Race, reader: int, hand: int, names: str) -> None:
    """The reader knows that no other old cards can have been in a hand."""
    race.limit(reader, hand, True)
    for name in names.split():
        race.most[race.row(reader, hand) + KINDS[name]] += 1


def hands_of(race: Race, reader: int | None, hand: int, count: int = 40) -> list[list[str]]:
    belief, rng = GAME.belief(race.view(reader)), Rng.free("memory")
    samples = [belief.sample(rng) for _ in range(count)]
    return [sample.names_at(sample.hand(hand)) for sample in samples if isinstance(sample, Race)]


def test_a_card_that_a_hand_cannot_have_had_before_was_drawn() -> None:
    """So the other one of its kind that was missing in the deck is in the only other hand."""
    race = rebuilt("1km 2km 3km", "5km 7km 8km", "broken-board 10km 20km").race
    limit(race, 0, 1, "5km 7km 8km 10km 20km")
    draw(race, 1, "broken-board")
    discard(race, 1, "broken-board")
    assert all("broken-board" in hand for hand in hands_of(race, 0, 2))


def test_limits_are_kept_although_only_a_whole_round_of_exchanges_does_it() -> None:
    """Five hands with one old card each, and only one deal of the five fits."""
    cards = ["1km", "2km", "3km", "5km", "7km"]
    race = rebuilt("8km", *cards).race
    for hand, name in enumerate(cards, start=1):
        limit(race, 0, hand, name)
    for hand, name in enumerate(cards, start=1):
        assert hands_of(race, 0, hand) == [[name]] * 40


def test_a_hand_has_no_more_of_a_kind_than_it_has_drawn() -> None:
    """No hand had a 10 when the deck was made, and seat 1 has drawn two cards since."""
    race = rebuilt("1km", "1km 2km 2km 3km", "5km 5km").race
    draw(race, 1, "20km", "20km")
    draw(race, 2, "10km", "10km", "10km", "10km")
    draw_the_rest(race, 0)
    rebuild(race)
    for reader in (0, None):
        memory = race.view(reader).memory
        assert memory is not None
        assert [hand.limited for hand in memory.hands] == [False, True, False]
        assert memory.hands[1].most.count("10km") == 2
        assert all(hand.count("10km") <= 2 for hand in hands_of(race, reader, 1))


def test_with_six_riders_everybody_remembers_it() -> None:
    """For the last of them and the spectators this needs more than 32 bits."""
    race = rebuilt("1km", "7km", "8km", "5km 5km", "1km 2km 2km 3km", "20km").race
    draw(race, 4, "20km", "20km")
    draw(race, 3, "10km", "10km", "10km", "10km")
    draw_the_rest(race, 1)
    rebuild(race)
    for reader in (0, 1, 2, 5, None):
        memory = race.view(reader).memory
        assert memory is not None
        assert memory.hands[4].limited
        assert memory.hands[4].most.count("10km") == 2


def test_a_flow_is_led_another_way_to_make_room() -> None:
    """The first shortest way takes the only edge that the second needs."""
    network = Network(6)
    for source, target in [(0, 2), (0, 3), (2, 4), (2, 5), (3, 4), (4, 1), (5, 1)]:
        network.join(source, target, 1)
    first = network.join(0, 2, 0)
    network.fill(0, 1)
    assert [network.flow(edge) for edge in range(0, first, 2)] == [1, 1, 0, 1, 1, 1, 1]


def test_a_hand_that_has_drawn_enough_is_not_limited() -> None:
    race = rebuilt("1km", "1km 2km 2km 3km", "5km 5km").race
    draw(race, 1, "20km", "20km", "20km", "20km")
    draw(race, 2, "10km", "10km", "10km", "10km")
    draw_the_rest(race, 0)
    rebuild(race)
    assert race.limited == 0


def test_what_could_be_in_a_hand_goes_with_it() -> None:
    """Seats 1 and 2 swap: seat 0 and the spectators know which of the two hands was limited."""
    race = rebuilt("1km", "hand-swap 2km 3km", "5km 7km 8km").race
    for reader in (0, 3):
        limit(race, reader, 2, "2km 5km 7km 8km")
    race.turn = 1
    Table(race).play("swap C")
    for view in (race.view(0), race.view(None)):
        assert view.memory is not None
        assert [hand.limited for hand in view.memory.hands] == [False, True, False]
        assert sorted(view.memory.hands[1].most) == ["2km", "5km", "7km", "8km"]


def test_a_hand_that_was_swapped_for_keeps_its_limits_and_its_order() -> None:
    """Seat 0 gets a hand that could not have had a 20, and has drawn one card and played a 20: it was that card."""
    race = rebuilt("hand-swap 1km", "5km 7km", "20km 8km").race
    limit(race, 0, 1, "5km 7km 8km")
    draw(race, 1, "20km")
    discard(race, 1, "20km")
    race.turn = 0
    Table(race).play("swap B")
    memory = race.view(0).memory
    assert memory is not None
    assert (memory.met, memory.met_left, memory.met_old) == (["5km", "7km"], 1, 2)
    assert (memory.hands[0].limited, sorted(memory.hands[0].most)) == (True, ["5km", "7km", "8km"])
    assert all("20km" in hand for hand in hands_of(race, 0, 2))


def test_known_cards_of_a_hand_that_was_swapped_for_are_no_riddle() -> None:
    race = rebuilt("hand-swap 1km", "5km 7km", "20km 8km").race
    race.known[race.row(0, 1) + KINDS["5km"]] = 1
    race.old[0 * race.seats + 1] = 1
    race.swaps = 1
    race.check()
    discard(race, 1, "5km")
    race.turn = 0
    Table(race).play("swap B")
    memory = race.view(0).memory
    assert memory is not None
    assert (memory.hands[0].plain, memory.met, memory.met_left, memory.met_old) == (["5km"], ["7km"], 1, 1)
    for hand in hands_of(race, 0, 2):
        assert hand == ["8km", "20km"]


def test_everything_in_hands_is_known_together_when_the_deck_is_made() -> None:
    race = rebuilt("1km", "5km 7km", "20km 8km").race
    for reader in (0, None):
        hands = zip(hands_of(race, reader, 1), hands_of(race, reader, 2), strict=True)
        others = ["5km", "7km", "8km", "20km"] if reader == 0 else ["1km", "5km", "7km", "8km", "20km"]
        for one, two in hands:
            assert set(one + two) <= set(others)


def test_the_opening_deck_is_remembered_as_the_whole_box() -> None:
    race = rebuilt("1km", "2km").race
    remember_opening(race)
    assert race.minds == 0b111
    assert race.names_in(race.made, 0) == race.names_at(DECK)


def test_claims_say_where_old_and_fresh_cards_are() -> None:
    race = rebuilt("1km", "5km 7km", "20km 8km").race
    draw(race, 1, "cramp")
    old, fresh = claims_of(GAME.box, race.view(0))
    assert (old.cards, old.places) == ({"5km": 1, "7km": 1, "8km": 1, "20km": 1}, ["hand 1", "hand 2"])
    assert fresh.places == ["deck", "hand 1"]
    assert fresh.cards["cramp"] == 4


def test_claims_keep_a_card_out_of_a_hand_that_cannot_have_had_it() -> None:
    race = rebuilt("1km", "5km 7km", "20km 8km").race
    limit(race, 0, 1, "5km 7km 8km")
    claims = {tuple(claim.places): claim.cards for claim in claims_of(GAME.box, race.view(0))}
    assert claims["hand 2",] == {"20km": 1}
    assert claims["hand 1", "hand 2"] == {"5km": 1, "7km": 1, "8km": 1}


def test_a_played_card_that_may_have_been_either_is_claimed_once_less() -> None:
    race = rebuilt("1km", "5km 7km", "20km 5km").race
    draw(race, 1, "5km")
    discard(race, 1, "5km")
    claims = {tuple(claim.places): claim.cards for claim in claims_of(GAME.box, race.view(0))}
    assert claims["hand 1", "hand 2"] == {"5km": 1, "7km": 1, "20km": 1}
    assert claims["deck", "hand 1"]["5km"] == 5
