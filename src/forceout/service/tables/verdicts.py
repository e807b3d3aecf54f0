"""Verdicts on Equations, worked out beside the event loop and handed to the engine with the action, so that nobody else
waits for a Solution that is long to judge (trust.md, promise 10)."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from forceout.judge.shown_working import shown_working
from forceout.rules import actions as do
from forceout.rules.findings import Finding, Findings
from forceout.rules.state import Presented, Shake


class Verdicts:
    """One thread, since numbers are compared one after the other."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="verdicts")

    async def find(self, shake: Shake | None, action: do.Action) -> Findings | None:
        """What the engine will ask about an action, now or when the shake is scored; None where it asks for nothing
        that takes long."""
        if shake is None or shake.contest is None or not shake.table.game.is_slow_to_judge:
            return None
        loop = asyncio.get_running_loop()
        if isinstance(action, do.Present):
            presented = Presented(action.by, action.solution, action.goal)
            return await loop.run_in_executor(self._thread, judge, shake, presented)
        if isinstance(action, do.Reject) and action.regrouped is not None:
            rejected = shake.contest.presented_by(action.of)
            if rejected is not None:
                return await loop.run_in_executor(self._thread, prove, shake, rejected, action.regrouped)
        return None

    def close(self) -> None:
        """Let the thread end."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def judge(shake: Shake, presented: Presented) -> Findings:
    """The verdict on a Solution; what will be drawn of it is worked out too, for screens that ask when it is due."""
    shown_working(shake, presented)
    game, solution, goal = shake.table.game, presented.solution, presented.goal
    return Findings({game.asked(shake, solution, goal): Finding.of(game.ruling(shake, solution, goal))})


def prove(shake: Shake, presented: Presented, regrouped: str) -> Findings:
    """Whether a copy proves that an Equation is ambiguous (Equations VII-C-5-c)."""
    game, solution, goal = shake.table.game, presented.solution, presented.goal
    is_proved = game.is_wrong_regrouping(shake, solution, regrouped, goal)
    return Findings(proofs={(game.asked(shake, solution, goal), regrouped): is_proved})
