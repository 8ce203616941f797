"""The editions as tables, made by `tools/make_tables.py`; never edited by hand."""
