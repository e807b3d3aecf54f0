"""Runs the steps on the connection that `forceout.service.store.migrating` hands in."""

from alembic import context

from forceout.service.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # Our SQLite connections begin their transactions themselves, so a step is done whole or not at all there too.
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
