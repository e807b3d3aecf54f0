"""Processes that end with the one that started them, also when that one is killed."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil
import pytest

BUSY = """
import ctypes, multiprocessing, os, sys, time
from concurrent.futures import ProcessPoolExecutor
from forceout.service.loops.orphans import end_with_parent

def think(_):
    print(os.getpid(), flush=True)
    while True:
        time.sleep(60)

def calculate(_):
    print(os.getpid(), flush=True)
    # In C, and nobody else gets a turn meanwhile.
    ctypes.PyDLL(None).sleep(600)

if __name__ == "__main__":
    work = {"think": think, "calculate": calculate}[sys.argv[2]]
    pool = ProcessPoolExecutor(1, multiprocessing.get_context(sys.argv[1]), end_with_parent)
    waiting = [pool.submit(work, number) for number in range(20)]
    time.sleep(600)
"""


@contextmanager
def busy_server(folder: Path, start: str, work: str) -> Iterator[tuple[subprocess.Popen[str], psutil.Process]]:
    """A process whose pool thinks, with more to think about, and the process that thinks."""
    path = folder / "busy.py"
    path.write_text(BUSY, encoding="utf-8")
    server = subprocess.Popen([sys.executable, str(path), start, work], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    thinking = psutil.Process(int(server.stdout.readline()))
    try:
        yield server, thinking
    finally:
        # Whatever still thinks has the other end of the pipe.
        with suppress(psutil.NoSuchProcess):
            thinking.kill()
        server.kill()
        server.communicate()


@pytest.mark.parametrize("start", ["forkserver", "spawn", "fork"])
@pytest.mark.parametrize("work", ["think", "calculate"])
@pytest.mark.parametrize("signal", ["kill", "terminate"])
def test_a_process_that_thinks_ends_with_its_server(tmp_path: Path, start: str, work: str, signal: str) -> None:
    with busy_server(tmp_path, start, work) as (server, thinking):
        getattr(server, signal)()
        server.wait(30)
        thinking.wait(30)
        assert not thinking.is_running()
