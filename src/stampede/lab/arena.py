"""Which bot plays better: every deal is played in every line-up, so that luck and seats are the same for all.

Deal `d` of a seed has the match key `derive_key("arena", seed, d)`; game `d * len(line_ups) + i` plays it in line-up
`i`. Every bot has its own stream of chance, from (seed, deal, line-up, seat). Bots that search do so by iterations, so
the digest depends on the command alone: not on jobs, the machine, or how often the study was killed.

A bot's win share is the part of the wins that each of its seats got, with ties shared: if all play equally well, it is
one over the number of seats. Its interval is a bootstrap over deals, because games of one deal are alike. Alone at the
table, bots play the same deals one after the other, and the best score of a deal wins it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from threading import get_ident

from stampede.bots.bot import Bot
from stampede.core.errors import StampedeError
from stampede.core.game import State
from stampede.core.rng import derive_key
from stampede.games.raging.view import RagingView
from stampede.home import data_directory
from stampede.lab.crew import Crew
from stampede.lab.guests import GuestError
from stampede.lab.intervals import Times
from stampede.lab.journal import Journal
from stampede.lab.lineups import LineUp
from stampede.lab.processes import is_stopped
from stampede.lab.seeing import find_entrant
from stampede.lab.series import Deal, Plan, Series, SimulationError, Stopped
from stampede.lab.standings import ArenaResult, GameResult, sum_up
from stampede.lab.tournament import FIELDS, Tournament, proof, whole_games


class Floor:
    """Where the games of a tournament are played: bots loaded once, and a series for each line-up and field."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.line_ups = tournament.line_ups
        self.players: dict[str, Bot] = {
            name: find_entrant(name, tournament.scale, tournament.patience) for name in tournament.entrants
        }
        self.series: dict[tuple[LineUp, str], Series] = {}

    def play(self, index: int, stopped: Callable[[], bool] | None = None) -> GameResult:
        """Plays one game. An error names the game, its bots and the seed."""
        tournament = self.tournament
        deal, place = divmod(index, len(self.line_ups))
        bots = self.line_ups[place]
        times = {name: Times() for name in dict.fromkeys(bots)}
        series = self.series_of(bots, tournament.field_of(deal))
        chance = Deal(derive_key("arena", tournament.seed, deal), f"arena {tournament.seed} {deal} {place}")
        try:
            played = series.play_deal(chance, index, lambda seat, seconds: times[bots[seat]].note(seconds), stopped)
        except (Stopped, GuestError):
            raise
        except Exception as error:
            what = str(error) if isinstance(error, StampedeError) else f"{type(error).__name__}: {error}"
            raise SimulationError(
                f"game {index} of seed {tournament.seed} (deal {deal}, {','.join(bots)}) went wrong: {what}"
            ) from error
        outcome = played.outcome
        return GameResult(
            index,
            played.record.digest(),
            outcome.scores,
            outcome.ranks,
            completed(played.state) if tournament.fields else [],
            times,
            series.take_faults(),
        )

    def series_of(self, bots: LineUp, field: str) -> Series:
        if (bots, field) not in self.series:
            options = {**dict(self.tournament.options), **({FIELDS: field} if field else {})}
            plan = Plan(self.tournament.game, None, bots, tuple(options.items()), self.tournament.seed, False)
            self.series[bots, field] = Series(plan, self.players)
        return self.series[bots, field]


def completed(state: State) -> list[bool]:
    """By seat: whether every bull of its field is isolated."""
    view = state.view(None)
    assert isinstance(view, RagingView)
    return [player.complete for player in view.players]


@cache
def _floor_of(tournament: Tournament, _thread: int) -> Floor:
    """A worker of a cluster may have several threads."""
    return Floor(tournament)


def _play_here(tournament: Tournament, index: int) -> GameResult | None:
    try:
        return _floor_of(tournament, get_ident()).play(index, is_stopped)
    except Stopped:
        return None


def play_games(tournament: Tournament, indices: Sequence[int], crew: Crew) -> Iterator[GameResult]:
    """The results of these games, in any order."""
    same = partial(proof, tournament.game, None, tournament.bots)
    results = crew.results(
        tournament.game, same, lambda: Floor(tournament).play, partial(_play_here, tournament), indices
    )
    yield from filter(None, results)


def usual_journal(tournament: Tournament) -> Path:
    about = tournament.about()
    name = f"{tournament.game}-{tournament.seats}-{derive_key(*sorted(about.items())).hex()[:12]}.jsonl"
    return data_directory() / "arena" / name


def arena(
    tournament: Tournament,
    games: int,
    *,
    jobs: int = 1,
    scheduler: str | None = None,
    journal: Path | None = None,
    fresh: bool = False,
    progress: Callable[[int], None] | None = None,
) -> ArenaResult:
    """Plays the first `games` games of a tournament, rounded up to whole deals, and sums them up.

    Games that the journal has are not played again. It is told at once of every game, so the same call goes on where
    another was killed; one that asks for more games plays only those that are missing. `scheduler` is the address of a
    Dask scheduler, whose workers play instead of `jobs` processes here. `progress` is called with the number of games
    finished since its last call.
    """
    crew = Crew(jobs, scheduler)
    crew.check()
    wanted = whole_games(tournament, games)
    book = Journal(journal or usual_journal(tournament), tournament.about(), fresh)
    try:
        known = [GameResult.from_json(document) for document in book.games]
        results = {result.index: result for result in known if result.index < wanted}
        resumed = len(results)
        if progress is not None:
            progress(resumed)
        missing = [index for index in range(wanted) if index not in results]
        for result in play_games(tournament, missing, crew):
            book.add(result.to_json())
            results[result.index] = result
            if progress is not None:
                progress(1)
    finally:
        book.close()
    return sum_up(tournament, [results[index] for index in range(wanted)], book.path, resumed)
