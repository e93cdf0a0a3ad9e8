"""Games on a real Dask scheduler with two workers: the same as here, and nothing is lost when a worker is killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from stampede.cli import main
from stampede.lab.arena import arena
from stampede.lab.cluster import on_cluster
from stampede.lab.crew import Crew
from stampede.lab.series import SimulationError
from stampede.lab.study.folder import play_study
from stampede.lab.study.plan import plan_study
from stampede.lab.tournament import plan_tournament

PATIENCE = 120  # seconds


class Cluster:
    def __init__(self, address: str, workers: list[subprocess.Popen[bytes]]) -> None:
        self.address = address
        self.workers = workers


Start = Callable[..., subprocess.Popen[bytes]]


@contextmanager
def started(folder: Path) -> Iterator[tuple[Start, Path]]:
    """Starts Dask's programs with a scheduler of their own; what they say is in `log`."""
    file = folder / "scheduler.json"
    with ExitStack() as ending:

        def start(module: str, *words: str) -> subprocess.Popen[bytes]:
            command = [sys.executable, "-m", f"distributed.cli.{module}", "--scheduler-file", str(file), *words]
            with (folder / "log").open("ab") as log:
                process = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log)
            ending.callback(process.wait)
            ending.callback(process.kill)
            return process

        start("dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
        yield start, file


def wait_for(folder: Path, ready: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < deadline, (folder / "log").read_text()
        time.sleep(0.05)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    folder = tmp_path_factory.mktemp("cluster")
    with started(folder) as (start, file):
        plain = ("--no-nanny", "--no-dashboard", "--nthreads", "1", "--host", "127.0.0.1")
        workers = [start("dask_worker", *plain, "--name", str(number)) for number in range(2)]
        wait_for(folder, lambda: file.is_file() and (folder / "log").read_text().count("Registered to:") == 2)
        yield Cluster(json.loads(file.read_text())["address"], workers)


def test_a_scheduler_without_workers_is_not_waited_for_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stampede.lab.cluster.SECONDS_FOR_A_WORKER", 0.1)
    with started(tmp_path) as (_, file):
        wait_for(tmp_path, file.is_file)
        address = json.loads(file.read_text())["address"]
        with pytest.raises(SimulationError, match=f"scheduler at {address} has no workers: .* `dask worker {address}`"):
            list(on_cluster(address, str, [1], lambda: "the same"))


@pytest.mark.long
def test_a_cluster_plays_the_same_games_even_if_a_worker_is_killed(
    cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    study = plan_study("raging", seats=[2], bots=["random"], games=60, skill_games=0, batch=3)
    here = play_study(study, tmp_path / "here")
    there = play_study(study, tmp_path / "there", Crew(1, cluster.address))
    assert there.digest == here.digest
    assert there.games.read_bytes() == here.games.read_bytes()

    finished = 0

    def count(games: int) -> None:
        nonlocal finished
        finished += games
        if finished >= 9:
            cluster.workers[0].send_signal(signal.SIGKILL)

    killed = play_study(study, tmp_path / "killed", Crew(1, cluster.address), progress=count)
    assert cluster.workers[0].wait(PATIENCE) == -signal.SIGKILL
    assert finished == 60
    assert killed.digest == here.digest

    tournament = plan_tournament("raging", bots=["random", "gentle"], seats=1, options={"field": "home-paddock"})
    at_home = arena(tournament, 4, journal=tmp_path / "home.jsonl")
    words = [
        "arena",
        "raging",
        "--bots",
        "random,gentle",
        "--seats",
        "1",
        "--option",
        "field=home-paddock",
        "--games",
        "4",
        "--json",
    ]
    assert main([*words, "--scheduler", cluster.address, "--journal", str(tmp_path / "away.jsonl")]) == 0
    away = json.loads(capsys.readouterr().out)
    assert away["digest"] == at_home.digest

    with pytest.raises(SimulationError, match="a worker of the cluster has another version of Stampede"):
        list(on_cluster(cluster.address, str, [1], lambda: str(os.getpid())))  # another one in every process
