"""The JSON Schema of a table as one viewer sees it, made of the shapes that the browser's types are made of:
`python -m forceout.web.assets.view_schema docs/schemas` writes it."""

import json
import sys
from pathlib import Path
from typing import Any, Final

from msgspec.json import schema

from forceout.service.tables.view_shapes import TableView

VERSION: Final = 1
FILE: Final = f"table-view.{VERSION}.schema.json"


def view_schema() -> dict[str, Any]:
    """What `GET /api/matches/{id}` and the streams send."""
    title = {"$id": f"urn:forceout:table-view:{VERSION}", "title": "A table as one viewer sees it"}
    made = schema(TableView, schema_hook=_anything)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **title, **made}


def _anything(kind: type) -> dict[str, Any]:
    """What may be in a variation's blank."""
    if kind is not object:
        raise NotImplementedError
    return {"description": "A text, a number or nothing."}


def printed() -> str:
    """What the published file holds."""
    return json.dumps(view_schema(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    (Path(sys.argv[1]) / FILE).write_text(printed(), encoding="utf-8")
