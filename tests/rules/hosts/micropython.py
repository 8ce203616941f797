"""The rules as a phone runs them: the files that it carries under MicroPython, here in Node."""

import json
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from threading import Thread

SCRIPT = Path(__file__).with_suffix(".mjs")


class MicroPython:
    """One long-lived Node process that answers line by line."""

    name = "MicroPython in Node"

    def __init__(self, *mode: str) -> None:
        self.process = subprocess.Popen(
            [node(), SCRIPT, *mode], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def ask(self, lines: Sequence[str]) -> list[dict]:
        """A reply for each line; written by a thread, since Node reads and writes by turns."""
        writer = Thread(target=self._write, args=(lines,))
        writer.start()
        replies = [self.process.stdout.readline() for _ in lines]
        writer.join()
        return [json.loads(reply) for reply in replies]

    def close(self) -> None:
        """Ends the process."""
        self.process.stdin.close()
        self.process.wait(timeout=10)
        self.process.stdout.close()

    def _write(self, lines: Sequence[str]) -> None:
        self.process.stdin.writelines(line + "\n" for line in lines)
        self.process.stdin.flush()


def raised_by_import() -> dict[str, str | None]:
    """What each file of the rules raised when MicroPython imported it, None where all was well."""
    done = subprocess.run(
        [node(), SCRIPT, "import"], capture_output=True, encoding="utf-8", check=True, timeout=60
    )
    return json.loads(done.stdout)


def carried() -> dict[str, str]:
    """The files that the phone has, by their path in `server/rules`."""
    done = subprocess.run(
        [node(), SCRIPT, "files"], capture_output=True, encoding="utf-8", check=True, timeout=60
    )
    return json.loads(done.stdout)


def node() -> str:
    """Where Node is; `make test` puts one on the path."""
    found = shutil.which("node")
    assert found, "no Node on the path: `make test` finds or installs one"
    return found
