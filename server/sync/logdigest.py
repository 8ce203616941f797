"""The log digest of a stream: SHA-256 over the sorted lines `id sha256 role standing`.

Identifiers begin with a clock, so that nearly every line belongs at the end: what was hashed before
it is kept, a mark every so many lines, and a digest costs no more for what the stream has grown.
"""

import hashlib
from bisect import bisect_left
from typing import Any

STEP = 256


class LogDigest:
    def __init__(self) -> None:
        self._lines: list[str] = []
        # The k-th has hashed the first k · STEP lines.
        self._marks = [hashlib.sha256()]

    def add(self, op: dict[str, Any]) -> None:
        """A line for each id with its bytes; where they came again, proven, the later stamp's."""
        about = f"{op['id']} {op['sha256']} "
        line = f"{about}{op['role']} {op['standing']}\n"
        if not self._lines or self._lines[-1] < about:
            self._lines.append(line)
            return
        place = bisect_left(self._lines, about)
        if place < len(self._lines) and self._lines[place].startswith(about):
            self._lines[place] = line
        else:
            self._lines.insert(place, line)
        del self._marks[place // STEP + 1 :]

    def hexdigest(self) -> str:
        while len(self._lines) >= len(self._marks) * STEP:
            self._marks.append(self._after(self._marks[-1], len(self._marks) - 1))
        return self._after(self._marks[-1], len(self._marks) - 1).hexdigest()

    def _after(self, mark: Any, number: int) -> Any:
        """The hash that has gone on from the mark of this number, by STEP lines at most."""
        further = mark.copy()
        lines = self._lines[number * STEP : (number + 1) * STEP]
        further.update("".join(lines).encode())
        return further
