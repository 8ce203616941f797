"""A real Matside: gunicorn as it runs in production, in a folder of its own, that can be killed.

with LiveServer(tmp_path) as server:
    competition = server.import_wcif(file)
    secret = server.invite(competition, "judge")["secret"]
    ...                       # browsers or clients use server.base_url
    server.kill()             # SIGKILL of the whole process group: a power cut for the process
    server.start()            # the same address, the same data
"""

import json
import os
import random
import signal
import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Self
from urllib.error import URLError
from urllib.request import urlopen

from tests.support.clerk import Clerk, Running

PATIENCE_SECONDS = 30


class LiveServer:
    """One address and one instance folder; at most one gunicorn on them at a time."""

    def __init__(
        self, folder: Path, port: int | None = None, database_url: str | None = None, **more: str
    ) -> None:
        """`folder` holds the log, and the database unless `database_url` names another.

        `port` is a free one unless it is given; `more` goes into the environment.
        """
        self.folder = folder
        self._more = {**more, **({"DATABASE_URL": database_url} if database_url else {})}
        self.port = port or free_port()
        self.base_url = f"http://127.0.0.1:{self.port}"
        self.process: Running | None = None
        folder.mkdir(parents=True, exist_ok=True)
        self.flask("db", "upgrade")

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_fault: object) -> None:
        self.stop()

    @property
    def database(self) -> Path:
        """Its SQLite file, if it has one of its own."""
        return self.folder / "matside.sqlite3"

    @property
    def log(self) -> str:
        """What gunicorn and the application have written so far."""
        return (self.folder / "server.log").read_text(errors="replace")

    def start(self) -> None:
        """Start gunicorn and wait until it answers."""
        self.process = Clerk.here().serve(self._environment(), self.folder / "server.log")
        self._wait_until_it_answers()

    def kill(self) -> None:
        """SIGKILL to master and worker at once; nothing gets to tidy up."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop in good order, if it runs."""
        if self.process is not None:
            self._end(signal.SIGTERM)

    def flask(self, *arguments: str, code: int = 0) -> str:
        """Run a `flask` command on this server's data; its standard output. It ends with `code`."""
        ended, out, err = Clerk.here().run(list(arguments), self._environment())
        assert ended == code, err
        return out

    def import_wcif(self, file: Path, edition: str = "wca-2026") -> str:
        """Import a competition; its id."""
        imported: str = json.loads(self.flask("import-wcif", str(file), "--edition", edition))["id"]
        return imported

    def import_document(self, document: dict[str, Any], edition: str = "wca-2026") -> str:
        """Import a competition from a WCIF in memory; its id."""
        file = self.folder / "document.wcif.json"
        file.write_text(json.dumps(document))
        return self.import_wcif(file, edition)

    def invite(self, competition: str, role: str, scope: str | None = None) -> dict[str, Any]:
        """`{"url", "secret", "role", "scope"}` of a new invite."""
        scoped = ("--scope", scope) if scope else ()
        made: dict[str, Any] = json.loads(
            self.flask("invite", competition, "--role", role, *scoped, "--base", self.base_url)
        )
        return made

    def _environment(self) -> dict[str, str]:
        mine = {
            "MATSIDE_INSTANCE": str(self.folder),
            "MATSIDE_BASE_URL": self.base_url,
            "PORT": str(self.port),
            "LC_ALL": "C.UTF-8",
        }
        inherited = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
        return {**inherited, **mine, **self._more}

    def _wait_until_it_answers(self) -> None:
        until = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < until:
            assert self.process is not None
            assert not self.process.has_ended(), self.log
            try:
                with urlopen(f"{self.base_url}/api/health", timeout=2):
                    return
            except (URLError, ConnectionError, TimeoutError):
                time.sleep(0.05)
        raise AssertionError(f"the server did not answer within {PATIENCE_SECONDS} s\n{self.log}")

    def _end(self, how: signal.Signals) -> None:
        assert self.process is not None
        for signed in (how, signal.SIGKILL):
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signed)
            if self.process.has_ended(within=PATIENCE_SECONDS):
                break
        self.process = None


def free_port() -> int:
    """A port that nobody listens on now, and that no connection is given for its own end.

    Those are from 32768 up at the least: such a port may be taken while a test's server is down.
    """
    while True:
        port = random.randrange(15_000, 32_768)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
