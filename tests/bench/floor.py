"""The bare endpoint of `floor_server.py`, run by the same gunicorn with the same settings."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Self
from urllib.error import URLError
from urllib.request import urlopen

from tests.bench.client import Client
from tests.support.clerk import ROOT
from tests.support.live_server import free_port

APPLICATION = "tests.bench.floor_server:app"
PATIENCE_SECONDS = 30


class Floor:
    """The server while the block lasts; each measurement is a competition of its own."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        folder.mkdir()
        self._file = folder / "floor.sqlite3"
        self._names = count()
        self.last = ""

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "gunicorn", "-c", "gunicorn.conf.py", APPLICATION],
            cwd=ROOT,
            env={**os.environ, "PORT": str(self.port), "MATSIDE_FLOOR": str(self._file)},
        )
        until = time.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                urlopen(f"http://127.0.0.1:{self.port}/none/0").close()
                return self
            except (URLError, ConnectionError):
                assert time.monotonic() < until, "the floor did not answer"
                time.sleep(0.05)

    def __exit__(self, *_fault: object) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE_SECONDS)

    def takes(self, bodies: Sequence[bytes]) -> float:
        """Seconds for all of these requests, one after the other."""
        self.last = f"c{next(self._names)}"
        with Client(self.port) as client:
            return client.seconds(f"/{self.last}", bodies)

    def gives(self, many: int) -> float:
        """Seconds to fetch the `many` operations of the last competition, a page at a time."""
        start, seq = time.perf_counter(), 0
        with Client(self.port) as client:
            while page := json.loads(client.get(f"/{self.last}/{seq}"))["ops"]:
                seq = page[-1]["seq"]
        assert seq == many, seq
        return time.perf_counter() - start
