"""What the first load of a page weighs on the wire."""

from typing import Final

from playwright.sync_api import Page, Request

BUDGET: Final = 150_000
"""The bytes, compressed, that the first load of a page may have."""


def weigh(page: Page, path: str) -> dict[str, int]:
    """Open a page with an empty cache; the bytes of each answer's body as they came."""
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    requests: list[Request] = []

    def keep(request: Request) -> None:
        requests.append(request)

    page.on("requestfinished", keep)
    page.goto(path, wait_until="networkidle")
    page.remove_listener("requestfinished", keep)
    return {request.url: request.sizes()["responseBodySize"] for request in requests}
