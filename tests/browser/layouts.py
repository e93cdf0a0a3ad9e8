"""Where everything stands: the boxes of what a table shows, at five sizes, with the fewest and the most seats.

They are kept as numbers (tests/browser/laid_out), not as pictures: pictures differ with every version of a browser, say
only that something differs, and stay in the history forever. Numbers say which panel has moved, and by how much.

`python3 run.py layouts [GAME…]` notes them again. Look at the difference, and at the pictures in build/pictures.
"""

from __future__ import annotations

import json
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser.album import OTHERS
from browser.driver import Guests, Person, launch
from browser.staging import position, show
from server.driver import serving
from stampede.core.registry import find_game, game_ids

KEPT = Path(__file__).parent / "laid_out"
SIZES = ((360, 640), (390, 844), (768, 1024), (1440, 900), (1920, 1080))
ALIKE = 4  # pixels by which a box may be off: letters are not the same everywhere

Box = list[int]
Boxes = dict[str, Box]

# Everything large enough to be a panel, by its way from the table down, four steps into the board at most.
LOOK = """() => {
    const found = {};
    const named = (thing) => {
        const words = [...thing.classList].filter((word) => !word.startsWith("svelte-"));
        const first = words.find((word) => !["sheet", "yours", "legal", "active", "on"].includes(word));
        return thing.tagName.toLowerCase() + (first ? "." + first : "");
    };
    const visit = (thing, way, depth) => {
        const counts = {};
        for (const child of thing.children) {
            const box = child.getBoundingClientRect();
            const style = getComputedStyle(child);
            if (box.width < 40 || box.height < 24 || style.visibility === "hidden") continue;
            if (child.closest("svg") && child.tagName !== "svg") continue;
            const name = named(child);
            counts[name] = (counts[name] ?? 0) + 1;
            const key = [...way, counts[name] > 1 ? `${name} ${counts[name]}` : name];
            if (counts[name] <= 3)
                found[key.join(" > ")] = [box.x, box.y, box.width, box.height].map(Math.round);
            if (depth > 0 && counts[name] === 1) visit(child, key, depth - 1);
        }
    };
    const table = document.querySelector('[data-testid="table"]');
    visit(table, [], 3);
    found["page"] = [0, 0, document.documentElement.scrollWidth, document.documentElement.scrollHeight];
    return found;
}"""


# Waits as long as the page needs, however busy the machine is: in a frame it hears of its new size, in the next its
# boards measure themselves and draw again. What has not moved for eight frames stays.
SETTLE = """async () => {
    await document.fonts.ready;
    const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 20)));
    let [before, still] = ["", 0];
    for (let frames = 0; frames < 200 && still < 8; frames += 1) {
        await frame();
        const now = JSON.stringify((%s)());
        still = now === before ? still + 1 : 0;
        before = now;
    }
    return JSON.parse(before);
}"""


def seat_counts(game: str) -> tuple[int, ...]:
    """The fewest, which is one where somebody can play alone, and the most."""
    return tuple(sorted({find_game(game).min_seats, find_game(game).max_seats}))


def come(guests: Guests) -> Person:
    return guests.come(size={"width": 1440, "height": 900})


def look(person: Person, size: tuple[int, int]) -> Boxes:
    width, height = size
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.wait_for_function("(width) => innerWidth === width", arg=width)
    found: Boxes = person.page.evaluate(SETTLE % LOOK)
    return found


def label(seats: int, size: tuple[int, int]) -> str:
    return f"{seats} seat{'s' * (seats > 1)} at {size[0]}×{size[1]}"


def layouts(person: Person, game: str, seats: int, album: Path | None = None) -> dict[str, Boxes]:
    show(person, position(game, seats))
    person.page.wait_for_load_state("networkidle")
    found = {}
    for size in SIZES:
        found[label(seats, size)] = look(person, size)
        if album is not None:
            person.page.screenshot(path=album / f"{game}-{seats}-{size[0]}x{size[1]}.png")
    return found


def moved(kept: Boxes, found: Boxes) -> list[str]:
    """What is no longer where it was, in sentences."""
    told = [f"{name} is gone" for name in kept if name not in found]
    told += [f"{name} is new, at {box}" for name, box in found.items() if name not in kept]
    for name, box in found.items():
        if name in kept and any(abs(now - then) > ALIKE for now, then in zip(box, kept[name], strict=True)):
            told.append(f"{name} was at {kept[name]}, and is at {box}")
    return told


def kept(game: str) -> dict[str, Boxes]:
    noted: dict[str, Boxes] = json.loads((KEPT / f"{game}.json").read_text(encoding="utf-8"))
    return noted


def note(game: str, found: dict[str, Boxes]) -> None:
    KEPT.mkdir(exist_ok=True)
    places = [
        f"  {json.dumps(place, ensure_ascii=False)}: {{\n"
        + ",\n".join(f"    {json.dumps(name)}: {json.dumps(box)}" for name, box in boxes.items())
        + "\n  }"
        for place, boxes in found.items()
    ]
    (KEPT / f"{game}.json").write_text("{\n" + ",\n".join(places) + "\n}\n", encoding="utf-8")


def main(games: list[str]) -> int:
    OTHERS.mkdir(parents=True, exist_ok=True)
    with ExitStack() as leaving:
        folder = Path(leaving.enter_context(tempfile.TemporaryDirectory()))
        server = leaving.enter_context(serving(folder, generous=True, toy=False))
        browser = leaving.enter_context(launch(leaving.enter_context(sync_playwright())))
        guests = Guests(browser, server.url, leaving)
        for game in games or game_ids():
            found: dict[str, Boxes] = {}
            for seats in seat_counts(game):
                person = come(guests)
                found |= layouts(person, game, seats, OTHERS)
                person.leave()
            note(game, found)
            print(f"{game}: {sum(map(len, found.values()))} boxes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
