"""Tests of what keeps a match fair on the page: judges whom everybody sees and agrees to, and chance of one's own for
the dice."""

from playwright.sync_api import expect

from tests.browser.hands import Fingers
from tests.browser.pages.http_guest import HttpGuest
from tests.browser.play.arranged_table import ArrangedTable
from tests.browser.play.conftest import SetUp


def propose_judge(table: ArrangedTable) -> HttpGuest:
    """Let the host, who plays, ask somebody to judge the running match."""
    host = table.guests["P1"]
    owl = HttpGuest.enter(str(host.client.base_url).rstrip("/"), "Owl")
    person = owl.client.get("/api/me").json()["person"]
    host.said(f"/api/matches/{table.match}/judges", {"person": person})
    return owl


def test_players_are_asked_about_a_judge_whom_a_player_chose(set_up: SetUp) -> None:
    table = set_up("on-sets")
    other = table.page("P2")
    owl = propose_judge(table)
    Fingers(other).press(other.get_by_role("button", name="Log"))
    expect(other.get_by_role("dialog").get_by_text("Owl is to judge, once everybody agrees.")).to_be_visible()
    expect(other.get_by_text("Do you agree?")).to_be_visible()
    Fingers(other).press(other.get_by_role("button", name="Agree", exact=True))
    expect(other.get_by_role("dialog").get_by_text("Owl judges.")).to_be_visible()
    assert owl.view(table.match)["you"]["is_judge"]
    host = table.page("P1")
    Fingers(host).press(host.get_by_role("button", name="Log"))
    Fingers(host).press(host.get_by_role("dialog").get_by_role("button", name="Let go"))
    expect(other.get_by_text("Owl judges.")).to_have_count(0)
    assert not table.view()["judges"]
    owl.close()


def test_every_page_adds_to_the_dice_before_they_are_used(set_up: SetUp) -> None:
    table = set_up("on-sets")
    begun = table.view()["seq"]
    pages = [table.page("P1"), table.page("P2")]
    for page in pages:
        expect(page.locator("main")).to_have_attribute("data-seq", str(begun + 2))
    given = table.view()["dice"]["nonces"]
    assert set(given) == {"P1", "P2"}
    assert given["P1"] != given["P2"]
