"""Tests that the documentation is built without a warning, that its links lead somewhere and its pictures are small."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final
from urllib.parse import unquote

import pytest

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
LINK: Final = re.compile(r"!?\[[^\]]*\]\(\s*<?([^)\s>]+)>?[^)]*\)")
FENCE: Final = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
ELSEWHERE: Final = re.compile(r"[a-z]+:|//", re.IGNORECASE)
HEADING: Final = re.compile(r"^#+ +(.+?)\s*$", re.MULTILINE)
NAMED: Final = re.compile(r"\bdocs/[\w-]+\.md\b")
EXAMPLE: Final = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
BOAST: Final = re.compile(r"never wrong|always right|infallible|(?:the|is) only (?:program|site|judge)", re.IGNORECASE)
MOST_BYTES: Final = 1_500_000


def links_of(page: Path) -> list[str]:
    """The links and pictures of a page that lead to other files, or to places in it."""
    text = FENCE.sub("", page.read_text("utf-8"))
    return [unquote(one) for one in LINK.findall(re.sub(r"`[^`\n]*`", "", text)) if not ELSEWHERE.match(one)]


def anchors_of(page: Path) -> set[str]:
    """The places in a page that a link can lead to, as GitHub and the site name them."""
    titles = (re.sub(r"[`*]", "", title).lower() for title in HEADING.findall(FENCE.sub("", page.read_text("utf-8"))))
    return {re.sub(r"[^\w\- ]", "", title).strip().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    lost = []
    for link in links_of(page):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        is_there = target.exists() and (not anchor or target.suffix != ".md" or anchor in anchors_of(target))
        if not is_there or not target.is_relative_to(ROOT):
            lost.append(link)
    assert lost == []


def test_every_page_is_in_the_contents_and_every_picture_small() -> None:
    contents = (ROOT / "zensical.toml").read_text("utf-8")
    assert [page.name for page in (ROOT / "docs").glob("*.md") if f'"{page.name}"' not in contents] == []
    pictures = list((ROOT / "docs" / "pictures").glob("*.png"))
    assert pictures
    assert sum(picture.stat().st_size for picture in pictures) < MOST_BYTES


def test_the_way_of_a_move_is_short_and_its_files_are_there() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    section = text.split("## A move, from finger")[1].split("\n## ")[0]
    files = re.findall(r"^\| \d+ \| `([^`]+)` \|", section, re.MULTILINE)
    assert 20 < len(files) < 25
    assert [file for file in files if not (ROOT / "src" / "forceout" / file).exists()] == []
    assert len(set(files)) == len(files)


def test_the_pages_that_the_source_names_are_there() -> None:
    named = {page for file in (ROOT / "src").rglob("*.py") for page in NAMED.findall(file.read_text("utf-8"))}
    assert named
    assert [page for page in sorted(named) if not (ROOT / page).exists()] == []


def test_the_example_of_the_front_page_is_the_first_of_the_library() -> None:
    """The library's own page is run by the check; here its first example stands with what it prints beside it."""
    front, library = ((ROOT / name).read_text("utf-8") for name in ("README.md", "docs/library.md"))
    (shown,) = EXAMPLE.findall(front)
    printed = re.findall(r"  # (.+)$", shown, re.MULTILINE)
    assert re.sub(r"  # .+$", "", shown, flags=re.MULTILINE) == EXAMPLE.findall(library)[0]
    assert "\n".join(printed) + "\n" == re.findall(r"^```text\n(.*?)^```", library, re.MULTILINE | re.DOTALL)[0]
    assert len(shown.split("\n\n")[1].splitlines()) <= 5


def test_words_for_others_are_honest() -> None:
    rooms = (*PAGES, *(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("*.ftl"), *(ROOT / "src").rglob("*.html"))
    boasts = [page.name for page in rooms if BOAST.search(page.read_text("utf-8")) and page.name != "CONTRIBUTING.md"]
    assert boasts == []
    front = (ROOT / "README.md").read_text("utf-8")
    assert "Not affiliated with the games' owners, whose names are theirs." in front
    assert "No other program that we found" in front
    assert "Equations by the book of 2015-16; there are newer ones" in front


def test_the_site_is_built_without_a_warning_and_asks_no_other_server(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    settings = (ROOT / "zensical.toml").read_text("utf-8")
    (tmp_path / "zensical.toml").write_text(settings.replace('site_dir = "build/docs"', 'site_dir = "site"'), "utf-8")
    command = [str(Path(sys.executable).parent / "zensical"), "build", "--clean", "--strict"]
    built = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    front = (tmp_path / "site" / "index.html").read_text("utf-8")
    assert re.findall(r"<(?:script|link|img)[^>]+(?:src|href)=\"?(?:https?:)?//(?!127)", front) == []
    assert (tmp_path / "site" / "pictures" / "home-desktop.png").exists()
