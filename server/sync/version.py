"""Which rules this server runs; the phone's build computes the same from the same files (I4)."""

import hashlib
from functools import cache
from pathlib import Path

RULES = Path(__file__).resolve().parent.parent / "rules"


@cache
def rules_version() -> str:
    """SHA-256 hex over the files in the order of their paths: path, LF, content, LF of each."""
    whole = hashlib.sha256()
    files = {path.relative_to(RULES).as_posix(): path for path in RULES.rglob("*.py")}
    for name in sorted(files):
        whole.update(name.encode() + b"\n" + files[name].read_bytes() + b"\n")
    return whole.hexdigest()
