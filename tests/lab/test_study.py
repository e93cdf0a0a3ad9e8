"""Studies: the same games wherever they are played, nothing lost to a kill, and figures that are what they claim."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from stampede.cli import main
from stampede.core.errors import OptionError
from stampede.lab.crew import Crew
from stampede.lab.intervals import chance_of, mean_interval, share_interval, strict
from stampede.lab.journal import JournalError
from stampede.lab.series import SimulationError
from stampede.lab.statistics import Statistics, read_statistics
from stampede.lab.study import charts, sentences
from stampede.lab.study.components import family_figures
from stampede.lab.study.figures import closeness, distribution, summarise, turn_order
from stampede.lab.study.folder import Finished, play_study
from stampede.lab.study.plan import SKILL, Study, plan_study
from stampede.lab.study.report import report
from stampede.match.words import Words

WORDS = ["study", "raging", "--seats", "2", "--bots", "random", "--skill", "0"]


def small(**more: Any) -> Study:
    """Random games of Raging Bulls are over after a few decisions."""
    asked: dict[str, Any] = {"seats": [2], "bots": ["random"], "games": 20, "skill_games": 0, "batch": 5, **more}
    return plan_study("raging", **asked)


@pytest.fixture(scope="module")
def street(tmp_path_factory: pytest.TempPathFactory) -> tuple[Finished, dict[str, Any]]:
    """A study of everything: two numbers of seats, an option, and games about skill."""
    study = plan_study(
        "street", seats=[2, 3], bots=["random"], games=14, skill_games=2, sweep={"length": ["quick", "long"]}
    )
    finished = play_study(study, tmp_path_factory.mktemp("street"))
    return finished, summarise(finished)


# --- the same games, however they are played --------------------------------------------------------------------------


def test_the_digest_depends_on_the_study_alone(tmp_path: Path) -> None:
    alone = play_study(small(), tmp_path / "alone")
    together = play_study(small(), tmp_path / "together", Crew(2))
    assert alone.digest == together.digest
    assert alone.games.read_bytes() == together.games.read_bytes()
    assert alone.digest == play_study(small(batch=20), tmp_path / "at-once").digest
    assert alone.digest != play_study(small(seed=2), tmp_path / "seed").digest
    assert len(pl.read_parquet(alone.games)) == 20


def test_more_games_only_add_what_is_missing(tmp_path: Path) -> None:
    counted: list[int] = []
    play_study(small(games=10), tmp_path)
    more = play_study(small(games=17), tmp_path, progress=counted.append)
    assert (more.resumed, counted) == (10, [10, 5, 2])
    assert more.digest == play_study(small(games=17), tmp_path / "other").digest
    assert play_study(small(games=17), tmp_path, fresh=True).resumed == 0


def test_a_lost_part_is_played_again(tmp_path: Path) -> None:
    whole = play_study(small(), tmp_path)
    parts = sorted((tmp_path / "journal").glob("*.parquet"))
    assert len(parts) == 4
    parts[2].unlink()
    again = play_study(small(), tmp_path)
    assert (again.resumed, again.digest) == (15, whole.digest)


def test_another_study_cannot_continue_a_folder(tmp_path: Path) -> None:
    play_study(small(), tmp_path)
    with pytest.raises(JournalError, match=r"with seed 1, not 2: name another folder with --out, or .* --fresh"):
        play_study(small(seed=2), tmp_path)
    with pytest.raises(JournalError, match="with seats 2, not 2,3"):
        play_study(small(seats=[2, 3]), tmp_path)


def test_a_folder_in_which_nothing_was_played_is_free_for_another_study(tmp_path: Path) -> None:
    with pytest.raises(SimulationError, match="no Dask scheduler"):
        play_study(small(), tmp_path, Crew(1, "tcp://127.0.0.1:9"))
    assert play_study(small(seed=2), tmp_path).resumed == 0


def test_a_killed_study_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Killed in the middle of a batch, without a chance to clean up."""
    journal = tmp_path / "journal" / "batches.jsonl"
    command = [sys.executable, "-c", "import sys; from stampede.cli import main; sys.exit(main())", "study", "raging"]
    command += [
        "--seats",
        "1",
        "--bots",
        "random",
        "--skill",
        "0",
        "--games",
        "20000",
        "--jobs",
        "2",
        "--out",
        str(tmp_path),
    ]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=dict(os.environ))
    try:
        deadline = time.monotonic() + 120
        while not journal.exists() or journal.read_bytes().count(b"\n") < 3:
            assert running.poll() is None, running.communicate()
            assert time.monotonic() < deadline
            time.sleep(0.02)
    finally:
        running.send_signal(signal.SIGKILL)
        running.communicate()
    assert not (tmp_path / "games.parquet").exists()
    study = small(seats=[1], games=400, batch=200)
    again = play_study(study, tmp_path)
    assert again.resumed >= 200
    assert again.digest == play_study(study, tmp_path / "other").digest


# --- what is played ---------------------------------------------------------------------------------------------------


def test_several_bots_have_every_seat_equally_often() -> None:
    study = plan_study("primes", seats=[3], bots=["random", "steady"], games=10, skill_games=0)
    (setting,) = study.settings
    assert (setting.games, len(setting.line_ups)) == (12, 6)
    assert sum(line.count("steady") for line in setting.line_ups) == 9


def test_levels_meet_in_pairs_for_the_games_about_skill() -> None:
    study = plan_study("primes", bots=["sharp"], games=1000)
    pairs = [setting for setting in study.settings if setting.part == SKILL]
    assert len(pairs) == 6
    assert {pair.games for pair in pairs} == {102}  # a tenth, in whole deals of six
    assert ("steady", "sharp") in [pair.bots for pair in pairs]


def test_what_makes_no_sense_is_refused_with_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(OptionError, match="2 to 6 seats, not 9"):
        plan_study("primes", seats=[3, 9], games=1)
    with pytest.raises(SimulationError, match="at least two values: --sweep length=a,b"):
        plan_study("street", games=1, sweep={"length": ["quick"]})
    with pytest.raises(SimulationError, match="so --option length cannot choose one"):
        plan_study("street", games=1, sweep={"length": ["quick", "long"]}, options={"length": "long"})
    with pytest.raises(OptionError, match="quick or long, not 'longer'"):
        plan_study("street", games=1, sweep={"length": ["quick", "longer"]})
    with pytest.raises(SimulationError, match="name every bot of a study once"):
        plan_study("street", games=1, bots=["steady", "steady"])
    for words, said in ((["--seats", "6-2"], "write 3, 2,4 or 2-6, not '6-2'"), (["--sweep", "x"], "name=value")):
        assert main(["study", "street", *words]) == 2
        assert said in capsys.readouterr().err


def test_a_cluster_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(SimulationError, match=r"no Dask scheduler at tcp://127\.0\.0\.1:9: start one with"):
        play_study(small(), tmp_path, Crew(1, "tcp://127.0.0.1:9"))


@pytest.mark.parametrize("address", ["nonsense", "10.0.0.5:8786", "http://10.0.0.5:8786", "tcp://10.0.0.5"])
def test_what_is_no_address_is_refused_at_once(tmp_path: Path, address: str) -> None:
    with pytest.raises(SimulationError, match=f"--scheduler {address} is not an address: .* such as tcp://"):
        play_study(small(), tmp_path / "study", Crew(1, address))
    assert not (tmp_path / "study").exists()


# --- figures ----------------------------------------------------------------------------------------------------------


def test_intervals_are_those_of_the_books() -> None:
    low, high = share_interval(0.1, 50)
    assert (low, high) == pytest.approx((0.0435, 0.2136), abs=5e-4)
    assert share_interval(0.0, 10) == pytest.approx((0.0, 0.2775), abs=5e-4)
    assert share_interval(0.5, 0) == (0.0, 1.0)
    assert mean_interval(10.0, 5.0, 100) == pytest.approx((9.02, 10.98))
    assert chance_of(1.96, 1.0) == pytest.approx(0.05, abs=1e-4)
    assert strict([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])


def test_turn_order_follows_the_direction_of_play() -> None:
    rows = pl.DataFrame(
        {"first": [1, 1, 0, 2], "wins": [[1, 0, 0], [0, 1, 0], [1, 1, 0], [0, 0, 1]], "winners": [1, 1, 2, 1]}
    )
    right = turn_order(rows, 3, Statistics(to_the_left=False))
    left = turn_order(rows, 3, Statistics(to_the_left=True))
    assert right is not None
    assert left is not None
    # Seat 0 wins the first game after seat 1 began: next to the right, last to the left.
    assert [place["share"] for place in right["places"]] == pytest.approx([2.5 / 4, 1 / 4, 0.5 / 4])
    assert [place["share"] for place in left["places"]] == pytest.approx([2.5 / 4, 0.5 / 4, 1 / 4])


def test_a_distribution_has_every_game_in_a_bin() -> None:
    figures = distribution(pl.Series([1, 2, 2, 3, 90]))
    assert (figures["mean"], figures["p50"], figures["min"], figures["max"]) == (19.6, 2.0, 1.0, 90.0)
    assert sum(found["share"] for found in figures["bins"]) == pytest.approx(1)
    assert all(found["from"] == int(found["from"]) for found in figures["bins"])
    same = distribution(pl.Series([0.5, 0.5]))
    assert [found["share"] for found in same["bins"]] == [1.0]


def test_components_know_who_won_with_them(street: tuple[Finished, dict[str, Any]]) -> None:
    finished, _ = street
    game = finished.study.load()
    family = next(family for family in read_statistics(game).families if family.id == "cards")
    rows = pl.read_parquet(finished.games).filter((pl.col("seats") == 3) & (pl.col("part") == "games"))
    figures = family_figures(game, family, rows.lazy(), 3, Words(game))
    held = hands = 0
    wins = 0.0
    for ranks, cards in zip(rows["ranks"].to_list(), rows["cards.held"].to_list(), strict=True):
        for rank, hand in zip(ranks, cards, strict=True):
            held += hand.count("cramp")
            hands += "cramp" in hand
            wins += ("cramp" in hand) * (rank == 1) / ranks.count(1)
    cramp = next(item for item in figures["items"] if item["id"] == "cramp")
    assert cramp["name"] == "Cramp"
    assert cramp["roles"]["held"]["copies"] == held
    assert cramp["roles"]["held"]["hands"] == hands
    assert cramp["roles"]["held"]["win_share"] == pytest.approx(wins / hands, abs=1e-5)
    assert cramp["left"] == held - cramp["roles"]["played"]["copies"] - cramp["roles"]["wasted"]["copies"]


def test_a_summary_says_what_the_games_say(street: tuple[Finished, dict[str, Any]]) -> None:
    finished, summary = street
    rows = pl.read_parquet(finished.games)
    assert summary["games"] == len(rows) == 14 * 2 * 2 + 3 * 2
    assert summary["decisions"] == rows["decisions"].sum()
    assert [table["seats"] for table in summary["tables"]] == [2, 3]
    three = rows.filter((pl.col("seats") == 3) & (pl.col("option.length") == "quick"))
    table = summary["tables"][1]
    assert table["games"] == len(three) == 14
    assert table["length"]["decisions"]["mean"] == pytest.approx(three["decisions"].mean())
    assert sum(end["share"] for end in table["ends"]) == pytest.approx(1)
    assert sum(place["share"] for place in table["turn_order"]["places"]) == pytest.approx(1, abs=1e-4)
    assert {(pair["better"], pair["weaker"]) for pair in summary["skill"]} == {
        ("gentle", "random"),
        ("steady", "gentle"),
        ("steady", "random"),
    }
    assert json.loads(json.dumps(summary)) == summary


def test_options_are_compared_beyond_luck(street: tuple[Finished, dict[str, Any]]) -> None:
    _, summary = street
    (comparison,) = summary["comparisons"]
    found = {measure["id"]: measure["values"][1] for measure in comparison["measures"]}
    assert comparison["values"] == ["quick", "long"]
    assert found["decisions"]["differs"]  # half as far again
    assert found["decisions"]["difference_ci"][0] > 0
    assert not found["beginner"]["differs"]
    assert found["beginner"]["p"] > 0.05


def test_shared_victories_are_nobody_s_advantage(tmp_path: Path) -> None:
    """Bots that choose alike on the same dice all win: no seat is better, and nobody ever leads for good."""
    study = plan_study("raging", seats=[3], bots=["steady"], games=4, skill_games=0)
    summary = summarise(play_study(study, tmp_path))
    (table,) = summary["tables"]
    assert (table["ties"]["share"], table["closeness"]) == (1, None)
    assert not any(place["uneven"] for place in table["turn_order"]["places"])
    assert sentences.about_order(table).endswith("every game was a shared victory, so these games cannot tell.")
    assert "nobody took the lead for good" in sentences.about_closeness(table)
    assert "100\u00a0% of the games were shared victories" in " ".join(summary["warnings"])
    assert "When the winner took the lead" not in report(summary)


def test_closeness_is_about_games_with_one_winner() -> None:
    rows = pl.DataFrame(
        {
            "wins": [[1.0, 0.0], [1.0, 1.0]],
            "winners": [1, 2],
            "leaders": [[1] * 4 + [0] * 5, [0] * 9],
            "lead_changes": [1, 7],
            "settled": [0.5, 1.0],
        }
    )
    figures = closeness(rows, 2)
    assert figures is not None
    assert (figures["games"], figures["lead_changes"]["mean"], figures["settled"]["p50"]) == (1, 1.0, 0.5)
    assert [tenth["share"] for tenth in figures["leader_wins"]] == [0.0] * 4 + [1.0] * 5
    table = {"seats": 2, "games": 2, "closeness": figures}
    assert sentences.about_closeness(table).startswith("2 players (in the 1 game that one player won alone): ")


def test_seats_are_told_as_they_are() -> None:
    counts = ([3], [2, 3], [2, 5], [2, 3, 4], [2, 4, 6])
    told = ["3 players", "2 and 3 players", "2 and 5 players", "2 to 4 players", "2, 4 and 6 players"]
    assert [sentences.about_seats(seats) for seats in counts] == told


def test_ends_are_told_in_words(street: tuple[Finished, dict[str, Any]]) -> None:
    _, summary = street
    ends = summary["tables"][1]["ends"]
    assert [end["text"] for end in ends][:2] == ["a rider hit the goal exactly", "everyone else was out"]
    assert sentences.about_end(ends[0], 3).startswith("A rider hit the goal exactly: ")


def test_a_bar_has_its_whole_number_in_the_middle() -> None:
    (layer, _) = charts.histogram(distribution(pl.Series([0, 0, 1, 3])), "in a game")["layer"]
    assert [(bar["from"], bar["to"], bar["said"]) for bar in layer["data"]["values"]] == [
        (-0.5, 0.5, "0"),
        (0.5, 1.5, "1"),
        (1.5, 2.5, "2"),
        (2.5, 3.5, "3"),
    ]
    (layer, _) = charts.histogram(distribution(pl.Series([0, 99])), "in a game")["layer"]
    assert layer["data"]["values"][0]["said"] == "0 to 4"


def test_decisions_with_no_choice_are_a_bar_for_every_number_of_players(
    street: tuple[Finished, dict[str, Any]],
) -> None:
    _, summary = street
    bars, errors = charts.forced(summary)["layer"]
    assert (bars["mark"]["type"], errors["mark"]["type"]) == ("bar", "rule")
    tables = summary["tables"]
    rows = charts.forced(summary)["data"]["values"]
    assert [row["name"] for row in rows] == [charts.players(table["seats"]) for table in tables]
    for row, table in zip(rows, tables, strict=True):
        assert row["share"] == 100 * table["forced"]["mean"]
        assert 0 <= row["low"] <= row["share"] <= row["high"] < 100
        assert row["said"] == charts.per_cent(table["forced"]["mean"], table["forced"]["ci"])

    never = {"seats": 2, "forced": {"mean": 0.0001, "ci": [0.0, 0.0002]}}
    (bars, _) = charts.forced({"tables": [never]})["layer"]
    assert bars["encoding"]["x"]["scale"]["domain"] == [0, 10], "next to nothing does not fill the chart"


def test_a_rare_thing_does_not_flatten_a_chart_of_differences() -> None:
    def measure(title: str, mean: float, difference: float, width: float) -> dict[str, Any]:
        other = {"value": "b", "difference": difference, "difference_ci": [difference - width, difference + width]}
        return {"title": title, "values": [{"value": "a", "mean": mean}, {**other, "mean": mean + difference}]}

    known, rare, never = measure("Turns", 30, 3, 4), measure("Rebuilt", 0.1, 0.1, 0.3), measure("Out", 0, 0.1, 0.1)
    assert [charts.is_rough(each) for each in (known, rare, never)] == [False, True, True]
    spec = charts.differences({"option": "length", "values": ["a", "b"], "measures": [known, rare, never]})
    assert {row["name"] for layer in spec["layer"] for row in layer["data"]["values"] if "name" in row} == {"Turns"}


def test_small_samples_are_warned_of(street: tuple[Finished, dict[str, Any]]) -> None:
    _, summary = street
    warnings = "\n".join(summary["warnings"])
    assert "Two players: 14 games are few." in warnings
    assert "1,068 games would make it ±3" in warnings
    assert "steady and gentle" in warnings
    assert "Play more with --skill" in warnings


# --- the report -------------------------------------------------------------------------------------------------------


def test_a_report_needs_nothing_but_itself(street: tuple[Finished, dict[str, Any]]) -> None:
    _, summary = street
    page = report(summary)
    text, _, _ = page.partition('<script type="module">')
    assert not re.search(r"<(script|link|img|iframe)[^>]+(src|href)=|url\(|@import", text)
    for chapter in ("Does it matter who begins?", "Is it close?", "Skill or luck?", "Cards", "Option length"):
        assert chapter in page
    specs = json.loads(re.findall(r'id="charts">(.*?)</script>', page, re.S)[0])
    assert len(specs) == page.count('class="chart"') > 10
    assert "Decisions with no choice" in page


def test_names_cannot_break_the_page(street: tuple[Finished, dict[str, Any]]) -> None:
    _, summary = street
    table = summary["tables"][1]
    nasty = {**table, "ends": [{**table["ends"][0], "text": "</script><script>alert(1)</script>"}, *table["ends"][1:]]}
    page = report({**summary, "tables": [nasty], "title": "<b>&"})
    assert "<script>alert" not in page
    assert "&lt;b&gt;&amp;: a balance study" in page


def test_a_study_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "out"
    words = [*WORDS, "--games", "6", "--jobs", "1", "--out", str(folder)]
    assert main(words) == 0
    told = capsys.readouterr().out
    assert "6 games of raging" in told
    assert str(folder / "report.html") in told.replace("\n", "")
    assert sorted(path.name for path in folder.iterdir()) == ["games.parquet", "journal", "report.html", "summary.json"]
    assert main([*words, "--json"]) == 0
    again = capsys.readouterr()
    assert "6 of 6 games were in" in again.err
    assert json.loads(again.out) == json.loads((folder / "summary.json").read_text(encoding="utf-8"))


def test_a_study_without_its_packages_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("stampede.cli.study.NEEDED", ("no_such_package",))
    assert main(WORDS) == 1
    assert "pip install 'stampede[lab]'" in capsys.readouterr().err
