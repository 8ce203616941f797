"""Statements prepared once and run without the ORM: no objects are made, and little work is done.

Worth it where every exchange passes; elsewhere `db.session` reads better.
"""

from typing import Any

from sqlalchemy import CursorResult, Executable, Table, insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import psycopg

from server.db import connection, db

# The dialects in which a row's values are told apart by their places.
BY_PLACE = {
    "sqlite": sqlite.dialect(paramstyle="qmark"),
    "postgresql": psycopg.dialect(paramstyle="format"),
}


def run(statement: Executable, *values: dict[str, Any]) -> CursorResult[Any]:
    """Run it in the session's transaction, after what the session has not written yet.

    With several `values` it is run for each.
    """
    return connection().execute(statement, values or None)


class Rows:
    """A table that takes many rows at once: SQLAlchemy writes the SQL, the driver does the rest."""

    def __init__(self, table: Table) -> None:
        adding = insert(table)
        self._columns = table.c
        self._sql = {name: str(adding.compile(dialect=one)) for name, one in BY_PLACE.items()}

    def add(self, rows: list[tuple[Any, ...]]) -> None:
        """Rows with a value for each column, in order, every one as the driver takes it."""
        connection().exec_driver_sql(self._sql[db.engine.dialect.name], rows)

    def value(self, column: str, value: Any) -> Any:
        """A value of the column as the driver takes it. What is text or a number is so already."""
        dialect = db.engine.dialect
        process = self._columns[column].type.dialect_impl(dialect).bind_processor(dialect)
        return process(value) if process else value
