"""How connections to PostgreSQL are set up: what was acknowledged stays, and nobody waits for ever.

A host that vanishes in the middle of a transaction leaves the competition's lock behind; these
limits give it back. Whoever runs into one is answered *try again*.
"""

from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Engine

LIMITS = {"lock_timeout": "10s", "idle_in_transaction_session_timeout": "60s"}
# In this mode a commit is reported before it is on the disk.
NOT_DURABLE = "off"


def prepare(engine: Engine) -> None:
    """Give the engine's connections their limits, and refuse a mode that loses commits (I1)."""
    event.listen(engine, "connect", _set_mode)


def _set_mode(connection: Any, _record: Any) -> None:
    for name, value in LIMITS.items():
        connection.execute("SELECT set_config(%s, %s, false)", (name, value))
    (durability,) = connection.execute("SHOW synchronous_commit").fetchone()
    connection.commit()
    if durability == NOT_DURABLE:
        raise RuntimeError("PostgreSQL runs with synchronous_commit=off; it must not")
