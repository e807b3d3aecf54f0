"""`forceout judge`: questions in JSON Lines on standard input, an answer to each, flushed, on standard output."""

import sys
from time import monotonic
from typing import BinaryIO

from forceout.judge.protocol.answer import answer_line


def answered(line: str) -> str:
    """The answer to a line; a bug of ours spoils one answer and not the stream."""
    try:
        return answer_line(line, monotonic)
    except Exception:
        import traceback

        traceback.print_exc()
        return '{"error": {"code": "internal-error", "message": "The judge failed on this question; that is a bug."}}'


def run_judge(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line as it comes; blank lines ask nothing."""
    for raw in questions:
        line = raw.decode("utf-8", errors="replace")
        if line.strip():
            answers.write(answered(line).encode("utf-8", errors="replace") + b"\n")
            answers.flush()


def main() -> int:
    """Serve standard input until it ends, or until nobody reads the answers."""
    try:
        run_judge(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        sys.stderr.close()
    except KeyboardInterrupt:
        return 130
    return 0
