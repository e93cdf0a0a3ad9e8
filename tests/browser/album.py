"""Where pictures go: those that the documentation shows to docs/pictures, as WebP, all others to build/pictures."""

from __future__ import annotations

import base64
import re
from pathlib import Path

from playwright.sync_api import Browser

ROOT = Path(__file__).parents[2]
SHOWN = ROOT / "docs" / "pictures"
OTHERS = ROOT / "build" / "pictures"  # not in the repository
LARGEST = 120_000  # bytes: pictures stay in the history forever
# A smaller picture is better than a smeared one.
ATTEMPTS = [(scale, quality) for scale in (1.0, 0.85, 0.75, 0.65, 0.55) for quality in (0.9, 0.85, 0.8)]

# The browser itself can write WebP, so no library is needed for it.
ENCODE = """async ([png, scale, quality]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + png;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def references() -> dict[str, set[str]]:
    """The pictures of docs/pictures that each page of the documentation shows, by file name."""
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
    named = re.compile(r"(?:docs/)?pictures/([\w.-]+\.\w+)")
    return {str(page.relative_to(ROOT)): set(named.findall(page.read_text(encoding="utf-8"))) for page in pages}


def shown() -> set[str]:
    return set().union(*references().values())


class Album:
    """Puts screenshots where they belong."""

    def __init__(self, browser: Browser) -> None:
        self.page = browser.new_page()
        SHOWN.mkdir(exist_ok=True)
        OTHERS.mkdir(parents=True, exist_ok=True)

    def add(self, name: str, png: bytes) -> Path:
        if f"{name}.webp" in shown():
            path, content = SHOWN / f"{name}.webp", self.webp(png)
        else:
            path, content = OTHERS / f"{name}.png", png
        path.write_bytes(content)
        return path

    def webp(self, png: bytes) -> bytes:
        """The largest and sharpest that is small enough."""
        encoded = base64.b64encode(png).decode()
        for scale, quality in ATTEMPTS:
            written = base64.b64decode(self.page.evaluate(ENCODE, [encoded, scale, quality]))
            if len(written) <= LARGEST:
                return written
        raise ValueError(f"this picture takes more than {LARGEST} bytes at any size and quality worth looking at")
