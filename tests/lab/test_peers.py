"""`stampede bench --peers`: who takes part, and what is said about it. No test looks at a time."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stampede.cli import main
from stampede.lab import contests, peers, search_speed
from stampede.lab.contests import METRICS, Peer
from stampede.lab.peers import Contest, Rate, contest


@pytest.fixture(autouse=True)
def _briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_speed, "SIMULATIONS", 3)
    monkeypatch.setattr(contests, "BATCH", 4)
    monkeypatch.setattr(contests, "OTHERS_BATCH", 2)
    monkeypatch.setattr(peers, "SLICES", 1)


@pytest.fixture
def _only_open_spiel(monkeypatch: pytest.MonkeyPatch) -> None:
    absent = [Peer(peer.name, lambda: "", peer.contestants, peer.install) for peer in contests.PEERS[1:]]
    monkeypatch.setattr(peers, "PEERS", [contests.PEERS[0], *absent])


@pytest.mark.usefixtures("_only_open_spiel")
def test_ours_and_theirs_are_measured_by_turns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "speed.md"
    page.write_text(
        "# Speed\n\n## The limit\n\nMeasured by hand.\n\n## What isn't comparable\n\n- Old.\n", encoding="utf-8"
    )
    code = main(["bench", "raging", "--peers", "--seconds", "0.01", "--json", "--page", str(page)])
    assert code == 0
    document = json.loads(capsys.readouterr().out)
    assert set(document["metrics"]) == set(METRICS)
    assert document["versions"].keys() == {"open_spiel"}
    assert document["missing"]["rlcard"] == "pip install rlcard"
    for metric, found in document["metrics"].items():
        own = [rate for rate in found["rates"] if rate["from"] == "stampede"]
        theirs = [rate for rate in found["rates"] if rate["from"] == "open_spiel"]
        assert {rate["name"] for rate in own} == {"raging"}, metric
        assert theirs, metric
        reference = next(rate for rate in theirs if f"{rate['name']} (open_spiel)" == found["reference"])
        for rate in own:
            assert rate["ratio"] == pytest.approx(rate["per_second"] / reference["per_second"], rel=0.01)
    written = page.read_text(encoding="utf-8")
    assert "rlcard was not installed (`pip install rlcard`)" in written
    assert all(f"## {unit.capitalize()}" in written for unit in METRICS.values())
    assert "| raging | stampede |" in written
    assert written.count("## The limit\n\nMeasured by hand.\n\n## What isn't comparable\n") == 1
    assert "- Old." not in written


# What plays each of them, beside OpenSpiel, and is missing on most machines.
OTHERS = {
    "rlcard": ("uno", "gin-rummy"),
    "pettingzoo": ("connect_four_v3", "texas_holdem_v4"),
    "boardgame.io": ("a card race",),
}


@pytest.mark.parametrize("name", OTHERS)
def test_a_peer_plays_whole_games_and_says_how_much_it_did(name: str) -> None:
    [peer] = [peer for peer in contests.PEERS if peer.name == name]
    if not peer.find_version():
        pytest.skip(f"{name} is not installed: {peer.install}")
    contestants = peer.contestants()
    assert {(one.metric, one.name, one.peer) for one in contestants} == {
        (contests.DRIVEN, game, name) for game in OTHERS[name]
    }
    for one in contestants:
        done, spent = one.work(0.02)
        assert spent >= 0.02, "a slice is as long as it should be, in processor time"
        assert done > 0, "decisions"
        assert done == int(done)
    assert peer.find_version()[0].isdigit()


def test_a_peer_needs_all_that_it_plays_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo's classic games are nothing without RLCard and Pygame; boardgame.io is nothing without Node."""
    monkeypatch.setattr(contests, "is_installed", lambda module: module != "rlcard")
    assert contests.has_classic() == ""
    monkeypatch.setattr(contests.shutil, "which", lambda _name: None)
    assert contests.boardgame_io_version() == ""


def test_without_peers_there_are_no_ratios(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "PEERS", [])
    found = contest(["raging"], 1, seconds=0.01, slices=1)
    assert {rate.metric for rate in found.rates} == set(METRICS)
    assert all(found.ratio(rate) is None and rate.per_second > 0 for rate in found.rates)


def test_ratios_are_told_against_hearts_or_else_the_fastest() -> None:
    own = Rate("driven", "street", "", "compiled", 600.0)
    uno, connect = Rate("driven", "uno", "rlcard", "", 20.0), Rate("driven", "connect_four_v3", "pettingzoo", "", 30.0)
    hearts = Rate("driven", "hearts", "open_spiel", "", 10.0)
    assert Contest([own, uno, connect], {}, {}).ratio(own) == 20
    assert Contest([own, uno, connect, hearts], {}, {}).ratio(own) == 60
    assert Contest([own, hearts], {}, {}).ratio(hearts) is None


def test_a_page_needs_peers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "raging", "--page", "speed.md"]) != 0
    assert "is written with --peers only" in capsys.readouterr().err
