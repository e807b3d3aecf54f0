"""What lets the app be installed and opened without a network: the manifest, the service worker, and the
page that waits.

All of it needs https or this very machine; over plain http a browser has no service workers, and the page says so
(`shared/offline.js`).
"""

import json
from typing import Any, Final

from litestar import Response, get

from forceout.games.registry import NAMES
from forceout.messages.message import Message, spoken
from forceout.web.assets.packing import SHEETS, later_parts
from forceout.web.assets.static_files import ASK_AGAIN, StaticFiles
from forceout.web.context import Asked
from forceout.web.pages.kept_contents import kept_from_the_start
from forceout.web.pages.pages import pack_folder, page

PAGES: Final = (
    "/",
    "/about",
    "/glossary",
    "/judge",
    "/learn",
    *(f"/learn/{name}" for name in NAMES),
    "/learn/rules",
    "/offline",
    "/practice",
)
"""The pages that open without a network."""
ENTRIES: Final = (
    "app/home/about.js",
    "app/home/main.js",
    "app/home/offline.js",
    "app/judge/main.js",
    "app/learn/glossary.js",
    "app/learn/main.js",
    "app/learn/rules.js",
    "app/practice/main.js",
)
"""The modules that these pages begin with."""
STYLES: Final = ("home.css", "judge.css", "learn.css", "practice.css")
FILES: Final = (
    "app/shared/early.js",
    "icon.svg",
    "pieces.svg",
    "pieces-hall.svg",
    "styles/fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    "styles/fonts/fraunces-latin-wght-subset.woff2",
)
WORKER: Final = "offline/service_worker.js"
ICONS: Final = ((192, "any"), (512, "any"), (512, "maskable"))


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest(request: Asked) -> Response[bytes]:
    """What the app is called and looks like on a home screen."""
    static = f"/static/-{request.app.state.static_digest}"
    found = {
        "id": "/",
        "name": "Forceout",
        "short_name": "Forceout",
        "description": str(Message("live-tables-for-both-games")),
        "lang": spoken().tag,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#ecdfc9",
        "theme_color": "#ecdfc9",
        "icons": [
            {
                "src": f"{static}/icons/{purpose}-{size}.png",
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": purpose,
            }
            for size, purpose in ICONS
        ]
        + [{"src": f"{static}/icon.svg", "sizes": "any", "type": "image/svg+xml"}],
    }
    return _sent(json.dumps(found, ensure_ascii=False), "application/manifest+json")


@get("/service-worker.js", include_in_schema=False)
async def service_worker(request: Asked) -> Response[bytes]:
    """The service worker of this release in the reader's language: another release is another text."""
    files: StaticFiles = request.app.state.static_files
    release = request.app.state.static_digest = files.digest()
    # A browser asks at every page whether this has changed.
    tag = f'"{release}-{spoken().tag}"'
    is_known = tag in request.headers.get("if-none-match", "")
    answer = _sent("" if is_known else worker_text(files, release), "text/javascript")
    answer.status_code = 304 if is_known else 200
    answer.headers["etag"] = tag
    return answer


def worker_text(files: StaticFiles, release: str) -> str:
    """The service worker, after what it is told of the release."""
    said = {
        "RELEASE": release,
        "LANGUAGE": spoken().tag,
        "FILES": kept_files(files, spoken().tag),
        "PAGES": PAGES,
        "CONTENTS": kept_from_the_start(),
    }
    found = files.find(WORKER)
    assert found is not None
    return "".join(f"const {name} = {json.dumps(value)};\n" for name, value in said.items()) + found.body.decode()


def kept_files(files: StaticFiles, language: str) -> list[str]:
    """The files that the pages are drawn with."""
    packs = [f"pack/{name}" for name in STYLES if name in SHEETS]
    folder = pack_folder(language)
    for entry in ENTRIES:
        later = sorted(later_parts(lambda path: files.text_in(language, path), entry))
        packs += [f"{folder}{entry}", *(f"{folder}{entry}/{part}" for part in later)]
    return [*FILES, *packs]


def _sent(text: str, kind: str) -> Response[bytes]:
    headers = {"cache-control": ASK_AGAIN, "vary": "accept-language, cookie"}
    return Response(text.encode(), media_type=kind, headers=headers)


@get("/offline", include_in_schema=False)
async def offline(request: Asked) -> Response[str]:
    """The page that waits for the network, and then opens what was wanted."""
    return page(request, "offline.html")


HANDLERS: Final[tuple[Any, ...]] = (manifest, service_worker, offline)
