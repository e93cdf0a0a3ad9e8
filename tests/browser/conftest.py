"""A real browser and a real server. Nothing may go wrong unseen: errors of pages fail the test that caused them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.driver import Guests, launch
from server.driver import ServerProcess, serving

TUNED = "reviews.WANTED=0;workers.HINT_SHARE=0.1"


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright, launch(playwright) as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Bots have little to think about: hints take fewer playouts, and finished games are not looked back at."""
    with serving(tmp_path_factory.mktemp("browser"), generous=True, tuned=TUNED) as process:
        yield process


@pytest.fixture
def guests(chromium: Browser, server: ServerProcess) -> Iterator[Guests]:
    """People with browsers of their own."""
    with ExitStack() as leaving:
        yield Guests(chromium, server.url, leaving)
