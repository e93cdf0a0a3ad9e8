"""Looking back at a game in the browser: what mattered, on the board, and tried again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import msgspec
import pytest
from playwright.sync_api import Route, expect

from browser.driver import Guests, Person
from browser.staging import ended, live_table, show
from browser.test_quality import settle, violations
from server.driver import ServerProcess, serving
from stampede.core.registry import game_ids
from stampede.engine import is_compiled
from stampede.match.referee import Referee
from stampede.server import wire
from stampede.server.describe import action_info
from stampede.server.library import replay_of

TELLING = {"bulls": "play", "encierro": "discard", "primes": "move", "raging": "fence", "street": "ride"}
# Where the marks of a picture are, in pixels, and how large it is.
MARKS = """(picture) => {
    const { width, height } = picture.getBoundingClientRect();
    const marks = [...picture.querySelectorAll("svg[data-marks] > .done")].map((mark) => {
        const { x, y, width, height } = mark.getBBox();
        return [x + width / 2, y + height / 2];
    });
    return { width, height, marks };
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One that looks back at finished games."""
    with serving(tmp_path_factory.mktemp("moments"), generous=True) as process:
        yield process


@pytest.mark.skipif(not is_compiled(), reason="games are not played out interpreted, so there is nothing to tell")
def test_moments_that_mattered_open_the_board_and_can_be_tried_again(guests: Guests) -> None:
    """Somebody who plays at random makes mistakes; each leads to the replay, and to a table at that very position."""
    ana = guests.come(phone=True)
    ana.play_with_bots("lantern", seats=2)
    ana.play_to_the_end()
    page = ana.page
    moments = page.get_by_test_id("moments")
    expect(moments).to_have_attribute("data-over", "true", timeout=60_000)
    settle(ana)
    assert violations(page) == []
    first = moments.locator("li:not(.luck)").first
    if not first.count():
        expect(moments).to_contain_text("You made no costly mistake.")
        return
    told = r"You chose “.+”\s*Better: “.+”.+you win about \d+ in 100 instead of \d+\."
    expect(first).to_contain_text(re.compile(told))
    move = int(first.get_attribute("data-move") or "")
    ana.touch(first.get_by_role("button", name="See it on the board"))
    transport = page.get_by_role("region", name="Replay")
    expect(transport.get_by_role("slider")).to_have_value(str(move))
    before = page.url
    ana.touch(transport.get_by_role("button", name="Try it from here"))
    page.wait_for_url(lambda url: url != before)
    ana.look_at_the_table()
    ana.play_to_the_end()
    expect(page.get_by_test_id("result")).to_contain_text("already knew")


def told_back(person: Person, referee: Referee, review: wire.Review) -> None:
    """A finished table, and what the server found when it looked back: interpreted, it finds nothing by itself."""
    replay = replay_of(live_table(referee), 0)
    for path, answer in (("review", review), ("replay*", replay)):
        person.page.route(f"**/{path}", saying(msgspec.json.encode(answer)))
    show(person, referee)


def saying(body: bytes) -> Callable[[Route], None]:
    return lambda route: route.fulfill(body=body, content_type="application/json")


@pytest.mark.parametrize("game", [game for game in game_ids() if game in TELLING])
def test_every_moment_is_a_picture_of_the_board(guests: Guests, game: str) -> None:
    referee = ended(game, 3)
    match = referee.table.match
    assert match is not None
    own = [move for move, (seat, _) in enumerate(match.moves) if seat == 0]
    move = next(move for move in own if match.moves[move][1].verb == TELLING[game])
    until = next((later for later in own if later > move), len(match.moves))
    chosen = action_info(match.game, match.moves[move][1].index)
    mistake = wire.Mistake(move, chosen, chosen, [], 0.41, 0.13, 400)
    luck = wire.Luck(move, until, 0.28, 0.1)
    ana = guests.come(phone=game in ("raging", "street"))
    told_back(ana, referee, wire.Review(0, 9, 9, True, False, [mistake], luck))
    moments = ana.page.get_by_test_id("moments")
    expect(moments.locator("li[data-move]")).to_have_count(2)
    first = moments.locator("li").first
    expect(first).to_contain_text("you win about 41 in 100 instead of 28.")
    expect(moments.locator("li.luck")).to_contain_text("from winning about 28 games in 100 to 10.")
    picture = first.locator(".cut")
    expect(picture.locator("svg[data-marks='2']")).to_be_attached()
    seen = picture.evaluate(MARKS)
    assert seen["width"] > 200
    for x, y in seen["marks"]:
        assert 0 < x < seen["width"], seen
        assert 0 < y < seen["height"], seen
