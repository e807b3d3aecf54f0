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
        texts = texts_to_judge(action)
        if texts and shake is not None and shake.contest is not None and isinstance(shake.table.game, EquationsGame):
            await asyncio.get_running_loop().run_in_executor(self._thread, judge, shake, texts)

    def close(self) -> None:
        """Let the thread end."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def texts_to_judge(action: do.Action) -> Sequence[str]:
    """What is written in an action, for a judge to read."""
    if isinstance(action, do.Present):
        return (action.solution,)
    if isinstance(action, do.Reject) and action.regrouped is not None:
        return (action.regrouped,)
    return ()


def judge(shake: Shake, texts: Sequence[str]) -> None:
    """Work out verdicts, with what will be shown of them."""
    for text in texts:
        shown_working(shake, Presented("", text))
