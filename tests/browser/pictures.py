"""Makes pictures: `python3 run.py pictures [GAME…]` plays and takes screenshots on the way.

Those that the documentation shows go to docs/pictures, all others to build/pictures. They are for people to look at:
nothing compares them.
"""

from __future__ import annotations

import sys
import tempfile
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, expect, sync_playwright

from browser.album import ROOT, Album
from browser.driver import Guests, Person, launch
from browser.test_raging import take_advice
from server.driver import serving
from stampede.core.registry import game_ids

# Where each table is looked at: at the opening, in a busy middle, at the result.
LOOKS: list[tuple[str, dict[str, Any], tuple[str, ...]]] = [
    ("desk-light", {}, ("opening", "middle", "result")),
    ("desk-dark", {"theme": "dark"}, ("middle",)),
    ("phone-light", {"phone": True}, ("middle", "result")),
    ("phone-dark", {"phone": True, "theme": "dark"}, ("opening", "middle")),
]
SEATS = {"bulls": 4, "encierro": 4, "raging": 3, "street": 4}
TOUCHES = {"bulls": 12, "encierro": 16, "primes": 60, "raging": 15, "street": 42}  # until the middle
# What makes a moment worth a picture: it is waited for.
BUSY = {
    "bulls": '[data-cell][aria-pressed="true"]',  # runners that will be rolled
    "primes": "[data-set]",  # cards that trip the square that is aimed at
    "street": "[data-target][data-legal] >> nth=1",  # a trick, and riders whom it fits
}
ADVISED = {"raging": take_advice}  # random touches stop too early there


def main(games: list[str]) -> int:
    unknown = set(games) - set(game_ids())
    if unknown:
        print(f"pictures: there is no game {', '.join(unknown)}; there are: {', '.join(game_ids())}", file=sys.stderr)
        return 1
    with ExitStack() as leaving:
        folder = Path(leaving.enter_context(tempfile.TemporaryDirectory()))
        server = leaving.enter_context(serving(folder, generous=True, toy=False))
        browser = leaving.enter_context(launch(leaving.enter_context(sync_playwright())))
        guests = Guests(browser, server.url, leaving)
        album = Album(browser)
        if not games:
            home(album, guests)
        for game in games or game_ids():
            for name, look, moments in LOOKS:
                table(album, guests.come(**look), game, name, moments)
            rules(album, guests.come(), game)
    return 0


def shoot(album: Album, person: Person, name: str) -> None:
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready")
    person.page.wait_for_timeout(400)
    print(album.add(name, person.page.screenshot()).relative_to(ROOT))


def home(album: Album, guests: Guests) -> None:
    for name, look in (("desk", {}), ("dark", {"theme": "dark"}), ("phone", {"phone": True})):
        person = guests.come(**look)
        for game in game_ids()[:3]:
            person.play_with_bots(game, seats=SEATS.get(game, 3))
            person.wait_for_my_turn()
        person.go("/")
        expect(person.page.locator("[data-table]").first).to_be_visible()
        shoot(album, person, f"home-{name}")
        person.leave()


def table(album: Album, person: Person, game: str, look: str, moments: tuple[str, ...]) -> None:
    person.play_with_bots(game, seats=SEATS.get(game, 3))
    person.wait_for_my_turn()
    if "opening" in moments:
        shoot(album, person, f"{game}-{look}-opening")
    if "middle" in moments:
        while not reach_a_busy_moment(person, game):
            person.play_with_bots(game, seats=SEATS.get(game, 3))  # it ended before there was much to see
        shoot(album, person, f"{game}-{look}-middle")
    if "result" in moments:
        person.play_to_the_end()
        expect(person.page.get_by_test_id("result")).to_be_visible()
        shoot(album, person, f"{game}-{look}-result")
    person.leave()


def reach_a_busy_moment(person: Person, game: str) -> bool:
    touches = 0
    while person.wait_for_my_turn():
        touches += 1
        if touches > TOUCHES[game] and (game not in BUSY or person.page.locator(BUSY[game]).count()):
            return True
        picks = person.choices("[data-cell][data-legal]") if touches > TOUCHES[game] else []
        with suppress(Error):
            if picks:
                person.touch(person.random.choice(picks))
            else:
                ADVISED.get(game, Person.decide)(person)
        person.page.wait_for_timeout(30)
    return False


def rules(album: Album, person: Person, game: str) -> None:
    person.go(f"/rules/{game}")
    expect(person.page.locator("[data-lesson]").first).to_be_visible()
    shoot(album, person, f"{game}-rules")
    person.leave()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
