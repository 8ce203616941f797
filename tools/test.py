"""`make test`, `soak`, `bench` and `screens`: a developer's set-up, then pytest and Vitest."""

import os
import subprocess
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from tempfile import TemporaryDirectory, TemporaryFile
from typing import IO

from tools.chromium import chromium
from tools.node import app
from tools.paths import PWA, PYTHON, ROOT
from tools.say import say
from tools.venv import environment

BROWSER = "tests/browser"
BROWSERS = 2


def everything() -> int:
    """Every test there is; the last lines are pytest's own.

    What is tested in a browser mostly waits for it: two runs share those tests, and the rest runs
    beside them and is told first.
    """
    env = _prepare()
    print(say("setup-testing"), flush=True)
    phone = subprocess.run(["npx", "--no-install", "vitest", "run"], cwd=PWA, env=env).returncode
    with TemporaryDirectory() as turns, ThreadPoolExecutor() as beside, ExitStack() as stack:
        told = [stack.enter_context(TemporaryFile("w+")) for _ in range(BROWSERS)]
        shared = {**env, "MATSIDE_TURNS": turns}
        browsers = [
            beside.submit(_pytest, "-p", "tests.support.turns", BROWSER, env=shared, told=one)
            for one in told
        ]
        others = _pytest("tests", f"--ignore={BROWSER}", env=env)
        in_browser = [run.result() for run in browsers]
        for one in told:
            one.seek(0)
            print(one.read(), end="")
    return phone or others or max(in_browser)


def soak() -> int:
    """The fault tests and the generated ones, longer and with fresh seeds, which are printed."""
    env = {**_prepare(), "MATSIDE_SOAK": "1"}
    timers = ["npx", "--no-install", "vitest", "run", "devices/stackmat/fuzz", "devices/audio"]
    damaged = subprocess.run(timers, cwd=PWA, env=env).returncode
    return _pytest("tests/faults", "tests/rules", env=env) or damaged


def bench() -> int:
    """Measure what the design promises, side by side in one run."""
    return _module("tests.bench", env=_prepare())


def screens() -> int:
    """Photograph every role's screens in three languages for `build/screens/` and the README."""
    return _module("tools.screens", env=_prepare())


def _prepare() -> dict[str, str]:
    environment()
    environment(development=True)
    built: Mapping[str, str] = app()
    return {**os.environ, **built, "MATSIDE_CHROMIUM": chromium(), "PYTHONUTF8": "1"}


def _pytest(*arguments: str, env: Mapping[str, str], told: IO[str] | None = None) -> int:
    return subprocess.run(
        [PYTHON, "-m", "pytest", *arguments], cwd=ROOT, env=env, stdout=told, stderr=told
    ).returncode


def _module(name: str, env: Mapping[str, str]) -> int:
    return subprocess.run([PYTHON, "-m", name], cwd=ROOT, env=env).returncode
