"""The tests mirror the tree: `tests/rules` holds `server/rules`, `tests/tools` holds `tools`."""
