"""The report of a study: one page that needs nothing but itself, made from the figures of `summary.json`."""

from __future__ import annotations

from typing import Any

from altair.utils.schemapi import debug_mode

from stampede.lab.study import charts, sentences
from stampede.lab.study.charts import plain, players
from stampede.lab.study.page import Page

Figures = dict[str, Any]


def report(summary: Figures) -> str:
    """The whole page."""
    with debug_mode(False):  # checking every chart against the schema takes four times as long as making it
        return whole_page(summary)


def whole_page(summary: Figures) -> str:
    page = Page()
    several = [table for table in summary["tables"] if table["seats"] > 1]
    if several:
        who_begins(page, several)
    length(page, summary)
    if several:
        closeness(page, summary, several)
    if summary["skill"]:
        skill(page, summary)
    if len(summary["tables"][0]["ends"]) > 1:
        ends(page, summary)
    happenings(page, summary)
    components(page, summary)
    for comparison in summary["comparisons"]:
        options(page, comparison)
    about(page, summary)
    seats = [table["seats"] for table in summary["tables"]]
    lede = f"{summary['games']:,} games, {sentences.about_seats(seats)}, played by {', '.join(summary['bots'])}."
    return page.whole(f"{summary['title']}: a balance study", lede, facts(summary), summary["warnings"])


def main_table(summary: Figures) -> Figures:
    """The one that is shown in full: three players, or as close to it as was played."""
    found: Figures = min(summary["tables"], key=lambda table: (abs(table["seats"] - 3), table["seats"]))
    return found


def who_begins(page: Page, tables: list[Figures]) -> None:
    by_turn = tables[0]["turn_order"]["by"] == "turn"
    page.chapter("Does it matter who begins?" if by_turn else "Is every seat as good as the others?")
    page.points([sentences.about_order(table) for table in tables])
    what = "turn order" if by_turn else "seat"
    page.row([(charts.turn_order(table), players(table["seats"]), f"Share of the wins by {what}") for table in tables])
    page.paragraph(
        "A bar is where the true share lies with 95 % certainty; the dashed line is an even share. A shared victory "
        "counts in parts.",
        "note",
    )
    rows = [
        [
            players(table["seats"]),
            charts.place_name(place["place"], table["turn_order"]["by"]),
            charts.per_cent(place["share"], place["ci"]),
            "yes" if place["uneven"] else "no",
        ]
        for table in tables
        for place in table["turn_order"]["places"]
    ]
    page.table(["players", what, "wins (95 %)", "uneven beyond luck"], rows)


def length(page: Page, summary: Figures) -> None:
    page.chapter("How long is a game, and how much is there to decide?")
    page.points([sentences.about_length(table, summary["box_minutes"]) for table in summary["tables"]])
    figures = [(charts.minutes(summary), "Estimated playing time", "Nine of ten games; the mark is a typical game")]
    figures += [
        (
            charts.histogram(table["length"]["decisions"], "decisions"),
            f"Decisions, {players(table['seats'])}",
            "The line is the mean",
        )
        for table in summary["tables"]
    ]
    share = "Share of all decisions; the line is where it lies with 95 % certainty"
    page.row([*figures, (charts.forced(summary), "Decisions with no choice", share)])
    page.points([sentences.about_forced(table) for table in summary["tables"]])
    choice, forced = summary["seconds"]["choice"], summary["seconds"]["forced"]
    page.paragraph(
        f"Minutes are an estimate: {choice} seconds for a decision with a choice, {forced} for one without; what "
        "several decide at the same time takes as long as the slowest. Setting up and learning the game come on top.",
        "note",
    )
    rows = [
        [
            players(table["seats"]),
            *(
                f"{table['length'][kind][key]:.0f}"
                for kind in ("decisions", "minutes")
                for key in ("p5", "p50", "p95", "max")
            ),
            f"{100 * table['forced']['mean']:.1f} %",
        ]
        for table in summary["tables"]
    ]
    page.table(
        [
            "players",
            "decisions 5 %",
            "middle",
            "95 %",
            "most",
            "minutes 5 %",
            "middle",
            "95 %",
            "most",
            "without a choice",
        ],
        rows,
    )


def closeness(page: Page, summary: Figures, tables: list[Figures]) -> None:
    page.chapter("Is it close?")
    page.points([sentences.about_closeness(table) for table in tables])
    known = [table for table in tables if table["closeness"]]
    if not known:
        return
    table = main_table({"tables": known})
    close, seats = table["closeness"], players(table["seats"])
    page.row(
        [
            (
                charts.leader_wins(summary),
                "When the winner becomes clear",
                "The later the curve rises, the longer a game stays open",
            ),
            (
                charts.histogram(close["settled"], "of the game, %", scale=100, whole=False),
                f"When the winner took the lead for good, {seats}",
                "The line is the mean",
            ),
            (
                charts.histogram(close["lead_changes"], "changes of the lead"),
                f"How often the lead changed, {seats}",
                "The line is the mean",
            ),
        ]
    )
    page.paragraph(
        "Who leads is what the house’s own judgement of the game says, with all cards on the table, whenever another "
        "player is to decide. People at the table see less, and may think a game more open than it is.",
        "note",
    )


def skill(page: Page, summary: Figures) -> None:
    page.chapter("Skill or luck?")
    page.paragraph(sentences.about_skill(summary))
    seats = players(summary["skill"][0]["seats"])
    page.row(
        [(charts.skill(summary), f"How often the better bot finishes ahead, {seats}", "The dashed line is luck alone")]
    )
    page.paragraph(
        "The levels, from the weakest: random takes anything that is allowed, gentle overlooks things, steady plays by "
        "the house’s judgement, sharp and mighty also think ahead. Each pair plays every deal from every seat.",
        "note",
    )
    rows = [
        [
            pair["better"],
            pair["weaker"],
            str(pair["gap"]),
            charts.per_cent(pair["share"], pair["ci"]),
            f"{pair['games']:,}",
        ]
        for pair in summary["skill"]
    ]
    page.table(["better", "weaker", "levels apart", "ahead (95 %)", "games"], rows)


def ends(page: Page, summary: Figures) -> None:
    page.chapter("How do games end?")
    table = main_table(summary)
    page.points([sentences.about_end(found, table["seats"]) for found in table["ends"]])
    page.row([(charts.ends(summary), "How games end", "By number of players")])
    rows = [
        [players(table["seats"]), found["text"], charts.per_cent(found["share"], found["ci"])]
        for table in summary["tables"]
        for found in table["ends"]
    ]
    page.table(["players", "end", "games (95 %)"], rows)


def happenings(page: Page, summary: Figures) -> None:
    table = main_table(summary)
    if not table["counts"]:
        return
    page.chapter("What happens in a game?")
    page.paragraph(f"For {players(table['seats'])}; the numbers for all are in the table.")
    figures, same = [], []
    for count in table["counts"]:
        if "periods" in count:
            figures.append((charts.periods(count), count["title"], count["meaning"]))
        elif count["total"]["min"] == count["total"]["max"]:
            same.append(f"{count['title'].lower()}, {count['total']['min']:.0f}")
        else:
            mean = count["total"]["mean"]
            figures.append(
                (
                    charts.histogram(count["total"], "in a game"),
                    f"{count['title']}: {mean:.1f} a game",
                    count["meaning"],
                )
            )
    page.row(figures)
    if same:
        page.paragraph(f"The same in every game: {'; '.join(same)}.")
    rows = []
    for one in summary["tables"]:
        for count in one["counts"]:
            if "periods" in count:
                cells = [" / ".join(f"{found['mean']:.2f}" for found in count["periods"]), "", "", ""]
            else:
                total = count["total"]
                won = [f"{count[side]['mean']:.2f}" if side in count else "" for side in ("winners", "others")]
                cells = [
                    f"{total['mean']:.2f} ({total['ci'][0]:.2f}–{total['ci'][1]:.2f})",
                    f"{total['p5']:.0f}–{total['p95']:.0f}",
                    *won,
                ]
            rows.append([count["title"], players(one["seats"]), *cells])
    page.table(["", "players", "mean (95 %)", "nine of ten games", "winners", "others"], rows)


def components(page: Page, summary: Figures) -> None:
    table = main_table(summary)
    seats = players(table["seats"])
    for family in table["families"]:
        page.chapter(family["title"])
        page.paragraph(
            f"For {seats}; the tables have the numbers for all." if len(summary["tables"]) > 1 else f"For {seats}."
        )
        uses = (charts.family_uses(family), "What became of it", "Of all that came up")
        if table["seats"] == 1:
            page.paragraph("Alone at the table nobody wins or loses, so this is only how often each came up.")
            page.row([(charts.family_copies(family), "How often each came up", "In an average game"), uses])
        else:
            page.points(sentences.about_family(family) or ["Too few hands so far to say how they do."])
            wins = f"Share of wins, {seats}; the dashed line is an even share"
            chart = charts.family_wins(family)
            page.row([(chart, "How those did who had it", wins), uses])
            if chart:
                page.paragraph(
                    "A share of wins is no proof of strength: whoever is ahead anyway gets to use other things than "
                    "whoever is behind, and whoever draws more sees more of everything.",
                    "note",
                )
        for one in summary["tables"]:
            same = next(found for found in one["families"] if found["id"] == family["id"])
            family_table(page, same, one["seats"])


def family_table(page: Page, family: Figures, seats: int) -> None:
    heads = [""]
    for role in family["roles"]:
        heads += [role["word"], *(["won then (95 %)"] if seats > 1 else [])]
    if len(family["roles"]) > 1:
        heads.append("left over")
    rows = []
    for item in family["items"]:
        cells = [item["name"]]
        for role in family["roles"]:
            found = item["roles"][role["id"]]
            won = "–" if found["win_share"] is None else charts.per_cent(found["win_share"], found["ci"])
            cells += [f"{found['copies']:,}", *([f"{won}{' few' if found['few'] else ''}"] if seats > 1 else [])]
        rows.append([*cells, *([f"{item['left']:,}"] if "left" in item else [])])
    page.table(heads, rows, f"The numbers, {players(seats)}")


def options(page: Page, comparison: Figures) -> None:
    page.chapter(f"Option {comparison['option']}: what does it change?")
    page.points(sentences.about_comparison(comparison))
    page.row(
        [(charts.differences(comparison), "By how much it changes", "A bar that crosses the dashed line may be luck")]
    )
    rough = [measure["title"].lower() for measure in comparison["measures"] if charts.is_rough(measure)]
    if rough:
        page.paragraph(f"Too rare to be drawn, but among the numbers: {'; '.join(rough)}.", "note")
    page.paragraph(
        "Every value was played on the same deals. A difference counts as more than luck if luck alone would bring one "
        "as large, anywhere in this list, in fewer than 5 of 100 studies.",
        "note",
    )
    rows = []
    for measure in comparison["measures"]:
        for found in measure["values"]:
            change = (
                f"{found['difference']:+.2f} ({found['difference_ci'][0]:+.2f} to {found['difference_ci'][1]:+.2f})"
                if "difference" in found
                else ""
            )
            verdict = "" if "differs" not in found else "yes" if found["differs"] else "no"
            rows.append([measure["title"], plain(found["value"]), f"{found['mean']:.2f}", change, verdict])
    page.table(["", comparison["option"], "mean", "difference (95 %)", "more than luck"], rows)


def about(page: Page, summary: Figures) -> None:
    page.chapter("About this study")
    bots = ", ".join(summary["bots"])
    chosen = ", ".join(f"{name} = {plain(value)}" for name, value in summary["options"].items()) or "none"
    swept = ""
    if summary["sweep"]:
        swept = " Chapters before the options show games with the first of the values that are compared."
    page.paragraph(
        f"{summary['games']:,} games, {summary['decisions']:,} decisions, played by bots ({bots}). Bots get only "
        "what their seat may know. They play alike, never tire and never bargain; people will differ, most of all "
        "where talk matters."
    )
    page.paragraph(f"Options: {chosen}.{swept}")
    page.paragraph("summary.json has the same figures for programs, games.parquet a row for every game.")
    rows = [
        ["game", f"{summary['game']}, rules version {summary['rules']}"],
        ["box", f"{summary['box'] or 'as shipped'} ({summary['components'][:12]})"],
        ["seed", str(summary["seed"])],
        ["digest of all games", summary["digest"]],
    ]
    page.table(["", ""], rows, "To repeat it")


def facts(summary: Figures) -> list[tuple[str, str]]:
    """A few numbers to begin with."""
    table = main_table(summary)
    seats = table["seats"]
    found = [
        (f"{summary['games']:,}", "games played"),
        (f"{table['length']['minutes']['p50']:.0f} min", f"for {players(seats)}, estimated"),
    ]
    if table["turn_order"] and table["turn_order"]["by"] == "turn":
        first = table["turn_order"]["places"][0]["share"]
        found.append((f"{100 * first:.1f}\u00a0%", f"wins of whoever begins; even is {100 / seats:.1f}\u00a0%"))
    if table["closeness"]:
        half = table["closeness"]["leader_wins"][4]["share"]
        found.append((f"{100 * half:.0f}\u00a0%", "of games go to whoever leads halfway"))
    if summary["skill"]:
        pair = max(summary["skill"], key=lambda pair: (pair["better"] == "steady", pair["weaker"] == "gentle"))
        better = f"of the time, {pair['better']} finishes ahead of {pair['weaker']}"
        found.append((f"{100 * pair['share']:.0f}\u00a0%", better))
    return found
