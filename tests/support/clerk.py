"""A process that has the server's code at hand and runs every command in a copy of itself.

A `flask` command is over sooner than Python has imported what it needs, and a browser test gives a
dozen of them. A copy has its own environment, runs what a process of its own would, and ends.

    Clerk.here().run(["invite", ...], environment)
"""

import importlib
import json
import os
import runpy
import signal
import subprocess
import sys
import threading
import time
import traceback
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, Self

ROOT = Path(__file__).resolve().parents[2]
FLASK = ["flask", "--app", "wsgi"]
GUNICORN = ["gunicorn", "-c", "gunicorn.conf.py", "wsgi:app"]
AT_HAND = (
    *("server", "flask.cli", "flask_migrate.cli", "alembic.command"),
    *("sqlalchemy.dialects.sqlite", "gunicorn.app.wsgiapp", "gunicorn.workers.gthread"),
)
A_MOMENT = 0.02


class Clerk:
    """The process, which lives as long as the one that asks it."""

    _here: Self | None = None

    def __init__(self) -> None:
        self._turn = threading.Lock()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.support.clerk"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    @classmethod
    def here(cls) -> Self:
        if cls._here is None:
            cls._here = cls()
        return cls._here

    def run(self, arguments: list[str], environment: dict[str, str]) -> tuple[int, str, str]:
        """The exit code of `flask …`, and its two outputs."""
        code, out, err = self._ask([*FLASK, *arguments], environment, None)
        return code, out, err

    def serve(self, environment: dict[str, str], log: Path) -> "Running":
        """gunicorn in a session of its own, which writes to the log's end."""
        return Running(self, self._ask(GUNICORN, environment, str(log)))

    def has_ended(self, pid: int) -> bool:
        return bool(self._ask(pid, None, None))

    def _ask(self, *what: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._turn:
            self._process.stdin.write(json.dumps(what) + "\n")
            self._process.stdin.flush()
            return json.loads(self._process.stdout.readline())


class Running:
    """A process that is not our child: the clerk, whose it is, says whether it is over."""

    def __init__(self, clerk: Clerk, pid: int) -> None:
        self.pid = pid
        self._clerk = clerk

    def has_ended(self, within: float = 0) -> bool:
        """Whether it is over, or is within so many seconds."""
        until = time.monotonic() + within
        while not (ended := self._clerk.has_ended(self.pid)) and time.monotonic() < until:
            time.sleep(A_MOMENT)
        return ended


def main() -> None:
    """Do what each line of standard input says, one after another, until there is none."""
    for name in AT_HAND:
        importlib.import_module(name)
    serving: set[int] = set()
    for line in sys.stdin:
        what, environment, log = json.loads(line)
        if isinstance(what, int):
            answer: Any = what not in serving or os.waitpid(what, os.WNOHANG) != (0, 0)
            if answer:
                serving.discard(what)
        elif log is None:
            answer = _command(what, environment)
        else:
            answer = _server(what, environment, log)
            serving.add(answer)
        print(json.dumps(answer), flush=True)
    for pid in serving:  # whoever asked is gone, perhaps killed
        with suppress(ProcessLookupError):
            os.killpg(pid, signal.SIGKILL)


def _command(arguments: list[str], environment: dict[str, str]) -> tuple[int, str, str]:
    with TemporaryFile() as out, TemporaryFile() as err:
        copy = os.fork()
        if copy == 0:
            _become(arguments, environment, out.fileno(), err.fileno())
        _, status = os.waitpid(copy, 0)
        told = []
        for one in (out, err):
            one.seek(0)
            told.append(one.read().decode())
        return os.waitstatus_to_exitcode(status), told[0], told[1]


def _server(arguments: list[str], environment: dict[str, str], log: str) -> int:
    with Path(log).open("ab") as told:
        copy = os.fork()
        if copy == 0:
            os.setsid()
            _become(arguments, environment, told.fileno(), told.fileno())
        return copy


def _become(arguments: list[str], environment: dict[str, str], out: int, err: int) -> None:
    """Run `python -m` with these arguments and end, as a process of its own would."""
    code = 1
    try:
        nothing = os.open(os.devnull, os.O_RDONLY)
        for mine, given in ((0, nothing), (1, out), (2, err)):
            os.dup2(given, mine)
        os.environ.clear()
        os.environ.update(environment)
        importlib.reload(sys.modules["server.faults"])  # it reads the environment once
        sys.argv = arguments
        runpy.run_module(arguments[0], run_name="__main__", alter_sys=True)
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    main()
