"""`make run` and `make demo`: make what is missing, then let gunicorn take this process's place."""

import os
import socket
import subprocess
from pathlib import Path

from tools.fault import Fault
from tools.node import app
from tools.paths import INSTANCE, PYTHON, ROOT
from tools.say import say
from tools.step import step
from tools.venv import environment


def run() -> None:
    """Serve the database in `instance/`; on an empty one say the first organizer's link."""
    env = _prepare(Path(os.environ.get("MATSIDE_INSTANCE") or INSTANCE))
    link = _flask("first-link", env=env)
    _serve(env, *([say("setup-first-link", link=link)] if link else []))


def demo() -> None:
    """Serve a competition with half a day of results, apart from the real data."""
    os.environ.pop("DATABASE_URL", None)
    env = _prepare(INSTANCE / "demo")
    _serve(env, _flask("demo", env=env))


def free_port() -> int:
    """The port of `PORT` (8000 if it says none). Raises a `Fault` that names one that is free."""
    said = os.environ.get("PORT") or "8000"
    if not said.isdigit() or not 0 < int(said) < 65536:
        raise Fault("setup-bad-port", port=said)
    port = int(said)
    if not _is_free(port):
        free = next(other for other in range(max(port, 1023) + 1, 65536) if _is_free(other))
        raise Fault("setup-busy-port", port=port, free=free)
    return port


def _is_free(port: int) -> bool:
    with socket.socket() as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(("", port))
        except OSError:
            return False
    return True


def _prepare(instance: Path) -> dict[str, str]:
    port = free_port()
    environment()
    app()
    base = os.environ.get("MATSIDE_BASE_URL") or f"http://localhost:{port}"
    env = {
        **os.environ,
        "PORT": str(port),
        "MATSIDE_BASE_URL": base,
        "MATSIDE_INSTANCE": str(instance),
    }
    instance.mkdir(parents=True, exist_ok=True)
    step("setup-database", [PYTHON, "-m", "flask", "--app", "wsgi", "db", "upgrade"], env=env)
    return env


def _flask(*command: str, env: dict[str, str]) -> str:
    """What a command of the server prints. Raises `Fault` when it does not succeed."""
    result = subprocess.run(
        [PYTHON, "-m", "flask", "--app", "wsgi", *command],
        cwd=ROOT,
        env=env,
        stdout=subprocess.PIPE,
        text=True,
    )
    if result.returncode:
        raise Fault("setup-command-failed", command=" ".join(command))
    return result.stdout.strip()


def _serve(env: dict[str, str], *sentences: str) -> None:
    print(say("setup-address", address=env["MATSIDE_BASE_URL"]))
    for sentence in sentences:
        print(sentence)
    print(say("setup-stop-hint"), flush=True)
    os.chdir(ROOT)
    gunicorn = [str(PYTHON), "-m", "gunicorn", "-c", "gunicorn.conf.py", "wsgi:app"]
    os.execve(gunicorn[0], gunicorn, env)
