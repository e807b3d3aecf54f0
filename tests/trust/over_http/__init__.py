"""Promises of trust.md shown with real server processes: over HTTP, WebSocket and server-sent events."""
