"""Parts of the editions' tables, each an idea of its own; `tools/make_tables.py` puts them in."""
