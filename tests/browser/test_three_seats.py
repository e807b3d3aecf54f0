"""Tests of a table of three in three browsers: a race for the block, hidden Solutions, lost lines, reloads."""

import re
from contextlib import ExitStack

from playwright.sync_api import Page, Route, expect

from tests.browser.brain import Brain, View, Wanted
from tests.browser.chromium import LAPTOP, PHONE
from tests.browser.conftest import Arrange, Visit
from tests.browser.cubes import usual
from tests.browser.guard import Guard
from tests.browser.hands import Fingers, Hands, Keyboard, Mouse
from tests.browser.listening import Ear, squeezed
from tests.browser.player import Player, is_action
from tests.browser.tables import enter, table_of_three
from tests.browser.turns import is_its_turn

NAMES = ("Maya", "Theo", "Ines")
SETTINGS = {"game": "on-sets", "division": "middle", "form": "adventurous"}
DRAWN = """() => {
  const main = document.querySelector("main");
  const pieces = [...main.querySelectorAll(".tray [data-cube], .mat .cube, .universe__cards .card")];
  const names = pieces.map((one) => one.dataset.cube ?? one.getAttribute("aria-label"));
  return [main.className, ...names.sort()].join(" ");
}"""
PHASES = ["lot", "rolling", "selecting", "goal", "moving", "challenged", "writing", "checking", "scored"]


def drawn(page: Page) -> str:
    """What lies on the table, as it is drawn."""
    page.locator("main.frame").wait_for()
    found: str = page.evaluate(DRAWN)
    return found


def phase_of(view: View) -> str:
    """The phase of the shake, or the lot."""
    return "lot" if view["shake"] is None else str(view["shake"]["phase"])


def reload(pages: list[Page]) -> None:
    """Load pages anew: the same lies on each table as before."""
    before = [drawn(page) for page in pages]
    for page in pages:
        page.reload(wait_until="commit")
    for page, one in zip(pages, before, strict=True):
        page.wait_for_function(f"one => document.querySelector('main.frame') && ({DRAWN})() === one", arg=one)


def catch_up(players: list[Player], seq: int) -> None:
    """Wait until every page has drawn what happened."""
    for player in players:
        player.page.wait_for_function("seq => Number(document.querySelector('main').dataset.seq) >= seq", arg=seq)


def test_three_browsers_play_a_shake(visit: Visit, guard: Guard, arrange: Arrange) -> None:
    contexts = [visit(PHONE, has_touch=True), visit(LAPTOP), visit(LAPTOP)]
    pages = [context.new_page() for context in contexts]
    for page, name in zip(pages, NAMES, strict=True):
        enter(page, name)
    ears = [Ear(page) for page in pages]
    hands: list[Hands] = [Fingers(pages[0]), Mouse(pages[1]), Keyboard(pages[2])]
    players = [Player(one, Brain()) for one in hands]
    table_of_three(pages, SETTINGS, lambda match: arrange(match, usual("on-sets")))
    seen: list[str] = []

    def go_on(until: str, by: Player | None = None) -> tuple[Player, Wanted]:
        """Let everybody play until somebody wants to do something; at each new phase one after the other loads it anew,
        and in the long form everybody."""
        while True:
            wishes = ((player, player.brain.wanted(player.view())) for player in players)
            player, wanted = next((player, wanted) for player, wanted in wishes if wanted is not None)
            view = player.view()
            if phase_of(view) not in seen:
                seen.append(phase_of(view))
                catch_up(players, view["seq"])
                reload([page for which, page in enumerate(pages) if is_its_turn(len(seen), which, len(pages))])
            if wanted["do"] == until and by in (None, player):
                return player, wanted
            player.act(wanted)

    player, _ = go_on("move")
    lose_the_line(players, player, guard)
    go_on("pick-up")
    winner = race(players, guard)
    _, wanted = go_on("present", winner)
    write_in_two_halves(winner, wanted["solution"])
    others = [ear for ear in ears if ear.page is not winner.page]
    for ear in others:
        ear.forget_answers()
    with winner.page.expect_response(is_action):
        winner.press("Hand it in")
    view = winner.view()
    catch_up(players, view["seq"])
    assert phase_of(view) == "writing"
    assert [ear.has_heard(wanted["solution"]) for ear in others] == [False, False]
    go_on("accept")
    for ear in others:
        expect(ear.page.get_by_role("heading", name=f"The Solution of {name_of(winner)}")).to_be_visible()
        assert any(squeezed(wanted["solution"]) in squeezed(message) for message in ear.messages)
    go_on("sign")
    for page in pages:
        expect(page.get_by_text(f"Now was right. Well spotted, {name_of(winner)}!")).to_be_visible()
    assert seen == PHASES


def name_of(player: Player) -> str:
    """The nickname at a seat."""
    return NAMES[int(player.view()["you"]["seat"][1]) - 1]


def lose_the_line(players: list[Player], mover: Player, guard: Guard) -> None:
    """One loses the line while another moves: a banner, then everything is there."""
    guard.may_be_cut_off = True
    lost = next(player for player in players if player is not mover)
    before = drawn(lost.page)
    lost.page.context.set_offline(True)
    banner = lost.page.get_by_role("alert").filter(has_text="Reconnecting…")
    expect(banner).to_be_visible()
    wanted = mover.brain.wanted(mover.view())
    assert wanted is not None
    seq = mover.act(wanted)
    assert drawn(lost.page) == before
    lost.page.context.set_offline(False)
    catch_up([lost], seq)
    expect(banner).to_be_hidden()
    expect(lost.page.locator(".toast").get_by_text(re.compile("Back. . things? happened"))).to_be_visible()
    section = lost.page.locator(f'.mat [data-section="{wanted["to"]}"]')
    expect(section.locator(".cube.is-last")).to_be_visible()


def race(players: list[Player], guard: Guard) -> Player:
    """The two who may challenge press the block at the same time: one has it, the other is told; who has it."""
    guard.expect_refusal(409)
    mover = players[0].view()["shake"]["mover"]
    racers = [player for player in players if player.view()["you"]["seat"] != mover]
    held: list[Route] = []
    for player in racers:
        player.page.route("**/actions", lambda route: held.append(route))
    for player in racers:
        with player.page.expect_request("**/actions"):
            player.hands.pick_up()
    with ExitStack() as stack:
        answers = [stack.enter_context(player.page.expect_response(is_action)) for player in racers]
        for route in held:
            route.continue_()
    statuses = [one.value.status for one in answers]
    assert sorted(statuses) == [201, 409]
    for player in racers:
        player.page.unroute("**/actions")
    winner, loser = racers if statuses[0] == 201 else reversed(racers)
    expect(winner.page.get_by_role("dialog", name="You hold the block.")).to_be_visible()
    expect(loser.page.locator(".toast").get_by_text(f"{name_of(winner)} was faster.")).to_be_visible()
    expect(loser.page.get_by_role("dialog")).to_have_count(0)
    return winner


def write_in_two_halves(player: Player, solution: str) -> None:
    """Write half, load the page anew, and write the rest."""
    half = len(solution) // 2
    player.hands.write(solution[:half])
    has_typed(player, solution[:half])
    player.page.reload()
    has_typed(player, solution[:half])
    player.hands.write(solution[half:])


def has_typed(player: Player, text: str) -> None:
    """The paper holds what was written, drawn or typed; spaces and the way that lines end do not matter."""
    player.page.locator(".sheetlet").wait_for()
    field = player.page.get_by_role("textbox", name="Your Solution, typed")
    is_typing = field.count() > 0
    if not is_typing:
        player.press("Type it")
    separated = r"\s*,?\s*".join(map(re.escape, text.replace(" ", "").replace(",", "")))
    expect(field).to_have_value(re.compile(rf"^\s*{separated}\s*$"))
    if not is_typing:
        player.press("Type it")
