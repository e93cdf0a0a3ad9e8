"""The report of a study, in a browser without a network."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from browser.driver import DESK, PATIENCE, PHONE
from stampede.lab.study.figures import summarise
from stampede.lab.study.folder import play_study
from stampede.lab.study.plan import plan_study
from stampede.lab.study.report import report


def test_a_report_draws_all_its_charts_offline(chromium: Browser, tmp_path: Path) -> None:
    study = plan_study(
        "raging", seats=[1, 2], bots=["random"], games=4, skill_games=2, sweep={"closed_perimeter": [False, True]}
    )
    page_file = tmp_path / "report.html"
    page_file.write_text(report(summarise(play_study(study, tmp_path))), encoding="utf-8")
    said: list[str] = []
    for screen, scheme in ((DESK, "light"), (PHONE, "dark")):
        context = chromium.new_context(viewport=screen, color_scheme=scheme, offline=True)  # type: ignore[arg-type]
        page = context.new_page()
        page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        page.goto(page_file.as_uri())
        charts = page.locator(".chart").count()
        assert charts > 8
        expect(page.locator(".chart svg")).to_have_count(charts, timeout=PATIENCE)
        assert page.evaluate("document.documentElement.scrollWidth") <= screen["width"]
        label = page.locator(".chart svg text").first
        assert label.evaluate("one => getComputedStyle(one).fill") == page.evaluate(
            """() => {
                const probe = document.body.appendChild(document.createElement("i"));
                probe.style.color = "var(--ink)";
                return getComputedStyle(probe).color;
            }"""
        )
        context.close()
    assert said == []
