"""The weights of difficulty, by game and kind of puzzle (weights.toml)."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files


@cache
def weights_of(game: str, kind: str) -> Mapping[str, float]:
    """What each feature of a kind of puzzle weighs."""
    found: Mapping[str, float] = _all()[game][kind]
    return found


@cache
def _all() -> Mapping[str, Mapping[str, Mapping[str, float]]]:
    return tomllib.loads(files("forceout.practice").joinpath("weights.toml").read_text("utf-8"))
