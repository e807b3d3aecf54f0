"""Tests of the doors that every page has: those that lead somewhere, and no others."""

import html
import json
import re
from typing import Any

import pytest
from litestar import get

from forceout.web.assets.browser_words import sentences, words_files
from forceout.web.assets.static_files import FOLDER
from forceout.web.pages import doors
from forceout.web.pages.content_shapes import Door
from forceout.web.pages.doors import DOORS, open_doors
from tests.support.house import House

pytestmark = pytest.mark.anyio


async def doors_of(house: House, path: str) -> list[dict[str, Any]]:
    """The doors that a page brings."""
    text = (await house.browser().get(path)).text
    found: list[dict[str, Any]] = json.loads(html.unescape(re.findall(r'data-doors="([^"]*)"', text)[0]))
    return found


@pytest.mark.parametrize("path", ["/", "/me", "/watch", "/learn", "/about", "/join"])
async def test_every_page_has_the_doors_that_lead_somewhere(house: House, path: str) -> None:
    found = await doors_of(house, path)
    assert {"play", "learn", "watch", "my"} <= {one["name"] for one in found}
    for one in found:
        assert (await house.browser().get(one["href"])).status_code == 200, one


async def test_a_page_that_is_added_has_its_door_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    attic = Door(name="attic", href="/attic", icon="key", group="work")
    monkeypatch.setattr(doors, "DOORS", (*DOORS, attic))
    assert attic not in open_doors(house.app)

    @get(attic["href"], include_in_schema=False)
    async def added() -> str:
        return ""

    house.app.register(added)
    assert attic in open_doors(house.app)


def test_every_door_has_words_and_an_icon() -> None:
    known = {key for _, file in words_files() for key in sentences(file.read_text(encoding="utf-8"))}
    pieces = (FOLDER / "pieces.svg").read_text(encoding="utf-8")
    for door in DOORS:
        assert {f"nav.{door['name']}", f"nav.{door['name']}.what"} <= known
        assert f'id="i-{door["icon"]}"' in pieces
        assert door["group"] in ("play", "work", "mine")
