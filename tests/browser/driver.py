"""People at browsers: what they do, on the elements that they see."""

from __future__ import annotations

import os
import random
import re
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Playwright, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

PATIENCE = 20_000.0  # milliseconds
BRIEFLY = 3000.0  # for things that may be gone the next moment
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Chromium draws its own toolbar and address bar with pages, a process each for every window: half of what a window
# costs, and nobody sees them. The last of these flags counts, so what Playwright leaves out is left out here too.
LEFT_OUT = (
    *("InitialWebUI", "PreloadTopChromeWebUI", "WebUIReloadButton", "WebUIToolbar"),
    *("WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxPopup"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable"),
    *("HttpsUpgrades", "LensOverlay", "MediaRouter", "OptimizationHints", "PaintHolding", "PreconnectToSearch"),
)
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")

# What a browser says that is no fault of ours: it tells of every lost connection, and those are lost on purpose.
EXPECTED = re.compile(r"WebSocket connection to .* failed|Failed to load resource: (net::|the server responded with)")

# Counts what the page has asked the server and not been answered yet. A test may listen too: `window.hear`.
COUNT_QUESTIONS = """
window.unanswered = new Set();
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
    if (!this.counted) {
        this.counted = true;
        this.addEventListener("message", ({ data }) => {
            const message = JSON.parse(data);
            window.unanswered.delete(message.id);
            window.hear?.(message);
        });
        this.addEventListener("close", () => window.unanswered.clear());
    }
    const { id } = JSON.parse(data);
    if (id !== undefined && this.readyState === WebSocket.OPEN) window.unanswered.add(id);
    return send.call(this, data);
};
"""

# How fast others' moves are shown to people who have not chosen it: tests have no time to watch.
SET_PACE = """
try {
    const known = JSON.parse(localStorage.getItem("stampede") ?? "{}");
    if (!known.pace) localStorage.setItem("stampede", JSON.stringify({ ...known, pace: "%(pace)s" }));
} catch {}
"""

# What somebody at the table sees, in one question: nothing yet while an answer is missing, or who waits for a turn has
# none. `choices` are the numbers of the things that may be touched and can be seen; what is covered is no choice while
# there is another. `points` are the middles of those that are not covered, and of the button that confirms.
LOOK = """({ selector, turn }) => {
    const over = document.querySelector('[data-testid="table"]')?.dataset.status === "over";
    if (window.unanswered.size > 0 || (turn && !over && !document.querySelector("[data-asked]"))) return null;
    const points = {};
    const isCovered = (thing, name) => {
        const box = thing.getBoundingClientRect();
        const point = [box.left + box.width / 2, box.top + box.height / 2];
        const hit = document.elementFromPoint(...point); // nothing: it has to be scrolled to
        if (thing.contains(hit)) points[name] = point;
        return hit !== null && !thing.contains(hit);
    };
    const seen = [...document.querySelectorAll(`main ${selector}`)].flatMap((thing, number) => {
        const box = thing.getBoundingClientRect();
        const inside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
        const visible = box.width > 0 && inside && getComputedStyle(thing).visibility !== "hidden";
        return visible ? [{ number, covered: isCovered(thing, number) }] : [];
    });
    const free = seen.filter(({ covered }) => !covered);
    const choices = (free.length > 0 ? free : seen).map(({ number }) => number);
    const confirm = document.querySelector("button.confirm");
    const deed = confirm?.getAttribute("aria-disabled") === "false";
    if (deed) isCovered(confirm, "deed");
    const unread = document.querySelector("dialog[open] [data-dismiss]") !== null;
    const doubt = document.querySelector("dialog[open] [data-sure]") !== null;
    return { over, deed, choices, points, unread, doubt, dialog: document.querySelector("dialog[open]") !== null };
}"""

expect.set_options(timeout=PATIENCE)


@contextmanager
def launch(playwright: Playwright) -> Iterator[Browser]:
    path = os.environ.get("STAMPEDE_BROWSER") or next(filter(None, map(shutil.which, BROWSERS)), None)
    assert path, "there is no Chromium here: `python3 run.py test` installs it, or says what to do"
    browser = playwright.chromium.launch(
        executable_path=path,
        args=[*FLAGS, f"--disable-features={','.join(LEFT_OUT)}"],
    )
    try:
        yield browser
    finally:
        browser.close()


class Guests:
    def __init__(self, browser: Browser, url: str, leaving: ExitStack) -> None:
        self.browser = browser
        self.url = url
        self.leaving = leaving

    def come(self, **more: Any) -> Person:
        """Somebody with a browser of their own; `size`, `phone`, `calm`, `language`, `theme`, `pace`."""
        person = Person(self.browser, self.url, **more)
        self.leaving.callback(person.leave)
        return person


class Person:
    def __init__(
        self,
        browser: Browser,
        url: str,
        phone: bool = False,
        calm: bool = True,
        language: str = "en",
        theme: str = "light",
        size: dict[str, int] | None = None,
        script: bool = True,
        pace: str = "instant",
    ) -> None:
        self.url = url
        self.phone = phone
        self.context = browser.new_context(
            base_url=url,
            viewport=size or (PHONE if phone else DESK),  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            reduced_motion="reduce" if calm else "no-preference",
            color_scheme=theme,  # type: ignore[arg-type]
            locale={"en": "en-GB", "es": "es-ES"}[language],
            accept_downloads=True,
        )
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(COUNT_QUESTIONS)
        self.context.add_init_script(SET_PACE % {"pace": pace})
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(f"{error.message}\n{error.stack}"))
        self.page.on("console", self._hear)
        self.random = random.Random(7)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not EXPECTED.search(message.text):
            self.faults.append(f"{message.type}: {message.text}")

    def leave(self) -> None:
        self.context.close()
        assert self.faults == [], self.faults

    def go(self, path: str = "/") -> None:
        self.page.goto(path)

    def touch(self, thing: Locator, patience: float = PATIENCE) -> None:
        """A tap on a phone, a click at a desk."""
        if self.phone:
            thing.tap(timeout=patience)
        else:
            thing.click(timeout=patience)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    # --- at home ------------------------------------------------------------------------------------------------------

    def open_game(self, game: str) -> Locator:
        """From the home page to the sheet of a game."""
        self.go("/")
        self.touch(self.page.locator(f'[data-game="{game}"]'))
        sheet = self.page.get_by_role("dialog")
        expect(sheet).to_be_visible()
        return sheet

    def set_seats(self, sheet: Locator, count: int) -> None:
        places = sheet.locator("li[data-seat]")
        while places.count() < count:
            self.touch(sheet.get_by_role("button", name=re.compile("Add a seat|Añadir un sitio")))
        while places.count() > count:
            folded = places.last.locator("button[aria-expanded=false]:visible")  # on a phone
            if folded.count():
                self.touch(folded)
            self.touch(places.last.get_by_role("button", name=re.compile("Remove seat|Quitar")))

    def begin_at_home(self, game: str, seats: int) -> None:
        """From the home page to a table that has begun."""
        sheet = self.open_game(game)
        self.set_seats(sheet, seats)
        self.touch(sheet.get_by_role("button", name=re.compile("^(Play now|Jugar ya)$")))
        self.look_at_the_table()

    def play_with_bots(self, game: str, seats: int, **options: object) -> None:
        """At a table that has begun, without the way from home: loading that page takes longer than most tests."""
        bots = [{"kind": "bot", "level": "steady"}] * (seats - 1)
        wish = {"game": game, "seats": [{"kind": "me"}, *bots], "options": options}
        opened = self.context.request.post("/api/tables", data=wish)
        assert opened.status == 201, opened.text()
        self.go(f"/table/{opened.json()['table']['id']}")
        self.look_at_the_table()

    def look_at_the_table(self) -> None:
        expect(self.table).to_be_visible()
        if not self.phone:
            self.page.mouse.move(1, 1)  # where a mouse rests there may be a card now, and it would be looked at

    # --- at the table -------------------------------------------------------------------------------------------------

    @property
    def table(self) -> Locator:
        return self.page.get_by_test_id("table")

    @property
    def status(self) -> str:
        return self.table.get_attribute("data-status") or ""

    @property
    def confirm(self) -> Locator:
        return self.page.locator("button.confirm")

    def wait_for_my_turn(self) -> bool:
        """True: this person is asked something. False: the game is over."""
        asked = self.page.locator('[data-asked], [data-testid="table"][data-status="over"]').first
        asked.wait_for(state="attached")
        return self.status != "over"

    def wait_for_answers(self) -> None:
        """Until the server has answered all that the page has asked, and the page shows it."""
        self.page.wait_for_function("() => window.unanswered.size === 0")

    def look(self, selector: str = "[data-legal]", turn: bool = False) -> dict[str, Any]:
        """What there is to do, once everything is answered; with `turn`, once this person is asked or it is over."""
        seen: dict[str, Any] = self.page.wait_for_function(LOOK, arg={"selector": selector, "turn": turn}).json_value()
        return seen

    def choices(self, selector: str = "[data-legal]") -> list[Locator]:
        """What may be touched now, and can be seen."""
        things = self.page.locator(f"main {selector}")
        return [things.nth(number) for number in self.look(selector)["choices"]]

    def can_confirm(self) -> bool:
        return self.confirm.count() > 0 and self.confirm.get_attribute("aria-disabled") == "false"

    def mean_it(self) -> None:
        """Confirms, also where that gives something up and the table asks once more."""
        self.touch(self.confirm)
        sure = self.page.locator("dialog[open] [data-sure]")
        if sure.count():
            self.touch(sure)

    def decide(self) -> None:
        """One touch: the deed, if there is one to confirm; else something that may be touched."""
        self.do_something(self.look())

    def do_something(self, seen: dict[str, Any]) -> None:
        choices = [] if seen["deed"] and self.random.random() < 0.85 else seen["choices"]
        with suppress(PlaywrightTimeout):  # what was to be touched has just gone
            if seen["unread"]:
                self.touch(self.page.locator("dialog[open] [data-dismiss]"), BRIEFLY)
            elif seen["doubt"]:
                self.touch(self.page.locator("dialog[open] [data-sure]"), BRIEFLY)
            elif choices:
                number = self.random.choice(choices)
                self.touch_at(seen["points"].get(str(number)), self.page.locator("main [data-legal]").nth(number))
            elif seen["deed"]:
                self.touch_at(seen["points"].get("deed"), self.confirm)
            else:
                self.page.wait_for_timeout(30)  # then look again

    def touch_at(self, point: list[float] | None, thing: Locator) -> None:
        """Where it was seen, if nothing lay on it: Playwright would take its time to look whether it can be touched.

        A dialog may have opened meanwhile, and whoever touches beside it closes it.
        """
        if point is None:
            self.touch(thing, BRIEFLY)
        elif self.page.locator("dialog[open]").count():
            return
        elif self.phone:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    def play_to_the_end(self, most: int = 3000) -> None:
        for _ in range(most):
            seen = self.look(turn=True)
            if seen["over"]:
                return
            self.do_something(seen)
        raise AssertionError("the game does not end")

    def play_by_keys(self, most: int = 3000) -> None:
        """On the board, with keys alone: on to a thing that may be chosen, choose it, confirm."""
        keyboard = self.page.keyboard
        for _ in range(most):
            seen = self.look(turn=True)
            if seen["over"]:
                return
            if seen["doubt"]:
                self.page.locator("dialog[open] [data-sure]").press("Enter")
            elif seen["dialog"]:
                keyboard.press("Escape")  # Enter was on a button that opens something
            elif seen["deed"]:
                # Enter confirms on what was chosen, and chooses on what was not: then there is the other way.
                keyboard.press("Enter" if self.random.random() < 0.7 else "Control+Enter")
            else:
                for _ in range(self.random.choice((1, 1, 2, 3, 5, 9))):  # what comes first is not always what helps
                    keyboard.press(".")
                keyboard.press("Enter")
        raise AssertionError("the game does not end")
