"""Files are written whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from stampede.core.files import write_whole


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
