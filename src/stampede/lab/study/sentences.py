"""What the figures of a study mean, in sentences."""

from __future__ import annotations

from typing import Any

from stampede.lab.study.charts import leading_role, per_cent, plain, players

Figures = dict[str, Any]
NTH = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
NUMBERS = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight")
CLEAR = 0.1  # a share that is a tenth off an even one is felt at the table
SELDOM = 0.15  # of all copies that came up


def about_order(table: Figures) -> str:
    order = table["turn_order"]
    seats = table["seats"]
    if table["ties"]["share"] == 1:
        return f"{players(seats)}: every game was a shared victory, so these games cannot tell."
    uneven = [place for place in order["places"] if place["uneven"]]
    fair = 1 / seats
    width = max(place["ci"][1] - place["ci"][0] for place in order["places"]) / 2
    if not uneven:
        return (
            f"{players(seats)}: nobody’s share can be told from an even {100 * fair:.1f}\u00a0%. "
            f"With so many games, an advantage of up to {100 * width:.1f} percentage points may go unnoticed."
        )
    best = max(uneven, key=lambda place: abs(place["share"] - fair))
    more = "more" if best["share"] > fair else "less"
    size = "a clear" if abs(best["share"] - fair) >= CLEAR * fair else "a small"
    what = "advantage" if best["share"] > fair else "disadvantage"
    return (
        f"{players(seats)}: {who(best['place'], order['by'])} wins {per_cent(best['share'], best['ci'])} of the games, "
        f"{more} than an even {100 * fair:.1f}\u00a0%: {size} {what}."
    )


def who(place: int, by: str) -> str:
    if by == "seat":
        return f"seat {place + 1}"
    return "whoever begins" if place == 0 else f"whoever plays {NTH[place]}"


def about_length(table: Figures, box: list[int] | None) -> str:
    minutes, decisions = table["length"]["minutes"], table["length"]["decisions"]
    middle = f"{minutes['p50']:.0f} {'minute' if round(minutes['p50']) == 1 else 'minutes'}"
    sentence = (
        f"{players(table['seats'])}: a typical game takes {middle} and {decisions['p50']:.0f} decisions; "
        f"nine of ten take {minutes['p5']:.0f} to {minutes['p95']:.0f} minutes."
    )
    if box:
        said = f"{box[0]}" if box[0] == box[1] else f"{box[0]} to {box[1]}"
        inside = minutes["p5"] <= box[1] and minutes["p95"] >= box[0]
        sentence += f" The box says {said}, which is {'within' if inside else 'outside'} that range."
    return sentence


def about_forced(table: Figures) -> str:
    share = table["forced"]["mean"]
    if share < 0.005:
        return f"{players(table['seats'])}: practically every decision leaves a choice."
    return f"{players(table['seats'])}: {100 * share:.0f}\u00a0% of all decisions leave no choice."


def about_seats(counts: list[int]) -> str:
    """3 players; 2 and 4 players; 2 to 6 players."""
    first, *_, last = counts if len(counts) > 1 else counts * 2
    if first == last:
        return players(first)
    if len(counts) > 2 and counts == list(range(first, last + 1)):
        return f"{first} to {last} players"
    return f"{', '.join(map(str, counts[:-1]))} and {last} players"


def about_end(found: Figures, seats: int) -> str:
    text = str(found["text"])
    share = per_cent(found["share"], found["ci"])
    return f"{text[:1].upper()}{text[1:]}: {share} of the games with {players(seats)}."


def about_closeness(table: Figures) -> str:
    close, seats = table["closeness"], players(table["seats"])
    if close is None:
        return f"{seats}: every game was a shared victory, so nobody took the lead for good."
    half = close["leader_wins"][4]
    alone = ""
    if close["games"] < table["games"]:
        games = "1 game" if close["games"] == 1 else f"{close['games']:,} games"
        alone = f" (in the {games} that one player won alone)"
    return (
        f"{seats}{alone}: the lead changes {close['lead_changes']['mean']:.1f} times a game. Whoever leads halfway "
        f"wins {per_cent(half['share'], half['ci'])}. In half of the games the winner takes the lead for good only "
        f"when {100 * close['settled']['p50']:.0f}\u00a0% of the game is over, or later; "
        f"{100 * close['last_tenth']['share']:.0f}\u00a0% are decided in their last tenth."
    )


def about_skill(summary: Figures) -> str:
    pairs = summary["skill"]
    widest = max(pairs, key=lambda pair: pair["gap"])
    nearest = [pair for pair in pairs if pair["gap"] == 1]
    told = "; ".join(
        f"{pair['better']} finishes ahead of {pair['weaker']} in {per_cent(pair['share'], pair['ci'])} of the games"
        for pair in nearest
    )
    far = ""
    if widest["gap"] > 1:
        far = (
            f" {NUMBERS[widest['gap']]} levels apart, {widest['better']} finishes ahead of {widest['weaker']} in "
            f"{per_cent(widest['share'], widest['ci'])} of them."
        )
    return f"One level apart, {told}.{far} 50\u00a0% would be luck alone, 100\u00a0% skill alone."


def about_family(family: Figures) -> list[str]:
    """What stands out: who wins with it, who does not, and what is seldom used."""
    role = leading_role(family)
    word = next(each["word"] for each in family["roles"] if each["id"] == role)
    known = [item for item in family["items"] if not item["roles"][role]["few"]]
    above = [item for item in known if item["roles"][role]["ci"][0] > family["fair"]]
    below = [item for item in known if item["roles"][role]["ci"][1] < family["fair"]]
    above.sort(key=lambda item: -item["roles"][role]["win_share"])
    below.sort(key=lambda item: item["roles"][role]["win_share"])
    told = []
    if above:
        told.append(f"Hands in which it was {word} win more often than an even share: {listed(above, role)}.")
    if below:
        told.append(f"Less often: {listed(below, role)}.")
    if known and not above and not below:
        told.append(f"No share of wins differs clearly from an even {100 * family['fair']:.1f}\u00a0%.")
    base, *uses = family["roles"]
    if uses:
        seldom = [item for item in family["items"] if is_seldom(item, base["id"], [use["id"] for use in uses[:1]])]
        if seldom:
            names = ", ".join(
                f"{item['name']} ({100 * used_share(item, base['id'], uses[0]['id']):.0f}\u00a0%)" for item in seldom
            )
            told.append(f"Seldom {uses[0]['word']}, of all that came up: {names}.")
    return told


def used_share(item: Figures, base: str, use: str) -> float:
    copies = item["roles"][base]["copies"]
    return float(item["roles"][use]["copies"] / copies) if copies else 0.0


def is_seldom(item: Figures, base: str, uses: list[str]) -> bool:
    return not item["roles"][base]["few"] and all(used_share(item, base, use) < SELDOM for use in uses)


def listed(items: list[Figures], role: str, most: int = 5) -> str:
    names = [f"{item['name']} ({100 * item['roles'][role]['win_share']:.1f}\u00a0%)" for item in items[:most]]
    return ", ".join(names) + (f" and {len(items) - most} more" if len(items) > most else "")


def about_comparison(comparison: Figures) -> list[str]:
    told = []
    first = plain(comparison["values"][0])
    for place, value in enumerate(comparison["values"][1:], 1):
        changes = [
            f"{measure['title'].lower()} {number(values[0]['mean'])} → {number(values[place]['mean'])}"
            for measure in comparison["measures"]
            for values in [measure["values"]]
            if values[place]["differs"]
        ]
        name = f"{comparison['option']} = {plain(value)}"
        if changes:
            told.append(f"With {name} instead of {first}: {'; '.join(changes)}. Luck alone hardly explains this.")
        else:
            told.append(f"With {name} instead of {first}, nothing changed by more than luck can explain.")
    return told


def number(value: float) -> str:
    return f"{value:.1f}" if abs(value) < 1000 else f"{value:,.0f}"
