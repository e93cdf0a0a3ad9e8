"""Together, and over days: invitations, reactions, being told of one's turn, the deal of the day, history, settings."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.driver import Guests, Person
from browser.test_people import come_in, table_with_a_friend
from browser.test_quality import settle, violations
from stampede.engine import is_compiled

PNG = b"\x89PNG\r\n\x1a\n"


def open_settings(person: Person) -> None:
    person.go("/settings")
    expect(person.page.get_by_role("heading", name=re.compile("^(Settings|Ajustes)$"))).to_be_visible()


# --- settings ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_settings_are_in_one_place_and_apply_at_once(guests: Guests, phone: bool) -> None:
    ana = guests.come(phone=phone, calm=False, theme="dark")
    page, html = ana.page, ana.page.locator("html")
    open_settings(ana)
    settle(ana)
    expect(html).to_have_attribute("data-theme", "dark")  # the system's
    ana.touch(page.get_by_text("Morning", exact=True))
    expect(html).to_have_attribute("data-theme", "light")
    assert violations(page) == []
    ana.touch(page.get_by_role("group", name="Theme").get_by_text("System", exact=True))
    expect(html).to_have_attribute("data-theme", "dark")
    assert violations(page) == []
    before = html.evaluate("it => parseFloat(getComputedStyle(it).fontSize)")
    ana.touch(page.get_by_text("Very large", exact=True))
    assert html.evaluate("it => parseFloat(getComputedStyle(it).fontSize)") > before * 1.2
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "large text stays on the page"
    ana.touch(page.get_by_text("Still", exact=True))
    assert html.evaluate("it => getComputedStyle(it).getPropertyValue('--d-roll').trim()") in ("0s", "0ms")
    ana.touch(page.get_by_text("Fast", exact=True))
    page.get_by_role("slider", name="Volume").fill("30")
    confirm = page.get_by_role("switch", name="Confirm before playing")
    ana.touch(confirm)
    ana.touch(page.get_by_role("main").get_by_text("Español", exact=True))
    expect(page.get_by_role("heading", name="Ajustes")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Ajustes")).to_be_visible()
    kept: dict[str, Any] = page.evaluate("JSON.parse(localStorage.getItem('stampede'))")
    assert (kept["pace"], kept["volume"], kept["confirm"], kept["movement"]) == ("fast", 30, False, "still")
    expect(page.get_by_role("radio", name="Rápido")).to_be_checked()
    expect(page.get_by_role("switch", name="Confirmar antes de jugar")).not_to_be_checked()


def test_without_confirming_a_complete_choice_is_played(guests: Guests) -> None:
    ana = guests.come()
    open_settings(ana)
    ana.page.get_by_role("switch", name="Confirm before playing").click()
    ana.play_with_bots("lantern", seats=2)
    ana.wait_for_my_turn()
    ana.touch(ana.choices()[0])
    ana.wait_for_answers()
    wait = ana.page.locator("main").get_by_role("button", name="Wait", exact=True)
    if wait.count():  # the other has laid a card already, and so the choice goes on with the night's first turn
        ana.touch(wait)
    expect(ana.page.locator(".log").first).to_contain_text("You lay")


def test_a_browser_forgets_on_request(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("lantern", seats=2)
    open_settings(ana)
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.get_by_label("Your name").blur()
    ana.button("Forget me on this device").click()
    ana.button("Forget me").last.click()
    expect(ana.page.locator("[data-game]").first).to_be_visible()
    assert ana.page.evaluate("(localStorage.getItem('stampede') ?? '').includes('Ana')") is False
    assert [cookie for cookie in ana.context.cookies() if cookie["name"].startswith("seat_")] == []


# --- the deal of the day ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "phone"), [("raging", False), ("lantern", True)], ids=["desk", "phone"])
def test_a_deal_of_the_day_from_home_to_the_ranks(guests: Guests, game: str, phone: bool) -> None:
    """That of Raging Bulls is played alone, on the field that everybody has that day."""
    ana = guests.come(phone=phone, theme="dark" if phone else "light")
    page = ana.page
    ana.go("/")
    ana.touch(page.get_by_test_id("daily-sheet").get_by_role("link"))
    deal = page.locator(f'[data-deal="{game}"]')
    expect(deal).to_have_attribute("data-state", "new")
    settle(ana)
    assert violations(page) == []
    ana.touch(deal.get_by_role("button"))
    start = page.get_by_role("dialog")
    expect(start).to_contain_text("one try")
    start.get_by_label("Your name").fill("Ana")
    ana.touch(start.get_by_role("button", name="Start", exact=True))
    ana.look_at_the_table()
    ana.go("/today")
    expect(deal).to_have_attribute("data-state", "begun")
    ana.touch(deal.get_by_role("link", name="Continue"))
    ana.look_at_the_table()
    if game == "raging":
        expect(page.locator(".log").first).to_contain_text("The medium field of the day")
    ana.play_to_the_end()
    ana.touch(page.get_by_role("link", name="See today’s ranks"))
    expect(deal).to_have_attribute("data-state", "done")
    mine = page.get_by_test_id("ranks").locator("[data-mine]")
    expect(mine).to_contain_text("Ana")
    if game == "raging":
        expect(mine).to_contain_text(re.compile(r"-?\d+ points?"))
    expect(page.get_by_test_id("streak")).to_contain_text("The first of many days")
    assert violations(page) == []
    ana.go("/history")
    rows = page.get_by_test_id("history").locator("li")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("deal of the day")


# --- history ----------------------------------------------------------------------------------------------------------


def test_history_keeps_results_and_travels_as_a_file(guests: Guests, tmp_path: Path) -> None:
    ana = guests.come()
    page = ana.page
    ana.go("/history")
    expect(page.get_by_text("No races yet. The street is yours.")).to_be_visible()
    ana.play_with_bots("lantern", seats=2)
    ana.play_to_the_end()
    expect(page.get_by_test_id("result")).to_be_visible()
    ana.go("/history")
    row = page.get_by_test_id("history").locator("li")
    expect(row).to_contain_text("with one bot")
    settle(ana)
    assert violations(page) == []
    expect(page.get_by_test_id("row")).to_have_text("1")
    with page.expect_download() as coming:
        ana.button("Save as a file").click()
    saved = tmp_path / "history.json"
    coming.value.save_as(saved)
    assert json.loads(saved.read_text())["games"][0]["game"] == "lantern"
    page.get_by_text("With friends", exact=True).click()
    expect(row).to_have_count(0)
    bea = guests.come(language="es", theme="dark")
    bea.go("/history")
    bea.page.locator("input[type=file]").set_input_files(saved)
    expect(bea.page.get_by_text("Se ha añadido una partida.")).to_be_visible()
    expect(bea.page.get_by_test_id("played")).to_have_text("1")
    settle(bea)
    assert violations(bea.page) == []
    broken = tmp_path / "broken.json"
    broken.write_text("{}")
    bea.page.locator("input[type=file]").set_input_files(broken)
    expect(bea.page.get_by_text("Ese archivo no es un historial")).to_be_visible()
    # A row leads to the result, and from there to the replay.
    page.get_by_text("All games", exact=True).click()
    page.get_by_test_id("history").get_by_role("link").click()
    page.get_by_role("button", name=re.compile("Replay")).click()
    expect(page.get_by_role("slider").first).to_be_visible()


def react_until_seen(ana: Person, bea: Person, reaction: str) -> None:
    """What is said just after somebody has come in may be a repetition, and is only in the chat."""
    for _ in range(10):
        ana.button(reaction).click()
        with suppress(AssertionError):
            expect(bea.page.get_by_test_id("reactions")).to_contain_text(reaction, timeout=2000)
            return
    raise AssertionError("no reaction was seen")


def fingerprint_in(person: Person, place: Locator) -> str:
    """That of the table's secret number, which is not shown before somebody asks."""
    fair = place.get_by_test_id("fair-dice")
    person.touch(fair.get_by_text("Fair dice", exact=True))
    code = fair.locator("code")
    expect(code).to_have_text(re.compile(r"^[0-9a-f]{64}$"))
    return code.inner_text()


# --- invitations and reactions ----------------------------------------------------------------------------------------


def test_an_invitation_shows_who_invites_and_the_room_can_talk(guests: Guests) -> None:
    ana, bea = guests.come(), guests.come(phone=True)
    fingerprints: list[str] = []
    link = table_with_a_friend(ana, "primes", lambda sheet: fingerprints.append(fingerprint_in(ana, sheet)))
    ana.page.get_by_role("button", name="Go to the table").or_(
        ana.page.get_by_role("link", name="Go to the table")
    ).click()
    expect(ana.page.get_by_role("heading", name="One seat is free")).to_be_visible()
    bea.page.goto(link)
    # Both can see what the table has committed itself to before they add to the dice: Ana before she opened it.
    fingerprints += [fingerprint_in(person, person.page.get_by_role("main")) for person in (bea, ana)]
    assert len(set(fingerprints)) == 1, fingerprints
    expect(bea.page.get_by_role("heading", name="Ana invites you to Trip & Run")).to_be_visible()
    expect(bea.page.get_by_role("img", name="The cover of Trip & Run")).to_be_visible()
    settle(bea)
    assert violations(bea.page) == []
    come_in(bea, link, "Bea")
    for person in (ana, bea):
        expect(person.page.get_by_role("heading", name="Everyone is here")).to_be_visible()
        expect(person.page.get_by_text("Ready to start")).to_be_visible()
        for other in ("Waiting for players", "Send the link", "when all seats are taken"):
            assert person.page.get_by_text(other).count() == 0, "one thing at a time"
    ana.page.get_by_label("Say something").fill("¡Hola!")
    ana.page.keyboard.press("Enter")
    expect(bea.page.get_by_role("log", name="Chat")).to_contain_text("¡Hola!")
    # A reaction is seen by the others, in their words, until they have had enough.
    react_until_seen(ana, bea, "Run!")
    expect(bea.page.get_by_role("log", name="Chat")).to_contain_text("Run!")
    assert violations(ana.page) == []
    bea.touch(bea.button("Mute Ana").first)
    expect(bea.page.get_by_text("You’ve muted Ana.")).to_be_visible()
    expect(bea.page.get_by_role("log", name="Chat")).not_to_contain_text("Run!")


def test_a_link_that_was_sent_is_not_closed_by_one_touch(guests: Guests) -> None:
    ana = guests.come()
    link = table_with_a_friend(ana, "primes")
    ana.go(link.removeprefix(ana.url).split("/join/")[0])
    shown = ana.page.get_by_test_id("invitation")
    expect(shown).to_have_value(link)
    renew = ana.page.locator("main").get_by_role("button", name="Make a new link")
    question = ana.page.get_by_role("dialog", name="Make a new link?")
    ana.touch(renew)
    expect(question).to_contain_text("The link you’ve sent stops working")
    ana.touch(question.get_by_role("button", name="Cancel"))
    expect(shown).to_have_value(link)
    ana.touch(renew)
    ana.touch(question.get_by_role("button", name="Make a new link"))
    expect(shown).not_to_have_value(link)


def test_nobody_sees_reactions_who_does_not_want_them(guests: Guests) -> None:
    ana, bea = guests.come(), guests.come(language="es")
    bea.go("/settings")
    bea.page.get_by_role("switch", name="Reacciones de los demás").click()
    link = table_with_a_friend(ana, "lantern")
    ana.page.get_by_role("button", name="Go to the table").or_(
        ana.page.get_by_role("link", name="Go to the table")
    ).click()
    bea.page.goto(link)
    bea.page.get_by_label("Tu nombre").fill("Bea")
    bea.button("Sentarse").click()
    expect(bea.page.get_by_role("heading", name="Ya estáis todos")).to_be_visible()
    ana.button("¡Olé!").click()
    ana.page.get_by_label("Say something").fill("ready?")
    ana.page.keyboard.press("Enter")
    chat = bea.page.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("ready?")
    expect(chat).not_to_contain_text("Olé")


def test_the_result_can_be_kept_as_a_picture(guests: Guests, tmp_path: Path) -> None:
    ana = guests.come()
    ana.play_with_bots("lantern", seats=2)
    ana.play_to_the_end()
    if not is_compiled():  # games are not played out interpreted, so there are no moments to tell of
        expect(ana.page.get_by_test_id("result")).to_be_visible()
        expect(ana.page.get_by_test_id("moments")).to_have_count(0)
    share = ana.page.get_by_test_id("share")
    expect(share.get_by_role("img")).to_be_visible()
    with ana.page.expect_download() as coming:
        share.get_by_role("button", name="Save").click()
    picture = tmp_path / "result.png"
    coming.value.save_as(picture)
    drawn = picture.read_bytes()
    assert drawn.startswith(PNG)
    assert (int.from_bytes(drawn[16:20]), int.from_bytes(drawn[20:24])) == (1200, 630)


# --- being told, and installing ---------------------------------------------------------------------------------------

HIDDEN = """
Object.defineProperty(document, "hidden", { get: () => window.away ?? false });
Object.defineProperty(document, "visibilityState", { get: () => (window.away ? "hidden" : "visible") });
"""
NOTICES = """async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body, data }) => ({ title, body, path: data.path }));
}"""


def look_away(page: Page, away: bool) -> None:
    page.evaluate("away => { window.away = away; document.dispatchEvent(new Event('visibilitychange')); }", away)


def test_who_allows_notices_is_told_of_their_turn(guests: Guests) -> None:
    ana = guests.come()
    ana.context.grant_permissions(["notifications"])
    ana.context.add_init_script(HIDDEN)
    open_settings(ana)
    switch = ana.page.get_by_role("switch", name="Tell me when it’s my turn")
    switch.click()
    expect(switch).to_be_checked()
    expect(ana.page.get_by_test_id("notify-note")).to_contain_text("While Stampede is open in a tab")
    ana.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    ana.play_with_bots("primes", seats=2)
    ana.wait_for_my_turn()
    icon = ana.page.locator('link[rel="icon"]')
    expect(icon).to_have_attribute("href", re.compile("^data:image/svg"))
    expect(ana.page).to_have_title(re.compile("Your turn"))
    assert ana.page.evaluate(NOTICES) == [], "whoever looks needs no notice"
    look_away(ana.page, True)
    for _ in range(8):  # until the turn has gone round
        if ana.page.evaluate(NOTICES) or not ana.wait_for_my_turn():
            break
        ana.decide()
    told = ana.page.wait_for_function(f"async () => {{ const told = await ({NOTICES})(); return told[0] ?? null; }}")
    notice = told.json_value()
    assert (notice["title"], notice["path"]) == ("Your turn", ana.page.url.removeprefix(ana.url))
    assert "Trip & Run" in notice["body"]


def test_who_has_said_no_is_told_how_to_change_it(guests: Guests) -> None:
    ana = guests.come()
    ana.context.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => window.said ?? 'default' });"
        "Notification.requestPermission = async () => (window.said = 'denied');"
    )
    open_settings(ana)
    switch = ana.page.get_by_role("switch", name="Tell me when it’s my turn")
    note = ana.page.get_by_test_id("notify-note")
    expect(note).to_contain_text("Your browser will ask")
    switch.click()
    expect(note).to_contain_text("Your browser blocks notifications")
    expect(switch).not_to_be_checked()
    expect(switch).to_be_disabled()
    ana.play_with_bots("primes", seats=2)  # which goes on as ever
    ana.wait_for_my_turn()
    expect(ana.page).to_have_title(re.compile("Your turn"))


def test_it_can_be_installed_and_has_a_page_without_a_network(guests: Guests) -> None:
    ana = guests.come(language="es")
    ana.go("/")
    expect(ana.page.locator("[data-game]").first).to_be_visible()
    scope = ana.page.evaluate("() => navigator.serviceWorker.ready.then(({ scope }) => scope)")
    assert scope == f"{ana.url}/"
    session = ana.context.new_cdp_session(ana.page)
    found = session.send("Page.getAppManifest")
    assert found["url"].endswith("/manifest.webmanifest")
    assert found["errors"] == []
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}, errors
    ana.page.reload()  # from now on the worker is asked
    ana.play_with_bots("primes", seats=2)
    ana.context.set_offline(True)
    ana.page.goto("/today")
    expect(ana.page.get_by_role("heading", name="Sin conexión")).to_be_visible()
    assert violations(ana.page) == []
    kept: list[str] = ana.page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async (name) =>
            (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()"""
    )
    assert set(kept) == {"/offline.html", "/offline.css", "/offline.js", "/icons/icon-192.png"}, "and nothing else"
    ana.context.set_offline(False)
    ana.page.get_by_role("link", name="Volver a intentarlo").click()
    expect(ana.page.get_by_test_id("deals")).to_be_visible()
    ana.faults.clear()  # the browser complains of the network that was taken from it


def test_a_wrong_address_says_so_and_leads_home(guests: Guests) -> None:
    ana = guests.come(language="es")
    for path in ("/nowhere/at/all", "/rules/nothing"):
        ana.go(path)
        expect(ana.page).to_have_title("Aquí no hay nada · Stampede")
    ana.go("/rules/street#%E0%A4%A")
    expect(ana.page.get_by_role("heading", name="RUN 2 Street")).to_be_visible()
    ana.go("/nowhere")
    ana.touch(ana.page.get_by_role("link", name="Volver a los juegos"))
    expect(ana.page.get_by_test_id("play-now").or_(ana.button("Jugar ya")).first).to_be_visible()
