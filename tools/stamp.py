"""Remembers by hash what a step was last done for, so that it is repeated only after a change."""

import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path

from tools.paths import ROOT

SKIPPED = {"node_modules", "dist", "__pycache__"}


def fingerprint(places: Iterable[Path], salt: str = "") -> str:
    """SHA-256 over the names and bytes of all files in `places` (files or whole folders)."""
    digest = hashlib.sha256(salt.encode())
    for place in places:
        for file in sorted(_files(place)):
            digest.update(f"{file.relative_to(ROOT)}\n".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()


def once(stamp: Path, value: str, do: Callable[[], None]) -> bool:
    """Call `do` unless `stamp` holds `value` already; it is written only when `do` came back."""
    if stamp.exists() and stamp.read_text() == value:
        return False
    do()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(value)
    return True


def _files(place: Path) -> list[Path]:
    if place.is_file():
        return [place]
    return [
        file
        for file in place.rglob("*")
        if file.is_file() and not SKIPPED.intersection(file.relative_to(place).parts)
    ]
