"""The guided first shake of Equations."""

from typing import Final

from forceout.rulebook.rule import EQUATIONS
from forceout.web.pages.guided_scripts import Script, Step, header

SCRIPT: Final = Script(
    header(EQUATIONS.name, "2015-16", "elementary", "even"),
    ("P1 lot 3", "P2 lot 1", "P1 shake"),
    (
        Step("roll", "II-A", "P1 roll r1 r2 r3 r+ r- r0 b2 b3 b× b÷ b1 b0 g4 g5 g6 g× g* g- k7 k8 k9 k+ k÷ k√"),
        Step("goal", "IV-B", "P1 goal r1b2"),
        Step("look", "VII-B", exercise="×", replies=("P2 move b× required",)),
        Step("permitted", "V-B", "P1 move r+ permitted", ("P2 move k9 forbidden",)),
        Step("forbidden", "V-B", "P1 move k√ forbidden"),
        Step("why-not", "VI-A", exercise="challenge", replies=("P2 move g6 required",)),
        Step("block", "VI-A", "P1 pick-up"),
        Step("now", "VI-A-2", "P1 challenge now"),
        Step("write", "VII-B", 'P1 present "6×2=12"', ("P2 accept P1",)),
        Step("scored", "X-B-2"),
    ),
)
