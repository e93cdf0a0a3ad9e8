"""The report of a study in a browser: every chart is drawn, and none is wider than the page."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from stampede.lab.study.figures import summarise
from stampede.lab.study.folder import play_study
from stampede.lab.study.plan import plan_study
from stampede.lab.study.report import report


@pytest.mark.parametrize(("width", "theme"), [(1280, "light"), (360, "dark")])
def test_charts_fit_the_page(chromium: Browser, tmp_path: Path, width: int, theme: str) -> None:
    sweep = {"length": ["quick", "long"]}
    study = plan_study("street", seats=[2, 3], bots=["random"], games=8, skill_games=2, sweep=sweep)
    page_file = tmp_path / "report.html"
    page_file.write_text(report(summarise(play_study(study, tmp_path))), encoding="utf-8")
    context = chromium.new_context(viewport={"width": width, "height": 800}, color_scheme=theme, offline=True)  # type: ignore[arg-type]
    wrong: list[str] = []
    try:
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
        page.goto(page_file.as_uri())
        assert page.locator(".chart").count() > 15
        for true in ("one.querySelector('svg')", "one.scrollWidth <= one.clientWidth"):
            page.wait_for_function(f"[...document.querySelectorAll('.chart')].every((one) => {true})")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert wrong == []
    finally:
        context.close()
