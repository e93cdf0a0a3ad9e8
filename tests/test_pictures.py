"""Pictures stay in the history forever, so only those that a page shows are kept, and small."""

from __future__ import annotations

from browser.album import LARGEST, SHOWN, references, shown


def test_every_picture_is_shown_somewhere() -> None:
    assert {path.name for path in SHOWN.iterdir()} - shown() == set()


def test_every_picture_that_is_shown_is_there() -> None:
    missing = {page: {name for name in names if not (SHOWN / name).is_file()} for page, names in references().items()}
    assert {page: names for page, names in missing.items() if names} == {}
    assert shown()


def test_pictures_are_small_and_webp() -> None:
    assert {path.name: path.stat().st_size for path in SHOWN.iterdir() if path.stat().st_size > LARGEST} == {}
    assert {path.suffix for path in SHOWN.iterdir()} <= {".webp", ".svg"}
