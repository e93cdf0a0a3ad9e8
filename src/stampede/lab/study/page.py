"""One page that needs nothing but itself: text, charts, style and script."""

from __future__ import annotations

import json
from html import escape
from importlib.resources import files
from typing import Any

import vl_convert

Figures = dict[str, Any]


class Page:
    """Collects chapters and charts."""

    def __init__(self) -> None:
        self.body: list[str] = []
        self.charts: dict[str, Figures] = {}
        self.chapters: list[tuple[str, str]] = []

    def chapter(self, title: str) -> None:
        anchor = f"chapter-{len(self.chapters) + 1}"
        self.chapters.append((anchor, title))
        self.body.append(f'<h2 id="{anchor}">{escape(title)}</h2>')

    def paragraph(self, text: str, style: str = "") -> None:
        self.body.append(f"<p{f' class={style}' if style else ''}>{escape(text)}</p>")

    def points(self, texts: list[str]) -> None:
        if len(texts) == 1:
            self.paragraph(texts[0])
        elif texts:
            self.body.append("<ul>" + "".join(f"<li>{escape(text)}</li>" for text in texts) + "</ul>")

    def figure(self, spec: Figures, caption: str, meaning: str = "") -> None:
        if not spec:
            return
        name = f"chart-{len(self.charts) + 1}"
        self.charts[name] = spec
        said = f"<span>{escape(meaning)}</span>" if meaning else ""
        label = escape(f"Chart: {caption}. {meaning}", quote=True)
        self.body.append(
            f"<figure><figcaption>{escape(caption)}{said}</figcaption>"
            f'<div class="chart" id="{name}" role="img" aria-label="{label}"></div></figure>'
        )

    def row(self, figures: list[tuple[Figures, str, str]]) -> None:
        self.body.append('<div class="charts">')
        for spec, caption, meaning in figures:
            self.figure(spec, caption, meaning)
        self.body.append("</div>")

    def table(self, heads: list[str], rows: list[list[str]], summary: str = "The numbers") -> None:
        """Folded away: the charts come first, but every number can be read."""
        cells = "".join(f"<th>{escape(head)}</th>" for head in heads)
        lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
        self.body.append(
            f"<details><summary>{escape(summary)}</summary>"
            f"<div class=scroll><table><tr>{cells}</tr>{lines}</table></div></details>"
        )

    def whole(self, title: str, lede: str, facts: list[tuple[str, str]], warnings: list[str]) -> str:
        """The page around the chapters."""
        here = files("stampede.lab.study")
        specs = json.dumps(self.charts, ensure_ascii=False).replace("<", "\\u003c")
        # Without a snippet: all of Vega, and the function that draws a chart.
        vega = vl_convert.javascript_bundle()  # type: ignore[call-arg]  # the snippet is optional
        bundle = vega.replace("</script", "<\\/script")
        contents = "".join(f'<li><a href="#{anchor}">{escape(name)}</a></li>' for anchor, name in self.chapters)
        boxes = "".join(f"<li><b>{escape(value)}</b><span>{escape(what)}</span></li>" for value, what in facts)
        lines = "".join(f"<li>{escape(line)}</li>" for line in warnings)
        caution = f"<div class=warnings><p>Before you read on</p><ul>{lines}</ul></div>" if lines else ""
        return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{here.joinpath("report.css").read_text(encoding="utf-8")}</style>
<main>
<h1>{escape(title)}</h1>
<p class="lede">{escape(lede)}</p>
<ul class="facts">{boxes}</ul>
{caution}
<nav aria-label="Chapters"><ul>{contents}</ul></nav>
{chr(10).join(self.body)}
</main>
<script type="application/json" id="charts">{specs}</script>
<script type="module">{bundle}
{here.joinpath("report.js").read_text(encoding="utf-8")}</script>
</html>
"""
