"""Scripts, styles and fonts: from memory, packed, with long life under an address that changes when they do."""

import gzip
import hashlib
import mimetypes
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path, PurePosixPath
from stat import S_ISREG
from time import monotonic
from typing import Any, Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from forceout.messages.language import LANGUAGES
from forceout.web.assets.browser_words import SUFFIX, as_module, words_file, words_files, words_module
from forceout.web.assets.packing import pack
from forceout.web.context import Asked

FOLDER: Final = Path(__file__).parents[1] / "static"
TYPES: Final = {
    ".js": "text/javascript",
    SUFFIX: "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".png": "image/png",
}
PACKED: Final = (".js", SUFFIX, ".css", ".svg", ".json", ".txt", ".html", ".webmanifest")
NOT_SERVED: Final = (".ts", ".md")
FOR_A_YEAR: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
PACKS: Final = "pack/"
"""What the addresses of packs begin with; no folder is called so."""
OF_RELEASE: Final = (".py", ".toml", ".ftl", ".json", ".jsonl", ".gz")
"""The files of the package that decide what is said of rules and puzzles."""
LOOK_EVERY: Final = 2.0
"""Seconds after which the files are looked at again, so that a developer sees a change."""


@dataclass(frozen=True)
class StaticFile:
    """A file as it is sent."""

    stamp: tuple[int, int]
    kind: str
    body: bytes
    digest: str
    is_packed: bool

    @cached_property
    def packed(self) -> bytes | None:
        """The file made small, where that helps; worked out when it is first asked for."""
        packed = gzip.compress(self.body, 9, mtime=0) if self.is_packed else self.body
        return packed if len(packed) < len(self.body) else None


class StaticFiles:
    """The files of a folder; one that has changed is read again."""

    def __init__(self, folder: Path = FOLDER, clock: Callable[[], float] = monotonic) -> None:
        self.folder = folder
        self._clock = clock
        self._looked_at = -LOOK_EVERY
        self._digest = ""
        self._kept: dict[str, StaticFile] = {}
        self._packs: dict[str, tuple[str, StaticFile]] = {}

    def find(self, path: str) -> StaticFile | None:
        """The file at a path below the folder."""
        path = path.strip("/")
        parts = path.split("/")
        if any(part in ("", ".", "..") or "\\" in part or "\0" in part or part.startswith(".") for part in parts):
            return None
        if path.startswith(PACKS):
            return self._find_pack(path)
        words = words_file(path)
        file = self.folder.joinpath(*parts) if words is None else words
        try:
            found = file.stat()
        except OSError:
            return None
        if not S_ISREG(found.st_mode) or file.suffix in NOT_SERVED:
            return None
        stamp = (found.st_mtime_ns, found.st_size)
        kept = self._kept.get(path)
        if kept is None or kept.stamp != stamp:
            body = file.read_bytes() if words is None else as_module(file.read_text("utf-8")).encode()
            kept = self._kept[path] = _static_file(stamp, path, body)
        return kept

    def _find_pack(self, path: str) -> StaticFile | None:
        """Many files in one, made anew when some file has changed."""
        digest = self.digest()
        kept = self._packs.get(path)
        if kept is None or kept[0] != digest:
            language, _, inner = path.removeprefix(PACKS).partition("/")
            if language in LANGUAGES:
                text = pack(lambda one: self.text_in(language, one), inner, folders=2)
            else:
                text = pack(self._text, path.removeprefix(PACKS))
            if text is None:
                return None
            kept = self._packs[path] = digest, _static_file((0, 0), path, text.encode())
        return kept[1]

    def _text(self, path: str) -> str | None:
        found = self.find(path)
        return None if found is None else found.body.decode()

    def text_in(self, language: str, path: str) -> str | None:
        """The text of a file, where it holds sentences those of a language."""
        return words_module(path, language) or self._text(path)

    def digest(self) -> str:
        """What stands for all files as they were a moment ago; looking at all of them takes a while."""
        if not 0 <= self._clock() - self._looked_at < LOOK_EVERY:
            self._digest, self._looked_at = self._new_digest(), self._clock()
        return self._digest

    def _new_digest(self) -> str:
        whole = hashlib.sha256(release_digest().encode())
        words = [file for language in LANGUAGES for _, file in words_files(language)]
        for file in (*sorted(self.folder.rglob("*")), *words):
            found = file.stat()
            if S_ISREG(found.st_mode) and file.suffix not in NOT_SERVED:
                whole.update(f"{file.name} {_digest_of(file, found.st_mtime_ns, found.st_size)}\n".encode())
        return whole.hexdigest()[:12]


@lru_cache(maxsize=4096)
def _digest_of(file: Path, changed_at: int, size: int) -> str:
    """What stands for a file as it was at a time."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


@lru_cache(maxsize=1)
def release_digest() -> str:
    """What stands for the release: a rule that changed changes the address under which it is kept."""
    package, whole = FOLDER.parents[1], hashlib.sha256()
    for file in sorted(package.rglob("*")):
        if file.suffix in OF_RELEASE and FOLDER not in file.parents:
            whole.update(file.relative_to(package).as_posix().encode() + file.read_bytes())
    return whole.hexdigest()


def _static_file(stamp: tuple[int, int], path: str, body: bytes) -> StaticFile:
    suffix = PurePosixPath(path).suffix
    kind = TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    return StaticFile(stamp, kind, body, hashlib.sha256(body).hexdigest()[:16], suffix in PACKED)


@get("/static/{path:path}", include_in_schema=False)
async def send_file(request: Asked, path: FromPath[str]) -> Response[Any]:
    """A file of the static folder; below `-digest/` it may be kept for a year."""
    files: StaticFiles = request.app.state.static_files
    version, _, rest = path.strip("/").partition("/")
    is_versioned = version.startswith("-")
    found = files.find(rest if is_versioned else path)
    if found is None:
        raise NotFoundException
    is_same_version = is_versioned and version[1:] == request.app.state.static_digest
    accepts_packed = "gzip" in request.headers.get("accept-encoding", "")
    is_packed = accepts_packed and found.packed is not None
    tag = f'"{found.digest}{"-gz" if is_packed else ""}"'
    headers = {
        "cache-control": FOR_A_YEAR if is_same_version else ASK_AGAIN,
        "etag": tag,
        "vary": "accept-encoding",
    }
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    if is_packed:
        headers["content-encoding"] = "gzip"
    return Response(found.packed if is_packed else found.body, headers=headers, media_type=found.kind)
