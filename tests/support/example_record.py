"""The record that the replay page offers as an example."""

from typing import Final

from forceout.web.assets.static_files import FOLDER

RECORD: Final = (FOLDER / "records" / "example.txt").read_text("utf-8")
