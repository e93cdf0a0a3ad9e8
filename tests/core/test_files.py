"""Files are written whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from stampede.core.files import drafting, write_whole


def test_a_file_is_replaced_and_no_draft_stays(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("old")
    write_whole(path, "new: Pañuelico\n")
    assert path.read_bytes() == "new: Pañuelico\n".encode()
    assert list(tmp_path.iterdir()) == [path]


def test_a_text_that_cannot_be_written_leaves_the_old_file(tmp_path: Path) -> None:
    taken = tmp_path / "folder"
    (taken / "inside").mkdir(parents=True)
    with pytest.raises(OSError, match="folder"):
        write_whole(taken, "new")
    assert list(tmp_path.iterdir()) == [taken]


def test_a_file_of_bytes_is_replaced_too(tmp_path: Path) -> None:
    path = tmp_path / "game.pdf"
    write_whole(path, b"%PDF\r\n\xff")
    assert path.read_bytes() == b"%PDF\r\n\xff"


def test_until_a_draft_is_complete_readers_get_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("old")
    with drafting(path) as draft:
        draft.write_text("new")
        assert path.read_text() == "old"
    assert path.read_text() == "new"
    assert list(tmp_path.iterdir()) == [path]


def test_a_draft_that_is_given_up_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("old")

    def give_up() -> None:
        with drafting(path) as draft:
            draft.write_text("half")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        give_up()
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]
