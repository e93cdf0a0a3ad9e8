"""What a link says before it is opened, what stands beside the pages, and that none of it gives anything away."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape

import pytest

from server.driver import ServerProcess, serving
from stampede.server import pages


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    assert (pages.CLIENT / "index.html").is_file(), "build the client first: python3 run.py client"
    with serving(tmp_path_factory.mktemp("links"), generous=True) as process:
        yield process


def head_of(server: ServerProcess, path: str, language: str = "en") -> dict[str, str]:
    answer = server.get(path, headers={"accept-language": language})
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)">', answer.text)
    return {name: unescape(value) for name, value in found}


def test_an_invitation_says_who_invites_to_what(server: ServerProcess) -> None:
    name = 'Ana "<script>'
    opened = server.open_table("primes", "friend", "friend")
    taken = server.post(
        f"/api/tables/{opened['table']['id']}/seats",
        {"name": name, "invitation": opened["invitation"].rsplit("/", 1)[1]},
    )
    assert taken.status_code == 201, taken.text
    table, path = opened["table"]["id"], opened["invitation"].removeprefix(server.url)
    secret = path.rsplit("/", 1)[1]
    head = head_of(server, path)
    assert head["og:title"] == f"{name} invites you to Trip & Run"
    assert head["og:description"] == "One seat is free. No account needed."
    assert head["og:url"] == f"{server.url}/table/{table}"
    assert head["og:image"] == f"{server.url}/pictures/primes.jpg"
    picture = server.get("/pictures/primes.jpg")
    assert picture.headers["content-type"] == "image/jpeg"
    assert len(picture.content) > 10_000
    spanish = head_of(server, path, "es-ES,es;q=0.9,en;q=0.8")
    assert spanish["og:title"] == f"{name} te invita a Trip & Run"
    written = server.get(path).text
    assert secret not in written, "an invitation is only for those who have it"
    assert "<script>" not in written.split("<head>")[1].split("<link")[0]
    assert taken.json()["keys"][0]["secret"] not in written


def test_a_link_that_invites_nobody_says_less(server: ServerProcess) -> None:
    opened = server.open_table("street", "me", "friend")
    table = opened["table"]["id"]
    for path in (f"/table/{table}", f"/table/{table}/join/{'x' * 32}"):
        assert head_of(server, path)["og:title"] == "RUN 2 Street with Ana"
    old = opened["invitation"].removeprefix(server.url)
    assert head_of(server, old)["og:title"].startswith("Ana invites you")
    server.sit(opened)
    assert head_of(server, old)["og:title"] == "RUN 2 Street with Ana", "there is no seat left"
    for path in ("/", "/play", "/today", "/table/nowhere", "/table/nowhere/join/secret"):
        head = head_of(server, path)
        assert head["og:title"] == "Stampede"
        assert "secret" not in head["og:url"]
    assert head_of(server, "/rules/raging")["og:title"] == "Raging Bulls"
    assert head_of(server, "/learn/raging", "es")["og:image"].endswith("/pictures/raging.jpg")
    assert head_of(server, "/rules/nothing")["og:title"] == "Stampede"


def test_a_wrong_address_gets_a_page_in_a_browser_and_a_problem_in_a_program(server: ServerProcess) -> None:
    for path in ("/nowhere", "/history/old", "/table/a/b/c/d"):
        page = server.get(path, headers={"accept": "text/html,application/xhtml+xml"})
        assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert page.text == re.sub(f'content="{server.url}/?"', f'content="{server.url}{path}"', server.get("/").text)
        assert server.get(path).json()["detail"] == f"there is nothing at {path}"
    assert server.get("/api/nothing", headers={"accept": "text/html"}).json()["status"] == 404


def test_it_can_be_installed(server: ServerProcess) -> None:
    manifest = server.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    told = json.loads(manifest.text)
    assert (told["start_url"], told["scope"], told["display"]) == ("/", "/", "standalone")
    assert {icon["sizes"] for icon in told["icons"]} == {"192x192", "512x512"}
    assert any(icon.get("purpose") == "maskable" for icon in told["icons"])
    for icon in told["icons"]:
        drawn = server.get(icon["src"])
        assert drawn.headers["content-type"] == "image/png"
        width = int.from_bytes(drawn.content[16:20])
        assert f"{width}x{width}" == icon["sizes"]
    worker = server.get("/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    for path in re.findall(r'"(/[\w./-]+)"', worker.text.split("KEPT = ")[1].split(";")[0]):
        assert server.get(path).status_code == 200
        assert not path.startswith("/api")
    assert server.get("/offline.txt").status_code == 404
