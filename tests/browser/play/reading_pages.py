"""What a person reads off a page of the table, with the presses that it takes."""

from playwright.sync_api import Page, expect


def scores_on(page: Page) -> list[int]:
    """The points of the shake as they stand on a page, in order of play."""
    places = page.get_by_role("list", name="Scores of this shake").locator(".place")
    places.first.wait_for()
    seats = sorted(str(one.get_attribute("data-seat")) for one in places.all())
    return [int(page.locator(f'.place[data-seat="{seat}"] .place__pts').inner_text()) for seat in seats]


def shows_cubes(page: Page, section: str, *cubes: str) -> None:
    """A section of the mat shows these cubes, by the names that are spoken."""
    count = f"{len(cubes)} cube{'' if len(cubes) == 1 else 's'}"
    name = f"{section}, {count}: {', '.join(cubes)}"
    expect(page.get_by_role("group", name=name, exact=True)).to_be_visible()


def says(page: Page, text: str) -> None:
    """The line that says what is going on holds a text."""
    expect(page.locator(".say__text")).to_contain_text(text)


def is_told(page: Page, text: str) -> None:
    """A message over the table holds a text."""
    expect(page.locator(".toast").filter(has_text=text)).to_be_visible()


def is_refused(page: Page, text: str) -> None:
    """A section does not take the cube in hand: the whole sentence stands where the say line is, with its rule."""
    expect(page.locator(".say__refusal")).to_contain_text(text)


def has_written(page: Page, label: str, text: str) -> None:
    """A paper holds a text; who does not type sees it by pressing Type."""
    field = page.get_by_role("textbox", name=f"{label}, typed")
    is_typing = field.count() > 0
    if not is_typing:
        toggle_typing(page)
    expect(field).to_have_value(text)
    if not is_typing:
        toggle_typing(page)


def toggle_typing(page: Page) -> None:
    """Press Type, which may be folded behind the dots."""
    door = page.get_by_role("button", name="Type it")
    if not door.count():
        page.get_by_role("button", name="More, such as writing nothing").click()
    door.click()


def sign(page: Page) -> None:
    """Look at the scoresheet, and sign that one's own column is right."""
    page.get_by_role("button", name="Sign the scoresheet").tap()
    page.get_by_role("button", name="Sign: ").tap()
