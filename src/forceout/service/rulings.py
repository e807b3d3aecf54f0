"""Verdicts on Equations, worked out beside the event loop before the engine asks for them, so that nobody else waits
for a Solution that is long to judge (trust.md, promise 10)."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from forceout.games.equations.play import EquationsGame
from forceout.judge.shown_working import shown_working
from forceout.rules import actions as do
from forceout.rules.state import Presented, Shake


class Rulings:
    """One thread, since numbers are compared one after the other; what it finds the game remembers."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="rulings")

    async def prepare(self, shake: Shake | None, action: do.Action) -> None:
        """Work out the verdicts that an action will need, now or when the shake is scored."""
        if shake is None or shake.contest is None or not isinstance(shake.table.game, EquationsGame):
            return
        loop = asyncio.get_running_loop()
        if isinstance(action, do.Present):
            await loop.run_in_executor(self._thread, judge, shake, (action.solution,))
        elif isinstance(action, do.Reject) and action.regrouped is not None:
            await loop.run_in_executor(self._thread, prove, shake, action.of, action.regrouped)

    def close(self) -> None:
        """Let the thread end."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def judge(shake: Shake, texts: Sequence[str]) -> None:
    """Work out verdicts, with what will be shown of them."""
    for text in texts:
        shown_working(shake, Presented("", text))


def prove(shake: Shake, of: str, regrouped: str) -> None:
    """Work out whether a copy proves that an Equation is ambiguous (Equations VII-C-5-c)."""
    presented = shake.contest.presented_by(of) if shake.contest is not None else None
    if presented is not None:
        shake.table.game.is_wrong_regrouping(shake, presented.solution, regrouped, presented.goal)
