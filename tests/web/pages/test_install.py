"""Tests of what lets the app be installed and kept: manifest, service worker, contents under a release's address."""

import json
import re

import pytest

from forceout.web.assets.static_files import FOR_A_YEAR
from forceout.web.pages.install import PAGES
from forceout.web.pages.kept_contents import kept_from_the_start
from tests.support.house import House

pytestmark = pytest.mark.anyio


async def test_the_manifest_names_icons_that_are_there(house: House) -> None:
    answer = await house.browser().get("/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    found = answer.json()
    assert (found["id"], found["start_url"], found["display"]) == ("/", "/", "standalone")
    assert {"any", "maskable"} <= {one.get("purpose") for one in found["icons"]}
    for icon in found["icons"]:
        file = await house.browser().get(icon["src"])
        assert (file.status_code, file.headers["content-type"]) == (200, icon["type"])
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(file.content[at : at + 4]) for at in (16, 20))
            assert f"{width}x{height}" == icon["sizes"]


async def test_everything_that_the_service_worker_fetches_is_of_the_release(house: House) -> None:
    answer = await house.browser().get("/service-worker.js")
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (
        "text/javascript; charset=utf-8",
        "no-cache",
    )
    head = re.findall(r"^const ([A-Z]+) = (.+);$", answer.text, re.MULTILINE)[:5]
    said = {name: json.loads(value) for name, value in head}
    assert list(said) == ["RELEASE", "LANGUAGE", "FILES", "PAGES", "CONTENTS"]
    static, books = f"/static/-{said['RELEASE']}/", f"/contents/-{said['RELEASE']}/en/"
    for path in [*(static + one for one in said["FILES"]), *(books + one for one in said["CONTENTS"])]:
        file = await house.browser().get(path)
        assert (path, file.status_code, file.headers["cache-control"]) == (path, 200, FOR_A_YEAR)
    for path in PAGES:
        page = (await house.browser().get(path)).text
        assert f'data-release="{said["RELEASE"]}" lang="en"' in page
        for file in re.findall(r'(?:src|href)="(/static/[^"]+)"', page):
            assert file.removeprefix(static) in said["FILES"] or "touch-180" in file, file
    again = await house.browser().ask("GET", "/service-worker.js", None, {"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_contents_are_kept_for_their_own_release_alone(house: House) -> None:
    browser = house.browser()
    old = await browser.get("/contents/-000000000000/en/glossary")
    assert (old.status_code, old.headers["cache-control"]) == (200, "no-cache")
    assert old.json() == (await browser.get("/api/glossary")).json()
    spanish = await browser.get("/contents/-000000000000/es/practice/on-sets/middle")
    assert [one["name"] for one in spanish.json()["lessons"]]
    assert len(kept_from_the_start()) > 10


@pytest.mark.parametrize(
    "name",
    [
        "en/nothing",
        "xx/glossary",
        "en/rules/chess",
        "en/rules/on-sets/1999",
        "en/guided/chess",
        "en/desk/on-sets/-/-/giant",
        "en/desk/on-sets/1999/-/middle",
        "en/lesson/on-sets/nothing/middle",
        "en/sprint/on-sets/nothing/1",
        "en/sprint/on-sets",
        "en/sprint/on-sets/x/-1",
        "en/practice/chess/middle",
        "en/../glossary/x",
    ],
)
async def test_there_is_nothing_else(house: House, name: str) -> None:
    assert (await house.browser().get(f"/contents/-000000000000/{name}")).status_code == 404
