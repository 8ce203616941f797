"""Who is told that a stream has moved: the listeners here, and through the wire those elsewhere."""

from flask import Flask, current_app

from server.db import at_end, db
from server.sync.hub import Hub, Listener
from server.sync.wire import Wire


def init_app(app: Flask) -> None:
    here = Hub(app.config["MATSIDE_STREAMS"])
    app.extensions["matside-hub"] = here
    with app.app_context():
        # On SQLite there is one process.
        shared = db.engine.dialect.name == "postgresql"
        app.extensions["matside-wire"] = Wire(db.engine, here) if shared else None


def hub() -> Hub:
    found: Hub = current_app.extensions["matside-hub"]
    return found


def wire() -> Wire | None:
    found: Wire | None = current_app.extensions["matside-wire"]
    return found


def listen(competition_id: str) -> Listener | None:
    """Somebody who is told of every move from now on, or None when there is no room."""
    listener, from_others = hub().join(competition_id), wire()
    if listener and from_others:
        from_others.listen()
    return listener


def publish_once_committed(competition_id: str, heads: dict[str, int]) -> None:
    """Tell the listeners where the streams are, if and when the write transaction has come true."""
    here, to_others = hub(), wire()

    def publish(committed: bool) -> None:
        if committed and heads:
            here.publish(competition_id, heads)
            if to_others:
                to_others.send(competition_id, heads)

    at_end(publish)
