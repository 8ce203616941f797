"""PouchDB 9 with pouchdb-server, doing the same: ten thousand documents up, and down again.

Its packages are installed when this runs, into `build/bench/`, and are no part of the app.
"""

import json
import shutil
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, Self
from urllib.error import URLError
from urllib.request import urlopen

from tests.bench.attempts import Envelope
from tests.support.clerk import ROOT
from tests.support.live_server import free_port

HERE = Path(__file__).parent / "pouch"
PLACE = ROOT / "build" / "bench" / "pouch"
PATIENCE_SECONDS = 30
INSTALL_SECONDS = 600


class Replicated(NamedTuple):
    """Seconds up and down, and the bytes of all requests up."""

    up: float
    down: float
    bytes: int


def installed() -> str | None:
    """Install what is not there yet; why that failed, in a sentence, or None."""
    PLACE.mkdir(parents=True, exist_ok=True)
    shutil.copy(HERE / "replicate.mjs", PLACE)
    wanted = (HERE / "package.json").read_text()
    stamp = PLACE / "installed.json"
    if stamp.is_file() and stamp.read_text() == wanted:
        return None
    shutil.copy(HERE / "package.json", PLACE)
    npm = shutil.which("npm")
    if npm is None:
        return "PouchDB is left out: there is no npm."
    command = [npm, "install", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"]
    try:
        subprocess.run(command, cwd=PLACE, check=True, timeout=INSTALL_SECONDS, capture_output=True)
    except (subprocess.SubprocessError, OSError) as fault:
        return f"PouchDB is left out: its packages could not be installed ({fault})."
    stamp.write_text(wanted)
    return None


class Pouch:
    """pouchdb-server while the block lasts, its data in `folder`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        self.url = f"http://127.0.0.1:{free_port()}"

    def __enter__(self) -> Self:
        port = self.url.rpartition(":")[2]
        server = PLACE / "node_modules" / ".bin" / "pouchdb-server"
        self._process = subprocess.Popen(
            [server, "--host", "127.0.0.1", "--port", port, "--log", self.folder / "log.txt"],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                urlopen(self.url).close()
                return self
            except (URLError, ConnectionError):
                assert time.monotonic() < until, "pouchdb-server did not answer"
                time.sleep(0.1)

    def __exit__(self, *_fault: object) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE_SECONDS)

    def replicates(self, envelopes: Sequence[Envelope], batch: int) -> Replicated:
        """Each operation a document of its own, `batch` a request."""
        ops = [json.loads(envelope["raw"]) for envelope in envelopes]
        file = self.folder / "documents.json"
        file.write_text(json.dumps([{"_id": op.pop("id"), **op} for op in ops]))
        done = subprocess.run(
            ["node", "replicate.mjs", self.url, file, str(batch)],
            cwd=PLACE,
            check=True,
            capture_output=True,
            text=True,
        )
        return Replicated(**json.loads(done.stdout))
