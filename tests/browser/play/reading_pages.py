"""What a person reads off a page of the table."""

from playwright.sync_api import Page, expect


def scores_on(page: Page) -> list[int]:
    """The points of the shake as they stand on a page, in order of play."""
    points = page.get_by_role("list", name="Scores of this shake").locator(".score__points")
    points.first.wait_for()
    return [int(one) for one in points.all_inner_texts()]


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
