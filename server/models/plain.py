"""Statements prepared once and run without the ORM: no objects are made, and little work is done.

Worth it where every exchange passes; elsewhere `db.session` reads better.
"""

from typing import Any

from sqlalchemy import CursorResult, Executable

from server.db import db


def run(statement: Executable, *values: dict[str, Any]) -> CursorResult[Any]:
    """Run it in the session's transaction, after what the session has not written yet.

    With several `values` it is run for each.
    """
    session = db.session()
    session.flush()
    return session.connection().execute(statement, values)
