"""Statements that SQLAlchemy writes once and the driver runs: no objects are made, no second look.

Worth it where every exchange passes; elsewhere `db.session` reads better.
"""

from collections import namedtuple
from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import (
    ARRAY,
    JSON,
    ColumnElement,
    Executable,
    Select,
    Table,
    any_,
    bindparam,
    func,
    insert,
    select,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import psycopg
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeEngine

from server.db import connection, db

# The dialects in which a row's values are told apart by their places.
BY_PLACE: dict[str, Dialect] = {
    "sqlite": sqlite.dialect(paramstyle="qmark"),
    "postgresql": psycopg.dialect(paramstyle="format"),
}
Process = Callable[[Any], Any]


class Prepared:
    """A statement with named values, or one a dialect where they differ.

    It runs in the session's transaction, after what the session has not written yet.
    """

    def __init__(self, statement: Executable | Mapping[str, Executable]) -> None:
        if isinstance(statement, Executable):
            statement = dict.fromkeys(BY_PLACE, statement)
        self._forms = {name: _Form(one, BY_PLACE[name]) for name, one in statement.items()}

    def run(self, **values: Any) -> None:
        self._form().execute(values).close()

    def rows(self, **values: Any) -> list[Any]:
        """Tuples, named as the columns that are selected."""
        return [self._form().row(one) for one in self.plain(**values)]

    def plain(self, **values: Any) -> list[Any]:
        """Tuples as the driver gives them: of texts and numbers, which need no second look."""
        cursor = self._form().execute(values)
        try:
            return cursor.fetchall()
        finally:
            cursor.close()

    def _form(self) -> "_Form":
        return self._forms[db.engine.dialect.name]


class _Form:
    """The statement as one driver takes it."""

    def __init__(self, statement: Any, dialect: Dialect) -> None:
        compiled: Any = statement.compile(dialect=dialect)
        self._sql = str(compiled)
        binds = [compiled.binds[name] for name in compiled.positiontup or ()]
        self._places = [(one.key, _in(one.type, dialect)) for one in binds]
        # What the statement itself says, such as that it begins at the first row.
        self._fixed = {one.key: one.value for one in binds if not one.required}
        columns = list(statement.selected_columns) if isinstance(statement, Select) else []
        self._row: Any = namedtuple("_row", [one.key for one in columns])  # type: ignore[misc]
        out = [(place, _out(one.type, dialect)) for place, one in enumerate(columns)]
        self._out = [(place, process) for place, process in out if process]

    def execute(self, values: dict[str, Any]) -> Any:
        """The driver's cursor, which has run it."""
        said = {**self._fixed, **values}
        given = [process(said[name]) if process else said[name] for name, process in self._places]
        cursor = connection().connection.cursor()
        cursor.execute(self._sql, given)
        return cursor

    def row(self, values: Any) -> Any:
        if self._out:
            values = list(values)
            for place, process in self._out:
                values[place] = process(values[place])
        return self._row._make(values)


class Rows:
    """A table that takes many rows at once."""

    def __init__(self, table: Table) -> None:
        adding = insert(table)
        self._columns = table.c
        self._sql = {name: str(adding.compile(dialect=one)) for name, one in BY_PLACE.items()}

    def add(self, rows: list[tuple[Any, ...]]) -> None:
        """Rows with a value for each column, in order, every one as the driver takes it."""
        connection().exec_driver_sql(self._sql[db.engine.dialect.name], rows)

    def value(self, column: str, value: Any) -> Any:
        """A value of the column as the driver takes it. What is text or a number is so already."""
        process = _in(self._columns[column].type, db.engine.dialect)
        return process(value) if process else value


def among(column: ColumnElement[Any], name: str) -> dict[str, Any]:
    """By dialect, that the column is one of the list `name`: one value, however many are in it."""
    each = func.json_each(bindparam(name, type_=JSON)).table_valued("value")
    return {
        "sqlite": column.in_(select(each.c.value)),
        "postgresql": column == any_(bindparam(name, type_=ARRAY(column.type))),
    }


def _in(kind: TypeEngine[Any], dialect: Dialect) -> Process | None:
    """What makes a value one that the driver takes, where it is not one already."""
    return kind.dialect_impl(dialect).bind_processor(dialect)


def _out(kind: TypeEngine[Any], dialect: Dialect) -> Process | None:
    """What makes a value of what the driver gives, where it is not one already."""
    return kind.dialect_impl(dialect).result_processor(dialect, None)
