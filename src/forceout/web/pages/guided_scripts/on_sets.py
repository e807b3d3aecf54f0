"""The guided first shake of On-Sets."""

from typing import Final

from forceout.rulebook.rule import ON_SETS
from forceout.web.pages.guided_scripts import Script, Step, header

SCRIPT: Final = Script(
    header(ON_SETS.name, "2026-27", "middle", None),
    ("P1 lot 4", "P2 lot 2", "P1 shake"),
    (
        Step("roll", "II-A", "P1 roll 3 1 2 R B G Y R B R B ∪ ∩ - ' V V Λ", ("P2 deal BR BRG R BRY GY B Y -",)),
        Step("look", "VI-A", exercise="R∩B"),
        Step("goal", "III-B", 'P1 goal "row 3"', ("P2 move ∩ required",)),
        Step("permitted", "IV-B", "P1 move G permitted", ("P2 move V forbidden",)),
        Step("forbidden", "IV-B", "P1 move Y forbidden"),
        Step("why-not", "V-A", exercise="challenge", replies=("P2 move R required",)),
        Step("block", "V-A", "P1 pick-up"),
        Step("now", "V-A-2", "P1 challenge now"),
        Step("write", "VII-B", "P1 present R∩B", ("P2 accept P1",)),
        Step("scored", "X-B-2"),
    ),
)
