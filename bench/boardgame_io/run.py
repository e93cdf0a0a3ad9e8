"""boardgame.io's server under the load that `stampede load` puts on ours: moves per second of the server's CPU.

    python bench/boardgame_io/run.py [--tables 100] [--seconds 10]

Installs boardgame.io from npm into a folder that is removed afterwards, runs its server with the storage in memory, and
lets two people at each table play a small card race (`game.cjs`). Linux only: it reads /proc. Prints JSON.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1] / "web"))

from client import node, npm  # noqa: E402

PACKAGE = "boardgame.io@0.50.2"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=int, default=10)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for file in HERE.glob("*.cjs"):
            shutil.copy(file, folder)
        Path(folder, "package.json").write_text('{"private": true}')
        path = os.pathsep.join([str(Path(node()[0]).parent), os.environ["PATH"]])
        environment = {**os.environ, "NODE_ENV": "production", "PATH": path}
        install = [*npm(), "install", "--no-audit", "--no-fund", "--loglevel=error", PACKAGE]
        subprocess.run(install, cwd=folder, check=True, env=environment, stdout=sys.stderr)
        server = subprocess.Popen(
            [*node(), "server.cjs"], cwd=folder, env=environment, stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            port = next(line.split()[1] for line in server.stdout if line.startswith("port "))
            words = [port, str(server.pid), str(asked.tables), str(asked.seconds)]
            subprocess.run([*node(), "load.cjs", *words], cwd=folder, check=True, env=environment)
        finally:
            server.kill()
            server.wait()


if __name__ == "__main__":
    main()
