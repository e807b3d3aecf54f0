"""Taking a name on the home page."""

from playwright.sync_api import Page, expect

NAME = "Your name at the table"


def name_oneself(page: Page, name: str) -> None:
    """Take a name on the sheet that the home page has for it."""
    page.get_by_role("button", name="Another name").first.click()
    page.get_by_label(NAME).fill(name)
    page.get_by_role("button", name="That’s me").click()
    expect(page.locator(".youare")).to_contain_text(name)
