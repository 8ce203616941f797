"""The application that these tests run in."""

from tests.server.applications import app, module_app

__all__ = ["app", "module_app"]
