"""The compiled searches; where they were not built, plain Python serves."""

import os


def is_wanted() -> bool:
    """Whether a search that was compiled is used: both give the same answers, and FORCEOUT_PURE=1 is for comparing."""
    return os.environ.get("FORCEOUT_PURE") != "1"
