"""The API as a whole: a blueprint a noun, the documentation, the errors."""

from flask import Flask
from flask_smorest import Api

from server.api import (
    competitions,
    devices,
    docs,
    errors,
    events,
    health,
    invites,
    joining,
    plan,
    records,
    review,
    rounds,
    rules,
    seals,
    side,
    sync,
)

NOUNS = (
    joining,
    competitions,
    rounds,
    side,
    plan,
    seals,
    sync,
    events,
    invites,
    devices,
    records,
    review,
    rules,
    health,
)


class ProblemApi(Api):
    """flask-smorest, with its error handler left out: `errors` answers them all."""

    def _register_error_handlers(self) -> None:
        return None


def init_app(app: Flask) -> None:
    app.json.compact = True  # type: ignore[attr-defined]
    app.json.sort_keys = False  # type: ignore[attr-defined]
    app.json.ensure_ascii = False  # type: ignore[attr-defined]
    api = ProblemApi(app)
    for noun in NOUNS:
        api.register_blueprint(noun.blueprint)
    docs.init_app(app, api)
    errors.init_app(app)
