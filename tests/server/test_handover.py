"""One server takes over from another: same process, port and tables."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from server.driver import PATIENCE, Player, ServerProcess

TESTS = Path(__file__).parents[1]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a process cannot become another there")


class StartedServer(ServerProcess):
    """A server whose starter, this test, holds the other end of the pipe."""

    def start(self) -> None:
        reading, self.pipe = os.pipe()
        self.environment = {"STAMPEDE_STARTER": str(reading)}
        self.inherited = (reading,)
        super().start()
        os.close(reading)

    def hand_over_to(self, program: Path) -> None:
        os.write(self.pipe, f"{program}\n".encode())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[StartedServer]:
    process = StartedServer(tmp_path, fresh=True)  # it becomes another program
    yield process
    process.stop()
    os.close(process.pipe)
    assert "Traceback" not in process.log


@pytest.fixture
def successor(tmp_path: Path) -> Path:
    """Another installation of the program."""
    program = tmp_path / "stampede"
    program.write_text(
        f"#!{sys.executable}\nimport sys\nsys.path.insert(0, {str(TESTS)!r})\nimport server.launcher\n"
        "if __name__ == '__main__':\n    from stampede.cli import main\n    sys.exit(main())\n"
    )
    program.chmod(0o755)
    return program


@contextmanager
def browsers_coming(server: ServerProcess) -> Iterator[list[httpx.TransportError]]:
    """Somebody asks for a page all the time; the list fills with what goes wrong."""
    failures: list[httpx.TransportError] = []
    enough = threading.Event()

    def ask() -> None:
        while not enough.is_set():
            try:
                server.get("/api/games")
            except httpx.TransportError as error:
                failures.append(error)

    asking = threading.Thread(target=ask)
    asking.start()
    try:
        yield failures
    finally:
        enough.set()
        asking.join()


def test_a_table_goes_on_and_nobody_is_turned_away(server: StartedServer, successor: Path) -> None:
    opened = server.open_table("primes", "me", "random")
    secret = opened["keys"][0]["secret"]
    player = Player(server, opened["table"]["id"], secret)
    seat = player.wait_until_asked()
    assert seat is not None
    player.catch_up(player.play(seat)["version"])
    seat = player.wait_until_asked()
    assert seat is not None
    with browsers_coming(server) as failures:
        server.hand_over_to(successor)
        assert player.closed_with() == 1012  # the code for "come back at once"
        with Player(server, opened["table"]["id"], secret) as again:
            same = again.wait_until_asked()
            assert same is not None
            assert (same["view"], same["legal"], same["decision"]) == (seat["view"], seat["legal"], seat["decision"])
            assert again.play(same)["type"] == "ack"
    assert server.alive
    assert server.log.count("Stampede is at ") == 1
    assert server.log.count("Stampede has switched to the ") == 1
    # A request that was being answered while the server stopped may be cut off; a new one always gets through.
    assert [failure for failure in failures if isinstance(failure, httpx.ConnectError)] == []
    player.close()


def test_a_successor_can_hand_over_again(server: StartedServer, successor: Path) -> None:
    server.hand_over_to(successor)
    server.wait_for_log(lambda log: log.count("has switched to") == 1)
    server.hand_over_to(successor)
    server.wait_for_log(lambda log: log.count("has switched to") == 2)
    assert server.get("/api/games").status_code == 200


def test_it_stops_when_its_starter_is_gone(server: StartedServer) -> None:
    os.close(server.pipe)
    assert server.process.wait(PATIENCE) == 0
    server.pipe = os.open(os.devnull, os.O_RDONLY)


def test_a_successor_that_cannot_be_started_is_a_sentence(server: StartedServer, tmp_path: Path) -> None:
    server.hand_over_to(tmp_path / "nowhere")
    assert server.process.wait(PATIENCE) == 1
    assert "nowhere cannot be started: No such file or directory" in server.log
