"""Live tables under load, generator included: latencies, errors and memory of one server on one machine.

usage: .venv/bin/python benchmarks/load.py [--matches 1000] [--rate 250] [--seconds 60] [--shakes 20]
       [--database ADDRESS] [--workers 1] [--fanout memory] [--no-floor] [--stop-every 0] [--stop-for 4]

Starts a server, seats three guests at every table, opens a socket for each, and lets the seats act at the given rate,
by what their views allow. An action's time is from sending it to its acknowledgement, which is after the commit; a
drawing's time is from sending the action to its update at each of the three sockets. Whatever was acknowledged is
looked for in the log at the end. The floor is a bare SQLite append with fan-out to three queues in one process,
measured in the same run. Processor time does not count what other programs use, so it can be compared on a machine
that is not quiet.

With --stop-every the server is stopped (SIGSTOP) for some seconds every so often, and it is printed how soon after the
beginning of a stop actions are answered as fast as ever. Beside the figures stands what the machine did: how late the
server's event loop came and what collecting garbage took, how late another process woke, and what the host took away.
"""

import argparse
import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import psutil
import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from load_generator import SEATS, Load
from recovering import longest_silence, show_recovery
from stalls import Stops, Watch, by_second, show_seconds


def at(times: list[float], share: float) -> float:
    """The milliseconds that so large a share does not exceed."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000 if times else float("nan")


def floor(seconds: float, rate: int) -> list[float]:
    """A bare append to SQLite, one commit each, with fan-out to three queues: what nothing can be faster than."""
    import aiosqlite

    async def run() -> list[float]:
        times: list[float] = []
        with tempfile.TemporaryDirectory() as folder:
            async with aiosqlite.connect(f"{folder}/floor.sqlite3") as base:
                await base.execute("PRAGMA journal_mode = WAL")
                await base.execute("PRAGMA synchronous = FULL")
                await base.execute("CREATE TABLE events (id INTEGER PRIMARY KEY, body TEXT)")
                lock = asyncio.Lock()
                queues: list[asyncio.Queue[int]] = [asyncio.Queue() for _ in range(3)]

                async def append() -> None:
                    started = time.perf_counter()
                    async with lock:
                        await base.execute("INSERT INTO events (body) VALUES (?)", ("x" * 300,))
                        await base.commit()
                    for queue in queues:
                        queue.put_nowait(1)
                        await queue.get()
                    times.append(time.perf_counter() - started)

                loop = asyncio.get_running_loop()
                begun, number, tasks = loop.time(), 0, set()
                while loop.time() < begun + seconds:
                    while number < (loop.time() - begun) * rate:
                        number += 1
                        task = asyncio.create_task(append())
                        tasks.add(task)
                        task.add_done_callback(tasks.discard)
                    await asyncio.sleep(0.001)
                await asyncio.gather(*tasks)
        return times

    return asyncio.run(run())


def processor_seconds(process: psutil.Process) -> float:
    """The processor time that a server with all its processes has used."""
    times = [one.cpu_times() for one in (process, *process.children(recursive=True))]
    return float(sum(one.user + one.system for one in times))


def memory(process: psutil.Process) -> float:
    """The megabytes of a server with all its processes, shared pages counted once."""
    total = 0
    for one in (process, *process.children(recursive=True)):
        total += one.memory_full_info().pss
    return total / 1e6


async def run(load: Load, process: psutil.Process, stops: Stops) -> tuple[float, float]:
    """Set up, warm up, and measure; the processor time of the server and of the generator meanwhile."""
    options = load.options
    started = time.perf_counter()
    await load.set_up()
    took = time.perf_counter() - started
    print(f"{len(load.tables)} tables and {SEATS * len(load.tables)} sockets after {took:.1f} s", flush=True)
    await load.drive(options.warm_up)
    load.is_measuring, load.measuring_since = True, time.perf_counter()
    before, own_before = processor_seconds(process), time.process_time()
    await load.drive(options.seconds, stops)
    used = processor_seconds(process) - before, time.process_time() - own_before
    load.is_measuring = False
    return used


def lost(load: Load, database: Path) -> int:
    """How many acknowledged actions are not in the log where they were said to be."""
    with sqlite3.connect(database) as base:
        rows = base.execute('SELECT "match", seq, "key" FROM events WHERE "key" IS NOT NULL')
        found = {(match, seq): key.partition(":")[2] for match, seq, key in rows}
    return sum(found.get(place) != key for place, key in load.logged.items())


def main() -> None:
    """Start a server, load it, stop it, print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--rate", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=60)
    # A new socket is pinged once a second at first, which is not what lasts.
    parser.add_argument("--warm-up", type=float, default=30)
    parser.add_argument("--shakes", type=int, default=20)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--database")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--fanout", default="memory")
    parser.add_argument("--no-floor", action="store_true")
    parser.add_argument("--stop-every", type=float, default=0)
    parser.add_argument("--stop-for", type=float, default=4)
    options = parser.parse_args()
    if not options.no_floor:
        times = floor(10, options.rate)
        print(f"floor, bare append at {options.rate}/s: p50 {at(times, 0.5):.1f}, p99 {at(times, 0.99):.1f} ms")
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "FORCEOUT_DATA": folder, "FORCEOUT_LOG_LEVEL": "warning"}
        environment |= {f"FORCEOUT_{name}_RATE": "100000" for name in ("ADDRESS", "SESSION")}
        environment |= {f"FORCEOUT_{name}_BURST": "100000" for name in ("ADDRESS", "SESSION")}
        environment |= {"FORCEOUT_FANOUT": options.fanout, "FORCEOUT_ADDRESS_CONNECTIONS": "100000"}
        if options.database:
            environment["FORCEOUT_DATABASE"] = options.database
        command = [str(Path(sys.executable).parent / "forceout"), "serve", "--port", str(options.port)]
        command += ["--workers", str(options.workers)]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        stops = Stops(psutil.Process(server.pid), options.stop_every, options.stop_for)
        watch = Watch(Path(folder))
        watch.start()
        try:
            wait_for(options.port)
            process = psutil.Process(server.pid)
            load = Load("127.0.0.1", options.port, options)
            used = uvloop.run(run(load, process, stops))
            megabytes = memory(process)
            signs = by_second(told(options.port, "/metrics?by=second"))
        finally:
            stops.end()
            machine = watch.stop()
            server.send_signal(signal.SIGTERM)
            server.wait(30)
        is_lost = None if options.database else lost(load, next(Path(folder).glob("*.sqlite3")))
    show(load, used, megabytes, is_lost)
    show_stalls(load, stops, machine, signs)


def show_stalls(
    load: Load,
    stops: Stops,
    machine: dict[int, tuple[float, float]],
    signs: dict[int, tuple[float, float, float, int]],
) -> None:
    """Print what stood still, and how soon it went on."""
    offset = time.time() - time.perf_counter()
    since = load.measuring_since
    seconds = range(int(since + offset), int(since + offset + load.options.seconds) + 1)
    stopped = {int(at + offset) + more for at in stops.at for more in range(int(2 * stops.seconds) + 1)}
    show_seconds(machine, signs, seconds, stopped)
    print(f"longest silence {longest_silence(load.answers, stops.at, stops.seconds):.1f} s, outside injected stops")
    if stops.at:
        show_recovery(load.answers, stops.at, stops.seconds)


def show(load: Load, used: tuple[float, float], megabytes: float, is_lost: int | None) -> None:
    """Print the figures."""
    seconds, count = load.options.seconds, len(load.acknowledged) + len(load.refused)
    print(f"actions {count} ({count / seconds:.0f}/s), {len(load.refused)} refused: {dict(load.said)}")
    each = 1000 / max(1, count)
    cores = f"{used[0] / seconds:.2f} and {used[1] / seconds:.2f} cores"
    print(f"processor: server {used[0] * each:.2f}, generator {used[1] * each:.2f} ms an action ({cores})")
    looked = "not looked for" if is_lost is None else f"{is_lost} lost"
    print(f"memory {megabytes:.0f} MB; {len(load.logged)} acknowledged in all, {looked}")
    by_minute = ", ".join(f"{at(times, 0.99):.0f}" for _, times in sorted(load.minutes.items()))
    print(f"p99 by the minute: {by_minute} ms")
    for name, times in (("acknowledged", load.acknowledged), ("refused", load.refused), ("drawn", load.drawn)):
        figures = f"p50 {at(times, 0.5):.1f}, p95 {at(times, 0.95):.1f}, p99 {at(times, 0.99):.1f}"
        print(f"{name:13} {figures}, max {max(times, default=0) * 1000:.1f} ms ({len(times)})")


def told(port: int, path: str) -> str:
    """What the server says at some address."""
    import urllib.request

    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=30) as answer:
        text: str = answer.read().decode()
    return text


def wait_for(port: int) -> None:
    """Wait until a server answers."""
    import urllib.request

    for _ in range(300):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1) as answer:
                if answer.status == 200:
                    return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server does not answer")


if __name__ == "__main__":
    main()
