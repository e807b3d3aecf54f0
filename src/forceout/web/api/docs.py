"""The interface for programs: an OpenAPI document, and a page of our own that shows it."""

from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Response, get

from forceout.web import bodies
from forceout.web.api import reading
from forceout.web.context import Asked
from forceout.web.pages.pages import environment

STRICT: Final = frozenset(
    name
    for module in (bodies, reading)
    for name, kind in vars(module).items()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_config__.forbid_unknown_fields
)
"""Bodies that hold nothing but the fields that are listed."""


def openapi(app: Litestar) -> dict[str, Any]:
    """The OpenAPI document."""
    document = app.openapi_schema.to_schema()
    for name, schema in document["components"]["schemas"].items():
        if name in STRICT:
            schema["additionalProperties"] = False
    return document


@get("/api/docs", include_in_schema=False)
async def docs_page(request: Asked) -> Response[str]:
    """The interface for programs."""
    document = openapi(request.app)
    operations = [
        {"method": method.upper(), "path": path, **operation}
        for path, item in sorted(document["paths"].items())
        for method, operation in item.items()
        if method in ("get", "post", "patch", "delete")
    ]
    text = environment.from_string(DOCS).render(operations=operations, title=document["info"]["title"])
    return Response(text, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


DOCS: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ title }}: for programs</title>
<link rel="icon" href="/static/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/static/pack/plain.css">
</head><body><main class="page">
<h1>{{ title }}: for programs</h1>
<p>The whole description, for tools: <a href="/api/openapi.json">OpenAPI 3.1 as JSON</a>. Refusals are
<code>application/problem+json</code> with a code, a rule where there is one, and a message.
Live news: WebSocket <code>/api/matches/{match}/live?after=SEQ</code>.</p>
{% for one in operations %}<section>
<h2><code>{{ one.method }} {{ one.path }}</code></h2>
<p>{{ one.summary }}. {{ one.description or "" }}</p>
<p>Answers: {% for status in one.responses %}<code>{{ status }}</code> {% endfor %}</p>
</section>{% endfor %}
</main></body></html>
"""


@get("/api/openapi.json", include_in_schema=False)
async def openapi_document(request: Asked) -> Response[dict[str, Any]]:
    """The OpenAPI document."""
    return Response(openapi(request.app), headers={"cache-control": "no-cache"})


HANDLERS: Final[tuple[Any, ...]] = (docs_page, openapi_document)
