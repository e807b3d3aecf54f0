"""The judge's desk on a phone: a paper table from nothing, a Solution opened level by level, a call from a live table
ruled by two judges on two phones (docs/judges.md; trust.md, promise 22)."""

import re
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Locator, Page, Request, ViewportSize, expect

from tests.browser.chromium import PHONE
from tests.browser.conftest import Visit
from tests.browser.guard import Guard
from tests.browser.pages.axe import violations
from tests.browser.pages.conftest import Enter
from tests.browser.pages.http_guest import HttpGuest
from tests.support.house import next_step

MOST_TAPS: Final = 60
SMALL: Final[ViewportSize] = {"width": 320, "height": 640}
HOLD: Final = re.compile("Hold to open")
SETTINGS: Final = {"game": "on-sets", "division": "middle", "form": "basic", "clock": "official"}
SCREENS: Final = (
    "desk", "new", "find", "ruling/guideline-B4", "rules", "questions", "clocks", "cards", "selection", "procedure",
    "equipment", "two", "test",
)  # fmt: skip
WIDER: Final = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


class Finger:
    """Taps on a phone, and how many there were."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def tap(self, what: Locator) -> None:
        """Tap something once."""
        what.tap()
        self.taps += 1

    def button(self, name: str | re.Pattern[str], within: Locator | None = None) -> None:
        """Tap a button by its name."""
        self.tap((within or self.page).get_by_role("button", name=name, exact=isinstance(name, str)).first)

    def hold(self, what: Locator) -> None:
        """Hold something until the server has answered."""
        what.scroll_into_view_if_needed()
        box = what.bounding_box()
        assert box is not None
        self.taps += 1
        with self.page.expect_response(lambda answer: answer.url.endswith("/openings")):
            self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            self.page.mouse.down()
        self.page.mouse.up()


def desk_of(context: BrowserContext, name: str) -> Page:
    """A phone whose owner opens the desk under a name."""
    page = context.new_page()
    page.goto("/judge")
    page.locator("input[name=nickname]").fill(name)
    page.get_by_role("button", name="Open my desk").tap()
    page.get_by_role("heading", name="Calls").wait_for()
    return page


def paper_table(finger: Finger, solution: list[str]) -> None:
    """A paper table from nothing to a sealed Solution, by taps."""
    page = finger.page
    finger.tap(page.get_by_role("navigation", name="Tools", exact=True).get_by_role("link", name="Paper table"))
    finger.button("Set it up")
    for card in (
        "blue, red card",
        "blue card",
        "red, green, yellow card",
        "blank card",
        "green, yellow card",
        "red card",
    ):
        finger.button(card)
    tray = page.locator(".tray")
    finger.tap(tray.get_by_role("button", name="1", exact=True))
    finger.button(re.compile("^Permitted"))
    for cube in ("blue", "red", "green", "union", "intersection", "minus"):
        finger.tap(tray.get_by_role("button", name=cube, exact=True))
    finger.button(re.compile("^Resources"))
    for cube in ("blue", "complement"):
        finger.tap(tray.get_by_role("button", name=cube, exact=True))
    finger.button("Next: the Solution")
    finger.button("Player 1")
    for key in solution:
        finger.tap(page.locator(".keypad").get_by_role("button", name=key, exact=True))
    finger.button("Seal it")
    page.locator(".seals").wait_for()


REPEATED: Final = """async ([steps, solution]) => {
  const csrf = document.cookie.split("; ").find((one) => one.includes("forceout_csrf=")).split("=")[1];
  let match = "";
  let made = {};
  for (const [path, body] of steps) {
    const sent = "solution" in body ? { ...body, solution } : body;
    const answer = await fetch(path.replace("MATCH", match), {
      method: "POST",
      headers: { "content-type": "application/json", "x-forceout-csrf": csrf },
      body: JSON.stringify(sent),
    });
    made = await answer.json();
    match ||= made.match;
  }
  return `${match}/${made.number}`;
}"""
"""Sends again what a desk sent while a table was set up, with another Solution."""


class Setup:
    """A paper table that is tapped in once, and made again by the same requests."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.steps: list[tuple[str, dict[str, object]]] = []

    def tapped_in(self, solution: list[str]) -> Finger:
        """Tap it in from nothing, with what is sent kept."""
        sent: list[Request] = []

        def keep(request: Request) -> None:
            sent.append(request)

        self.page.on("request", keep)
        finger = Finger(self.page)
        paper_table(finger, solution)
        self.page.remove_listener("request", keep)
        posts = [one for one in sent if one.method == "POST" and "/api/desk/tables" in one.url]
        match = posts[-1].url.rpartition("/tables/")[2].partition("/")[0]
        self.steps = [(urlsplit(one.url).path.replace(match, "MATCH"), one.post_data_json or {}) for one in posts]
        return finger

    def again(self, solution: str) -> Finger:
        """The same table anew, with a Solution."""
        made = self.page.evaluate(REPEATED, [self.steps, solution])
        self.page.goto(f"/judge#check/{made}")
        self.page.reload()
        self.page.locator(".seals").wait_for()
        return Finger(self.page)


def shown(page: Page) -> str:
    """Everything that a page holds, with what chance gave made alike."""
    page.wait_for_load_state("networkidle")
    match = page.url.rpartition("#check/")[2].partition("/")[0]
    text: str = page.locator("main").evaluate("(one) => one.outerHTML")
    return re.sub(r"\d\d:\d\d( [AP]M)?", "TIME", text.replace(match, "MATCH"))


def ask(finger: Finger, level: int) -> Locator:
    """Say that somebody asks for a level."""
    strip = finger.page.locator(".seal").nth(level - 1)
    finger.tap(strip.get_by_role("button", name=re.compile("^Somebody asks")))
    return strip


def reach(finger: Finger, level: int) -> str:
    """Open a level of the lock that is on the screen, and read the screen."""
    strip = ask(finger, level)
    if level == 1:
        finger.tap(strip.locator(".pick").first)
    elif level == 2:
        strip.get_by_role("combobox").select_option("required-unused")
        strip.get_by_label("Which cube").fill("B")
    finger.hold(strip.get_by_role("button", name=HOLD))
    expect(strip.locator(".seal__answer")).to_have_count(1)
    return shown(finger.page)


def screens_of(setup: Setup, solution: str) -> dict[str, str]:
    """What the screen holds after each level, from the seal to the fourth; the third level ends all objections, so it
    has a lock of its own."""
    finger = setup.again(solution)
    screens = {"sealed": shown(finger.page)}
    screens |= {f"L{level}": reach(finger, level) for level in (1, 2, 4)}
    screens["L3"] = reach(setup.again(solution), 3)
    return screens


def test_promise_22_a_paper_table_from_nothing_and_a_solution_level_by_level(visit: Visit) -> None:
    context = visit(PHONE, has_touch=True)
    page = desk_of(context, "Ruth")
    setup = Setup(page)
    tapped = setup.tapped_in(["red", "intersection", "green"])
    assert tapped.taps < MOST_TAPS
    as_tapped = shown(page)
    # Two Solutions of the same length that equal the Goal, and one that does not.
    equal, other, unequal = (screens_of(setup, solution) for solution in ("R∩G", "B∩R", "G-B"))
    numbers = re.compile(r'href="[^"]*"|id="[^"]*"')

    def alike(one: dict[str, str], another: dict[str, str]) -> set[str]:
        return {level for level in one if numbers.sub("", one[level]) == numbers.sub("", another[level])}

    assert alike({"sealed": as_tapped}, equal) == {"sealed"}
    # Below the level that works it out not a byte of the screen differs: of two that equal the Goal not even at the
    # third, where yes or no is all that may be seen.
    assert alike(equal, other) == {"sealed", "L1", "L2", "L3"}
    assert alike(equal, unequal) == {"sealed", "L1", "L2"}
    strip = page.locator(".seal").nth(2)
    expect(strip.locator(".seal__answer")).to_contain_text("No")
    expect(page.locator(".seal").nth(1)).to_have_class(re.compile("is-shut"))
    # Turned to the table it is a page of its own, with one sentence.
    strip.get_by_role("link", name="Turn this answer to the table").tap()
    expect(page.locator(".turned__card h1")).to_contain_text("No")
    assert page.locator(".seal").count() == 0
    assert violations(page, "turned") == []
    back = page.get_by_role("button", name="Judge: hold for two seconds")
    box = back.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.locator(".seals").wait_for()
    page.mouse.up()


def live_table(enter: Enter) -> tuple[str, dict[str, HttpGuest]]:
    """A match between two whose host does not play, in the middle of a shake."""
    guests = {name: enter(name) for name in ("Hedy", "Ada", "Ben")}
    host = guests["Hedy"]
    match: str = host.said("/api/matches", SETTINGS)["match"]
    token = host.client.cookies.get("forceout_csrf") or ""
    host.client.delete(f"/api/matches/{match}/seats/P1", headers={"x-forceout-csrf": token}).raise_for_status()
    for name in ("Ada", "Ben"):
        guests[name].said("/api/join", {"code": host.said(f"/api/matches/{match}/code")["code"]})
    return match, guests


def play_to_goal(match: str, guests: dict[str, HttpGuest]) -> None:
    """Play until a Goal is set."""
    for _ in range(80):
        for name in ("Ada", "Ben"):
            view = guests[name].view(match)
            if view["shake"] is not None and view["shake"]["goal"] is not None:
                return
            wanted = next_step(view)
            if wanted is not None:
                assert guests[name].act(match, view["seq"], wanted).is_success
    raise AssertionError("no Goal was set")


def judge_by_code(context: BrowserContext, name: str, code: str) -> Page:
    """A phone whose owner becomes a judge by a code."""
    page = context.new_page()
    page.goto(f"/judge#code={code}")
    page.locator("input[name=nickname]").fill(name)
    page.get_by_role("button", name="Judge here").tap()
    page.get_by_role("heading", name="Scores so far").wait_for()
    return page


def test_a_call_from_a_live_table_is_ruled_by_two_judges_on_two_phones(visit: Visit, enter: Enter) -> None:
    match, guests = live_table(enter)
    host = guests["Hedy"]
    codes = [host.said(f"/api/matches/{match}/judge-code")["code"] for _ in range(1)]
    ruth = judge_by_code(visit(PHONE, has_touch=True), "Ruth", codes[0])
    code = host.said(f"/api/matches/{match}/judge-code")["code"]
    kwame = judge_by_code(visit(PHONE, has_touch=True), "Kwame", code)
    host.said(f"/api/matches/{match}/start")
    play_to_goal(match, guests)
    phone = visit(PHONE, has_touch=True)
    guests["Ada"].lend_cookies(phone)
    ada = phone.new_page()
    ada.goto(f"/t/{match}")
    ada.get_by_role("button", name="Menu").first.tap()
    ada.get_by_role("button", name="Call a judge").first.tap()
    sheet = ada.get_by_role("dialog", name="Call a judge")
    expect(sheet.get_by_role("button", name=re.compile("equal the Goal"))).to_have_attribute("aria-disabled", "true")
    sheet.get_by_role("button", name=re.compile("behaviour")).tap()
    assert violations(ada, "call sheet") == []
    sheet.get_by_role("button", name="Call a judge").tap()
    expect(ada.locator(".callline")).to_contain_text("You called a judge")
    expect(ada.locator(".mat .section").first).to_be_hidden()
    # The judge goes, is there, rules, and asks another judge.
    ruth.goto("/judge#desk")
    call = ruth.locator(".call").filter(has_text="Behaviour")
    call.get_by_role("button", name="I am going").tap()
    expect(ada.locator(".callline")).to_contain_text("Ruth is on the way")
    ruth.get_by_role("button", name="I am there").tap()
    expect(ada.locator(".callline")).to_contain_text("Ruth is here")
    expect(ada.locator(".mat .section").first).to_be_visible()
    ruth.get_by_role("navigation").get_by_role("link", name="Find a ruling").tap()
    ruth.get_by_label("What happened?").fill("negative goal")
    ruth.locator(".result").first.tap()
    for line in ("Ruling", "Penalty", "Say", "Don't say"):
        expect(ruth.locator(".ruling dt").filter(has_text=re.compile(f"^{line}$"))).to_be_visible()
    ruth.get_by_role("button", name=re.compile("^I ruled this at")).tap()
    expect(ruth.get_by_role("heading", name="What was ruled")).to_be_visible()
    ruth.get_by_role("navigation").get_by_role("link", name="Penalty").tap()
    ruth.get_by_role("group", name="Who?").get_by_role("button", name=re.compile("Ben")).tap()
    ruth.get_by_role("button", name=re.compile("^All \\d+ causes")).tap()
    ruth.get_by_role("group", name="What for?").get_by_role("button", name=re.compile("[Uu]nfair")).tap()
    ruth.get_by_role("button", name="Ask a second judge").tap()
    expect(ruth.get_by_text("answers on another phone")).to_be_visible()
    kwame.get_by_text("Ruth asks: do you agree?").first.tap()
    expect(kwame.get_by_text("Both must agree")).to_be_visible()
    assert violations(kwame, "second judge") == []
    kwame.get_by_role("button", name="I agree").tap()
    expect(ruth.get_by_text("Kwame agrees.")).to_be_visible()
    assert guests["Ada"].view(match)["shake"]["penalties"]["P2"] == -1
    # A second judge rules the same; the player appeals, and the result is held.
    ruth.goto(f"/judge#table/{match}")
    ruth.get_by_role("button", name="Second judge").tap()
    kwame.get_by_text("Ruth asks: do you agree?").first.tap()
    kwame.get_by_role("button", name="I agree").tap()
    ruth.get_by_role("button", name="Settled: play goes on").tap()
    expect(ada.locator(".callline")).to_have_count(0)
    view = guests["Ben"].view(match)
    assert guests["Ben"].act(match, view["seq"], {"do": "appeal", "reason": "rule-misread"}).is_success
    expect(ruth.get_by_text("The result is held.").first).to_be_visible()
    assert violations(ruth, "table card") == []


def test_warnings_are_seen_in_the_next_round(visit: Visit) -> None:
    context = visit(PHONE, has_touch=True)
    page = desk_of(context, "Ruth")
    finger = Finger(page)
    for played in ("1", "2"):
        page.goto("/judge#desk")
        page.get_by_role("heading", name="Tables").wait_for()
        finger.tap(page.get_by_role("navigation", name="Tools", exact=True).get_by_role("link", name="Paper table"))
        if played == "2":
            finger.button("Round: more")
        finger.button("Set it up")
        finger.button("Badges")
        page.locator(".badge-row input").first.fill("17")
        finger.tap(page.locator(".tray").get_by_role("button", name="1", exact=True))
        finger.button("Next: the Solution")
        page.locator(".keypad").wait_for()
        match = page.url.rpartition("/")[2]
        page.goto(f"/judge#table/{match}")
        page.get_by_role("heading", name="Scores so far").wait_for()
        if played == "1":
            page.goto(f"/judge#penalty/{match}")
            finger.tap(page.get_by_role("group", name="Who?").get_by_role("button", name=re.compile("#17")))
            finger.button("Talking")
            finger.button("Warn only")
            page.get_by_role("heading", name="Scores so far").wait_for()
            expect(page.get_by_text("Warned: #17")).to_be_visible()
            page.goto(f"/judge#penalty/{match}")
            finger.tap(page.get_by_role("group", name="Who?").get_by_role("button", name=re.compile("#17")))
            finger.button("Disqualify a player…")
            finger.tap(page.get_by_role("group", name="Why?").get_by_role("button", name="Behaviour"))
            finger.tap(page.get_by_role("group", name="For how long?").get_by_role("button", name="All rounds to come"))
            finger.button("#17 is out for good…")
            finger.button("Yes: #17 plays no round any more")
            page.get_by_role("heading", name="Scores so far").wait_for()
            for file in ("This table as CSV", "The whole event as JSON"):
                with page.expect_download() as saved:
                    finger.tap(page.get_by_role("link", name=file))
                assert "disqualify" in Path(saved.value.path()).read_text("utf-8")
    expect(page.get_by_text("out for good")).to_be_visible()
    expect(page.get_by_text("Warned: #17")).to_be_visible()
    expect(page.get_by_text("in an earlier round (1)")).to_be_visible()


def test_every_screen_fits_a_small_phone_and_axe_finds_nothing(visit: Visit) -> None:
    context = visit(PHONE, has_touch=True)
    page = desk_of(context, "Ruth")
    found: list[str] = []
    for screen in SCREENS:
        page.goto(f"/judge#{screen}")
        page.locator("main h1").wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        page.set_viewport_size(SMALL)
        wider: int = page.evaluate(WIDER)
        assert wider <= 0, (screen, wider)
        for theme in ("light", "dark"):
            page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
            found += violations(page, f"{screen}, {theme}")
        page.set_viewport_size(PHONE)
    assert found == []


def test_the_desk_goes_on_without_a_network(visit: Visit, guard: Guard) -> None:
    guard.may_be_cut_off = True
    context = visit(PHONE, has_touch=True)
    page = desk_of(context, "Ruth")
    page.wait_for_load_state("networkidle")
    context.set_offline(True)
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    page.get_by_role("navigation", name="Tools", exact=True).get_by_role("link", name="Find a ruling").tap()
    expect(page.get_by_text("This screen goes on without it")).to_be_visible()
    page.get_by_label("What happened?").fill("negative goal")
    page.locator(".result").first.tap()
    expect(page.locator(".ruling__line--say")).to_be_visible()
    page.locator(".ruling .rule").first.tap()
    expect(page.locator(".results article").first).to_be_visible()
    page.evaluate("() => { location.hash = 'clocks'; }")
    page.get_by_role("button", name="Start", exact=True).first.tap()
    expect(page.get_by_role("timer").first).not_to_have_text("")
    page.evaluate("() => { location.hash = 'cards'; }")
    page.get_by_role("button", name="Work").tap()
    page.locator(".board-cards button").first.tap()
    expect(page.locator(".board-cards .is-down")).to_have_count(1)
    context.set_offline(False)


def test_the_desk_is_worked_by_keys(visit: Visit) -> None:
    page = desk_by_mouse(visit)
    page.goto("/judge#find")
    page.get_by_label("What happened?").focus()
    page.keyboard.type("negative goal")
    page.locator(".result").first.wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.classList.contains('result')"):
            break
    page.keyboard.press("Enter")
    expect(page.locator(".ruling__line--say")).to_be_visible()


def desk_by_mouse(visit: Visit) -> Page:
    """A desk on a desktop."""
    page = visit().new_page()
    page.goto("/judge")
    page.locator("input[name=nickname]").fill("Ruth")
    page.get_by_role("button", name="Open my desk").click()
    page.get_by_role("heading", name="Calls").wait_for()
    return page
