"""`make run` from outside: what it prints, that it serves, and how it stops."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from tools.fault import Fault
from tools.paths import ROOT
from tools.serve import free_port

RUN = [sys.executable, "-m", "tools", "run"]


def taken_port() -> socket.socket:
    """A listener on some port of this machine."""
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen()
    return listener


def unused_port() -> int:
    with taken_port() as listener:
        return listener.getsockname()[1]


def environment(port: int, instance: Path) -> dict[str, str]:
    return {**os.environ, "PORT": str(port), "MATSIDE_INSTANCE": str(instance), "LC_ALL": "C.UTF-8"}


def answers(port: int, within: float) -> bool:
    """Whether the server says that it is well before `within` seconds are over."""
    until = time.monotonic() + within
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health") as reply:
                return reply.status == 200
        except OSError:
            time.sleep(0.05)
    return False


def test_a_busy_port_is_one_sentence_that_names_a_free_one(tmp_path):
    with taken_port() as listener:
        port = listener.getsockname()[1]
        run = subprocess.run(
            RUN, cwd=ROOT, env=environment(port, tmp_path), capture_output=True, text=True
        )
    offered = re.fullmatch(rf"Port {port} is .*; use PORT=(\d+) instead\.\n", run.stderr)
    assert run.returncode == 1
    assert offered
    assert int(offered[1]) != port


@pytest.mark.parametrize("said", ["no", "0", "70000", "-1"])
def test_a_port_that_is_no_port_is_refused_before_anything_is_installed(monkeypatch, said):
    monkeypatch.setenv("PORT", said)
    with pytest.raises(Fault, match="setup-bad-port"):
        free_port()


def test_a_start_serves_says_the_first_link_and_stops_cleanly_with_ctrl_c(tmp_path):
    port = unused_port()
    with subprocess.Popen(
        RUN,
        cwd=ROOT,
        env=environment(port, tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        served = answers(port, within=30)
        server.send_signal(signal.SIGINT)
        said, complained = server.communicate(timeout=15)
    assert served
    assert f"http://localhost:{port}/start#" in said
    assert server.returncode == 0
    assert "Traceback" not in complained
