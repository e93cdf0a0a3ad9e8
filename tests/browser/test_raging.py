"""Raging Bulls from the home page to the result, on the board's own elements."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from browser.driver import Guests, Person
from browser.test_people import two_at_a_table
from browser.test_quality import settle, violations
from stampede.core.record import RecordText
from stampede.match.verify import verify


def asked(person: Person) -> Locator:
    return person.page.get_by_role("region", name="What to do")


def roll(person: Person) -> None:
    person.wait_for_my_turn()
    person.touch(person.page.locator("[data-roll]"))
    expect(person.page.locator('[data-asked="turn"]')).to_be_visible()


def post(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-post="{name}"]')


def legal_posts(person: Person) -> list[str]:
    names: list[str] = person.page.locator("[data-post][data-legal]").evaluate_all(
        "posts => posts.map((post) => post.getAttribute('data-post'))"
    )
    return names


def finish(person: Person, seats: int) -> list[str]:
    """Plays to the end and looks at the result; returns the moves of the first seat from the downloaded record."""
    person.play_to_the_end()
    result = person.page.get_by_test_id("result")
    expect(result).to_be_visible()
    expect(result.locator("tr[data-rank]")).to_have_count(seats)
    expect(result.locator("tr.below")).to_have_count(seats if person.phone else 0)  # a phone has no room beside
    with person.page.expect_download() as downloading:
        person.touch(result.get_by_role("link", name="Download the record"))
    text = downloading.value.path().read_text(encoding="utf-8")
    assert len(verify(RecordText(text, "the download"))) == 5
    return [str(notation) for mover, notation in json.loads(text)["moves"] if mover == 0]


def saw_if_possible(person: Person) -> None:
    """A saw changes a die, a touch on the die takes it back; on a phone the die is opened first."""
    dice = person.page.locator("[data-die]")
    shown = [die.get_attribute("data-die") for die in dice.all()]
    if person.phone and person.page.locator("[data-die][data-legal]").count():
        person.touch(person.page.locator("[data-die][data-legal]").first)
    saws = person.page.locator("[data-saw]")
    if not saws.count():
        return
    notation = saws.first.get_attribute("data-saw") or ""
    person.touch(saws.first)
    expect(person.page.get_by_role("button", name="Back", exact=True)).to_have_attribute("aria-disabled", "false")
    sawn = person.page.get_by_role("button", name=re.compile(f"A sawn die, now {notation[-1]}"))
    person.touch(sawn.first)
    expect(sawn).to_have_count(0)
    assert [die.get_attribute("data-die") for die in dice.all()] == shown


def build_something(person: Person) -> None:
    """One fence from post to post, if the dice allow any; else a mallet is marked off."""
    saw_if_possible(person)
    starts = legal_posts(person)
    if not starts:
        person.touch(person.page.locator("[data-mallet]"))
    else:
        person.touch(post(person, starts[0]))
        ends = legal_posts(person)
        person.touch(post(person, ends[-1]))
        expect(person.page.locator("[data-ghost]")).to_have_count(1)
    expect(person.confirm).not_to_contain_text(re.compile("Choose first"))
    sheds = person.page.locator("[data-shed][data-legal]")
    if sheds.count():
        for card in sheds.all():
            # Before anybody chooses: both totals, or what there is to count where the shed changes none yet.
            expect(card).to_contain_text(re.compile(r"−?\d+ points?|(\d+|none) so far"))
        person.touch(sheds.first)
    expect(person.confirm).to_have_attribute("aria-disabled", "false")
    person.mean_it()
    person.page.locator('[data-asked="roll"], [data-testid="table"][data-status="over"]').first.wait_for()


def take_advice(person: Person) -> None:
    """One turn, or roll, as the hint advises it: touches what it rings, and confirms."""
    main = person.page.locator("main")
    person.page.keyboard.press("h")
    expect(main.locator("p.hint")).to_be_visible()
    for _ in range(3):  # a die and its saw, then a fence; or any one thing
        if person.can_confirm():
            break
        posts = main.locator("[data-post]:has(.hinted)")
        button = main.locator("button.hinted")
        if posts.count():
            for name in posts.evaluate_all("posts => posts.map((post) => post.getAttribute('data-post'))"):
                person.touch(post(person, name))
            expect(person.page.locator("[data-ghost]")).to_have_count(1)
            break
        if not button.count():
            break
        is_roll = button.first.get_attribute("data-roll") is not None
        person.touch(button.first)
        if is_roll:
            expect(person.page.locator('[data-asked="turn"]')).to_be_visible()
            return
        person.wait_for_answers()
    if "none" in (person.confirm.text_content() or ""):  # the saw was for the recycling zone alone
        person.touch(main.locator("[data-mallet]"))
    person.wait_for_answers()
    if not person.can_confirm() and main.locator("[data-shed][data-legal]").count():
        person.touch(main.locator("[data-shed][data-legal]").first)
    expect(person.confirm).to_have_attribute("aria-disabled", "false")
    person.mean_it()
    person.page.locator('[data-asked="roll"], [data-testid="table"][data-status="over"]').first.wait_for()


@pytest.mark.parametrize(("phone", "seats"), [(False, 3), (True, 2)], ids=["by mouse", "by touch on a phone"])
def test_a_game_from_home_to_the_result(guests: Guests, phone: bool, seats: int) -> None:
    ana = guests.come(phone=phone)
    ana.begin_at_home("raging", seats=seats)
    expect(ana.page.locator("[data-post]")).to_have_count(24)
    for _ in range(6):
        roll(ana)
        build_something(ana)
        if ana.status == "over":
            break
    moves = finish(ana, seats)
    assert moves.count("roll") >= 3
    assert any(move.startswith("fence") for move in moves)
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the screen"


def test_a_game_as_it_is_advised(guests: Guests) -> None:
    """What is advised is ringed on the thing itself, saws and the fences that they are for too."""
    ana = guests.come(phone=True)
    ana.play_with_bots("raging", seats=1)
    while ana.wait_for_my_turn():
        take_advice(ana)
    expect(ana.page.get_by_test_id("result")).to_be_visible()


def test_advice_gives_way_to_what_is_chosen_instead(guests: Guests) -> None:
    """The table says what the chosen fence leads to, beside the button that builds it."""
    ana = guests.come()
    ana.play_with_bots("raging", seats=2)
    roll(ana)
    ana.page.keyboard.press("h")
    advice = ana.page.locator("main p.hint")
    expect(advice).to_be_visible()
    ana.touch(ana.page.locator('[data-step="next"]'))
    expect(ana.confirm).to_contain_text("Build")
    expect(advice).to_have_count(0)
    ana.touch(ana.page.get_by_role("button", name="Back", exact=True))
    expect(advice).to_be_visible()


def test_a_second_post_previews_the_fence_and_its_score(guests: Guests) -> None:
    """Looking is not choosing: the ghost of a fence comes and goes; chosen, it is a step that Back takes away."""
    ana = guests.come()
    ana.play_with_bots("raging", seats=2)
    roll(ana)
    for start in legal_posts(ana):
        ana.touch(post(ana, start))
        ends = legal_posts(ana)
        if ends:
            break
    ghost = ana.page.locator("[data-ghost]")
    post(ana, ends[0]).hover()
    expect(ghost).to_have_count(1)
    expect(ana.page.locator("[data-then]")).to_be_visible()
    expect(ana.confirm).to_have_attribute("aria-disabled", "true")
    ana.page.mouse.move(5, 400)
    expect(ghost).to_have_count(0)
    ana.touch(post(ana, ends[0]))
    expect(ana.confirm).to_contain_text(re.compile(r"Build \w+\s\d – \w+\s\d"))
    expect(ghost).to_have_count(1)
    ana.touch(ana.page.get_by_role("button", name="Back", exact=True))
    expect(ghost).to_have_count(0)
    # From post to post by dragging is the same.
    boxes = [post(ana, name).locator(".hit").bounding_box() for name in (start, ends[0])]
    (x1, y1), (x2, y2) = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    ana.page.mouse.move(x1, y1)
    ana.page.mouse.down()
    ana.page.mouse.move((x1 + x2) / 2, (y1 + y2) / 2, steps=4)
    ana.page.mouse.move(x2, y2, steps=4)
    ana.page.mouse.up()
    expect(ana.confirm).to_contain_text(re.compile(r"Build \w+\s\d – \w+\s\d"))


def test_an_impossible_fence_is_red_and_says_why_with_its_rule(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("raging", seats=2)
    roll(ana)
    start = legal_posts(ana)[0]
    ana.touch(post(ana, start))
    ends = legal_posts(ana)
    sides = {"N", "E", "S", "W"} - {start[0]}
    wrong = next(f"{side}{n}" for side in sorted(sides) for n in range(1, 7) if f"{side}{n}" not in ends)
    ana.touch(post(ana, wrong))
    expect(ana.page.locator("[data-refused]")).to_be_visible()
    expect(asked(ana).get_by_role("alert")).to_contain_text(re.compile("No die shows|would run through|need"))
    clause = asked(ana).locator("button.clause")
    number = (re.search(r"R\d+", clause.inner_text()) or ["?"])[0]
    ana.touch(clause)
    expect(ana.page.get_by_role("dialog").locator(f'[data-clause="{number}"]')).to_be_in_viewport()


def test_the_keyboard_alone_builds_a_fence(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("raging", seats=2)
    ana.wait_for_my_turn()
    ana.page.keyboard.press("g")
    expect(ana.page.locator('[data-asked="turn"]')).to_be_visible()
    ana.page.keyboard.press("]")
    expect(ana.page.locator("[data-ghost]")).to_have_count(1)
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("main [data-fence]").first).to_be_attached()
    expect(ana.page.locator('[data-asked="roll"]')).to_be_visible()


def test_the_next_legal_thing_and_enter_play_a_round_and_focus_goes_along(guests: Guests) -> None:
    """What is answered goes away; the focus is then on what is asked next, never lost."""
    ana = guests.come()
    ana.play_with_bots("raging", seats=2)
    ana.wait_for_my_turn()
    keyboard, focused = ana.page.keyboard, ana.page.locator("main :focus")
    keyboard.press(".")
    expect(focused).to_have_attribute("data-roll", "")
    keyboard.press("Enter")
    expect(ana.page.locator('[data-asked="turn"]')).to_be_visible()
    first = ana.page.locator("[data-post]:focus")
    expect(first).to_have_attribute("data-legal", "")  # on an empty field some fence is always possible
    keyboard.press("Enter")
    expect(first).to_have_attribute("aria-pressed", "true")
    assert first.get_attribute("data-legal") is None
    keyboard.press(".")
    keyboard.press("Enter")
    expect(ana.confirm).to_contain_text(re.compile(r"Build \w+\s\d – \w+\s\d"))
    expect(focused).to_have_attribute("aria-pressed", "true")
    keyboard.press("Enter")
    expect(ana.page.locator('[data-asked="roll"]')).to_be_visible()
    expect(focused).to_have_attribute("data-roll", "")


def test_the_keys_of_the_board(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("raging", seats=2)
    roll(ana)
    keyboard = ana.page.keyboard
    legal = legal_posts(ana)
    number = legal[0][1]
    keyboard.press(number)
    expect(ana.page.locator(":focus")).to_have_attribute("data-post", re.compile(f"^.{number}$"))
    start = ana.page.locator(":focus").get_attribute("data-post") or ""
    keyboard.press("ArrowRight")
    onward = legal[(legal.index(start) + 1) % len(legal)]  # they are told clockwise
    expect(post(ana, onward)).to_be_focused()
    keyboard.press("ArrowLeft")
    expect(post(ana, start)).to_be_focused()
    keyboard.press("m")
    expect(ana.confirm).to_have_text("No fence: lose a mallet")
    keyboard.press("[")
    expect(ana.confirm).to_contain_text(re.compile(r"Build \w+\s\d – \w+\s\d"))
    keyboard.press("Backspace")
    expect(ana.page.locator("[data-ghost]")).to_have_count(0)
    # Nobody has a saw yet: none is offered, and the key says why.
    expect(ana.page.locator("[data-die]:enabled, [data-saw]")).to_have_count(0)
    keyboard.press("s")
    expect(ana.page.get_by_role("region", name="What to do")).to_contain_text("You have no saw")


def test_both_build_at_once_and_the_close_shows_what_the_other_did(guests: Guests) -> None:
    """Nobody waits for the slowest except at the roll; until then, all that shows is who is ready."""
    ana, bea = two_at_a_table(guests, "raging")
    for person in (bea, ana):
        person.wait_for_my_turn()
        person.touch(person.page.locator("[data-roll]"))
    for person in (ana, bea):
        expect(person.page.locator('[data-asked="turn"]')).to_be_visible()
    rival = ana.page.locator("[data-rival]")
    expect(rival.locator('[data-condition="busy"]')).to_be_visible()
    # Bea builds and is ready for the next roll while Ana still has her dice.
    bea.touch(bea.page.locator('[data-step="next"]'))
    expect(bea.page.locator("[data-ghost]")).to_have_count(1)
    bea.touch(bea.confirm)
    expect(bea.page.locator('[data-asked="roll"]')).to_be_visible()
    bea.touch(bea.page.locator("[data-roll]"))
    expect(asked(bea)).to_contain_text("Ana")
    expect(rival.locator('[data-condition="ready"]')).to_have_text("ready")
    expect(rival.locator("[data-fence]")).to_have_count(0)
    expect(ana.page.locator('[data-asked="turn"]')).to_be_visible()
    ana.touch(ana.page.locator('[data-step="next"]'))
    expect(ana.page.locator("[data-ghost]")).to_have_count(1)
    ana.touch(ana.confirm)
    ana.touch(ana.page.locator("[data-roll]"))
    for person in (ana, bea):
        expect(person.page.locator('[data-asked="turn"]')).to_be_visible()
    expect(rival.locator("[data-fence]")).to_have_count(1)
    expect(rival.locator("[data-deed]")).to_contain_text("last round")
    # On a phone the field of the other is in the sheet.
    bea.touch(bea.page.get_by_role("button", name=re.compile("Open the score sheet")))
    expect(bea.page.get_by_role("dialog").locator("[data-rival] [data-fence]")).to_have_count(1)
    bea.touch(bea.page.get_by_role("dialog").get_by_role("button", name=re.compile("Ana")))
    expect(bea.page.get_by_role("dialog")).to_contain_text("Ana’s field")


def test_what_the_others_built_is_told_before_the_next_dice(guests: Guests) -> None:
    """All have built at the same time: nobody is said to be playing, and the dice are still those they built with."""
    ana = guests.come(calm=False, pace="normal")
    ana.play_with_bots("raging", seats=2)
    roll(ana)
    build_something(ana)
    ana.page.evaluate(
        """() => {
            window.seen = [];
            const look = () => {
                const beat = document.querySelector("[data-beat]");
                const roundOf = () => document.querySelector(".left h2 small").textContent;
                if (beat) window.seen.push([roundOf(), document.querySelector(".headline").textContent.trim(),
                    document.querySelector("[data-whose]")?.dataset.whose ?? ""]);
            };
            new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    roll(ana)
    seen = ana.page.evaluate("window.seen")
    assert seen[0][0] == "Round 1"
    assert {headline for _, headline, _ in seen} - {"Playing…"} == {
        "What the others did"
    }  # at first, mine is on its way
    assert {whose for _, _, whose in seen} == {""}


def test_who_watches_sees_every_field(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("raging", seats=2)
    roll(ana)
    build_something(ana)
    for phone in (False, True):
        eva = guests.come(phone=phone)
        eva.go(ana.page.url)
        expect(eva.table).to_be_visible()
        expect(eva.page.locator("[data-post]")).to_have_count(24)
        assert eva.page.locator("main [data-legal]").count() == 0
        rival = eva.page.locator("[data-rival]")
        expect(rival).to_have_attribute("data-rival", "1")
        eva.touch(rival.get_by_role("button"))
        expect(rival).to_have_attribute("data-rival", "0")
        eva.leave()


def test_two_fingers_enlarge_the_field_and_posts_still_answer(guests: Guests) -> None:
    ana = guests.come(phone=True)
    ana.play_with_bots("raging", seats=2)
    roll(ana)
    field = ana.page.locator("main svg[viewBox]", has=ana.page.locator("[data-post]"))
    whole = field.get_attribute("viewBox")
    box = field.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = ana.context.new_cdp_session(ana.page)

    def fingers(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}] if apart else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 40)
    for apart in (50, 60, 70):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    expect(field).not_to_have_attribute("viewBox", whole or "")
    expect(ana.page.locator("main [aria-pressed=true]")).to_have_count(0)  # two fingers choose nothing
    ana.touch(ana.page.get_by_role("button", name="Show the whole field"))
    expect(field).to_have_attribute("viewBox", whole or "")
    start = legal_posts(ana)[0]
    ana.touch(post(ana, start))
    expect(post(ana, start)).to_have_attribute("aria-pressed", "true")


def test_a_thumb_beside_a_post_hits_it(guests: Guests) -> None:
    """Posts are drawn smaller than a thumb: what is near counts."""
    ana = guests.come(phone=True, size={"width": 360, "height": 640})
    ana.play_with_bots("raging", seats=2)
    roll(ana)
    start = legal_posts(ana)[0]
    box = post(ana, start).locator(".hit").bounding_box()
    assert box is not None
    outward = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[start[0]]
    x, y = box["x"] + box["width"] / 2 - 22 * outward[0], box["y"] + box["height"] / 2 - 22 * outward[1]
    ana.page.touchscreen.tap(x, y)
    expect(post(ana, start)).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")], ids=["desk", "phone"])
def test_nothing_stands_in_anybodys_way(guests: Guests, phone: bool, theme: str) -> None:
    ana = guests.come(phone=phone, theme=theme)
    ana.play_with_bots("raging", seats=4)
    ana.wait_for_my_turn()
    settle(ana)
    assert violations(ana.page) == []
    roll(ana)
    ana.touch(ana.page.locator('[data-step="next"]'))
    expect(ana.page.locator("[data-ghost]")).to_have_count(1)
    assert violations(ana.page) == []
    ana.page.keyboard.press("t")
    expect(ana.page.get_by_test_id("text-table")).to_be_visible()
    assert violations(ana.page) == []


def test_alone_the_result_tells_points_and_a_medal(guests: Guests) -> None:
    """Alone there is nobody to beat; it says how far you got: the medal, if any, and how far the next one was."""
    ana = guests.come()
    ana.play_with_bots("raging", seats=1)
    for _ in range(60):
        if not ana.wait_for_my_turn():
            break
        take_advice(ana)
    result = ana.page.get_by_test_id("result")
    expect(result).to_be_visible()
    points = int((result.locator("td.points").text_content() or "").strip().replace("−", "-"))
    title = ana.page.get_by_role("dialog").get_by_role("heading").first
    expect(title).to_have_text(re.compile(f"{abs(points)} points!|One point!"))
    reached = ana.page.locator(".medals .reached").count()
    medal = ["", "Bronze medal", "Silver medal", "Gold medal"][reached]
    short = r"\d+ points? short of \w+" if reached < 3 else ""
    expect(result.locator(".honour")).to_have_text(re.compile(f"^{', '.join(filter(None, (medal, short)))}$"))
