"""People who run an event in browsers, each with a laptop: what they press, in words that a longer day can use."""

import re

from playwright.sync_api import BrowserContext, Locator, Page, expect


class Laptop:
    """Somebody of the desk with the event open."""

    def __init__(self, context: BrowserContext, name: str) -> None:
        self.context = context
        self.name = name
        self.page: Page = context.new_page()

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def screen(self, name: str) -> None:
        """Go to a screen of the event by the bar at the top."""
        self.page.get_by_role("navigation", name="Screens of this event").first.get_by_role("link", name=name).click()

    def join(self, code: str) -> None:
        """Take an office by its code, which comes in the link."""
        self.page.goto(f"/tournaments#{code.replace('-', '')}")
        self.page.locator("input[name=nickname]").fill(self.name)
        self.button("Go in").click()
        self.page.wait_for_url(re.compile("/tournaments/[0-9a-f]{16}"))
        self.page.get_by_role("heading", level=1).wait_for()


class Director(Laptop):
    """Who runs the event."""

    def make_event(self, title: str, rounds: int) -> None:
        """A new event of one division and one game."""
        self.page.goto("/tournaments")
        self.page.locator("input[name=nickname]").fill(self.name)
        self.page.locator("input[name=title]").fill(title)
        self.page.locator("input[name=rounds]").fill(str(rounds))
        self.button("Make the event").click()
        self.page.get_by_role("heading", name="Set-up", level=1).wait_for()

    def bring_in(self, rows: str) -> None:
        """Paste a table of players, settle what stops it by what is proposed, and bring it in."""
        self.page.get_by_role("link", name="Bring in a file").click()
        self.page.get_by_label("Or paste the table here").fill(rows)
        self.button("Read it").click()

    def code_for(self, office: str) -> str:
        """A code for an office, as it stands on the page."""
        codes = self.page.locator(".codes li")
        before = codes.count()
        self.page.get_by_label("A code for").select_option(office)
        self.button("Make a code").click()
        expect(codes).to_have_count(before + 1)
        return codes.filter(has_text=office).last.locator("b").inner_text()

    def seat(self, number: int) -> None:
        """Seat a round as a draft."""
        self.screen("Pairings")
        self.page.get_by_role("button", name=re.compile("^(Seat the round|Draw again)")).click()
        self.page.get_by_role("heading", name=f"Draft of round {number}").wait_for()
        self.page.locator(".dtable").first.wait_for()

    def publish(self) -> None:
        """Publish the draft."""
        self.page.get_by_role("button", name=re.compile("^Publish")).click()
        self.page.get_by_role("heading", name=re.compile("published")).wait_for()

    def tell(self, what: str) -> None:
        """Tell the hall."""
        self.page.locator(".clockbtns").get_by_role("button", name=re.compile(f"^{what}")).click()
        told = self.page.locator(".clockbtns").get_by_role("button", name=re.compile(f"^{what}"))
        expect(told).to_have_attribute("aria-disabled", "true")


class Scorekeeper(Laptop):
    """Who types scoresheets."""

    def open_sheet(self, table: str) -> None:
        """Find a table's sheet by what stands on the paper."""
        self.screen("Scoresheets")
        self.page.get_by_label("Which table is on the paper?").fill(table)
        self.button(f"Open {table}").wait_for()
        self.page.keyboard.press("Enter")
        self.page.get_by_role("heading", level=1, name=re.compile(f"(Scoresheet|Second look at) {table}")).wait_for()

    def type_rows(self, rows: list[str]) -> None:
        """Type rows by keys alone: a sign for each player, `v` for a void shake."""
        self.page.locator("[data-cell='0.0']").focus()
        for row in rows:
            for sign in row:
                self.page.keyboard.press(sign)

    def type_totals(self, totals: list[int]) -> None:
        """Type the totals of the paper."""
        for place, total in enumerate(totals):
            self.page.locator(".ledger input.total").nth(place).fill(str(total))

    def enter(self) -> None:
        """Enter the sheet."""
        self.button("All have signed").click()
        self.button("Enter the sheet").click()

    def confirm(self, table: str, totals: list[int]) -> None:
        """Type the totals a second time, blind."""
        self.open_sheet(table)
        for place, total in enumerate(totals):
            self.page.locator(f"input[name=total-{place}]").fill(str(total))
        self.button("Confirm").click()
        self.page.get_by_role("heading", name=re.compile("^Scoresheets of round")).wait_for()
