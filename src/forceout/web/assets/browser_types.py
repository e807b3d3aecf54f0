"""The browser's types, made of the server's own shapes: `python -m forceout.web.assets.browser_types` writes them, and
with `--check` fails where they are stale."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints

from forceout.rules.cited_sections import EditionFacts
from forceout.rules.view_shapes import ShownContest, ShownSolution, ShownTree
from forceout.rules.violation import ShownViolation
from forceout.rules.wire import ALL_KINDS
from forceout.service.desk.desk_shapes import DeskView, TableCard
from forceout.service.rooms.view_shapes import (
    CoachRoom,
    LoginCards,
    RoomList,
    RoomMoments,
    RoomReport,
    StudentRoom,
)
from forceout.service.tables.fold import KINDS
from forceout.service.tables.view_shapes import JudgeView, PrintedAction, SeatView, TableShake, TableView
from forceout.web.api.companions import HintGiven
from forceout.web.api.me import OwnRatings, OwnTableList, PlayedMatchList
from forceout.web.api.reading import Readings
from forceout.web.assets.static_files import FOLDER
from forceout.web.pages.content_shapes import BookEntry, Door, GameChoices, Games, Glossary, Rules
from forceout.web.pages.moment_shapes import WallMoment
from forceout.web.pages.practice_shapes import (
    PracticeHub,
    PracticeLesson,
    PracticeMistakes,
    PracticePuzzle,
    PracticeResults,
    PracticeSprint,
    PracticeVerdict,
)

FILE: Final = FOLDER / "app" / "types.d.ts"
ROOTS: Final = (
    TableView,
    EditionFacts,
    GameChoices,
    Games,
    Rules,
    BookEntry,
    Glossary,
    Readings,
    DeskView,
    TableCard,
    Door,
    OwnTableList,
    OwnRatings,
    PlayedMatchList,
    HintGiven,
    PracticeHub,
    PracticePuzzle,
    PracticeVerdict,
    PracticeSprint,
    PracticeLesson,
    PracticeMistakes,
    PracticeResults,
    CoachRoom,
    StudentRoom,
    RoomList,
    RoomReport,
    RoomMoments,
    WallMoment,
    LoginCards,
)
"""What is sent; what these hold comes along."""
CALLED: Final[Mapping[type, str]] = {
    TableView: "View",
    TableShake: "Shake",
    ShownContest: "Contest",
    ShownSolution: "PresentedSolution",
    ShownTree: "ReadingNode",
    ShownViolation: "Refusal",
    SeatView: "Seat",
    JudgeView: "Judge",
    PrintedAction: "Action",
}
"""The shapes that the browser has shorter names for."""
PLAIN: Final[Mapping[Any, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "any",
    object: "unknown",
}
HEAD: Final = "/** The shapes of what the server sends. Made by `python -m forceout.web.assets.browser_types`. */\n"
SENT_WITH: Final = {"count": "number"}
"""What an action has on its way only: how many cards are to be dealt."""


class Types:
    """The shapes that are met, each written once."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def name(self, shape: type) -> str:
        """What a shape is called, after it is written."""
        called = CALLED.get(shape, shape.__name__)
        if called not in self.written:
            self.written[called] = ""
            inner = "".join(self._fields(shape))
            doc = (shape.__doc__ or "").split("\n\n")[0].replace("\n", " ")
            comment = "" if doc.startswith("dict(") or not doc else f"/** {' '.join(doc.split())} */\n"
            self.written[called] = f"{comment}export interface {called} {{\n{inner}}}\n"
        return called

    def _fields(self, shape: type) -> Iterator[str]:
        optional: frozenset[str] = getattr(shape, "__optional_keys__", frozenset())
        for name, hint in get_type_hints(shape).items():
            yield f"  {name}{'?' if name in optional else ''}: {self.of(hint)};\n"

    def of(self, hint: Any) -> str:
        """A type as the browser's language has it."""
        origin, inner = get_origin(hint), get_args(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        if origin in (NotRequired, Required):
            return self.of(inner[0])
        if origin is Literal:
            return " | ".join(f'"{one}"' for one in inner)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.of(one) for one in inner))
        if origin in (list, tuple, Sequence):
            found = self.of(inner[0])
            return f"({found})[]" if " " in found else f"{found}[]"
        if origin in (dict, Mapping):
            return "Record<string, any>" if inner[1] in (Any, object) else f"Record<string, {self.of(inner[1])}>"
        return self.name(hint)


def action_fields(types: Types) -> dict[str, str]:
    """Every field that some action has, with all that it may hold."""
    found: dict[str, dict[str, None]] = {}
    for kind in ALL_KINDS.values():
        hints = get_type_hints(kind)
        for one in fields(kind):
            for part in types.of(hints[one.name]).split(" | "):
                found.setdefault(one.name, {})[part] = None
    found |= {name: {kind: None} for name, kind in SENT_WITH.items()}
    return {name: "any" if "any" in kinds else " | ".join(kinds) for name, kinds in sorted(found.items())}


def written() -> str:
    """The whole file."""
    types = Types()
    types.written[CALLED[PrintedAction]] = ""
    for root in ROOTS:
        types.name(root)
    of_actions = "".join(f"  {name}?: {kind};\n" for name, kind in action_fields(types).items())
    names = " | ".join(f'"{one}"' for one in sorted(ALL_KINDS))
    kinds = " | ".join(f'"{one}"' for one in sorted((*KINDS, "action", "created")))
    types.written["ActionName"] = f"export type ActionName = {names};\n"
    types.written[CALLED[PrintedAction]] = (
        "/** Something that is done, with the fields that such an action has. */\n"
        f"export interface Action {{\n  do: ActionName;\n{of_actions}}}\n"
    )
    types.written["MatchEvent"] = (
        "/** What happened: an action, or something around the match. */\n"
        f"export interface MatchEvent {{\n  seq: number;\n  at: number;\n  kind: {kinds};\n  do?: ActionName;\n"
        f"  upheld?: boolean;\n{of_actions}  [more: string]: any;\n}}\n"
    )
    return HEAD + "".join(types.written[name] for name in sorted(types.written))


def main(arguments: Sequence[str], file: Path = FILE) -> int:
    """Write the file, or say whether it is as it should be."""
    text = written()
    if "--check" not in arguments:
        file.write_text(text, "utf-8")
        return 0
    if file.read_text("utf-8") == text:
        return 0
    print(f"{file.name} is stale: run python -m forceout.web.assets.browser_types", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
