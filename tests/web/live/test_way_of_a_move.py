"""A move goes from one seat to the other's screen without being read again where it was written (ARCHITECTURE.md)."""

import json
from typing import Any

import pytest

from forceout.rules import wire
from forceout.service.store import events
from forceout.web import json as web_json
from tests.support.house import House

pytestmark = pytest.mark.anyio


async def test_no_text_of_an_action_is_read_twice(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    view = await house.match_of_two(ada, ben)
    watching = ben.socket(view["match"], view["seq"])
    await watching.until("ping")
    read: list[bytes] = []
    read_once = web_json.read_json

    def noted(body: bytes, kind: Any) -> Any:
        read.append(body)
        return read_once(body, kind)

    def never(*_: object) -> Any:
        raise AssertionError("what was written here is read again")

    monkeypatch.setattr("forceout.web.live.fast_path.read_json", noted)
    monkeypatch.setattr(events, "read_line", never)
    monkeypatch.setattr(wire, "read_line", never)
    monkeypatch.setattr(events.Event, "body", property(never))
    answer = await ada.act(view, {"do": "lot"})
    assert answer.status_code == 201
    assert [json.loads(body)["action"] for body in read] == [{"do": "lot"}]
    (event,) = (await watching.update_to(answer.json()["seq"]))["events"]
    assert (event["do"], event["by"]) == ("lot", "P1")
