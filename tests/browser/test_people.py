"""People together: by a link, on one device, through a restart of the server, over a lost network."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Request, Route, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from browser.conftest import TUNED
from browser.driver import Guests, Person
from browser.test_primes import choose_a_run
from server.driver import ServerProcess, serving


def table_with_a_friend(ana: Person, game: str, look: Callable[[Locator], None] = lambda _sheet: None) -> str:
    """Ana sets a table for two and gets the link. Before that she may look at the sheet."""
    sheet = ana.open_game(game)
    look(sheet)
    ana.set_seats(sheet, 2)
    ana.page.get_by_label("Your name").last.fill("Ana")
    ana.touch(sheet.locator('li[data-seat="1"]').get_by_text("Friend", exact=True))
    ana.touch(sheet.get_by_role("button", name="Invite friends"))
    link = ana.page.get_by_test_id("invitation")
    expect(link).to_be_visible()
    return link.input_value() if link.evaluate("it => it.tagName") == "INPUT" else link.inner_text()


HOSTILE = "<img src=x>Bea"  # a name is text, whatever it looks like


def come_in(friend: Person, link: str, name: str) -> None:
    friend.page.goto(link)
    friend.page.get_by_label("Your name").fill(name)
    friend.touch(friend.page.get_by_role("button", name="Sit down"))


def two_at_a_table(guests: Guests, game: str) -> tuple[Person, Person]:
    ana, bea = guests.come(), guests.come(phone=True)
    link = table_with_a_friend(ana, game)
    ana.touch(
        ana.page.get_by_role("button", name="Go to the table").or_(ana.page.get_by_role("link", name="Go to the table"))
    )
    come_in(bea, link, HOSTILE)
    start = ana.page.get_by_role("button", name="Start", exact=True)
    expect(start.or_(ana.table)).to_be_visible()
    if start.is_visible():
        ana.touch(start)
    for person in (ana, bea):
        expect(person.table).to_be_visible()
    return ana, bea


def play_together(people: list[Person], most: int = 4000) -> None:
    for _ in range(most):
        if all(person.status == "over" for person in people):
            return
        for person in people:
            if person.page.locator("[data-asked]").count():
                with suppress(PlaywrightTimeout):  # the other was quicker
                    person.decide()
    raise AssertionError("the game does not end")


def test_two_browsers_over_a_link_play_to_the_end_and_again(guests: Guests, impatient: ServerProcess) -> None:
    guests.url = impatient.url
    ana, bea = two_at_a_table(guests, "lantern")
    let_a_bot_stand_in(ana, bea)
    play_together([ana, bea])
    for person in (ana, bea):
        result = person.page.get_by_test_id("result")
        expect(result).to_be_visible()
        expect(result).to_contain_text(HOSTILE)
        expect(result.locator('[data-seat="1"] .stood-in')).to_have_text(
            re.compile(r"^A bot made (one move|\d+ moves) for this player\.$")
        )
        expect(result.locator(".stood-in")).to_have_count(1)
    ana.touch(ana.page.get_by_role("button", name="Play again"))
    expect(ana.table).to_have_attribute("data-status", "playing")
    bea.touch(bea.page.get_by_role("dialog").get_by_role("button", name="Join"))
    expect(bea.table).to_have_attribute("data-status", "playing")
    assert bea.page.url.rsplit("/", 1)[1] == ana.page.url.rsplit("/", 1)[1]
    known = "It’s the same deal again"
    expect(ana.page.locator(".log").first).not_to_contain_text(known)
    ana.page.go_back()
    ana.touch(ana.page.get_by_role("button", name="Same deal again"))
    expect(ana.page.locator(".log").first).to_contain_text(known)


@pytest.fixture
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on which a bot stands in for who is away sooner than people could wait."""
    grace = "lobby.LIVE_GRACE=0.3;lobby.RECONNECTING=0.1"
    with serving(tmp_path_factory.mktemp("impatient"), generous=True, tuned=f"{grace};{TUNED}") as process:
        yield process


def let_a_bot_stand_in(ana: Person, bea: Person) -> None:
    """Bea goes away until a bot has played for her, and comes back."""
    where = bea.page.url
    bea.page.goto("about:blank")
    seat = ana.page.get_by_role("complementary").locator('li[data-seat="1"]')
    expect(seat).to_contain_text("away")
    while not seat.get_by_text("away: steady bot").count():
        if ana.page.locator("[data-asked]").count():  # a bot comes only while somebody waits
            ana.decide()
        ana.page.wait_for_timeout(30)
    expect(ana.page.locator(".log").first).to_contain_text(f"{HOSTILE} is away: a bot plays until they’re back.")
    assert ana.wait_for_my_turn(), "the game was over before it began"
    bea.page.goto(where)
    expect(ana.page.locator(".log").first).to_contain_text(f"{HOSTILE} is back. The bot hands the seat over.")


def test_two_browsers_play_primes_and_talk(guests: Guests) -> None:
    ana, bea = two_at_a_table(guests, "primes")
    ana.touch(ana.page.get_by_role("tab", name=re.compile("^Chat")))
    ana.page.get_by_label("Say something").fill("¡Corre! <b>now</b>")
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("log", name="Chat")).to_contain_text("¡Corre! <b>now</b>")
    bea.touch(bea.page.get_by_test_id("log-button"))
    bea.touch(bea.page.get_by_role("tab", name=re.compile("^Chat")))
    expect(bea.page.get_by_role("log", name="Chat")).to_contain_text("¡Corre! <b>now</b>")
    bea.page.keyboard.press("Escape")
    ana.touch(ana.button("Menu"))
    ana.touch(ana.button("Change your name"))
    naming = ana.page.get_by_role("dialog", name="Change your name")
    naming.get_by_label("Your name").fill("Ana Luz")
    ana.touch(naming.get_by_role("button", name="Save"))
    expect(naming).to_have_count(0)
    for person in (ana, bea):
        expect(person.page.locator('li[data-seat="0"]:visible')).to_contain_text("Ana Luz")
    for _ in range(15):
        for person in (ana, bea):
            if person.page.locator("[data-asked]").count():
                person.decide()
    assert ana.page.locator("img[src=x]").count() == 0
    expect(bea.table).to_have_attribute("data-status", ana.status)  # two who pass at once have finished


def test_the_deal_is_no_deed_of_anybodys(guests: Guests) -> None:
    """Somebody who sat in the waiting room when the game began first sees what somebody does, not the deal."""
    ana, bea = guests.come(), guests.come(pace="calm")
    link = table_with_a_friend(ana, "street")
    come_in(bea, link, "ana")
    expect(bea.page.get_by_role("heading", name="Everyone is here")).to_be_visible()
    bea.page.evaluate(
        """() => {
            window.beats = [];
            const note = () => {
                const beat = document.querySelector("[data-beat] h3");
                if (beat) window.beats.push(beat.innerText);
            };
            new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    bea.page.clock.install()
    bea.touch(bea.page.get_by_role("button", name="Start", exact=True))
    expect(bea.table).to_be_visible()
    seats = bea.page.get_by_role("complementary").get_by_role("listitem")
    expect(seats.nth(1)).to_contain_text("ana 2")  # two of the same name can be told apart
    bea.page.clock.run_for(1500)
    assert not any("goal" in told for told in bea.page.evaluate("window.beats"))


def test_what_nobody_learnt_from_can_be_taken_back(guests: Guests) -> None:
    ana, _bea = two_at_a_table(guests, "lantern")
    ana.touch(ana.choices()[0])
    ana.touch(ana.confirm)
    undo = ana.page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "false")
    assert ana.page.locator("[data-asked]").count() == 0
    ana.touch(undo)
    expect(ana.page.locator('[data-asked="lay"]')).to_be_visible()


def test_anybody_may_pause_the_table_and_anybody_may_go_on(guests: Guests) -> None:
    ana, bea = two_at_a_table(guests, "lantern")
    expect(bea.page.locator("[data-asked]")).to_be_visible()
    ana.touch(ana.button("Menu"))
    ana.touch(ana.button("Pause for everybody"))
    for person, by, note in ((ana, "you", r"You paused it at \d\d:\d\d"), (bea, "Ana", r"Paused since \d\d:\d\d")):
        expect(person.page.locator('[data-whose="paused"]')).to_contain_text(f"Paused by {by}")
        prompt = person.page.get_by_role("region", name="What to do")
        expect(prompt).to_contain_text("The table is paused")
        expect(prompt).to_contain_text(re.compile(note))
        expect(person.page.locator("[data-asked]")).to_have_count(0)
        expect(person.page).to_have_title(re.compile("^Ⅱ Paused"))
    bea.page.reload()
    expect(bea.page.locator('[data-whose="paused"]')).to_contain_text("Paused by Ana")
    bea.touch(bea.button("Resume"))
    for person in (ana, bea):
        expect(person.page.locator("[data-asked]")).to_be_visible()
    log = ana.page.get_by_role("region", name="Log", exact=True)
    expect(log).to_contain_text("You pause the table.")
    expect(log).to_contain_text("Bea resumes the game.")


def test_a_seat_opens_for_its_owner_alone(guests: Guests) -> None:
    ana, _bea = two_at_a_table(guests, "primes")
    carla = guests.come()
    carla.page.goto(ana.page.url)
    expect(carla.page.get_by_text("You’re watching").first).to_be_visible()
    assert carla.page.locator("[data-asked]").count() == 0
    assert carla.choices() == []


def test_one_device_goes_around_behind_a_curtain(guests: Guests) -> None:
    ana = guests.come()
    sheet = ana.open_game("primes")
    ana.set_seats(sheet, 2)
    ana.touch(sheet.locator('li[data-seat="1"]').get_by_text("Same device", exact=True))
    sheet.get_by_label("Name for seat 2").fill("Beñat")
    ana.page.get_by_label("Your name").last.fill("Ana")
    ana.touch(sheet.get_by_role("button", name="Play now"))
    seen: set[str] = set()
    for _ in range(200):
        curtain = ana.page.get_by_test_id("curtain")
        expect(curtain.or_(ana.page.locator("[data-asked]")).first).to_be_visible()
        if curtain.count():
            # Nothing of anybody's hand is on the page, not even for who reads the page aloud.
            assert ana.page.locator("[data-card]").count() == 0
            name = "Ana" if "Ana" in curtain.inner_text() else "Beñat"
            seen.add(name)
            ana.touch(curtain.get_by_role("button", name=f"I’m {name}"))
        else:
            ana.decide()
        if len(seen) == 2:
            return
    raise AssertionError(f"only {seen} came to play")


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> ServerProcess:
    return ServerProcess(tmp_path_factory.mktemp("restarted"), generous=True)


def test_a_restart_of_the_server_is_survived(guests: Guests, own_server: ServerProcess) -> None:
    ana = guests.come()
    ana.context.close()
    guests.url = own_server.url
    ana = guests.come()
    ana.play_with_bots("primes", seats=2)
    choose_a_run(ana)
    own_server.kill()
    expect(ana.page.locator('[data-line="lost"]').first).to_be_visible()
    # What was chosen waits, and is played when the server is back.
    ana.touch(ana.confirm)
    own_server.start()
    expect(ana.table).to_have_attribute("data-line", "live")
    expect(ana.page.locator(".log").first).to_contain_text("You run with")
    for _ in range(10):
        if ana.wait_for_my_turn():
            ana.decide()
    ana.leave()
    guests.leaving.pop_all()
    own_server.stop()


def test_a_move_made_without_network_is_sent_when_it_is_back(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("primes", seats=2)
    choose_a_run(ana)
    ana.context.set_offline(True)
    ana.page.evaluate("window.dispatchEvent(new Event('offline'))")
    ana.touch(ana.confirm)
    ana.context.set_offline(False)
    expect(ana.table).to_have_attribute("data-line", "live")
    expect(ana.page.get_by_role("log").or_(ana.page.locator(".log")).first).to_contain_text("You run with")


def test_two_tabs_of_one_seat_follow_each_other(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("primes", seats=2)
    ana.wait_for_my_turn()
    other = ana.context.new_page()
    other.goto(ana.page.url)
    other.locator("[data-asked]").wait_for()
    choose_a_run(ana)
    ana.touch(ana.confirm)
    expect(other.locator(".log").first).to_contain_text("You run with")
    expect(ana.page.locator(".log").first).to_contain_text("You run with")


def test_a_page_of_an_older_build_loads_itself_anew(guests: Guests) -> None:
    ana = guests.come()
    ana.go("/")
    expect(ana.page.locator("[data-game]").first).to_be_visible()
    gone: list[str] = []
    reloaded: list[str] = []

    def note(request: Request) -> None:
        if request.is_navigation_request():
            reloaded.append(request.url)

    def vanish(route: Route) -> None:
        # A preload may ask for the file before the import does, so it stays gone until the page is a new one.
        if reloaded:
            return route.continue_()
        gone.append(route.request.url)
        return route.fulfill(status=404, body="{}", content_type="application/problem+json")

    ana.page.on("request", note)
    ana.page.route("**/assets/GameSheet-*.js", vanish)
    with ana.page.expect_event("load"):
        ana.page.locator('[data-game="primes"]').click()
    assert gone
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    assert len(reloaded) == 1
    ana.faults = [fault for fault in ana.faults if "dynamically imported module" not in fault]  # said before it went
