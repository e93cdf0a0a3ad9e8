"""What games say about themselves in studies, and what is seen of a game."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from stampede.core.errors import DataError
from stampede.core.events import Event, all_but, only
from stampede.core.registry import find_game
from stampede.core.rng import Rng, derive_key
from stampede.lab.observe import NO_SEAT, Course, Ear, Observer, Stopwatch, lead_changes, leader_at, settled_at
from stampede.lab.series import Deal, Plan, Played, Series
from stampede.lab.statistics import DECISION, NOBODY, TURN, Count, Source, Statistics, read_statistics
from stampede.match.words import Words

GAMES = ("bulls", "encierro", "primes", "raging", "street")


def watched(game: str, seats: int, seed: int, bot: str = "random") -> tuple[Played, Course]:
    found = find_game(game)
    options = found.settle(seats, {})
    deal = Deal(derive_key("watched", seed), f"watched {seed}")
    played = Series(Plan(game, None, (bot,) * seats, tuple(options.items()), seed, False)).play_deal(deal, 0)
    return played, Observer(found, seats, options).watch(deal.key, played.moves, played.outcome.winners)


# --- what games declare -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_game_counts_only_events_that_it_tells(name: str) -> None:
    game = find_game(name)
    words, statistics = Words(game), read_statistics(game)
    kinds = {source.kind for count in statistics.counts for source in count.sources}
    kinds |= {count.each for count in statistics.counts if count.each}
    kinds |= {source.kind for family in statistics.families for role in family.roles for source in role.sources}
    if statistics.first not in (DECISION, NOBODY):
        kinds.add(statistics.first.split(".")[0])
    assert statistics.counts
    assert statistics.families
    for kind in kinds - {TURN}:
        assert any(words.has(f"event-{kind}{end}") for end in ("", "-seen")), kind


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_are_counted(name: str) -> None:
    game = find_game(name)
    statistics = read_statistics(game)
    seen: Counter[str] = Counter()
    for seats in (game.min_seats, game.max_seats):
        _, course = watched(name, seats, 1)
        assert list(course.counts) == [count.id for count in statistics.counts]
        for key, hands in course.components.items():
            assert len(hands) == seats
            seen[key] += sum(map(len, hands))
    # Medals, sheds and the like are rare in random play, but what everybody has is there.
    assert all(seen[f"{family.id}.{family.roles[0].id}"] for family in statistics.families if family.id != "sheds")


@pytest.mark.parametrize("seed", [2, 4])  # nobody swaps hands in these
def test_cards_that_came_and_did_not_go_are_in_hand(seed: int) -> None:
    played, course = watched("street", 3, seed, "steady")
    hands = [place for place in played.state.places(None) if place.name.startswith(("hand", "seen hand"))]
    assert not any("hand-swap" in cards for cards in course.components["cards.played"])
    for seat in range(3):
        left = Counter(course.components["cards.held"][seat])
        left.subtract(course.components["cards.played"][seat])
        left.subtract(course.components["cards.wasted"][seat])
        own: Counter[str] = Counter()
        for place in hands:
            if place.name.endswith(f" {seat}"):
                own.update(place.contents)
        assert +left == own
        assert min(left.values()) >= 0


def test_counts_are_those_of_the_events() -> None:
    played, course = watched("primes", 3, 5, "steady")
    log: list[Event] = []
    game = find_game("primes")
    chance = Rng.keyed(derive_key("watched", 5))
    state = game.new(3, {}, chance, log)
    for seat, action in played.moves:
        state.apply(seat, action, chance, log)
    kinds = Counter(event.kind for event in log)
    assert course.counts["turns"] == kinds["turn"]
    assert sum(course.counts["trips"]) == sum(course.counts["tripping"]) == kinds["tripped"] > 0
    for seat in range(3):
        victims = [event for event in log if event.kind == "tripped" and event.facts["victim"] == seat]
        assert course.counts["trips"][seat] == len(victims)
    assert course.first == next(event.facts["seat"] for event in log if event.kind == "turn")
    assert course.decisions == len(played.moves)
    assert 0 < course.forced < course.decisions


def test_days_are_counted_one_by_one() -> None:
    _, course = watched("bulls", 3, 1)
    days = course.counts["trampled-a-day"]
    assert isinstance(days, list)
    assert len(days) == 3
    assert sum(days) == sum(course.counts["trampled"])


def test_what_is_done_in_secret_is_counted_once() -> None:
    count = Count("fences", "", "", (Source("fenced", "", "", "seat"),), "seat", "")
    ear = Ear(2, [count], [])
    ear.hear_all([Event("fenced", {"seat": 1}, audience=only(1)), Event("fenced", {"seat": 1}, audience=all_but(1))])
    assert ear.counts["fences"] == [0, 1]


def write_statistics(folder: Path, text: str) -> Statistics:
    room = folder / "room"
    room.mkdir(exist_ok=True)
    (room / "statistics.toml").write_text(text, encoding="utf-8")

    class Room:
        id = "room"
        folder = str(room)

    return read_statistics(Room())  # type: ignore[arg-type]  # all that is read of a game


def test_a_wrong_file_says_what_is_wrong(tmp_path: Path) -> None:
    seconds = "[seconds]\nchoice = 1\nforced = 1\n"
    assert write_statistics(tmp_path, seconds).choice == 1
    for text, said in (
        ("", "'seconds' is missing"),
        (f'order = "up"\n{seconds}', "order must be left or right, not 'up'"),
        (f'last = "x"\n{seconds}', "last means nothing here"),
        (f'{seconds}[[count]]\nid = "a"\ntitle = "A"\nmeaning = "A."\nevents = ["a.b.c"]', "'a.b.c' is not an event"),
        (f'{seconds}[[family]]\nid = "a"\ntitle = "A"', "needs a role, such as held"),
        (f'{seconds}[[family]]\nid = "a"\ntitle = "A"\nheld = ["x"]', "held must be { word = "),
    ):
        with pytest.raises(DataError, match=r"statistics\.toml") as caught:
            write_statistics(tmp_path, text)
        assert said in str(caught.value)


# --- time and the lead ------------------------------------------------------------------------------------------------


def test_what_several_decide_at_the_same_time_takes_as_long_as_the_slowest() -> None:
    watch = Stopwatch(3)
    watch.note(0b111, 0, 10)
    watch.note(0b110, 2, 3)
    watch.note(0b010, 1, 10)
    watch.note(0b010, 1, 10)
    assert watch.read() == 20
    watch.note(0b001, 0, 5)
    watch.note(0b010, 1, 7)
    assert watch.read() == 32


def test_the_lead_and_when_it_was_settled() -> None:
    leads = [(0, 0), (3, NO_SEAT), (5, 1), (8, 1), (9, 0), (12, 2), (15, 2)]
    assert lead_changes(leads) == 3
    assert [leader_at(leads, decision) for decision in (0, 4, 8, 14, 19)] == [0, NO_SEAT, 1, 2, 2]
    assert settled_at(leads, [2], 20) == 12
    assert settled_at(leads, [0, 2], 20) == 9
    assert settled_at(leads, [1], 20) == 20
