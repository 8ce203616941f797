"""The tests mirror the tree: `tests/rules` holds `server/rules`, `tests/server` the rest of the server."""
