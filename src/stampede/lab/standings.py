"""Who did how well in an arena: ratings, win shares, scores, times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from openskill.models import PlackettLuce, PlackettLuceRating

from stampede.core.game import ranks_of
from stampede.lab.guests import Fault
from stampede.lab.intervals import Interval, Times, bootstrap
from stampede.lab.lineups import LineUp
from stampede.lab.tournament import Tournament

PLACES = 4


@dataclass(frozen=True)
class GameResult:
    """One game: how it ended, seat by seat, and how long the bots thought."""

    index: int
    digest: str
    scores: list[int]
    ranks: list[int]
    complete: list[bool]  # the fields of Raging Bulls; empty in other games
    times: dict[str, Times]
    faults: list[Fault]

    def to_json(self) -> dict[str, object]:
        return {
            "index": self.index,
            "digest": self.digest,
            "scores": self.scores,
            "ranks": self.ranks,
            "complete": self.complete,
            "times": {bot: sorted(times.counts.items()) for bot, times in self.times.items()},
            "faults": [fault.to_json() for fault in self.faults],
        }

    @classmethod
    def from_json(cls, document: dict[str, object]) -> GameResult:
        read: dict = document  # type: ignore[type-arg]  # written by `to_json`
        times = {bot: Times(Counter(dict(map(tuple, counts)))) for bot, counts in read["times"].items()}
        faults = [Fault(**fault) for fault in read["faults"]]
        return cls(**{**read, "times": times, "faults": faults})


@dataclass(frozen=True)
class Rating:
    """How one bot did. `mu` and `sigma` are openskill's; `win_share` is that of each of its seats."""

    bot: str
    mu: float
    sigma: float
    win_share: float
    ci: Interval
    games: int

    def to_json(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "mu": round(self.mu, PLACES),
            "sigma": round(self.sigma, PLACES),
            "win_share": round(self.win_share, PLACES),
            "ci": [round(bound, PLACES) for bound in self.ci],
            "games": self.games,
        }


@dataclass(frozen=True)
class Score:
    """What one bot scored on a field, and the share of its fields that it completed."""

    bot: str
    mean: float
    ci: Interval
    completion: float
    games: int

    def to_json(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "mean": round(self.mean, PLACES),
            "ci": [round(bound, PLACES) for bound in self.ci],
            "completion": round(self.completion, PLACES),
            "games": self.games,
        }


@dataclass(frozen=True)
class FieldScores:
    """The scores on one field of Raging Bulls and, of two bots, how many points the first is ahead."""

    field: str
    scores: list[Score]
    difference: float | None
    ci: Interval | None

    def to_json(self) -> dict[str, object]:
        document: dict[str, object] = {"field": self.field, "bots": [score.to_json() for score in self.scores]}
        if self.difference is not None and self.ci is not None:
            document["difference"] = {
                "mean": round(self.difference, PLACES),
                "ci": [round(bound, PLACES) for bound in self.ci],
            }
        return document


@dataclass(frozen=True)
class ArenaResult:
    """The result of an arena. Only `times` vary from run to run."""

    tournament: Tournament
    deals: int
    games: int
    digest: str  # SHA-256 over the digests of all records, in the order of games
    ratings: list[Rating]  # best first
    times: dict[str, Times]
    scores: list[FieldScores]  # Raging Bulls only
    faults: list[Fault]
    journal: Path
    resumed: int = 0  # games that the journal had already

    def to_json(self) -> dict[str, object]:
        """`scores` is there only for Raging Bulls, `faults` only if a bot that was brought along had any."""
        document: dict[str, object] = {
            "ratings": [rating.to_json() for rating in self.ratings],
            "decision_ms": {
                bot: {"p50": milliseconds(times.percentile(50)), "p95": milliseconds(times.percentile(95))}
                for bot, times in self.times.items()
            },
            "digest": self.digest,
        }
        if self.scores:
            document["scores"] = [field.to_json() for field in self.scores]
        if self.faults:
            document["faults"] = [fault.to_json() for fault in self.faults]
        return document


def milliseconds(seconds: float) -> float:
    """Three significant digits; more would be noise."""
    return float(f"{seconds * 1000:.3g}")


@dataclass
class Tally:
    """One bot's figures, by deal."""

    shares: list[float] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    completed: list[float] = field(default_factory=list)
    games: int = 0


def tally(tournament: Tournament, results: Sequence[GameResult]) -> dict[str, Tally]:
    """Sums up whole deals, in order: for every deal and bot, the mean over all seats it had."""
    lines = tournament.line_ups
    tallies = {bot: Tally() for bot in tournament.entrants}
    for start in range(0, len(results), len(lines)):
        deal = list(zip(lines, results[start : start + len(lines)], strict=True))
        shares = solo_shares(deal) if tournament.seats == 1 else [win_shares(result.ranks) for _, result in deal]
        for bot, figures in tallies.items():
            own = [
                (place, seat) for place, (line, _) in enumerate(deal) for seat in range(len(line)) if line[seat] == bot
            ]
            figures.shares.append(sum(shares[place][seat] for place, seat in own) / len(own))
            figures.scores.append(sum(deal[place][1].scores[seat] for place, seat in own) / len(own))
            if tournament.fields:
                figures.completed.append(sum(deal[place][1].complete[seat] for place, seat in own) / len(own))
            figures.games += len({place for place, _ in own})
    return tallies


def win_shares(ranks: Sequence[int]) -> list[float]:
    """Of each seat: the win, shared among those who tie for it."""
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def solo_ranks(deal: Sequence[tuple[LineUp, GameResult]]) -> list[int]:
    return ranks_of([[result.scores[0]] for _, result in deal])


def solo_shares(deal: Sequence[tuple[LineUp, GameResult]]) -> list[list[float]]:
    return [[share] for share in win_shares(solo_ranks(deal))]


def rate(tournament: Tournament, results: Sequence[GameResult]) -> dict[str, PlackettLuceRating]:
    """openskill's ratings after all games in their order. A bot in several seats learns the mean of what they learn."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in tournament.entrants}
    for line, ranks in meetings(tournament, results):
        if len(line) < 2:
            continue
        rated = model.rate([[ratings[bot]] for bot in line], ranks=[float(rank) for rank in ranks])
        for bot in dict.fromkeys(line):
            own = [team[0] for team, other in zip(rated, line, strict=True) if other == bot]
            mu, sigma = (sum(values) / len(own) for values in zip(*((one.mu, one.sigma) for one in own), strict=True))
            ratings[bot] = model.create_rating([mu, sigma], bot)
    return ratings


def meetings(tournament: Tournament, results: Sequence[GameResult]) -> Iterator[tuple[LineUp, list[int]]]:
    """Who met whom, and the ranks: a game or, alone at the table, a deal."""
    lines = tournament.line_ups
    if tournament.seats > 1:
        for number, result in enumerate(results):
            yield lines[number % len(lines)], result.ranks
        return
    for start in range(0, len(results), len(lines)):
        deal = list(zip(lines, results[start : start + len(lines)], strict=True))
        yield tuple(line[0] for line, _ in deal), solo_ranks(deal)


def sum_up(tournament: Tournament, results: Sequence[GameResult], journal: Path, resumed: int) -> ArenaResult:
    """`results` are whole deals, in the order of games."""
    tallies = tally(tournament, results)
    skills = rate(tournament, results)
    intervals = bootstrap([figures.shares for figures in tallies.values()], f"arena {tournament.seed}")
    ratings = [
        Rating(bot, skills[bot].mu, skills[bot].sigma, mean(figures.shares), ci, figures.games)
        for (bot, figures), ci in zip(tallies.items(), intervals, strict=True)
    ]
    times = {bot: Times() for bot in tournament.entrants}
    digest = sha256()
    for result in results:
        digest.update(bytes.fromhex(result.digest))
        for bot, own in result.times.items():
            times[bot].add(own)
    return ArenaResult(
        tournament,
        len(results) // len(tournament.line_ups),
        len(results),
        digest.hexdigest(),
        sorted(ratings, key=lambda rating: -rating.mu),
        times,
        [field_scores(tournament, tallies, place) for place in range(len(tournament.fields))],
        [fault for result in results for fault in result.faults],
        journal,
        resumed,
    )


def field_scores(tournament: Tournament, tallies: dict[str, Tally], place: int) -> FieldScores:
    every, name = len(tournament.fields), tournament.fields[place]
    columns = [figures.scores[place::every] for figures in tallies.values()]
    ahead = [one - other for one, other in zip(*columns, strict=True)] if len(columns) == 2 else None
    intervals = bootstrap([*columns, *([ahead] if ahead else [])], f"arena {tournament.seed} {name}")
    scores = [
        Score(bot, mean(column), ci, mean(figures.completed[place::every]), figures.games // every)
        for (bot, figures), column, ci in zip(tallies.items(), columns, intervals, strict=False)
    ]
    return FieldScores(name, scores, mean(ahead) if ahead else None, intervals[-1] if ahead else None)


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
