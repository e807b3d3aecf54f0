"""The working of a verdict as a screen draws it: steps in words, and what the game draws beside them."""

from collections.abc import Iterable

from forceout.judge.registry import working_of
from forceout.judge.working import WorkingStep
from forceout.messages.language import Language
from forceout.messages.message import sentence
from forceout.rules.state import Presented, Shake
from forceout.rules.view_shapes import Drawn, ShownStep, Working


def shown_working(shake: Shake, presented: Presented) -> Working | None:
    """How the verdict on a presented Solution comes about, not to be changed; None where there is nothing to draw."""
    return working_of(shake.table.game.book.name).shown_working(shake, presented)


def printed(steps: Iterable[WorkingStep], drawn: Drawn, language: Language) -> Working | None:
    """Steps in words, and what is drawn."""
    lines: list[ShownStep] = [
        {
            "title": sentence(step.title, language=language),
            "lines": [sentence(line, language=language) for line in step.lines],
        }
        for step in steps
    ]
    return {"steps": lines, **drawn} if lines or drawn else None
