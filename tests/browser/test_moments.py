"""Looking back at a game in the browser: what mattered, on the board, and tried again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.driver import Guests
from browser.test_quality import settle, violations
from stampede.engine import is_compiled


@pytest.mark.skipif(not is_compiled(), reason="games are not played out interpreted, so there is nothing to tell")
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_moments_that_mattered_open_the_board_and_can_be_tried_again(guests: Guests, phone: bool) -> None:
    """Somebody who plays at random makes mistakes; each leads to the replay, and to a table at that very position."""
    ana = guests.come(phone=phone)
    ana.play_with_bots("lantern", seats=2)
    ana.play_to_the_end()
    page = ana.page
    moments = page.get_by_test_id("moments")
    expect(moments).to_have_attribute("data-over", "true", timeout=60_000)
    settle(ana)
    assert violations(page) == []
    first = moments.locator("li").first
    if not first.count():
        expect(moments).to_have_text("You made no costly mistake.")
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
