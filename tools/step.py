"""One step of the set-up: says what it does, logs the noise, and fails with one sentence."""

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.fault import Fault
from tools.paths import LOG, ROOT
from tools.say import say


def step(
    key: str,
    command: Sequence[str | Path],
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
) -> None:
    """Run `command` under the name `cli-<key>`.

    Raises `Fault("setup-failed")` when it cannot be started or ends with another code than 0.
    """
    print(say(key), flush=True)
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with LOG.open("ab") as log:
        log.write(f"\n$ {' '.join(map(str, command))}\n".encode())
        log.flush()
        try:
            code = subprocess.run(
                command, cwd=cwd, env={**os.environ, **(env or {})}, stdout=log, stderr=log
            ).returncode
        except OSError as error:
            log.write(f"{error}\n".encode())
            code = 1
    if code:
        raise Fault("setup-failed", step=say(key), log=LOG.relative_to(ROOT))
