"""From a composition to a PDF, by Typst; what was printed is counted in the finished document."""

from __future__ import annotations

import json
import tempfile
from collections import Counter
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from stampede.core.errors import StampedeError
from stampede.core.files import write_whole
from stampede.core.game import Game
from stampede.printing.composing import Composer

HERE = Path(__file__).parent
SHEETS = HERE / "sheets.typ"
FONTS = HERE / "fonts"
NOTES = ("component", "overflow", "pages", "sections", "cut")


class CannotPrint(StampedeError):  # noqa: N818
    """A sentence that says what is missing."""


@dataclass(frozen=True)
class Section:
    """Some pages that belong together, printed on one side, on both, or as one likes (`any`)."""

    name: str
    sides: str
    first: int
    last: int


@dataclass(frozen=True)
class Printed:
    """A finished document: how many pages, and how often each component is on them."""

    pdf: bytes
    pages: int
    components: dict[str, int]
    contents: list[dict[str, str | int]]
    sections: list[Section]
    cut: list[int]  # the pages that say where to cut
    warnings: list[str]


def require_typst() -> None:
    if find_spec("typst") is None:
        raise CannotPrint("printing needs one more package: pip install 'stampede[print]'")


def print_game(game: Game, language: str = "en", paper: str = "a4") -> Printed:
    """The whole game as a PDF. Raises CannotPrint unless everything is on it, as often as the box says."""
    require_typst()
    import typst

    composition = Composer(game, language, paper).compose()
    with tempfile.TemporaryDirectory(prefix="stampede-print-") as folder:
        main = Path(folder, "main.typ")
        main.write_bytes(SHEETS.read_bytes())
        Path(folder, "data.json").write_text(json.dumps(composition.data, ensure_ascii=False), encoding="utf-8")
        compiler = typst.Compiler(str(main), root=folder, font_paths=[str(FONTS)], ignore_system_fonts=True)
        try:
            pdf, warnings = compiler.compile_with_warnings(format="pdf")
            notes = json.loads(compiler.query("<note>", field="value"))
        except typst.TypstError as error:
            raise CannotPrint(f"{game.id} could not be laid out: {error}") from error
    assert isinstance(pdf, bytes)
    found: dict[str, list[Any]] = {kind: [] for kind in NOTES}
    for kind, value in notes:
        found[kind].append(value)
    counted = Counter(found["component"])
    if counted != composition.components:
        wrong = sorted({*counted, *composition.components}, key=str)
        told = [f"{name}: {counted[name]} instead of {composition.components.get(name, 0)}" for name in wrong]
        raise CannotPrint(f"{game.id} is not all there: {'; '.join(told[:3])}")
    told = [str(getattr(warning, "message", warning)) for warning in warnings]
    told += [f"words that do not fit: {text}" for text in found["overflow"]]
    return Printed(
        pdf,
        found["pages"][0],
        dict(counted),
        composition.data["contents"],
        [Section(*section) for section in found["sections"][-1]],
        found["cut"],
        told,
    )


def check_place(path: Path) -> None:
    """Before the work begins."""
    if path.is_dir():
        raise CannotPrint(f"{path} is a folder; name a file with --out, such as {path / 'game.pdf'}")
    if not path.parent.is_dir():
        raise CannotPrint(f"there is no folder {path.parent}; make it, or choose another place with --out")


def write_pdf(path: Path, pdf: bytes) -> None:
    """Completely or not at all."""
    try:
        write_whole(path, pdf)
    except OSError as error:
        raise CannotPrint(f"{path} cannot be written ({error.strerror}); choose another place with --out") from error
