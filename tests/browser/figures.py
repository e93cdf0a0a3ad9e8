"""Figures of the client, measured on this machine: `python3 run.py figures`. They are printed, and decide nothing.

`python3 run.py figures GAME…` measures only how soon tables of these games answer a touch.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, expect, sync_playwright

from browser.driver import Guests, Person, launch
from browser.weights import weights
from server.driver import serving
from stampede.core.registry import game_ids

# From the touch that confirms to the first frame in which the table shows the move.
WATCH = """() => {
    window.echoes = []; window.shift = 0;
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value;
    }).observe({type: 'layout-shift', buffered: true});
    document.addEventListener('click', (event) => {
        if (!event.target.closest?.('button.confirm[aria-disabled="false"]')) return;
        const touched = performance.now();
        const log = document.querySelector('.log'); // the server's word for it, not ours
        const seen = new MutationObserver(() => {
            seen.disconnect();
            requestAnimationFrame(() => window.echoes.push(performance.now() - touched));
        });
        seen.observe(log, {subtree: true, childList: true});
    }, true);
}"""


# The time from a touch or key to the next frame, as browsers measure it; what takes less than 16 ms is not told.
RESPONSES = """() => {
    window.responses = new Map();
    new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries())
            if (interactionId)
                window.responses.set(interactionId, Math.max(duration, window.responses.get(interactionId) ?? 0));
    }).observe({type: 'event', durationThreshold: 16, buffered: true});
}"""
TOUCHES = 60
LEAST = 16  # milliseconds


def main() -> int:
    with ExitStack() as leaving:
        folder = Path(leaving.enter_context(tempfile.TemporaryDirectory()))
        server = leaving.enter_context(serving(folder, generous=True, toy=False))
        browser = leaving.enter_context(launch(leaving.enter_context(sync_playwright())))
        guests = Guests(browser, server.url, leaving)
        named = sys.argv[1:]
        figures: dict[str, Any] = {}
        if not named:
            figures["javascript, gzipped bytes"] = weights()
            figures["home"] = home(guests.come())
            figures["primes"] = table(guests.come())
        figures["from a touch to the next frame"] = {
            f"{game}, {'phone' if phone else 'desk'}": responses(guests.come(phone=phone, calm=False), game)
            for game in named or game_ids()
            for phone in (False, True)
        }
    print(json.dumps(figures, indent=2))
    return 0


def home(person: Person) -> dict[str, object]:
    person.page.add_init_script(f"({WATCH})()")
    person.go("/")
    expect(person.page.locator("[data-game]").first).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    return {"layout shift": round(person.page.evaluate("window.shift"), 4)}


def responses(person: Person, game: str) -> dict[str, object]:
    """At a table with bots. As in Interaction to Next Paint, the slowest counts."""
    person.play_with_bots(game, seats=3)
    person.page.evaluate(RESPONSES)
    touches = 0
    while touches < TOUCHES and person.wait_for_my_turn():
        with suppress(Error):
            person.decide()
            touches += 1
    told = person.page.evaluate("[...window.responses.values()]")
    took = sorted([LEAST] * max(1, touches - len(told)) + told)  # what is not told took less
    person.leave()
    return {
        "touches": touches,
        "half within ms": took[len(took) // 2],
        "three quarters within ms": took[len(took) * 3 // 4],
        "slowest ms": took[-1],
        "above 100 ms": sum(one > 100 for one in took),
    }


def table(person: Person) -> dict[str, object]:
    person.play_with_bots("primes", seats=3)
    person.page.evaluate(WATCH)
    for _ in range(150):
        if not person.wait_for_my_turn():
            break
        with suppress(Error):
            person.decide()
    echoes = sorted(person.page.evaluate("window.echoes"))
    return {
        "moves": len(echoes),
        "echo, median ms": round(statistics.median(echoes), 1),
        "echo, slowest ms": round(echoes[-1], 1),
        "layout shift without input": round(person.page.evaluate("window.shift"), 4),
    }


if __name__ == "__main__":
    sys.exit(main())
