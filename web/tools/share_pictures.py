"""Draws the pictures of links and the app's icons from the client's own drawings, into web/public.

    python web/tools/share_pictures.py http://localhost:7007

Run it with a server of the current build when a cover, the mark or the type has changed; the files are kept in git, so
that building the client needs no browser. It needs Playwright and a Chromium (STAMPEDE_BROWSER, or the system's).
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

PUBLIC = Path(__file__).parents[1] / "public"
WIDTH, HEIGHT = 1200, 630
QUALITY = 80
RED, LINEN = "#c2142b", "#f7efe1"

# The cover as large as it goes, with the game's name on a sheet before it.
POSTER = """([id, title]) => {
    const cover = document.querySelector(`[data-game="${id}"] svg.scene`).cloneNode(true);
    const word = (text, size) =>
        `<div style="font: 900 ${size}px/1 var(--display); color: var(--ink)">${text}</div>`;
    document.body.innerHTML = `<div style="position:fixed;inset:0;background:var(--i-sky);display:flex">
        <div id="art" style="position:absolute;inset:0"></div>
        <div class="sheet" style="position:absolute;left:48px;bottom:44px;padding:22px 34px;--lift-x:6px;--lift-y:8px">
            ${word("Stampede", 30).replace("var(--ink)", "var(--red-text)")}${word(title, 76)}</div></div>`;
    cover.setAttribute("style", "width:100%;height:100%");
    document.getElementById("art").append(cover);
}"""
ICON = """([size, ground, share]) => {
    const mark = document.querySelector("svg.mark").cloneNode(true);
    document.body.innerHTML = `<div style="position:fixed;inset:0;background:${ground};display:grid;place-items:center">
        </div>`;
    mark.setAttribute("style", `width:${size * share}px;height:${size * share}px`);
    document.documentElement.style.background = "transparent";
    document.body.style.background = "transparent";
    document.body.firstChild.append(mark);
}"""
BADGE = """() => {
    for (const form of document.querySelectorAll("svg.mark *")) {
        if (form.getAttribute("fill") !== "none") form.setAttribute("fill", "#fff");
        form.setAttribute("stroke", "#fff");
    }
}"""


def home(browser: Browser, url: str, width: int, height: int) -> Page:
    page = browser.new_page(viewport={"width": width, "height": height}, color_scheme="light", bypass_csp=True)
    page.goto(url)
    page.locator("[data-game] svg.scene").first.wait_for(state="attached")
    page.evaluate("document.fonts.ready")
    return page


def main(url: str) -> None:
    found = os.environ.get("STAMPEDE_BROWSER") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        page = home(browser, url, WIDTH, HEIGHT)
        games = {
            cover.get_attribute("data-game") or "": cover.locator("h3").inner_text()
            for cover in page.locator("[data-game]").all()
        }
        page.screenshot(path=PUBLIC / "pictures" / "stampede.jpg", type="jpeg", quality=QUALITY)
        for game, title in games.items():
            poster = home(browser, url, WIDTH, HEIGHT)
            poster.evaluate(POSTER, [game, title])
            poster.screenshot(path=PUBLIC / "pictures" / f"{game}.jpg", type="jpeg", quality=QUALITY)
            poster.close()
        icons = [("icon-180", 180, LINEN, 0.8), ("icon-192", 192, "transparent", 0.96)]
        icons += [("icon-512", 512, "transparent", 0.96), ("maskable-512", 512, LINEN, 0.62)]
        for name, size, ground, share in [*icons, ("badge-96", 96, "transparent", 0.96)]:
            icon = home(browser, url, size, size)
            icon.evaluate(ICON, [size, ground, share])
            if name.startswith("badge"):
                icon.evaluate(BADGE)
            icon.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
            icon.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
