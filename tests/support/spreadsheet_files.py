"""A table for a spreadsheet as it came over HTTP."""

import httpx

MARK = b"\xef\xbb\xbf"


def rows_of(answered: httpx.Response) -> list[str]:
    """The lines of a CSV file, which is one to keep and says with its first bytes that it is UTF-8."""
    assert answered.status_code == 200, answered.text
    assert answered.headers["content-type"] == "text/csv; charset=utf-8"
    assert answered.headers["content-disposition"].startswith("attachment; filename=")
    assert answered.headers["content-disposition"].endswith('.csv"')
    assert answered.headers["cache-control"] == "no-store"
    assert answered.content.count(MARK) == 1
    assert answered.content.startswith(MARK)
    return answered.content.decode("utf-8-sig").splitlines()
