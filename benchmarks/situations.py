"""How long finding a situation takes, over all books: questions as players ask them, with and without slips of the pen.

usage: .venv/bin/python benchmarks/situations.py [--repeat 20] [--language es]
"""

import argparse
import json
import time
import tomllib
from pathlib import Path
from statistics import quantiles

from forceout.judge.situations.search import build_index, exported_index, search
from forceout.messages.language import ENGLISH, LANGUAGES, find_language
from forceout.messages.message import speaking

QUESTIONS = Path(__file__).parents[1] / "tests" / "judge" / "situations" / "questions.toml"


def slipped(text: str) -> str:
    """A question with two letters swapped in every longer word."""
    return " ".join(word[:1] + word[2] + word[1] + word[3:] if len(word) > 4 else word for word in text.split())


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeat", type=int, default=20)
    parser.add_argument("--language", choices=LANGUAGES, default=ENGLISH)
    options = parser.parse_args()
    with speaking(find_language(options.language)):
        measure(options.language, options.repeat)


def measure(language: str, repeat: int) -> None:
    """Build the index of a language, and ask it the questions in that language."""
    asked = [one.get(language, one["asks"]) for one in tomllib.loads(QUESTIONS.read_text("utf-8"))["question"]]
    start = time.perf_counter()
    build_index()
    print(f"the index is built in {1000 * (time.perf_counter() - start):.0f} ms")
    for name, texts in (("as asked", asked), ("with slips", [slipped(one) for one in asked])):
        took = []
        for text in texts * repeat:
            start = time.perf_counter()
            search(text)
            took.append(1000 * (time.perf_counter() - start))
        cuts = quantiles(took, n=100)
        print(f"{name}: median {cuts[49]:.1f} ms, p99 {cuts[98]:.1f}, max {max(took):.1f}")
    whole = json.dumps(exported_index(), ensure_ascii=False, separators=(",", ":"))
    print(f"the exported index has {len(whole.encode()) // 1000} kB")


if __name__ == "__main__":
    main()
