"""The `flask` commands. Each calls one function of the desk and prints what came of it."""

from flask import Flask

from server import models


def init_app(app: Flask) -> None:
    """Flask-Migrate compares against `models`, so they are loaded here."""
    app.extensions["matside-models"] = models.Base
