"""The charts of a report, from the figures of `summary.json`. Ink and grid are the page's own, light or dark."""

from __future__ import annotations

from typing import Any

import altair as alt

Figures = dict[str, Any]
Spec = dict[str, Any]

BLUE, ORANGE, GREEN, PURPLE, GREY = "#4a86c8", "#d9772b", "#34996b", "#9b6dc6", "#8c9299"  # seen on light and on dark
COLOURS = [BLUE, ORANGE, GREEN, PURPLE, "#c7566b", GREY]
NARROW, WIDE = 260, 420
ROW = 22
LABEL = 290  # the longest of an axis
ROUGH = 100  # per cent: if a difference is not even known to that, nobody can see the others beside it
LEAST_SHARE = 10  # per cent: that an axis shows, or next to nothing would look like much
MOST_ROWS = 36  # of a chart; a table has them all
PLACES = ("begins", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")


def place_name(place: int, by: str) -> str:
    return PLACES[place] if by == "turn" else f"Seat {place + 1}"


def table_of(rows: list[Figures]) -> Any:
    return alt.Data(values=rows)  # type: ignore[no-untyped-call]


def finished(chart: Any) -> Spec:
    spec: Spec = chart.to_dict()
    return spec


def dots(rows: list[Figures], title: str, width: int, rule: float | None = None, colour: str = "") -> Any:
    """A point and its interval for every row; all have `name`, `value`, `low` and `high`."""
    order = list(dict.fromkeys(row["name"] for row in rows))
    data = table_of(rows)
    y = alt.Y("name:N", sort=order, title=None, axis=alt.Axis(labelLimit=LABEL))
    x = alt.X("value:Q", title=title, scale=alt.Scale(zero=False, nice=True))
    tint: Any = alt.value(BLUE)
    offset: dict[str, Any] = {}
    if colour:
        names = list(dict.fromkeys(row[colour] for row in rows))
        tint = alt.Color(
            f"{colour}:N",
            title=None,
            scale=alt.Scale(domain=names, range=COLOURS[: len(names)]),
            legend=alt.Legend(orient="top", columns=3, symbolOpacity=1),
        )
        offset = {"yOffset": alt.YOffset(f"{colour}:N", sort=names)}
    tips = [alt.Tooltip("name:N", title=" "), alt.Tooltip("said:N", title=title)]
    base = alt.Chart(data)
    bars = base.mark_rule(strokeWidth=2.5, opacity=0.55).encode(
        y=y, x=alt.X("low:Q", title=title, scale=alt.Scale(zero=False)), x2="high:Q", color=tint, **offset
    )
    points = base.mark_circle(size=70, opacity=1).encode(y=y, x=x, color=tint, tooltip=tips, **offset)
    layers = [bars, points]
    if rule is not None:
        even = alt.Chart(table_of([{"even": rule}])).mark_rule(strokeDash=[4, 4], color=GREY)
        layers.insert(0, even.encode(x=alt.X("even:Q", title=title)))
    return alt.layer(*layers).properties(width=width, height=alt.Step(ROW + 8 * bool(colour), **{"for": "position"}))


def turn_order(table: Figures) -> Spec:
    order = table["turn_order"]
    rows = [
        {
            "name": place_name(found["place"], order["by"]),
            "value": 100 * found["share"],
            "low": 100 * found["ci"][0],
            "high": 100 * found["ci"][1],
            "said": per_cent(found["share"], found["ci"]),
        }
        for found in order["places"]
    ]
    return finished(dots(rows, "wins, %", NARROW - 40, 100 / table["seats"]))


def histogram(
    figures: Figures, title: str, width: int = NARROW, height: int = 120, scale: float = 1, whole: bool = True
) -> Spec:
    """The bar of a whole number has it in its middle."""
    shift = 0.5 if whole else 0
    rows = [
        {
            "from": scale * found["from"] - shift,
            "to": scale * found["to"] - shift,
            "share": 100 * found["share"],
            "said": said(scale * found["from"], scale * found["to"], whole),
        }
        for found in figures["bins"]
    ]
    ticks = alt.Axis(tickCount=6, tickMinStep=1) if whole else alt.Axis(tickCount=6)
    bars = (
        alt.Chart(table_of(rows))
        .mark_bar(color=BLUE, opacity=0.75)
        .encode(
            x=alt.X("from:Q", title=title, bin="binned", axis=ticks),
            x2="to:Q",
            y=alt.Y("share:Q", title="games, %", axis=alt.Axis(tickCount=4)),
            tooltip=[
                alt.Tooltip("said:N", title=title),
                alt.Tooltip("share:Q", format=".1f", title="% of games"),
            ],
        )
    )
    mean = alt.Chart(table_of([{"mean": scale * figures["mean"]}])).mark_rule(color=ORANGE, strokeWidth=2)
    return finished(alt.layer(bars, mean.encode(x="mean:Q")).properties(width=width, height=height))


def said(low: float, high: float, whole: bool) -> str:
    """The numbers of a bar, whose upper end is no longer part of it."""
    last = high - 1 if whole else high
    return f"{low:.4g}" if last <= low else f"{low:.4g} to {last:.4g}"


def minutes(summary: Figures) -> Spec:
    """From the quickest to the slowest twentieth, for every number of players."""
    rows = [
        {
            "name": players(table["seats"]),
            "low": table["length"]["minutes"]["p5"],
            "middle": table["length"]["minutes"]["p50"],
            "high": table["length"]["minutes"]["p95"],
        }
        for table in summary["tables"]
    ]
    y = alt.Y("name:N", sort=None, title=None)
    base = alt.Chart(table_of(rows))
    tips = [
        alt.Tooltip(f"{key}:Q", format=".0f", title=title)
        for key, title in (
            ("low", "quickest twentieth"),
            ("middle", "half of all games"),
            ("high", "slowest twentieth"),
        )
    ]
    bars = base.mark_bar(color=BLUE, opacity=0.55, height=12).encode(
        y=y, x=alt.X("low:Q", title="estimated minutes", scale=alt.Scale(zero=True)), x2="high:Q", tooltip=tips
    )
    middle = base.mark_tick(color=ORANGE, thickness=3, height=16).encode(y=y, x="middle:Q")
    layers = [bars, middle]
    if summary["box_minutes"]:
        low, high = summary["box_minutes"]
        box = alt.Chart(table_of([{"low": low, "high": high}]))
        band = box.mark_rule(color=GREEN, strokeDash=[5, 3], strokeWidth=2).encode(
            x="low:Q", tooltip=alt.value("on the box")
        )
        layers.append(band)
        if high != low:
            layers.append(box.mark_rule(color=GREEN, strokeDash=[5, 3], strokeWidth=2).encode(x="high:Q"))
    return finished(alt.layer(*layers).properties(width=WIDE, height=alt.Step(26)))


def forced(summary: Figures) -> Spec:
    """How many decisions leave no choice, for every number of players."""
    rows = [
        {
            "name": players(table["seats"]),
            "share": 100 * table["forced"]["mean"],
            "low": 100 * table["forced"]["ci"][0],
            "high": 100 * table["forced"]["ci"][1],
            "said": per_cent(table["forced"]["mean"], table["forced"]["ci"]),
        }
        for table in summary["tables"]
    ]
    most = max(LEAST_SHARE, *(row["high"] for row in rows))
    y = alt.Y("name:N", sort=None, title=None)
    x = alt.X("share:Q", title="of all decisions, %", scale=alt.Scale(domain=[0, most], nice=True))
    base = alt.Chart(table_of(rows))
    tips = [alt.Tooltip("name:N", title=" "), alt.Tooltip("said:N", title="without a choice")]
    bars = base.mark_bar(color=BLUE, opacity=0.75, height=16).encode(y=y, x=x, tooltip=tips)
    errors = base.mark_rule(color=ORANGE, strokeWidth=2).encode(y=y, x="low:Q", x2="high:Q")
    return finished(alt.layer(bars, errors).properties(width=NARROW, height=alt.Step(26)))


def leader_wins(summary: Figures) -> Spec:
    rows = [
        {
            "after": 100 * found["after"],
            "share": 100 * found["share"],
            "low": 100 * found["ci"][0],
            "high": 100 * found["ci"][1],
            "players": players(table["seats"]),
        }
        for table in summary["tables"]
        if table["closeness"]
        for found in table["closeness"]["leader_wins"]
    ]
    names = list(dict.fromkeys(row["players"] for row in rows))
    tint = alt.Color(
        "players:N",
        title=None,
        scale=alt.Scale(domain=names, range=COLOURS[: len(names)]),
        legend=alt.Legend(orient="top", symbolOpacity=1),
    )
    base = alt.Chart(table_of(rows))
    x = alt.X("after:Q", title="of the game played, %", scale=alt.Scale(domain=[0, 100]))
    band = base.mark_area(opacity=0.18).encode(
        x=x, y=alt.Y("low:Q", title="whoever leads then wins, %"), y2="high:Q", color=tint
    )
    line = base.mark_line(point=True).encode(
        x=x,
        y=alt.Y("share:Q", scale=alt.Scale(domain=[0, 100])),
        color=tint,
        tooltip=[
            "players:N",
            alt.Tooltip("after:Q", title="% of the game"),
            alt.Tooltip("share:Q", format=".1f", title="leader wins, %"),
        ],
    )
    return finished(alt.layer(band, line).properties(width=WIDE, height=220))


def skill(summary: Figures) -> Spec:
    rows = [
        {
            "name": f"{pair['better']} against {pair['weaker']}",
            "value": 100 * pair["share"],
            "low": 100 * pair["ci"][0],
            "high": 100 * pair["ci"][1],
            "said": per_cent(pair["share"], pair["ci"]),
            "gap": "one level apart" if pair["gap"] == 1 else f"{pair['gap']} levels apart",
        }
        for pair in summary["skill"]
    ]
    chart = dots(rows, "finishes ahead, %", WIDE - 80, 50)
    legend = alt.Legend(orient="top", symbolOpacity=1)
    tint = alt.Color("gap:N", title=None, scale=alt.Scale(range=COLOURS), legend=legend, sort=None)
    for layer in chart.layer[1:]:
        layer.encoding.color = tint
    return finished(chart)


def ends(summary: Figures) -> Spec:
    rows = [
        {
            "players": players(table["seats"]),
            "share": 100 * found["share"],
            "end": found["text"],
        }
        for table in summary["tables"]
        for found in table["ends"]
    ]
    names = list(dict.fromkeys(row["end"] for row in rows))
    chart = (
        alt.Chart(table_of(rows))
        .mark_bar(height=16)
        .encode(
            y=alt.Y("players:N", sort=None, title=None),
            x=alt.X("share:Q", title="games, %", scale=alt.Scale(domain=[0, 100]), stack="zero"),
            color=alt.Color(
                "end:N",
                title=None,
                scale=alt.Scale(domain=names, range=COLOURS[: len(names)]),
                legend=alt.Legend(orient="top", columns=1, labelLimit=LABEL),
            ),
            order=alt.Order("color_end_sort_index:Q"),
            tooltip=["end:N", alt.Tooltip("share:Q", format=".1f", title="% of games")],
        )
        .properties(width=WIDE, height=alt.Step(26))
    )
    return finished(chart)


def periods(count: Figures) -> Spec:
    rows = [
        {"name": f"{count['each']} {place}", "value": found["mean"], "low": found["ci"][0], "high": found["ci"][1]}
        for place, found in enumerate(count["periods"], 1)
    ]
    x = alt.X("name:N", sort=None, title=None, axis=alt.Axis(labelAngle=0))
    base = alt.Chart(table_of(rows))
    bars = base.mark_bar(color=BLUE, opacity=0.75, width=34).encode(
        x=x, y=alt.Y("value:Q", title="mean of a game"), tooltip=["name:N", alt.Tooltip("value:Q", format=".2f")]
    )
    errors = base.mark_rule(color=ORANGE, strokeWidth=2).encode(x=x, y="low:Q", y2="high:Q")
    return finished(alt.layer(bars, errors).properties(width=NARROW, height=120))


def shown_items(family: Figures) -> list[Figures]:
    """Those in a chart, the most successful first; of many, the two ends."""
    leading = leading_role(family)
    ranked = [item for item in family["items"] if item["roles"][leading]["win_share"] is not None]
    ranked.sort(key=lambda item: -item["roles"][leading]["win_share"])
    if len(ranked) <= MOST_ROWS:
        return ranked
    return [*ranked[: MOST_ROWS // 2], *ranked[-MOST_ROWS // 2 :]]


def leading_role(family: Figures) -> str:
    """What a component is ranked by: its first use or, without one, having it."""
    roles = family["roles"]
    return str(roles[1 if len(roles) > 1 else 0]["id"])


def family_wins(family: Figures) -> Spec:
    rows = [
        {
            "name": item["name"],
            "role": role["word"],
            "value": 100 * found["win_share"],
            "low": 100 * found["ci"][0],
            "high": 100 * found["ci"][1],
            "said": per_cent(found["win_share"], found["ci"]),
        }
        for item in shown_items(family)
        for role in family["roles"]
        for found in [item["roles"][role["id"]]]
        if found["win_share"] is not None and not found["few"]
    ]
    if not rows:
        return {}
    many = len(family["roles"]) > 1
    return finished(dots(rows, "of these hands won, %", WIDE - 60, 100 * family["fair"], "role" if many else ""))


def family_copies(family: Figures) -> Spec:
    """How many of each came up in a game."""
    base = family["roles"][0]["id"]
    rows = [
        {"name": item["name"], "copies": item["roles"][base]["copies"] / max(1, family["games"])}
        for item in family["items"]
    ]
    chart = (
        alt.Chart(table_of(rows))
        .mark_bar(color=BLUE, opacity=0.75, height=14)
        .encode(
            y=alt.Y("name:N", sort=None, title=None, axis=alt.Axis(labelLimit=LABEL)),
            x=alt.X("copies:Q", title=f"{family['roles'][0]['word']}, in a game"),
            tooltip=["name:N", alt.Tooltip("copies:Q", format=".2f", title="in a game")],
        )
        .properties(width=WIDE - 60, height=alt.Step(ROW))
    )
    return finished(chart)


def family_uses(family: Figures) -> Spec:
    """What became of a hundred of each."""
    base, *uses = family["roles"]
    if not uses:
        return {}
    rows = []
    for item in shown_items(family):
        copies = item["roles"][base["id"]]["copies"]
        kinds = [*((role["word"], item["roles"][role["id"]]["copies"]) for role in uses), ("left over", item["left"])]
        total = max(copies, sum(number for _, number in kinds)) or 1
        rows += [{"name": item["name"], "kind": kind, "share": 100 * number / total} for kind, number in kinds]
    names = [*(role["word"] for role in uses), "left over"]
    order = list(dict.fromkeys(row["name"] for row in rows))
    colours = [*COLOURS[1 : len(uses) + 1], GREY]
    chart = (
        alt.Chart(table_of(rows))
        .mark_bar(height=14)
        .encode(
            y=alt.Y("name:N", sort=order, title=None, axis=alt.Axis(labelLimit=LABEL)),
            x=alt.X("share:Q", title="of all that came up, %", scale=alt.Scale(domain=[0, 100]), stack="zero"),
            color=alt.Color(
                "kind:N",
                title=None,
                scale=alt.Scale(domain=names, range=colours),
                legend=alt.Legend(orient="top", columns=3),
            ),
            order=alt.Order("color_kind_sort_index:Q"),
            tooltip=["name:N", "kind:N", alt.Tooltip("share:Q", format=".1f", title="%")],
        )
        .properties(width=WIDE - 100, height=alt.Step(ROW))
    )
    return finished(chart)


def differences(comparison: Figures) -> Spec:
    """By how many per cent every measure differs from that with the first value."""
    rows = []
    for measure in comparison["measures"]:
        first, *others = measure["values"]
        if is_rough(measure):
            continue
        for other in others:
            scale = 100 / abs(first["mean"])
            rows.append(
                {
                    "name": measure["title"],
                    "to": f"{comparison['option']} = {plain(other['value'])}",
                    "value": scale * other["difference"],
                    "low": scale * other["difference_ci"][0],
                    "high": scale * other["difference_ci"][1],
                    "said": f"{other['difference']:+.3g}",
                }
            )
    if not rows:
        return {}
    return finished(dots(rows, f"difference from {plain(comparison['values'][0])}, %", WIDE - 60, 0, "to"))


def is_rough(measure: Figures) -> bool:
    """Whether its differences cannot be drawn beside the others: it was hardly ever counted."""
    first, *others = measure["values"]
    mean = abs(first["mean"])
    widths = [(other["difference_ci"][1] - other["difference_ci"][0]) / 2 for other in others]
    return not mean or any(100 * width / mean > ROUGH for width in widths)


def players(seats: int) -> str:
    return "1 player" if seats == 1 else f"{seats} players"


def per_cent(share: float, interval: list[float]) -> str:
    return f"{100 * share:.1f}\u00a0% ({100 * interval[0]:.1f}–{100 * interval[1]:.1f})"


def plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
