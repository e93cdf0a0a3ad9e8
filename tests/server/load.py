"""How many moves a second, and how soon they are acknowledged: many tables of random players at once.

    python tests/server/load.py --tables 100 --seconds 20 [--pause 1.0] [--game primes] [--python PYTHON]

Prints one line of JSON. `--pause`: seconds that people think on average; 0: nobody thinks, the server is never idle.
`--python`: the interpreter of the server, for example that of an installed, compiled stampede. The players run in this
process, on the same machine, and take their share of it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from server.crowd import Crowd, RandomPlayer
from server.driver import ServerProcess, wish


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--game", default="primes")
    parser.add_argument("--pause", type=float, default=0.0)
    parser.add_argument("--python", default=sys.executable)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), generous=True, python=asked.python)
        try:
            print(json.dumps(asyncio.run(measure(server, asked))))
        finally:
            server.stop()


async def measure(server: ServerProcess, asked: argparse.Namespace) -> dict[str, object]:
    crowd = Crowd()
    tables = [asyncio.create_task(keep_playing(server, crowd, asked, number)) for number in range(asked.tables)]
    while len(crowd.latencies) < asked.tables:  # until everybody is there
        await asyncio.sleep(0.1)
    began, before = time.perf_counter(), len(crowd.latencies)
    await asyncio.sleep(asked.seconds)
    seconds = time.perf_counter() - began
    latencies = sorted(crowd.latencies[before:])
    for table in tables:
        table.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    return {
        "game": asked.game,
        "tables": asked.tables,
        "seats": asked.seats,
        "pause": asked.pause,
        "seconds": round(seconds, 1),
        "moves": len(latencies),
        "moves_a_second": round(len(latencies) / seconds, 1),
        "ack_ms_p50": round(1000 * latencies[len(latencies) // 2], 1),
        "ack_ms_p99": round(1000 * latencies[len(latencies) * 99 // 100], 1),
        "refusals": len(crowd.refusals),
        "broken_lines": crowd.broken_lines,
    }


async def keep_playing(server: ServerProcess, crowd: Crowd, asked: argparse.Namespace, number: int) -> None:
    """A table with a new game whenever one is over."""
    game = 0
    while True:
        opened = await asyncio.to_thread(server.post, "/api/tables", wish(asked.game, *["me"] * asked.seats))
        table = opened.json()
        await asyncio.gather(
            *(
                RandomPlayer(
                    crowd,
                    server.port,
                    table["table"]["id"],
                    key["secret"],
                    f"{number} {game} {key['seat']}",
                    asked.pause,
                ).play()
                for key in table["keys"]
            )
        )
        game += 1


if __name__ == "__main__":
    main()
