"""Studies one option: does a head start make up for not beginning in Trip & Run?

With what studies need (pip install 'stampede[lab]'): python option.py 400
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import polars as pl

from stampede.lab.crew import Crew
from stampede.lab.study.folder import play_study
from stampede.lab.study.plan import plan_study

SEATS = 3
SQUARES = ["0", "5", "10"]  # of a head start for each player who begins before


def main(games=400, jobs=2):
    """Every value is played on the same deals; a row of the parquet file is a game."""
    plan = plan_study("primes", seats=[SEATS], games=games, skill_games=0, sweep={"head_start": SQUARES})
    with TemporaryDirectory() as folder:
        played = pl.read_parquet(play_study(plan, Path(folder), Crew(jobs)).games)
    for squares, rows in played.group_by("option.head_start", maintain_order=True):
        shares = [0.0] * SEATS
        for first, ranks in rows.select("first", "ranks").iter_rows():
            for place in range(SEATS):
                shares[place] += (ranks[(first + place) % SEATS] == 1) / ranks.count(1) / len(rows)
        told = ", ".join(f"{100 * share:.1f} %" for share in shares)
        print(f"{squares[0]} squares: in playing order {told} of the wins, in {len(rows)} games")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
