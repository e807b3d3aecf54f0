"""Files of the browser put into one, so that a page of many small modules comes with few requests.

A module keeps its own scope: it becomes a function that fills in an object of what it exports. Nothing is renamed, so
what is written in the folder is what runs. A part that a module imports later is a file of its own, without the modules
that its page has.
"""

import posixpath
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

ENTRIES: Final = frozenset(
    (
        "app/coach/class.js",
        "app/coach/main.js",
        "app/home/about.js",
        "app/home/join.js",
        "app/home/main.js",
        "app/home/my.js",
        "app/day/main.js",
        "app/front/main.js",
        "app/home/offline.js",
        "app/home/watch.js",
        "app/learn/glossary.js",
        "app/learn/main.js",
        "app/judge/main.js",
        "app/judge/turned.js",
        "app/learn/rules.js",
        "app/practice/main.js",
        "app/replay/main.js",
        "app/table/main.js",
        "app/tournament/main.js",
    )
)
"""The modules that pages begin with."""
EVERYWHERE: Final = ("styles/tokens.css", "styles/components.css", "styles/additions.css")
AROUND: Final = ("styles/navigation.css", "app/home/home.css")
"""What the pages around the table have in common."""
HALL: Final = ("styles/officials.css", "styles/hall.css")
"""What the pages of a tournament have in common; the judge's desk has the first."""
SHEETS: Final[Mapping[str, tuple[str, ...]]] = {
    "plain.css": EVERYWHERE,
    "home.css": (*EVERYWHERE, *AROUND),
    "coach.css": (*EVERYWHERE, *AROUND, "app/coach/coach.css"),
    "judge.css": (*EVERYWHERE, "styles/officials.css", "app/judge/judge.css"),
    "my.css": (*EVERYWHERE, *AROUND, "app/home/my.css"),
    "learn.css": (*EVERYWHERE, *AROUND, "app/learn/learn.css"),
    "replay.css": (*EVERYWHERE, *AROUND, "app/learn/learn.css", "app/replay/replay.css", "app/replay/perfect.css"),
    "table.css": (*EVERYWHERE, "styles/table.css", "styles/frame.css", "styles/saying.css"),
    "practice.css": (*EVERYWHERE, *AROUND, "app/practice/practice.css"),
    "day.css": (
        *EVERYWHERE,
        "styles/navigation.css",
        *HALL,
        "app/tournament/tournament.css",
        "app/day/day.css",
    ),
    "front.css": (*EVERYWHERE, *HALL, "app/front/front.css"),
    "tournament.css": (*EVERYWHERE, "styles/navigation.css", *HALL, "app/tournament/tournament.css"),
}
"""The style sheets of each kind of page, in their order."""
NAMES: Final = r"\{(?P<names>[^}]*)\}"
FROM: Final = r'\s*from\s*"(?P<path>[^"]+)";?'
START: Final = r"(?:^|(?<=[;}]))"
IMPORT: Final = re.compile(rf"{START}import\s*(?:{NAMES}|(?P<whole>[\w$]+)){FROM}", re.MULTILINE)
BARE_IMPORT: Final = re.compile(r'^import\s*"(?P<path>[^"]+)";?', re.MULTILINE)
EXPORT_FROM: Final = re.compile(rf"{START}export\s*{NAMES}{FROM}", re.MULTILINE)
EXPORT_LIST: Final = re.compile(rf"{START}export\s*{NAMES};?", re.MULTILINE)
EXPORT_DEFAULT: Final = re.compile(rf"{START}export default function\b", re.MULTILINE)
EXPORT: Final = re.compile(r"^export (?P<what>(?:async function|function|class|const) (?P<name>[\w$]+))", re.MULTILINE)
LATER: Final = re.compile(r'(?<![{\w.])import\((?P<path>"[^"]+")\)')
COMMENT: Final = re.compile(r"^[ \t]*(?:/\*\*(?:(?!\*/)[\s\S])*\*/|//[^\n]*)[ \t]*\n", re.MULTILINE)
CAST: Final = re.compile(r"/\*\* @\w[^*]*\*/ ?")
URL: Final = re.compile(r'url\("(?P<path>[^":]+)"\)')
STYLE_COMMENT: Final = re.compile(r"/\*(?:(?!\*/)[\s\S])*\*/\n?")
STYLE_SPACE: Final = re.compile(r"\s*([{};,])\s*")
INDENT: Final = re.compile(r"^[ \t]+", re.MULTILINE)
LEFT_OVER: Final = re.compile(rf"{START}(?:import|export)\b(?!\()", re.MULTILINE)
RUNTIME: Final = """const $modules = {};
const $links = [];
const $module = (path, run) => {
  if ($modules[path]) return;
  const module = ($modules[path] = {});
  run((exported) => {
    for (const name in exported) {
      const get = () => {
        try {
          return exported[name]();
        } catch {}
      };
      Object.defineProperty(module, name, { get, enumerable: true });
    }
  });
};
const $link = (path, set) => {
  const link = () => set($modules[path] ?? {});
  $links.push(link);
  link();
};
const $linkAll = () => $links.splice(0).forEach((link) => link());
const $url = (path) => new URL(path, new URL("ROOT", import.meta.url)).href;
const $later = async (path) => {
  const part = await import(new URL(`ENTRY/${path}`, import.meta.url).href);
  part.default($module, $link, $linkAll, $url, $later, $modules);
  return $modules[path];
};
"""


class Unpackable(Exception):
    """A module that is written in a way that is not foreseen here."""


@dataclass(frozen=True, slots=True)
class Module:
    """A module taken apart: what it needs at once and later, what it exports, and the rest of its text."""

    path: str
    imports: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    """Paths, each with pairs of the name there and the name here."""
    exports: tuple[tuple[str, str], ...]
    """Names, each with the expression behind it."""
    later: tuple[str, ...]
    body: str


Read = Callable[[str], str | None]
"""The text of a file below the static folder."""


def pack(read: Read, path: str, folders: int = 1) -> str | None:
    """What stands for many files: a page's style sheets or its modules; a path such as
    `app/table/main.js/app/table/play/goal.js` means a part that the page fetches later. None for anything else.
    `folders` is how many there are from the static folder to the path."""
    return pack_styles(read, path) if path.endswith(".css") else pack_modules(read, path, folders)


def pack_styles(read: Read, name: str) -> str | None:
    """The style sheets of a kind of page, one after the other."""
    if name not in SHEETS:
        return None
    return "".join(_moved(sheet, read(sheet) or "") for sheet in SHEETS[name])


def _moved(sheet: str, text: str) -> str:
    """A style sheet as it stands in the folder of packs: what it refers to is still found."""

    def moved(found: re.Match[str]) -> str:
        whole = posixpath.join(posixpath.dirname(sheet), found["path"])
        return f'url("{posixpath.relpath(whole, "pack")}")'

    return STYLE_SPACE.sub(r"\1", URL.sub(moved, STYLE_COMMENT.sub("", text)))


def pack_modules(read: Read, path: str, folders: int = 1) -> str | None:
    """The modules of a page, or of a part that it fetches later."""
    entry, stroke, part = path.partition(".js/")
    entry = f"{entry}.js" if stroke else entry
    if entry not in ENTRIES:
        return None
    of_page = in_order(read, entry)
    if not stroke:
        up = "../" * (entry.count("/") + folders)
        runtime = RUNTIME.replace("ROOT", up).replace("ENTRY", posixpath.basename(entry))
        inner = [*(_as_function(one) for one in of_page[:-1]), "$linkAll();\n", _as_entry(of_page[-1])]
        return runtime + "".join(inner)
    if part not in _later_parts(read, of_page):
        return None
    known = {one.path for one in of_page}
    added = "".join(_as_function(one) for one in in_order(read, part) if one.path not in known)
    # A part is handed what it needs: if it imported it from the page's pack, that could not wait for the part.
    return f"export default ($module, $link, $linkAll, $url, $later, $modules) => {{\n{added}$linkAll();\n}};\n"


def later_parts(read: Read, entry: str) -> set[str]:
    """Everything that a page may fetch later."""
    return _later_parts(read, in_order(read, entry))


def _later_parts(read: Read, modules: list[Module]) -> set[str]:
    """Everything that some modules, or what they fetch later, may fetch later."""
    found: set[str] = set()
    waiting = [path for one in modules for path in one.later]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += [later for one in in_order(read, path) for later in one.later]
    return found


def in_order(read: Read, entry: str) -> list[Module]:
    """A module after all that it imports, in the order in which a browser runs them."""
    seen: set[str] = set()

    def visit(path: str) -> Iterator[Module]:
        if path in seen:
            return
        seen.add(path)
        text = read(path)
        if text is None:
            raise Unpackable(f"{path} is missing")
        module = take_apart(path, text)
        for needed, _ in module.imports:
            yield from visit(needed)
        yield module

    return list(visit(entry))


@lru_cache(maxsize=512)
def take_apart(path: str, text: str) -> Module:
    """The parts of a module."""

    def beside(written: str) -> str:
        return posixpath.normpath(posixpath.join(posixpath.dirname(path), written))

    imports: list[tuple[str, tuple[tuple[str, str], ...]]] = []
    exports: list[tuple[str, str]] = []
    later: list[str] = []

    def note_import(found: re.Match[str]) -> str:
        whole = found["whole"]
        pairs = (("default", whole),) if whole else tuple(_pairs(found["names"]))
        imports.append((beside(found["path"]), pairs))
        return ""

    def note_bare(found: re.Match[str]) -> str:
        imports.append((beside(found["path"]), ()))
        return ""

    def note_passed_on(found: re.Match[str]) -> str:
        source = beside(found["path"])
        imports.append((source, ()))
        exports.extend((here, f'$modules["{source}"].{there}') for there, here in _pairs(found["names"]))
        return ""

    def note_list(found: re.Match[str]) -> str:
        exports.extend((there, here) for here, there in _pairs(found["names"]))
        return ""

    def note_default(_: re.Match[str]) -> str:
        exports.append(("default", "$default"))
        return "const $default = function"

    def note_export(found: re.Match[str]) -> str:
        exports.append((found["name"], found["name"]))
        return found["what"]

    def note_later(found: re.Match[str]) -> str:
        later.append(beside(found["path"].strip('"')))
        return f'$later("{later[-1]}")'

    body = CAST.sub("", COMMENT.sub("", text))
    for pattern, note in (
        (EXPORT_FROM, note_passed_on),
        (IMPORT, note_import),
        (BARE_IMPORT, note_bare),
        (EXPORT_LIST, note_list),
        (EXPORT_DEFAULT, note_default),
        (EXPORT, note_export),
        (LATER, note_later),
    ):
        body = pattern.sub(note, body)
    if left := LEFT_OVER.search(body):
        raise Unpackable(f"{path}: {body[left.start() : left.start() + 60]!r}")
    body = body.replace("import.meta.url", f'$url("{path}")')
    # Templates of HTML do without their indentation too: what is between two lines of them is no text.
    return Module(path, tuple(imports), tuple(exports), tuple(later), INDENT.sub("", body).strip("\n"))


def _pairs(names: str) -> Iterator[tuple[str, str]]:
    """The names between braces, each with what it is called on the other side of `as`."""
    for name in filter(None, (one.strip() for one in names.split(","))):
        before, _, after = (part.strip() for part in name.partition(" as "))
        yield before, after or before


def _as_function(module: Module) -> str:
    exported = ", ".join(f"{name}: () => {value}" for name, value in module.exports)
    return f'$module("{module.path}", ($new) => {{\n$new({{ {exported} }});\n{_links(module)}{module.body}\n}});\n'


def _as_entry(module: Module) -> str:
    """The module that a page begins with; it may wait for something, so it stands outside of any function."""
    return f"{_links(module)}{module.body}\n"


def _links(module: Module) -> str:
    """What a module imports; linked again when all have run, since modules may need each other."""
    lines = []
    for path, pairs in module.imports:
        if pairs:
            names = ", ".join(here for _, here in pairs)
            taken = ", ".join(here if there == here else f"{there}: {here}" for there, here in pairs)
            lines.append(f'let {names}; $link("{path}", (from) => ({{ {taken} }} = from));\n')
    return "".join(lines)
