"""Simulations: the same games whatever runs them, sums that add up, faults that can be repeated."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from stampede.bots.bot import Bot
from stampede.bots.levels import LEVELS, UnknownBot
from stampede.core.errors import OptionError, UnknownGame
from stampede.core.game import Game
from stampede.core.record import RecordText
from stampede.core.registry import find_game, register, unregister
from stampede.core.rng import Rng
from stampede.lab.series import SimulationError
from stampede.lab.simulate import SimulationResult, simulate, summarise_plies
from stampede.match.match import replay

JSON_KEYS = [
    "game",
    "seats",
    "games",
    "seed",
    "bots",
    "options",
    "compiled",
    "decisions",
    "seconds",
    "decisions_per_second",
    "digest",
    "end_reasons",
    "wins",
    "scores",
    "plies",
]


def but_timing(result: SimulationResult) -> dict[str, object]:
    return {key: value for key, value in result.to_json().items() if key not in ("seconds", "decisions_per_second")}


class FirstLegal(Bot):
    """Takes the first legal action, and notes what it was shown."""

    def __init__(self, wants_view: bool) -> None:
        self.wants_view = wants_view
        self.views: list[object] = []
        self.choices: list[int] = []

    def name(self) -> str:
        return "first"

    def needs_view(self) -> bool:
        return self.wants_view

    def choose(self, game: Game, view: object, seat: int, legal: list[int], rng: Rng) -> int:
        self.views.append(view)
        self.choices.append(len(legal))
        return legal[0]


class Cheat(FirstLegal):
    def choose(self, game: Game, view: object, seat: int, legal: list[int], rng: Rng) -> int:
        return max(legal) + 1


class Clumsy(FirstLegal):
    def choose(self, game: Game, view: object, seat: int, legal: list[int], rng: Rng) -> int:
        raise ZeroDivisionError("dropped the dice")


@pytest.fixture
def lonely() -> Iterator[str]:
    """A game that only this process knows."""
    register("lonely", lambda _components: find_game("primes"))
    yield "lonely"
    unregister("lonely")


def test_one_and_two_jobs_play_the_same_games() -> None:
    alone = simulate("primes", seats=3, games=40, seed=7, jobs=1)
    together = simulate("primes", seats=3, games=40, seed=7, jobs=2)
    assert but_timing(alone) == but_timing(together)


def test_one_and_two_jobs_agree_with_bots_that_think() -> None:
    bots = ["greedy", "random"]
    alone = simulate("primes", seats=2, bots=bots, games=4, seed=7, jobs=1)
    together = simulate("primes", seats=2, bots=bots, games=4, seed=7, jobs=2)
    assert but_timing(alone) == but_timing(together)


def test_another_seed_gives_other_games() -> None:
    digests = {simulate("primes", seats=2, games=5, seed=seed).digest for seed in range(4)}
    assert len(digests) == 4


def test_a_game_depends_on_seed_and_number_alone(tmp_path: Path) -> None:
    simulate("primes", seats=2, games=6, seed=3, records=tmp_path / "all.jsonl")
    simulate("primes", seats=2, games=1, seed=3, first=4, records=tmp_path / "one.jsonl")
    assert (tmp_path / "all.jsonl").read_text().splitlines()[4] == (tmp_path / "one.jsonl").read_text().rstrip("\n")


def test_sums_add_up() -> None:
    result = simulate("primes", seats=3, games=50, seed=1)
    assert sum(result.end_reasons.values()) == 50
    assert sum(result.wins) == pytest.approx(1)
    assert result.plies.mean * 50 == pytest.approx(result.decisions)
    assert 0 < result.plies.p5 <= result.plies.p50 <= result.plies.p95 <= result.plies.max
    assert len(result.wins) == len(result.mean_scores) == len(result.bots) == 3


def test_sums_are_those_of_the_records(tmp_path: Path) -> None:
    result = simulate("primes", seats=3, games=30, seed=2, records=tmp_path / "r.jsonl")
    records = [json.loads(line) for line in (tmp_path / "r.jsonl").read_text().splitlines()]
    results = [record["result"] for record in records]
    assert Counter(result["reason"] for result in results) == Counter(
        {reason: count for reason, count in result.end_reasons.items() if count}
    )
    for seat in range(3):
        assert result.mean_scores[seat] == pytest.approx(sum(one["scores"][seat] for one in results) / 30)
        shares = (1 / one["ranks"].count(1) for one in results if one["ranks"][seat] == 1)
        assert result.wins[seat] == pytest.approx(sum(shares) / 30)
    assert sorted(len(record["moves"]) for record in records)[-1] == result.plies.max


def test_json_has_exactly_its_keys() -> None:
    document = simulate("primes", seats=2, games=2, seed=1).to_json()
    assert list(document) == JSON_KEYS
    assert json.loads(json.dumps(document)) == document


def test_percentiles_are_by_nearest_rank() -> None:
    plies = summarise_plies(Counter({10: 5, 20: 90, 30: 4, 40: 1}))
    assert (plies.p5, plies.p50, plies.p95, plies.max) == (10, 20, 20, 40)
    assert plies.mean == pytest.approx(20.1)
    assert summarise_plies(Counter({7: 1})).p5 == 7


def test_records_replay_and_make_up_the_digest(tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    result = simulate("primes", seats=2, bots=["greedy", "random"], games=4, seed=11, records=file, jobs=2)
    digest = sha256()
    lines = file.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, 1):
        match = replay(RecordText(line, "records.jsonl", number))
        assert match.over
        assert match.seats == ["greedy", "random"]
        digest.update(bytes.fromhex(match.record().digest()))
    assert len(lines) == 4
    assert digest.hexdigest() == result.digest


def test_keeping_records_changes_nothing(tmp_path: Path) -> None:
    with_records = simulate("primes", seats=2, games=5, seed=1, records=tmp_path / "r.jsonl")
    assert with_records.digest == simulate("primes", seats=2, games=5, seed=1).digest


def test_progress_counts_every_game() -> None:
    finished: list[int] = []
    simulate("primes", seats=2, games=7, seed=1, progress=finished.append)
    assert sum(finished) == 7


def test_bots_are_asked_only_where_there_is_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = FirstLegal(wants_view=True)
    monkeypatch.setitem(LEVELS, "first", bot)
    simulate("primes", seats=2, bots="first", games=2, seed=1)
    assert min(bot.choices) >= 2
    assert None not in bot.views


def test_no_view_is_built_for_a_bot_that_needs_none(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = FirstLegal(wants_view=False)
    monkeypatch.setitem(LEVELS, "first", bot)
    simulate("primes", seats=2, bots="first", games=2, seed=1)
    assert bot.views
    assert set(map(type, bot.views)) == {type(None)}


def test_an_illegal_choice_names_the_game_and_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "cheat", Cheat(wants_view=False))
    with pytest.raises(SimulationError, match=r"game 5 of seed 9 .*bot first in seat . chose .*--seed 9 --first 5"):
        simulate("primes", seats=2, bots="cheat", games=3, seed=9, first=5)


def test_an_exception_names_the_game_and_keeps_its_cause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "clumsy", Clumsy(wants_view=False))
    with pytest.raises(SimulationError, match=r"game 0 of seed 1 .*ZeroDivisionError: dropped the dice") as caught:
        simulate("primes", seats=2, bots="clumsy", games=3, seed=1)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_a_failed_simulation_leaves_the_old_records_and_no_draft(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, "clumsy", Clumsy(wants_view=False))
    file = tmp_path / "records.jsonl"
    file.write_text("kept\n")
    with pytest.raises(SimulationError):
        simulate("primes", seats=2, bots="clumsy", games=3, records=file)
    assert [path.name for path in tmp_path.iterdir()] == ["records.jsonl"]
    assert file.read_text() == "kept\n"


@pytest.mark.parametrize("place", ["nowhere/records.jsonl", "."])
def test_records_that_cannot_be_written_are_refused_before_playing(tmp_path: Path, place: str) -> None:
    with pytest.raises(SimulationError, match=r"cannot be written|is not a file"):
        simulate("primes", seats=2, games=1, records=tmp_path / place)


def test_a_game_of_this_process_only_needs_one_job(lonely: str) -> None:
    assert simulate(lonely, seats=2, games=2, seed=1, jobs=1).games == 2
    with pytest.raises(SimulationError, match="use one job"):
        simulate(lonely, seats=2, games=2, seed=1, jobs=2)


def test_wrong_requests_are_refused() -> None:
    with pytest.raises(UnknownGame, match="did you mean primes"):
        simulate("prime", seats=2, games=1)
    with pytest.raises(UnknownBot, match="did you mean greedy"):
        simulate("primes", seats=2, bots="gredy", games=1)
    with pytest.raises(SimulationError, match="2 bots for 3 seats"):
        simulate("primes", seats=3, bots=["random", "greedy"], games=1)
    with pytest.raises(OptionError, match="2 to 6 seats, not 9"):
        simulate("primes", seats=9, games=1)
    with pytest.raises(OptionError, match="no option speed"):
        simulate("primes", seats=2, games=1, options={"speed": 3})
    with pytest.raises(SimulationError, match="at least 1, not 0"):
        simulate("primes", seats=2, games=0)
    with pytest.raises(SimulationError, match="jobs must be at least 1"):
        simulate("primes", seats=2, games=1, jobs=0)
    with pytest.raises(SimulationError, match="counted from 0"):
        simulate("primes", seats=2, games=1, first=-1)


CRASHING_GAME = '''
from stampede.core.game import Game
from stampede.core.registry import find_game


class Crashing(Game):
    """Primes that break down for some keys."""

    def __init__(self):
        inner = find_game("primes")
        super().__init__(
            "crashing", 1, (2, 6), inner.actions, [], list(inner.end_reasons), inner.digest, inner.folder
        )

    def new(self, seats, options, rng, log=None):
        if rng.key[0] < 16:
            raise RuntimeError("the table broke down")
        return find_game("primes").new(seats, options, rng, log)


def load(components=None):
    return Crashing()
'''
RUN = """
import sys
from stampede.core.errors import StampedeError
from stampede.lab.simulate import simulate

if __name__ == "__main__":
    try:
        simulate("crashing", seats=2, games=200, seed=1, jobs=int(sys.argv[1]))
    except StampedeError as error:
        print(error)
"""


def test_the_first_game_that_breaks_down_is_named_whatever_the_number_of_jobs(tmp_path: Path) -> None:
    (tmp_path / "crashing.py").write_text(CRASHING_GAME)
    (tmp_path / "run_it.py").write_text(RUN)
    installed = tmp_path / "crashing-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: crashing\nVersion: 1\n")
    (installed / "entry_points.txt").write_text("[stampede.games]\ncrashing = crashing:load\n")

    said = [
        subprocess.run(
            [sys.executable, str(tmp_path / "run_it.py"), jobs],
            env={**os.environ, "PYTHONPATH": str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for jobs in ("1", "2")
    ]
    assert "of seed 1 went wrong: RuntimeError: the table broke down" in said[0]
    assert said[0] == said[1]
