"""The interface for programs and for our own pages, over HTTP."""
