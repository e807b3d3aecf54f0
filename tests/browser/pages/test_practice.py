"""Tests of practice in the browser: each kind right and wrong, by taps on a phone and by keyboard, announced; axe."""

from typing import Any, Final

from playwright.sync_api import Page, expect

from forceout.practice.catalogue.catalogue import find_puzzle, shipped
from forceout.practice.kinds.registry import kind_of
from forceout.practice.kinds.what_is_wrong import cubes_to_name
from forceout.practice.puzzle import Kind, Puzzle
from forceout.practice.registry import drills_of
from forceout.practice.sprints.technique import tasks
from tests.browser.chromium import LAPTOP, PHONE
from tests.browser.conftest import PATIENCE, Visit
from tests.browser.guard import Guard
from tests.browser.pages.axe import faults
from tests.browser.pages.test_guided import press_by_key
from tests.browser.turns import by_turns

GAMES: Final = ("on-sets", "equations")
CLAIMS: Final = {"now": "Now", "impossible": "Impossible", "neither": "Neither"}


def chosen(kind: Kind, game: str) -> Puzzle:
    """A puzzle that is answered with few taps: no variations, a place that is a cube or none."""
    for entry in shipped(game, "elementary").entries:
        puzzle = find_puzzle(entry.id)
        if entry.kind is not kind or puzzle is None or puzzle.position.variations:
            continue
        if kind is Kind.WRONG and puzzle.answer["code"] not in ("required-unused", "cube-unavailable"):
            continue
        if kind is Kind.READING and puzzle.answer["ambiguous"]:
            continue
        return puzzle
    raise AssertionError(f"no plain puzzle {kind} of {game}")


def is_right(page: Page) -> None:
    """Wait for the feedback to a right answer, seen and heard."""
    expect(page.locator(".feedback--good")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("#live-assertive")).to_contain_text("Right.")
    expect(page.get_by_role("button", name="Next puzzle")).to_be_visible()


def is_wrong(page: Page) -> None:
    """Wait for the feedback to a wrong answer, with its rule, seen and heard."""
    expect(page.locator(".feedback--bad .rule").first).to_be_visible(timeout=PATIENCE)
    expect(page.locator("#live-assertive")).to_contain_text("Not yet.")


class Hand:
    """Answers puzzles by taps, or by keys alone."""

    def __init__(self, page: Page, *, is_tapping: bool) -> None:
        self.page = page
        self.is_tapping = is_tapping

    def press(self, name: str, *, exact: bool = True) -> None:
        """Press a button by its name."""
        if self.is_tapping:
            self.page.get_by_role("button", name=name, exact=exact).first.tap()
        else:
            press_by_key(self.page, name)

    def write(self, text: str) -> None:
        """Write a Solution."""
        field = self.page.get_by_label("Your Solution")
        if self.is_tapping:
            field.tap()
        else:
            field.focus()
        self.page.keyboard.insert_text(text)

    def claim(self, name: str) -> None:
        """Choose one of a list whose names begin so."""
        self.page.locator(".choice", has_text=name).first.tap() if self.is_tapping else self._choice(name)

    def _choice(self, name: str) -> None:
        choice = self.page.locator(".choice", has_text=name).first
        choice.focus()
        self.page.keyboard.press("Enter")


def answer(hand: Hand, puzzle: Puzzle, given: dict[str, Any]) -> None:
    """Give an answer to a puzzle."""
    page = hand.page
    if puzzle.kind is Kind.FIND:
        hand.write(given["solution"].partition("=")[0] if puzzle.position.game == "equations" else given["solution"])
        hand.press("Check it")
    elif puzzle.kind is Kind.CHALLENGE:
        hand.claim(CLAIMS[given["claim"]])
    elif puzzle.kind is Kind.WRONG:
        place = puzzle.asked["choices"].index(given["code"])
        choose(hand, page.locator(".choices--list .choice").nth(place))
        if given.get("place"):
            keys = page.locator(".practice-places .key")
            choose(hand, keys.nth(cubes_to_name(puzzle).index(given["place"])))
        hand.press("Check it")
    elif puzzle.kind is Kind.READING:
        if given["ambiguous"]:
            pieces = page.locator(".practice-piece")
            choose(hand, pieces.nth(0))
            choose(hand, pieces.nth(pieces.count() - 1))
            hand.press("So it fails")
        else:
            hand.press("Nobody can")
    elif puzzle.kind is Kind.GOAL:
        if "choices" in puzzle.asked:
            choose(hand, page.locator(".choice").nth(puzzle.asked["choices"].index(given["goal"])))
        else:
            shape, *digits = given["goal"].split()
            lay_out(hand, puzzle, shape, digits)
    else:
        place = list(puzzle.position.resources).index(given["cube"])
        choose(hand, page.locator("button.well").nth(place))
        names = ["required", "permitted", "forbidden"]
        choose(hand, page.locator(".choices .choice").nth(names.index(given["to"])))


def choose(hand: Hand, what: Any) -> None:
    """Tap something, or go to it and press Enter."""
    if hand.is_tapping:
        what.tap()
    else:
        what.focus()
        hand.page.keyboard.press("Enter")


SHAPES: Final = {
    "row": "Side by side",
    "column": "On top of each other",
    "tee": "One above two",
    "ell": "Two on top, one beside",
}


def lay_out(hand: Hand, puzzle: Puzzle, shape: str, digits: list[str]) -> None:
    """Lay out a Goal of On-Sets."""
    there = [cube for cube in puzzle.position.resources if cube.isdigit()]
    used: list[int] = []
    for digit in digits:
        place = next(one for one, cube in enumerate(there) if cube == digit[-1] and one not in used)
        used.append(place)
        for _ in range(2 if digit.startswith("~") else 1):
            choose(hand, hand.page.locator(".practice-places").first.locator(".key").nth(place))
    if len(digits) > 1:
        choose(hand, hand.page.get_by_role("button", name=SHAPES[shape]))
    hand.press("Check it")


def wrong_answer(puzzle: Puzzle) -> dict[str, Any]:
    """An answer that can be given and is not right."""
    if puzzle.kind is Kind.FIND:
        first = (*puzzle.position.required, *puzzle.position.permitted, *puzzle.position.resources)[0]
        return {"solution": first[-1]}
    if puzzle.kind is Kind.CHALLENGE:
        return {"claim": next(one for one in CLAIMS if one != puzzle.answer["claim"])}
    if puzzle.kind is Kind.WRONG:
        code = puzzle.answer["code"]
        cubes = cubes_to_name(puzzle)
        return {"code": code, "place": next(one for one in cubes if one not in puzzle.answer["places"])}
    if puzzle.kind is Kind.READING:
        return {"ambiguous": True}
    if puzzle.kind is Kind.GOAL:
        lost = [*puzzle.answer["spoiled"], *puzzle.answer["impossible"]]
        if "choices" in puzzle.asked:
            return {"goal": lost[0]}
        digit = next(cube for cube in puzzle.position.resources if cube.isdigit())
        return {"goal": f"row ~{digit}"}
    name = next(name for name, found in puzzle.answer["moves"].items() if found[0] != "safe")
    cube, to = name.split(" ")
    return {"cube": cube, "to": to}


@by_turns(("game", "is_tapping"), [("on-sets", True), ("equations", False)], [("equations", True), ("on-sets", False)])
def test_each_kind_is_answered_wrong_and_right(visit: Visit, game: str, is_tapping: bool) -> None:
    size = PHONE if is_tapping else LAPTOP
    page = visit(size, has_touch=is_tapping).new_page()
    hand = Hand(page, is_tapping=is_tapping)
    for kind in Kind:
        puzzle = chosen(kind, game)
        page.goto(f"/practice/puzzle/{puzzle.id}")
        expect(page.locator(".say")).to_be_visible()
        answer(hand, puzzle, wrong_answer(puzzle))
        is_wrong(page)
        if kind is Kind.CHALLENGE:
            page.goto(f"/practice/puzzle/{puzzle.id}")
        else:
            hand.press("Try again, not rated")
        expect(page.locator(".say")).to_be_visible()
        answer(hand, puzzle, kind_of(puzzle).right_answer(puzzle))
        is_right(page)
        expect(page.locator(".puz__main .panel").last).to_be_visible()


def test_who_gives_up_is_shown(visit: Visit) -> None:
    page = visit().new_page()
    puzzle = chosen(Kind.FIND, "on-sets")
    page.goto(f"/practice/puzzle/{puzzle.id}")
    answer(Hand(page, is_tapping=False), puzzle, wrong_answer(puzzle))
    is_wrong(page)
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".feedback--shown")).to_be_visible()
    expect(page.locator(".sol").first).to_be_visible()


def test_a_sprint_shows_the_steps_after_a_miss(visit: Visit) -> None:
    page = visit(PHONE, has_touch=True).new_page()
    page.add_init_script("crypto.getRandomValues = (array) => array.fill(5)")
    page.goto("/practice/sprint/equations/gcf")
    page.get_by_role("button", name="60 seconds").tap()
    first = tasks(next(one for one in drills_of("equations").TECHNIQUES if one.name == "gcf"), 5, 3)[0]
    expect(page.locator(".sprint__ask")).to_have_text(str(first.question))
    for digit in first.answer:
        page.get_by_role("button", name=digit, exact=True).tap()
    page.get_by_role("button", name="OK").tap()
    expect(page.get_by_text("1 right so far")).to_be_visible()
    page.get_by_role("button", name="OK").tap()
    page.get_by_role("button", name="0", exact=True).tap()
    page.get_by_role("button", name="OK").tap()
    expect(page.locator(".worked li").first).to_be_visible()
    page.get_by_role("button", name="Go on").tap()
    expect(page.locator(".worked")).to_have_count(0)


def test_a_lesson_ends_in_puzzles(visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/practice/lesson/on-sets/two-operations")
    page.get_by_role("button", name="Go on").click()
    for choice in ("Correct", "Not correct"):
        page.get_by_role("button", name=choice, exact=True).click()
        expect(page.locator(".feedback--good")).to_be_visible()
        page.get_by_role("button", name="Go on").click()
    page.get_by_role("link", name="To the puzzles").click()
    expect(page.locator(".say")).to_be_visible()


def test_a_set_goes_from_coach_to_report(visit: Visit) -> None:
    coach = visit().new_page()
    coach.goto("/practice/coach")
    coach.get_by_label("Puzzles").select_option("challenge")
    coach.get_by_label("Theme").select_option("claim:now")
    coach.get_by_role("button", name="Make a set").click()
    code = coach.locator(".big").inner_text()
    player = visit(PHONE, has_touch=True).new_page()
    player.goto(f"/practice/set/{code}")
    player.get_by_role("link", name="Begin").tap()
    player.locator(".choice").first.tap()
    expect(player.locator(".feedback")).to_be_visible()
    coach.get_by_role("button", name="Results").click()
    expect(coach.locator(".themes").first.locator("tbody tr")).to_have_count(1)
    by_theme = coach.locator(".panel", has=coach.get_by_role("heading", name="By theme, the weakest first"))
    expect(by_theme.get_by_role("row", name="Now is right")).to_be_visible()


def test_axe_finds_nothing_in_practice(visit: Visit, guard: Guard) -> None:
    page = visit().new_page()
    found: list[str] = []
    guard.expect_refusal(401)
    for place, path in enumerate(
        ("/practice", "/practice/mistakes", "/practice/coach", "/practice/lesson/on-sets/goals")
    ):
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        page.locator(".panel, .say").first.wait_for()
        found += faults(page, path, place)
    for place, kind in enumerate(Kind):
        puzzle = chosen(kind, GAMES[place % 2])
        page.goto(f"/practice/puzzle/{puzzle.id}")
        page.locator(".say").wait_for()
        found += faults(page, f"{kind}, asked", place)
        answer(Hand(page, is_tapping=False), puzzle, kind_of(puzzle).right_answer(puzzle))
        is_right(page)
        found += faults(page, f"{kind}, right", place)
    assert found == []


def test_an_answer_waits_for_a_network_and_ten_of_ten_are_celebrated(visit: Visit, guard: Guard) -> None:
    guard.may_be_cut_off = True
    context = visit(PHONE, has_touch=True)
    page = context.new_page()
    puzzle = chosen(Kind.CHALLENGE, "on-sets")
    page.goto(f"/practice/puzzle/{puzzle.id}")
    expect(page.locator(".say")).to_be_visible()
    nine = [{"name": puzzle.id, "kind": "challenge", "cube": "B", "difficulty": 900 + place} for place in range(9)]
    page.evaluate("(tries) => localStorage.setItem('forceout.practice.run', JSON.stringify({tries}))", nine)
    context.set_offline(True)
    answer(Hand(page, is_tapping=True), puzzle, kind_of(puzzle).right_answer(puzzle))
    expect(page.locator(".feedback--shown")).to_contain_text("your answer is kept here")
    expect(page.locator("#live-assertive")).to_contain_text("your answer is kept here")
    context.set_offline(False)
    sent = page.locator(".toast", has_text="One answer that waited was sent: 1 right.")
    expect(sent).to_be_visible(timeout=PATIENCE)
    assert page.evaluate("localStorage.getItem('forceout.practice.waiting')") == "[]"
    other = chosen(Kind.SAFE, "on-sets")
    page.goto(f"/practice/puzzle/{other.id}")
    expect(page.locator(".say")).to_be_visible()
    answer(Hand(page, is_tapping=True), other, kind_of(other).right_answer(other))
    is_right(page)
    page.get_by_role("button", name="Next puzzle").tap()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ten of ten, at the first try.")
    expect(page.locator(".run__cubes .cube")).to_have_count(10)
    assert faults(page, "ten of ten", 0) == []
    page.get_by_role("button", name="Ten more").tap()
    expect(page.locator(".say")).to_be_visible()
