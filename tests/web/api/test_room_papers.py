"""What is taken home from a room: login cards, the report, the table for a spreadsheet."""

import pytest

from forceout.service.rooms.codes import card_of
from tests.support.classroom import Classroom, classroom
from tests.support.house import House
from tests.support.spreadsheet_files import rows_of

pytestmark = pytest.mark.anyio


async def card_for(room: Classroom, label: str) -> str:
    """What the login card of a student says."""
    rooms = room.house.service.rooms
    labels = await rooms.labels(await rooms.find(room.id))
    return card_of(rooms.door.card_key, room.id, label, labels[label])


async def test_a_login_card_opens_the_place_of_its_student_in_another_browser(house: House) -> None:
    room = await classroom(house, 2)
    found = (await room.coach.get(f"{room.path}/cards")).json()
    assert [one["name"] for one in found["cards"]] == sorted(one["name"] for one in (await room.seen())["students"])
    assert all(one["square"].startswith("M0 0h7v1h-7z") for one in found["cards"])
    mine = (await room.seen(room.students[0]))["you"]
    card = await card_for(room, mine["label"])
    laptop = house.browser()
    assert (await laptop.done("/api/rooms/cards", {"card": card}))["nickname"] == mine["name"]
    assert (await room.seen(laptop))["you"] == mine
    forged = await house.browser().post("/api/rooms/cards", {"card": card[:-1] + ("0" if card[-1] != "0" else "1")})
    assert (forged.status_code, forged.json()["code"]) == (404, "no-such-card")
    await room.does("remove", students=[mine["label"]])
    assert (await house.browser().post("/api/rooms/cards", {"card": card})).status_code == 404


async def test_login_cards_are_printed_twelve_to_a_sheet(house: House) -> None:
    room = await classroom(house, 13)
    printed = await room.coach.get(f"{room.path}/cards.pdf")
    assert printed.status_code == 200, printed.text
    assert printed.content.startswith(b"%PDF")
    assert printed.content.count(b"/Type /Page\n") + printed.content.count(b"/Type/Page/") == 2
    assert (await room.coach.get(f"{room.path}/cards.pdf?paper=parchment")).status_code == 400


async def test_the_report_has_everybody_by_nickname_and_nobody_by_rank(house: House) -> None:
    room = await classroom(house, 3)
    await room.does("begin")
    house.clock.now += 30 * 60_000
    await room.does("end")
    report = (await room.coach.get(f"{room.path}/report")).json()
    names = [one["name"] for one in report["students"]]
    assert names == sorted(one["name"] for one in (await room.seen())["students"])
    assert (report["minutes"], report["lessons"]) == (30, 1)
    assert not any("rank" in one or "rating" in one for one in report["students"])
    table = rows_of(await room.coach.get(f"{room.path}/report.csv"))
    assert table[0].startswith("player,effort,shakes,puzzles")
    assert [line.split(",")[0] for line in table[1:]] == names
    spanish = await room.coach.ask("GET", f"{room.path}/report.csv", None, {"accept-language": "es"})
    headings = rows_of(spanish)[0].split(",")
    assert headings[:4] == ["jugador", "esfuerzo", "tiradas", "problemas"]
    assert len(set(headings)) == len(table[0].split(","))
    assert rows_of(spanish)[1:] == table[1:]
