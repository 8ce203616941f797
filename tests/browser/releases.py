"""Versions of the app for the tests: the one that is built, a second build, and broken ones."""

import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.node import node_environment
from tools.paths import PWA

BUILT = Path(os.environ.get("MATSIDE_APP_FOLDER") or PWA / "dist")
BUILD = ("npx", "--no-install", "vite", "build")
LISTED = re.compile(r'\[\{[^\[\]]*"url":"index\.html"[^\[\]]*\}\]')
"""The service worker's list of files."""


def build_again(folder: Path) -> Path:
    """Build over a copy of the first build, as an update does: every file has another name."""
    shutil.copytree(BUILT, folder)
    subprocess.run(
        [*BUILD, "--outDir", folder, "--emptyOutDir", "--minify", "false"],
        cwd=PWA,
        env={**os.environ, **node_environment()},
        check=True,
        capture_output=True,
    )
    assert entry_of(folder) != entry_of(BUILT)
    return folder


def deploy(build: Path, folder: Path, spoil: Callable[[Path], None] = lambda _folder: None) -> None:
    """Put a build where the server serves it from, perhaps after something has happened to it.

    No file that both have is ever missing: pages may ask while this runs.
    """
    with TemporaryDirectory() as place:
        made = Path(place) / "made"
        shutil.copytree(build, made)
        spoil(made)
        shutil.copytree(made, folder, dirs_exist_ok=True)
        for file in [file for file in folder.rglob("*") if file.is_file()]:
            if not (made / file.relative_to(folder)).exists():
                file.unlink()


def entry_of(folder: Path) -> str:
    """The address of the script that starts the app."""
    found = re.search(
        r'<script type="module"[^>]*src="([^"]+)"', (folder / "index.html").read_text()
    )
    assert found
    return found[1]


def a_part(folder: Path) -> Path:
    """A built script that no first screen needs."""
    return min((folder / "assets").glob("worker-*.js"))


def replace(file: Path, text: str) -> None:
    """Another content, for whoever unpacks and whoever does not."""
    file.write_text(text)
    for packed in file.parent.glob(f"{file.name}.*"):
        packed.unlink()


def remove(file: Path) -> None:
    """Gone, in every form."""
    replace(file, "")
    file.unlink()


def forget_older(folder: Path) -> None:
    """A server that keeps nothing of the builds before."""
    shutil.rmtree(folder / "older", ignore_errors=True)


def worker_throws(folder: Path) -> None:
    """A service worker that cannot be started."""
    replace(folder / "service-worker.js", "throw new Error('not a service worker');")


def asset_missing(folder: Path) -> None:
    """A part of the app was not copied to the server."""
    remove(a_part(folder))


def asset_corrupt(folder: Path) -> None:
    """A part of the app was cut short on its way to the server."""
    file = a_part(folder)
    replace(file, file.read_text()[:-100])


def app_throws(folder: Path) -> None:
    """All is there as it was built, and the app throws where it starts."""
    entry = folder / entry_of(folder).removeprefix("/")
    replace(entry, "throw new Error('broken');")
    worker = folder / "service-worker.js"
    listed = LISTED.search(worker.read_text())
    assert listed
    files = json.loads(listed[0])
    [row] = [row for row in files if f"/{row['url']}" == entry_of(folder)]
    row["integrity"] = (
        f"sha256-{base64.b64encode(hashlib.sha256(entry.read_bytes()).digest()).decode()}"
    )
    replace(worker, worker.read_text().replace(listed[0], json.dumps(files)))
