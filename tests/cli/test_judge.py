"""`forceout judge` as another program runs it: a stream of lines, each answered and flushed."""

import io
import json
import subprocess
import sys

import pytest

from forceout.cli.judge import run_judge
from forceout.judge.protocol.answer import answer_line
from forceout.judge.protocol.question import Clock

GOAL = {"kind": "goal", "game": "on-sets", "division": "middle", "goal": "row 3 2"}


def answers_to(lines: str) -> list[dict[str, object]]:
    answers = io.BytesIO()
    run_judge(io.BytesIO(lines.encode()), answers)
    return [json.loads(line) for line in answers.getvalue().splitlines()]


def test_each_line_is_answered_in_order_and_blank_ones_ask_nothing() -> None:
    lines = f"{json.dumps(GOAL | {'id': 7})}\n\n{{not json\n{json.dumps(GOAL | {'goal': 'row 1'})}\n"
    first, second, third = answers_to(lines)
    assert first == {"id": 7, "legal": True, "values": [5]}
    assert "error" in second
    assert third["values"] == [1]


def test_a_bug_of_ours_spoils_one_answer_only(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def failing(line: str, clock: Clock) -> str:
        if "spoil" in line:
            raise RuntimeError
        return answer_line(line, clock)

    monkeypatch.setattr("forceout.cli.judge.answer_line", failing)
    first, second = answers_to(f'{{"id": "spoil"}}\n{json.dumps(GOAL)}\n')
    assert first["error"] == {"code": "internal-error", "message": "The judge failed on this question; that is a bug."}
    assert second["values"] == [5]
    assert "RuntimeError" in capfd.readouterr().err


def test_bytes_that_are_no_text_get_an_answer() -> None:
    answers = io.BytesIO()
    run_judge(io.BytesIO(b'\xff\xfe{"kind"\n'), answers)
    assert "error" in json.loads(answers.getvalue())


def test_the_command_answers_before_the_stream_ends() -> None:
    program = "from forceout.cli.main import main; import sys; sys.argv = ['forceout', 'judge']; sys.exit(main())"
    with subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(GOAL).encode() + b"\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline()) == {"legal": True, "values": [5]}
        process.stdin.close()
        assert process.wait() == 0


@pytest.mark.parametrize("heavy", ["typer", "rich", "flint", "forceout.games.equations"])
def test_the_judge_of_on_sets_starts_without_heavy_imports(heavy: str) -> None:
    program = (
        "import sys, io, json; from forceout.cli.judge import run_judge; "
        f"run_judge(io.BytesIO({json.dumps(GOAL).encode()!r}), io.BytesIO()); sys.exit({heavy!r} in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
