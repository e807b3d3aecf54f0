"""HTTP, WebSocket and pages (architecture, layer 7)."""
