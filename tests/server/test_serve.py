"""Starting the server: where it is, and what it says when it cannot."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.driver import LAUNCHER, ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("server"), fresh=True)
    yield process
    process.stop()


def fails(folder: Path, *words: str) -> str:
    """What the command says when it ends with a fault; never a traceback."""
    done = subprocess.run(
        [sys.executable, str(LAUNCHER), "serve", *words],
        env={**os.environ, "STAMPEDE_DATA": str(folder)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 1, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr


def test_it_prints_its_address_and_answers_there(server: ServerProcess) -> None:
    assert server.said.startswith(f"Stampede is at http://localhost:{server.port}/")
    with server.client() as client:
        assert client.get("/").status_code == 200
        assert client.get("/api/games").json()


def test_a_taken_port_is_a_sentence_with_what_to_do(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = fails(tmp_path, "--port", str(port))
    assert f"port {port} is in use" in said
    assert f"--port {port + 1}" in said


def test_a_second_server_on_the_same_database_is_refused(server: ServerProcess, tmp_path: Path) -> None:
    said = fails(tmp_path, "--port", "0", "--db", server.database)
    assert "is in use by another Stampede, probably a running server: stop it first" in said


def test_several_processes_are_refused_on_a_file(tmp_path: Path) -> None:
    said = fails(tmp_path, "--port", "0", "--processes", "2")
    assert "2 processes need PostgreSQL: choose it with --db postgresql://" in said


def test_a_place_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    said = fails(tmp_path / "file", "--port", "0")
    assert "cannot be created (File exists): choose where to keep tables with --db" in said


def test_an_address_that_is_not_ours_is_a_sentence(tmp_path: Path) -> None:
    assert "cannot listen on 192.0.2.77" in fails(tmp_path, "--host", "192.0.2.77", "--port", "0")


def test_phones_on_the_network_get_an_address_and_a_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from stampede.cli import serve

    monkeypatch.setattr(serve, "network_address", lambda: "198.51.100.7")
    serve.announce("0.0.0.0", 7007, "http://localhost:7007/", False)
    said = capsys.readouterr().err
    assert "On phones on the same network: http://198.51.100.7:7007/" in said
    assert said.count("\n") > 8, "the code to scan"
    monkeypatch.setattr(serve, "network_address", lambda: None)
    serve.announce("0.0.0.0", 7007, "http://localhost:7007/", False)
    assert "not on a network" in capsys.readouterr().err


def test_a_server_that_is_stopped_ends_well_and_starts_again(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path)
    process.open_table("primes", "me", "random")
    process.stop()
    assert process.process.returncode == 0
    process.start()
    process.stop()
    assert process.process.returncode == 0
