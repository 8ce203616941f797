"""Settings: defaults, then the environment, then the caller's overrides."""

import os
from pathlib import Path
from typing import Any

from flask import Flask

ROOT = Path(__file__).resolve().parent.parent
MEGABYTE = 1_000_000

# What a route reads unless it says otherwise, in bytes.
LARGEST_BODY = 64 * 1024
# More event streams than this are refused; the client polls instead. Each holds a thread.
STREAMS = 256

ENGINE = {
    "pool_size": 16,
    "pool_timeout": 10,
    # A statement that fails is logged; the birth date in it must not be (I7).
    "hide_parameters": True,
}
ON_SQLITE = {"max_overflow": 64}
# Many processes share what the server allows, a hundred connections by default. Numbering relies on
# READ COMMITTED: whoever gets the competition's lock sees all that was committed before. A server
# that was started again costs nobody an error.
ON_POSTGRESQL = {"max_overflow": 0, "isolation_level": "READ COMMITTED", "pool_pre_ping": True}
API_DOCS = {
    "API_TITLE": "Matside",
    "API_VERSION": "v1",
    "OPENAPI_VERSION": "3.1.0",
    "OPENAPI_URL_PREFIX": "/api/docs",
    "OPENAPI_JSON_PATH": "openapi.json",
}


def instance_folder() -> str:
    return os.environ.get("MATSIDE_INSTANCE") or str(ROOT / "instance")


def configure(app: Flask, overrides: dict[str, Any] | None) -> None:
    folder = Path(app.instance_path)
    folder.mkdir(parents=True, exist_ok=True)
    port = os.environ.get("PORT") or "8000"
    app.config.update(
        SQLALCHEMY_DATABASE_URI=database_url(os.environ.get("DATABASE_URL"), folder),
        MATSIDE_BASE_URL=os.environ.get("MATSIDE_BASE_URL") or f"http://localhost:{port}",
        MATSIDE_APP_FOLDER=os.environ.get("MATSIDE_APP_FOLDER") or str(ROOT / "pwa" / "dist"),
        MATSIDE_STREAMS=int(os.environ.get("MATSIDE_STREAMS") or STREAMS),
        MATSIDE_PROXIES=int(os.environ.get("MATSIDE_PROXIES") or 0),
        MAX_CONTENT_LENGTH=LARGEST_BODY,
        **{name: os.environ[name] for name in os.environ if name.startswith("MATSIDE_LIMIT")},
        **API_DOCS,
    )
    app.config.update(overrides or {})
    url = app.config["SQLALCHEMY_DATABASE_URI"]
    app.config.setdefault("SQLALCHEMY_ENGINE_OPTIONS", engine_options(url))


def engine_options(url: str) -> dict[str, Any]:
    """How SQLAlchemy's engine is set up for this database."""
    return {**ENGINE, **(ON_POSTGRESQL if is_postgresql(url) else ON_SQLITE)}


def is_postgresql(url: str | None) -> bool:
    """Whether `DATABASE_URL` names the database that several processes may share."""
    return (url or "").startswith(("postgres:", "postgresql:", "postgresql+"))


def database_url(given: str | None, folder: Path) -> str:
    """The SQLAlchemy URL: SQLite in the instance folder, or PostgreSQL through psycopg."""
    if not given:
        return f"sqlite:///{folder / 'matside.sqlite3'}"
    for scheme in ("postgres://", "postgresql://"):
        if given.startswith(scheme):
            return "postgresql+psycopg://" + given.removeprefix(scheme)
    return given
