"""Tests in a browser: Debian's Chromium plays at tables of a real server."""
