"""Matside's server. `create_app` is its table of contents."""

from typing import Any

from flask import Flask

from server import cli, config, db, web
from server.api import nouns
from server.limits import spending
from server.sync import boards, waking


def create_app(overrides: dict[str, Any] | None = None) -> Flask:
    """The application; `overrides` are settings that win over the environment."""
    app = Flask(__name__, instance_path=config.instance_folder(), static_folder=None)
    config.configure(app, overrides)
    db.init_app(app)
    boards.init_app(app)
    waking.init_app(app)
    spending.init_app(app)
    nouns.init_app(app)
    web.init_app(app)
    cli.init_app(app)
    return app
