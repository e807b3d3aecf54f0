"""Tables for a spreadsheet, as files to keep.

Excel takes a CSV file for the computer's own code page unless a mark at its beginning says that it is UTF-8: names and
headings have accents in every language, so every file that we hand out has the mark, and our import passes over it.
"""

from typing import Final

from litestar import Response

MARK: Final = "\ufeff"


def spreadsheet(text: str, name: str) -> Response[bytes]:
    """A table as a file of a name that nothing keeps on its way."""
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(f"{MARK}{text}".encode(), media_type="text/csv", headers=headers)
