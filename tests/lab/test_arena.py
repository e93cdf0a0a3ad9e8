"""The arena: every bot gets the same deals and seats, figures are what they claim, and nothing is lost to a kill."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from stampede.bots.bot import Bot
from stampede.bots.levels import LEVELS, UnknownBot
from stampede.cli import main
from stampede.core.errors import OptionError, UnknownGame
from stampede.core.game import Game
from stampede.core.rng import Rng
from stampede.lab.arena import Floor, arena
from stampede.lab.intervals import Times, bootstrap
from stampede.lab.journal import JournalError
from stampede.lab.ladder import ASKED, BY_HAND, Rung, document, others_of
from stampede.lab.lineups import line_ups
from stampede.lab.series import SimulationError
from stampede.lab.standings import ArenaResult, GameResult, rate, sum_up, tally
from stampede.lab.tournament import Tournament, code_digest, plan_tournament, whole_games

PADDOCK = {"field": "home-paddock"}


class First(Bot):
    """Takes the first legal action, or the last."""

    def __init__(self, name: str, place: int, deals: list[object] | None = None) -> None:
        self.title = name
        self.place = place
        self.deals = deals

    def name(self) -> str:
        return self.title

    def choose(self, game: Game, view: object, seat: int, legal: list[int], rng: Rng) -> int:
        if self.deals is not None:
            self.deals.append(view)
        return legal[self.place]


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("STAMPEDE_DATA", str(tmp_path / "data"))
    monkeypatch.setitem(LEVELS, "first", First("first", 0))
    monkeypatch.setitem(LEVELS, "last", First("last", -1))


def raging(*bots: str, seats: int = 2, **more: object) -> Tournament:
    return plan_tournament("raging", bots=bots, seats=seats, options=more or PADDOCK)


def but_times(result: ArenaResult) -> dict[str, object]:
    return {key: value for key, value in result.to_json().items() if key != "decision_ms"}


# --- line-ups ---------------------------------------------------------------------------------------------------------


def test_two_bots_are_mirrored() -> None:
    assert line_ups(["a", "b"], 2) == [("a", "b"), ("b", "a")]


def test_as_many_bots_as_seats_go_once_around_the_table() -> None:
    assert line_ups("abc", 3) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert line_ups(["a", "b", "b"], 3) == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]


@pytest.mark.parametrize(
    ("bots", "seats", "count"),
    [("ab", 3, 6), ("ab", 4, 2), ("abc", 5, 15), ("abcd", 3, 12), ("abcde", 2, 20), ("abc", 1, 3)],
)
def test_every_bot_has_every_seat_equally_often(bots: str, seats: int, count: int) -> None:
    lines = line_ups(bots, seats)
    assert len(lines) == len(set(lines)) == count
    for seat in range(seats):
        assert set(Counter(line[seat] for line in lines).values()) == {count // len(bots)}
    if len(bots) > seats:
        assert all(len(set(line)) == seats for line in lines)
        met = Counter(frozenset((one, other)) for line in lines for one in line for other in line if one < other)
        assert len(set(met.values())) <= 1


# --- figures ----------------------------------------------------------------------------------------------------------


def test_an_interval_of_known_data_is_where_theory_puts_it() -> None:
    """400 rows, half of them 1: the mean's standard error is 0.025, so 95 % lie within 0.049."""
    (low, high), (flat, also_flat) = bootstrap([[0.0, 1.0] * 200, [0.3] * 400], seed=1)
    assert low == pytest.approx(0.5 - 0.049, abs=0.006)
    assert high == pytest.approx(0.5 + 0.049, abs=0.006)
    assert flat == pytest.approx(also_flat) == pytest.approx(0.3)


def test_an_interval_covers_the_truth_as_often_as_it_says() -> None:
    source = Rng.free("coverage")
    covered = 0
    for trial in range(100):
        rows = [float(source.below(10) < 3) for _ in range(100)]
        (low, high) = bootstrap([rows], seed=trial, resamples=200)[0]
        covered += low <= 0.3 <= high
    assert 88 <= covered <= 99


def result_of(index: int, ranks: list[int], scores: list[int] | None = None) -> GameResult:
    return GameResult(index, "00" * 32, scores or [0] * len(ranks), ranks, [], {}, [])


def duel(*bots: str, seats: int = 2) -> Tournament:
    return Tournament("primes", seats, bots, (), 1, 1.0, 10.0, ())


def test_intervals_are_over_deals_and_not_over_games() -> None:
    """Seats decide every game: the two of a deal cancel out, so there is nothing uncertain about one half."""
    results = [result_of(index, [1, 2]) for index in range(20)]
    ratings = sum_up(duel("a", "b"), results, Path(), 0).ratings
    assert [(rating.win_share, rating.ci, rating.games) for rating in ratings] == [(0.5, (0.5, 0.5), 20)] * 2
    # The bot decides every deal, and every second one goes to the other.
    swings = [result_of(index, [1, 2] if index % 4 in (0, 3) else [2, 1]) for index in range(40)]
    low, high = sum_up(duel("a", "b"), swings, Path(), 0).ratings[0].ci
    assert low < 0.35
    assert high > 0.65


def test_ties_are_shared_and_a_share_is_that_of_a_seat() -> None:
    shares = {
        bot: figures.shares
        for bot, figures in tally(duel("a", "b"), [result_of(0, [1, 1]), result_of(1, [2, 1])]).items()
    }
    assert shares == {"a": [0.75], "b": [0.25]}
    one_of_three = duel("a", "b", "b", seats=3)
    results = [result_of(0, [1, 2, 2]), result_of(1, [1, 3, 2]), result_of(2, [1, 2, 1])]  # abb, bba, bab
    figures = tally(one_of_three, results)
    assert figures["a"].shares == [pytest.approx(1 / 3)]
    assert figures["b"].shares == [pytest.approx((1 + 1 / 2 + 1 / 2) / 6)]
    assert (figures["a"].games, figures["b"].games) == (3, 3)


def test_alone_the_best_score_of_a_deal_wins_it() -> None:
    alone = duel("a", "b", seats=1)
    results = [result_of(0, [1], [30]), result_of(1, [1], [20]), result_of(2, [1], [5]), result_of(3, [1], [5])]
    assert tally(alone, results)["a"].shares == [1.0, 0.5]
    ratings = rate(alone, results)
    assert ratings["a"].mu > ratings["b"].mu


def test_who_wins_more_is_rated_higher_and_known_better() -> None:
    results = [result_of(index, [1, 2] if index % 2 == 0 else [2, 1]) for index in range(30)]
    ratings = rate(duel("a", "b"), results)
    assert ratings["a"].mu > 30 > 20 > ratings["b"].mu
    assert ratings["a"].sigma < 25 / 3


def test_times_are_kept_to_a_few_per_cent() -> None:
    times = Times()
    for count in range(1, 101):
        times.note(count / 1000)
    assert times.percentile(50) == pytest.approx(0.050, rel=0.03)
    assert times.percentile(95) == pytest.approx(0.095, rel=0.03)
    assert Times().percentile(50) == 0


# --- playing ----------------------------------------------------------------------------------------------------------


def test_all_line_ups_of_a_deal_get_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []
    monkeypatch.setitem(LEVELS, "first", First("first", 0, seen))
    monkeypatch.setitem(LEVELS, "last", First("last", 0, seen))
    floor = Floor(plan_tournament("primes", bots=["first", "last"]))
    digests = []
    views = []
    for index in range(4):
        seen.clear()
        digests.append(floor.play(index).digest)
        views.append(list(seen))
    assert views[0] == views[1]  # the same cards, whoever sits where
    assert views[0] != views[2]  # another deal
    assert digests[0] != digests[1]  # records name the bots


def test_one_and_two_jobs_agree(tmp_path: Path) -> None:
    tournament = raging("gentle", "random")
    alone = arena(tournament, 6, jobs=1, journal=tmp_path / "1.jsonl")
    together = arena(tournament, 6, jobs=2, journal=tmp_path / "2.jsonl")
    assert but_times(alone) == but_times(together)
    assert but_times(alone) != but_times(arena(replace(tournament, seed=2), 6))


def test_json_is_exactly_what_is_promised() -> None:
    document = arena(plan_tournament("primes", bots=["first", "last"]), 2).to_json()
    assert list(document) == ["ratings", "decision_ms", "digest"]
    ratings = document["ratings"]
    assert isinstance(ratings, list)
    assert [list(rating) for rating in ratings] == [["bot", "mu", "sigma", "win_share", "ci", "games"]] * 2
    assert sum(rating["win_share"] for rating in ratings) == 1
    assert {tuple(times) for times in document["decision_ms"].values()} == {("p50", "p95")}  # type: ignore[attr-defined]
    assert json.loads(json.dumps(document)) == document


def test_raging_is_scored_on_every_field() -> None:
    tournament = plan_tournament("raging", bots=["steady", "random"], seats=1)
    result = arena(tournament, whole_games(tournament, 1))
    fields = result.to_json()["scores"]
    assert isinstance(fields, list)
    assert [field["field"] for field in fields] == ["home-paddock", "duckpond-meadow", "long-acre", "stampede-corner"]
    assert result.games == 8
    for field in fields:
        steady, chaos = field["bots"]
        assert steady["bot"] == "steady"
        assert steady["mean"] > chaos["mean"]
        assert chaos["completion"] == 0
        assert field["difference"]["mean"] == pytest.approx(steady["mean"] - chaos["mean"])


def test_fewer_iterations_are_asked_of_bots_that_search() -> None:
    floor = Floor(plan_tournament("primes", bots=["mighty", "random"], scale=0.25))
    assert floor.players["mighty"].thinking_time() == pytest.approx(LEVELS["mighty"].thinking_time() / 4)


# --- the journal ------------------------------------------------------------------------------------------------------


def test_whatever_is_left_of_a_journal_leads_to_the_same_result(tmp_path: Path) -> None:
    """Cut off after any byte, as a kill would."""
    tournament = raging("first", "last")
    path = tmp_path / "journal.jsonl"
    whole = arena(tournament, 4, journal=path)
    content = path.read_bytes()
    first = content.index(b"\n") + 1
    for length in (0, 5, first - 1, first, first + 3, len(content) // 2, len(content) - 1, len(content)):
        path.write_bytes(content[:length])
        again = arena(tournament, 4, journal=path)
        assert again.resumed == max(0, content[:length].count(b"\n") - 1)
        assert but_times(again) == but_times(whole)
    assert path.read_bytes().count(b"\n") == 5


def test_more_games_only_add_what_is_missing() -> None:
    tournament = raging("first", "last")
    arena(tournament, 4)
    more = arena(tournament, 6)
    assert (more.resumed, more.games) == (4, 6)
    fewer = arena(tournament, 2)
    assert (fewer.resumed, fewer.games) == (2, 2)
    assert but_times(more) == but_times(arena(tournament, 6, fresh=True))


def test_another_arena_cannot_continue_a_journal(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    tournament = raging("first", "last")
    arena(tournament, 2, journal=path)
    kept = path.read_bytes()
    with pytest.raises(JournalError, match=r"with seed 1, not 2: name another file with --journal, or .* --fresh"):
        arena(replace(tournament, seed=2), 2, journal=path)
    with pytest.raises(JournalError, match="with bots first,last, not last,first"):
        arena(replace(tournament, bots=("last", "first")), 2, journal=path)
    assert path.read_bytes() == kept
    assert arena(replace(tournament, seed=2), 2, journal=path, fresh=True).resumed == 0


def test_a_file_that_is_no_journal_is_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ana,")
    for fresh in (False, True):
        with pytest.raises(JournalError, match="not the journal of an arena"):
            arena(raging("first", "last"), 2, journal=letter, fresh=fresh)
    assert letter.read_text() == "Dear Ana,"


def test_a_changed_bot_is_another_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    bot = tmp_path / "changing.py"
    bot.write_text(
        "from stampede.bots.bot import Bot\nclass Mine(Bot):\n    def choose(self, *args): return args[3][0]\n"
    )
    before = code_digest("primes", ["changing:Mine", "random"])
    assert before == code_digest("primes", ["changing:Mine", "steady"])
    bot.write_text(bot.read_text().replace("[0]", "[-1]"))
    assert code_digest("primes", ["changing:Mine", "random"]) != before


def test_a_killed_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Killed in the middle of a game, without a chance to clean up."""
    journal = tmp_path / "journal.jsonl"
    words = ["arena", "raging", "--seats", "2", "--bots", "gentle,random", "--option", "field=home-paddock"]
    words += ["--games", "400", "--jobs", "2", "--journal", str(journal)]
    command = [sys.executable, "-c", "import sys; from stampede.cli import main; sys.exit(main())", *words]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=dict(os.environ))
    try:
        deadline = time.monotonic() + 60
        while not journal.exists() or journal.read_bytes().count(b"\n") < 4:
            assert running.poll() is None, running.communicate()
            assert time.monotonic() < deadline
            time.sleep(0.02)
    finally:
        running.send_signal(signal.SIGKILL)
        running.communicate()
    played = journal.read_bytes().count(b"\n") - 1
    assert 3 <= played < 400
    tournament = raging("gentle", "random")
    wanted = 6
    again = arena(tournament, wanted, journal=journal)
    assert again.resumed >= 2
    assert again.digest == arena(tournament, wanted, journal=tmp_path / "other.jsonl").digest


# --- what is asked for ------------------------------------------------------------------------------------------------


def test_what_makes_no_sense_is_refused_with_what_to_do() -> None:
    with pytest.raises(UnknownGame, match="did you mean primes"):
        plan_tournament("prime", bots=["first", "last"])
    with pytest.raises(UnknownBot, match="did you mean steady"):
        plan_tournament("primes", bots=["stedy", "random"])
    with pytest.raises(UnknownBot, match="module:Class"):
        plan_tournament("primes", bots=["zorro", "random"])
    with pytest.raises(OptionError, match="2 to 6 seats, not 9"):
        plan_tournament("primes", bots=["first", "last"], seats=9)
    with pytest.raises(SimulationError, match="at least two bots"):
        plan_tournament("primes", bots=["first"])
    with pytest.raises(SimulationError, match="at least two bots"):
        plan_tournament("primes", bots=["first", "first"])
    with pytest.raises(SimulationError, match="3 bots for 2 seats"):
        plan_tournament("primes", bots=["first", "last", "last"], seats=2)
    with pytest.raises(SimulationError, match="iterations-scale must be more than 0"):
        plan_tournament("primes", bots=["first", "last"], scale=0)
    with pytest.raises(SimulationError, match="iterations-scale must be more than 0, not nan"):
        plan_tournament("primes", bots=["first", "last"], scale=float("nan"))
    with pytest.raises(SimulationError, match="timeout must be more than 0 seconds, not inf"):
        plan_tournament("primes", bots=["first", "last"], patience=float("inf"))


def test_seats_are_those_of_the_bots_unless_the_game_says_otherwise() -> None:
    assert plan_tournament("primes", bots=["first", "last"]).seats == 2
    assert plan_tournament("encierro", bots=["first", "last", "random", "steady", "gentle", "sharp"]).seats == 5


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert whole_games(duel("a", "b"), 1) == 2
    assert whole_games(duel("a", "b", "c", seats=2), 7) == 12
    assert whole_games(plan_tournament("raging", bots=["first", "last"]), 9) == 16


def test_the_command_says_what_it_did(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["arena", "primes", "--bots", "first,last", "--games", "3", "--jobs", "1"]
    assert main(words) == 0
    said = capsys.readouterr()
    assert "4 games of primes: 2 deals in 2 line-ups, 2 seats, seed 1" in said.out
    assert "so 3 become 4" in said.err
    assert "digest" in said.out
    assert main([*words, "--json"]) == 0
    said = capsys.readouterr()
    assert list(json.loads(said.out)) == ["ratings", "decision_ms", "digest"]
    assert "4 of 4 games were in the journal" in said.err
    assert main(["arena", "primes", "--bots", "first"]) == 1
    assert "at least two bots" in capsys.readouterr().err


def test_an_interrupted_command_says_how_to_go_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(floor: Floor, index: int, stopped: object = None) -> GameResult:
        raise KeyboardInterrupt

    monkeypatch.setattr(Floor, "play", interrupt)
    assert main(["arena", "primes", "--bots", "first,last", "--games", "2", "--jobs", "1"]) == 130
    assert "run the same command again to continue" in capsys.readouterr().err


# --- the ladder -------------------------------------------------------------------------------------------------------


def test_the_ladder_is_written_from_whole_deals_and_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stampede.lab.ladder.FEWEST_DEALS", 2)
    cheap, other = Rung("primes", 2, ("first", "last"), 6), Rung("primes", 2, ("last", "random"), 6)
    points = Rung("raging", 2, ("first", "last"), 8)
    monkeypatch.setattr("stampede.lab.ladder.rungs", lambda _games: [cheap, other, points])
    for rung in (cheap, points):
        arena(rung.tournament, rung.games, journal=rung.journal(tmp_path))
    arena(other.tournament, 2, journal=other.journal(tmp_path))
    with cheap.journal(tmp_path).open("r+b") as file:
        file.truncate(cheap.journal(tmp_path).stat().st_size - 5)  # the last game of the last deal
    text = document(tmp_path, ["primes", "raging"])
    played, missing = text.split("## Not measured yet")
    expected = arena(cheap.tournament, 4)
    share = next(rating.win_share for rating in expected.ratings if rating.bot == "first")
    assert f"| `first` | `last` | **{share:.1%}** |" in played
    assert f"{cheap.command(4)}  # {expected.digest[:12]}" in played
    assert "| `first` is ahead |" in played
    assert cheap.command(6) not in text
    assert other.command(6) in missing
    assert cheap.command(4) not in missing


def test_the_ladder_keeps_what_was_written_where_a_journal_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stampede.lab.ladder.FEWEST_DEALS", 2)
    wins = [Rung("primes", 2, ("first", "last"), 6), Rung("primes", 2, ("last", "random"), 6)]
    points = [Rung("raging", 2, ("first", "last"), 8), Rung("raging", 2, ("random", "last"), 8)]
    monkeypatch.setattr("stampede.lab.ladder.rungs", lambda _games: [*wins, *points])
    for rung in (*wins, *points):
        arena(rung.tournament, rung.games, journal=rung.journal(tmp_path))
    said = f"\n{ASKED}\n\nMuch.\n\n## Running\n"
    before = document(tmp_path, ["primes", "raging"], said) + f"\n{BY_HAND}\n\nA lot.\n"
    assert f"{ASKED}\n\nMuch.\n\n## Trip & Run" in before
    for rung in (wins[0], points[1]):
        rung.journal(tmp_path).unlink()
    assert document(tmp_path, ["primes", "raging"], before) == before
    assert before.count("## Not measured yet") == 0
    older = before.replace("Played with the sources", "Played with the sources 0123456789ab, not", 1)
    found = re.search(r"sources 0123456789ab, not \w+:", older)
    assert found
    older = older.replace(found[0], "sources 0123456789ab:")
    mixed = document(tmp_path, ["primes", "raging"], older)
    assert [line for line in mixed.splitlines() if line.startswith("|")] == [
        line for line in before.splitlines() if line.startswith("|")
    ]
    old, new = mixed.split("## Raging Bulls")[0].split("Played with the sources ")[1:]
    assert old.startswith("0123456789ab:")
    assert "--bots first,last" in old
    assert "--bots last,random" in new


def test_the_ladder_counts_opponents_of_one_kind() -> None:
    against_three = Rung("primes", 4, ("mighty", "steady", "steady", "steady"), 4).tournament
    assert others_of(against_three, "mighty") == ["3 × `steady`"]
    assert others_of(Rung("primes", 2, ("mighty", "sharp"), 4).tournament, "mighty") == ["`sharp`"]
    taking_turns = Rung("primes", 4, ("random", "gentle", "steady"), 4).tournament
    assert others_of(taking_turns, "steady") == ["`random`", "`gentle`"]
