"""The database: schema, log, writer, backups, and what can be wrong with it."""
