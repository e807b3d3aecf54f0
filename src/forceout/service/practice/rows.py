"""Rows that are changed, or put there."""

from typing import Any

from sqlalchemy import Table, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection


async def put(
    connection: AsyncConnection, table: Table, where: tuple[Any, ...], key: dict[str, Any], values: dict[str, Any]
) -> None:
    """Change a row, or put it there."""
    changed = await connection.execute(update(table).where(*where).values(values))
    if changed.rowcount == 0:
        await connection.execute(insert(table).values({**key, **values}))
