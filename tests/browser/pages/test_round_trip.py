"""Tests of the round trip: home, one's own tables and page, codes, rematches and leaving, on phones and a small laptop.

Each test opens its pages once and looks at them in every size.
"""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.chromium import PHONE
from tests.browser.conftest import PATIENCE, Visit
from tests.browser.guard import Guard
from tests.browser.pages.axe import faults
from tests.browser.pages.conftest import Enter
from tests.browser.pages.http_guest import HttpGuest
from tests.browser.pages.staging import ON_SETS
from tests.browser.tables import post

SIZES: Final[dict[str, ViewportSize]] = {
    "phone": PHONE,
    "phone on its side": {"width": 844, "height": 390},
    "small laptop": {"width": 1280, "height": 800},
}
CHROMEBOOK: Final[ViewportSize] = {"width": 1366, "height": 768}
SMALLEST_TARGET: Final = 44
TARGETS: Final = """() => [...document.querySelectorAll("a.btn, button, .tab, .nav__item, .me, .door, input")]
  .filter((one) => one.checkVisibility() && !one.closest("dialog:not([open]), .term"))
  .map((one) => [one.getBoundingClientRect(), one.textContent || one.getAttribute("aria-label") || one.name])
  .filter(([box]) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
  .map(([box, name]) => `${name.trim()} ${Math.round(box.width)}x${Math.round(box.height)}`)"""
FITS: Final = "document.documentElement.scrollWidth <= innerWidth"


def is_in_view(page: Page, what: Locator, below: float = 0) -> bool:
    """Whether something is in view at once, above what lies at the bottom."""
    box = what.bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"] - below


def bottom_bar(page: Page) -> float:
    """How much of the page the tabs cover."""
    bar = page.locator(".tabbar")
    box = bar.bounding_box() if bar.is_visible() else None
    return 0.0 if box is None else box["height"]


def fits(page: Page, name: str) -> None:
    """A page has no sideways scrolling and no small target."""
    assert page.evaluate(FITS), f"{name}: scrolls sideways"
    assert page.evaluate(TARGETS) == [], name


@pytest.fixture
def juniper(enter: Enter) -> HttpGuest:
    """Somebody else."""
    return enter("Juniper")


def table_of_two(host: HttpGuest, other: HttpGuest, **settings: Any) -> str:
    """A match of two that has begun."""
    match: str = host.said("/api/matches", {**ON_SETS, "seats": 2, "clock": "off", **settings})["match"]
    code = host.said(f"/api/matches/{match}/code")["code"]
    other.said("/api/join", {"code": code})
    host.said(f"/api/matches/{match}/start")
    return match


def test_a_bot_is_one_tap_away_in_every_size(visit: Visit, enter: Enter, juniper: HttpGuest) -> None:
    context = visit()
    marlow = enter("Marlow")
    marlow.lend_cookies(context)
    page = context.new_page()
    for has_tables in (False, True):
        if has_tables:
            table_of_two(juniper, marlow)
            table_of_two(marlow, juniper)
        page.goto("/")
        page.locator(".owntable" if has_tables else ".game").first.wait_for()
        for name, size in {**SIZES, "Chromebook": CHROMEBOOK}.items():
            page.set_viewport_size(size)
            page.evaluate("scrollTo(0, 0)")
            buttons = page.get_by_role("button", name="Play a bot")
            seen = [is_in_view(page, one, bottom_bar(page)) for one in buttons.all()]
            both = name in ("small laptop", "Chromebook")
            # On its side a phone has room for one's own tables or for a bot.
            is_full = has_tables and name == "phone on its side"
            assert is_full or (all(seen) if both else any(seen)), (name, has_tables, seen)
            fits(page, name)
            assert page.locator(".tabbar").is_visible() == (size["width"] < 1100)
            assert page.get_by_role("navigation", name="Main").get_by_role("link", name="Learn").is_visible()


def test_the_tabs_have_more_and_lead_to_my_page(visit: Visit) -> None:
    page = visit(PHONE, has_touch=True).new_page()
    page.goto("/")
    page.locator(".tabbar").get_by_role("button", name="More").tap()
    sheet = page.get_by_role("dialog", name="More")
    expect(sheet).to_be_visible()
    fits(page, "more")
    sheet.get_by_role("link", name="My page").tap()
    page.wait_for_url("**/me")
    expect(page.get_by_role("heading", name="My page")).to_be_visible()
    expect(page.get_by_text("You have not played here yet.")).to_be_visible()


# What a finger does, with the click as late as on a slow machine: the sheet is there by then.
LATE_CLICK: Final = """async (more) => {
  const { x, y, width, height } = more.getBoundingClientRect();
  const at = { bubbles: true, cancelable: true, clientX: x + width / 2, clientY: y + height / 2, detail: 1 };
  for (const kind of ["pointerdown", "pointerup"])
    more.dispatchEvent(new PointerEvent(kind, { ...at, pointerType: "touch" }));
  while (!document.querySelector("dialog[open]")) await new Promise(requestAnimationFrame);
  const link = document.querySelector("dialog[open] a");
  const [late, next] = [new MouseEvent("click", at), new MouseEvent("click", at)];
  link.dispatchEvent(late);
  link.dispatchEvent(new PointerEvent("pointerdown", { ...at, pointerType: "touch" }));
  addEventListener("click", (event) => event.preventDefault(), { once: true });
  let arrived = false;
  link.addEventListener("click", () => (arrived = true));
  link.dispatchEvent(next);
  return [late.defaultPrevented, arrived];
}"""


def test_the_click_that_follows_a_touch_does_not_press_what_the_touch_has_opened(visit: Visit) -> None:
    page = visit(PHONE, has_touch=True).new_page()
    page.goto("/")
    more = page.locator(".tabbar").get_by_role("button", name="More")
    assert more.evaluate(LATE_CLICK) == [True, True]
    expect(page.get_by_role("dialog", name="More")).to_be_visible()


def test_home_says_where_i_sit_and_whose_turn_it_is_and_leads_back(
    visit: Visit, enter: Enter, juniper: HttpGuest
) -> None:
    context = visit()
    marlow = enter("Marlow")
    marlow.lend_cookies(context)
    match = table_of_two(juniper, marlow, is_listed=True, is_watchable=True)
    page = context.new_page()
    page.goto("/")
    row = page.locator(".owntable")
    expect(row).to_contain_text("Juniper")
    expect(row).to_contain_text("Your turn.")
    expect(row).to_contain_text("Roll for the first Goal.")
    expect(page).to_have_title("Your turn · Play · Forceout")
    # Where one sits is offered as nothing else.
    expect(page.locator(f'.opens [href="/t/{match}"]')).to_have_count(0)
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        page.evaluate("scrollTo(0, 0)")
        assert is_in_view(page, row.get_by_role("link", name="Go on"), bottom_bar(page)), name
    assert faults(page, "round trip", 0) == []
    row.get_by_role("link", name="Go on").click()
    page.wait_for_url(f"**/t/{match}")


def test_leaving_a_table_asks_and_staying_stays(visit: Visit, enter: Enter, juniper: HttpGuest) -> None:
    context = visit(PHONE, has_touch=True)
    marlow = enter("Marlow")
    marlow.lend_cookies(context)
    match = table_of_two(juniper, marlow)
    page = context.new_page()
    page.goto(f"/t/{match}")
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        page.get_by_role("button", name="Leave the table").click()
        sheet = page.get_by_role("dialog", name="Leave the table?")
        expect(sheet).to_contain_text("Your seat stays yours")
        assert is_in_view(page, sheet.get_by_role("button", name="Stay")), name
        assert is_in_view(page, sheet.get_by_role("link", name="Leave for now")), name
        sheet.get_by_role("button", name="Stay").click()
        expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("link", name="Leave for now").click()
    page.wait_for_url(re.compile(r"/$"))
    expect(page.locator(".owntable")).to_contain_text("Juniper")


def test_a_rematch_takes_the_other_along(visit: Visit, enter: Enter, juniper: HttpGuest) -> None:
    context = visit()
    marlow = enter("Marlow")
    marlow.lend_cookies(context)
    match = table_of_two(juniper, marlow)
    juniper.said(f"/api/matches/{match}/abandon", {"why": "players-agree"})
    fresh = juniper.said(f"/api/matches/{match}/rematch")["match"]
    page = context.new_page()
    page.goto("/")
    row = page.locator(".owntable")
    expect(row).to_contain_text("A rematch with Juniper: your seat is kept.")
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        page.evaluate("scrollTo(0, 0)")
        assert is_in_view(page, row.get_by_role("button", name="Sit down again"), bottom_bar(page)), name
        fits(page, name)
    row.get_by_role("button", name="Sit down again").click()
    page.wait_for_url(f"**/t/{fresh}")
    expect(page.locator(".room__seat", has_text="Marlow")).to_contain_text("you")
    assert [one["name"] for one in juniper.view(fresh)["seats"]] == ["Juniper", "Marlow"]


def test_a_rematch_can_be_declined(visit: Visit, enter: Enter, juniper: HttpGuest) -> None:
    context = visit(PHONE, has_touch=True)
    marlow = enter("Marlow")
    marlow.lend_cookies(context)
    match = table_of_two(juniper, marlow)
    juniper.said(f"/api/matches/{match}/abandon", {"why": "players-agree"})
    fresh = juniper.said(f"/api/matches/{match}/rematch")["match"]
    page = context.new_page()
    page.goto("/")
    page.locator(".owntable").get_by_role("button", name="No, thank you").tap()
    expect(page.locator(".owntable")).to_have_count(0)
    assert juniper.view(fresh)["seats"][1]["kept_for"] is None


def test_a_code_is_shown_again_and_another_one_says_what_it_ends(visit: Visit, guard: Guard) -> None:
    guard.expect_refusal(404)
    page = visit(PHONE, has_touch=True).new_page()
    page.goto("/")
    page.get_by_role("button", name="New table").first.tap()
    page.get_by_role("button", name="Set up the table").tap()
    sheet = page.get_by_role("dialog", name="Your table is ready")
    code = sheet.locator(".tablecode__code").inner_text()
    sheet.get_by_role("button", name="Go to the table").tap()
    page.wait_for_url(re.compile("/t/"))
    page.get_by_role("button", name="Show the code").tap()
    shown = page.locator(".tablecode__code")
    expect(shown).to_have_text(code)
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        fits(page, name)
    page.get_by_role("button", name="Another code…").tap()
    expect(page.get_by_text(f"whoever has {code} and does not sit here yet")).to_be_visible()
    page.get_by_role("button", name="Keep this code").tap()
    expect(shown).to_have_text(code)
    page.get_by_role("button", name="Another code…").tap()
    page.get_by_role("button", name=f"End {code} and make another").tap()
    expect(shown).not_to_have_text(code)
    other = visit(PHONE, has_touch=True).new_page()
    other.goto(f"/join#{code.replace('-', '')}")
    other.get_by_role("button", name="Sit down").tap()
    expect(other.locator(".banner--bad")).to_contain_text("That code was ended by the host.")


def test_my_page_lists_my_matches_and_brings_me_to_another_device(
    visit: Visit, guard: Guard, enter: Enter, juniper: HttpGuest
) -> None:
    guard.expect_refusal(404)
    context = visit()
    marlow = enter("Marlow")
    marlow.lend_cookies(context)
    done, running = table_of_two(marlow, juniper), table_of_two(juniper, marlow)
    marlow.said(f"/api/matches/{done}/abandon", {"why": "players-agree"})
    page = context.new_page()
    page.goto("/me")
    expect(page.get_by_role("heading", name="Marlow’s page")).to_be_visible()
    rows = page.locator(".matches li")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="broken off").get_by_role("link", name="Replay: Juniper")).to_have_attribute(
        "href", f"/replay/{done}"
    )
    expect(rows.filter(has_text="goes on").get_by_role("link")).to_have_attribute("href", f"/t/{running}")
    page.get_by_role("button", name="Show a code").click()
    code = page.locator(".codeplate__code").inner_text()
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        fits(page, name)
    assert faults(page, "round trip", 0) == []
    phone = visit(PHONE, has_touch=True).new_page()
    phone.goto("/me")
    phone.get_by_role("button", name="I have a code").tap()
    phone.get_by_label("The code that the other device shows").fill("ZZZZ-ZZZZ")
    phone.get_by_role("button", name="Go on here").tap()
    expect(phone.get_by_role("alert").filter(has_text="No device shows that code now.")).to_be_visible()
    phone.get_by_label("The code that the other device shows").fill(code.lower())
    phone.get_by_role("button", name="Go on here").tap()
    expect(phone.get_by_role("heading", name="Marlow’s page")).to_be_visible()
    expect(phone.locator(".matches li")).to_have_count(2)
    expect(phone.locator(".owntable")).to_contain_text("Juniper")


def test_my_page_has_an_account_for_those_who_want_one_and_forgets_whoever_asks(visit: Visit, guard: Guard) -> None:
    guard.expect_refusal(400, 401, 422)
    page = visit(PHONE, has_touch=True).new_page()
    page.goto("/me")
    page.get_by_role("button", name="Another name").tap()
    page.get_by_label("Your name at the table").fill("Bartholomew the Third of Somewhere")
    expect(page.get_by_role("dialog")).to_contain_text("yours was cut")
    page.get_by_label("Your name at the table").fill("N0ether")
    page.get_by_role("button", name="That’s me").tap()
    expect(page.get_by_role("alert").filter(has_text="our bots")).to_be_visible()
    page.get_by_label("Your name at the table").fill("Teasel")
    page.get_by_role("button", name="That’s me").tap()
    expect(page.get_by_role("heading", name="Teasel’s page")).to_be_visible()
    page.get_by_role("button", name="Make an account").first.tap()
    page.get_by_label("Name of the account").fill("teasel of the meadow")
    page.get_by_label("Password").fill("three odd words")
    page.locator("form").get_by_role("button", name="Make an account").tap()
    expect(page.get_by_text("You are signed in as teasel of the meadow.")).to_be_visible()
    page.get_by_role("button", name="Delete all of mine").tap()
    sheet = page.get_by_role("dialog", name="Delete all of it?")
    sheet.get_by_role("button", name="Keep it").tap()
    page.get_by_role("button", name="Delete all of mine").tap()
    sheet.get_by_role("button", name="Delete all of mine").tap()
    page.wait_for_url(re.compile(r"/$"))
    assert page.request.get("/api/me").status == 401
    page.goto("/me")
    expect(page.get_by_text("You have not played here yet.")).to_be_visible()
    page.get_by_role("button", name="Sign in").tap()
    page.get_by_label("Name of the account").fill("teasel of the meadow")
    page.get_by_label("Password").fill("three odd words")
    page.locator("form").get_by_role("button", name="Sign in").tap()
    expect(page.get_by_role("alert").filter(has_text="do not go together")).to_be_visible()


def test_company_at_a_table_hints_pace_and_phrases(visit: Visit, enter: Enter, juniper: HttpGuest) -> None:
    learner = visit(PHONE, has_touch=True).new_page()
    learner.goto("/")
    learner.locator("article", has_text="On-Sets").get_by_role("button", name="Play a bot").tap()
    learner.wait_for_url(re.compile("/t/"))
    learner.get_by_role("button", name="Menu of the table").tap()
    learner.get_by_role("button", name="What could I do?").tap()
    # The first question waits for a process to begin.
    expect(learner.locator(".hints [role=status]")).not_to_be_empty(timeout=20_000)
    for name, size in SIZES.items():
        learner.set_viewport_size(size)
        fits(learner, name)
        for one in ("What could I do?", "Quickly"):
            learner.get_by_role("button", name=one).scroll_into_view_if_needed()
            assert is_in_view(learner, learner.get_by_role("button", name=one)), name
    learner.set_viewport_size(PHONE)
    learner.get_by_role("group", name="How fast bots play").get_by_role("button", name="Quickly").tap()
    expect(learner.get_by_role("button", name="Quickly")).to_have_attribute("aria-pressed", "true")
    context = visit(PHONE, has_touch=True)
    marlow = enter("Marlow")
    marlow.lend_cookies(context)
    match = table_of_two(juniper, marlow)
    page = context.new_page()
    page.goto(f"/t/{match}")
    page.get_by_role("button", name="Menu of the table").tap()
    page.get_by_role("button", name="Say something").wait_for()
    juniper.said(f"/api/matches/{match}/phrases", {"phrase": "good-game"})
    expect(page.locator(".toast")).to_contain_text("Juniper: Good game!")
    page.get_by_role("button", name="Say something").tap()
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        fits(page, name)
        page.get_by_role("button", name="One moment, please.").scroll_into_view_if_needed()
        assert is_in_view(page, page.get_by_role("button", name="One moment, please.")), name
    page.set_viewport_size(PHONE)
    page.get_by_role("button", name="One moment, please.").tap()
    expect(page.locator(".toast", has_text="Marlow: One moment, please.")).to_be_visible()
    juniper.said(f"/api/matches/{match}/phrases-allowed", {"allowed": False})
    expect(page.get_by_role("button", name="Say something")).to_have_count(0)


def test_watching_shows_tables_that_are_played_by_others(visit: Visit, enter: Enter, juniper: HttpGuest) -> None:
    fennel = enter("Fennel")
    table_of_two(juniper, fennel, is_listed=True, is_watchable=True)
    page = visit(PHONE, has_touch=True).new_page()
    page.goto("/watch")
    # What others do is looked for every few seconds.
    watch = page.locator(".opentable", has_text="Fennel").get_by_role("link", name="Watch")
    expect(watch).to_be_visible(timeout=PATIENCE)
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        fits(page, name)
    assert faults(page, "round trip", 0) == []


def test_a_wrong_address_invites(visit: Visit, guard: Guard) -> None:
    guard.expect_refusal(404)
    page = visit(PHONE, has_touch=True).new_page()
    page.goto("/nowhere")
    expect(page.get_by_role("link", name="Play", exact=True)).to_be_visible()
    page.get_by_role("link", name="I have a code").tap()
    page.wait_for_url("**/join")


def test_of_a_rematch_with_a_bot_alone_nothing_is_waited_for(visit: Visit) -> None:
    page = visit(PHONE, has_touch=True).new_page()
    page.goto("/")
    page.locator("article", has_text="Equations").get_by_role("button", name="Play a bot").tap()
    page.wait_for_url(re.compile("/t/"))
    match = page.url.rpartition("/")[2]
    post(page, f"/api/matches/{match}/abandon", {"why": "players-agree"})
    fresh = post(page, f"/api/matches/{match}/rematch")
    assert [one["is_taken"] for one in fresh["seats"]] == [True, True]
