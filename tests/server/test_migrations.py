"""The migrations make exactly the tables that the models describe."""

import flask_migrate
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect

from server import create_app
from server.base import Base
from server.config import ROOT
from server.db import db


@pytest.fixture
def migrated(engine, tmp_path):
    with engine.database(tmp_path, tables=False) as url:
        app = create_app({"SQLALCHEMY_DATABASE_URI": url})
        with app.app_context():
            flask_migrate.upgrade(directory=str(ROOT / "migrations"))
            yield app
            db.engine.dispose()


def test_migrating_an_empty_database_leaves_no_difference_to_the_models(migrated):
    with db.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, Base.metadata) == []
    assert set(inspect(db.engine).get_table_names()) == {*Base.metadata.tables, "alembic_version"}


def test_migrating_again_changes_nothing(migrated):
    flask_migrate.upgrade(directory=str(ROOT / "migrations"))


def test_the_first_migration_can_be_taken_back(migrated):
    flask_migrate.downgrade(directory=str(ROOT / "migrations"), revision="base")
    assert inspect(db.engine).get_table_names() == ["alembic_version"]
