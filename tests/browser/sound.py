"""A timer in the microphone socket: Chromium hears a synthesised sound through its fake input."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from tools.node import node_environment
from tools.paths import PWA

SYNTHESISE = """
import { writeFileSync } from 'node:fs';
import { wavOfSolve } from './testing/devices/wav.js';
const [path, script, how] = process.argv.slice(1);
writeFileSync(path, wavOfSolve(JSON.parse(script), JSON.parse(how)));
"""


def hearing(path: Path, script: dict[str, Any], how: dict[str, Any]) -> list[str]:
    """Arguments for a Chromium whose input plays a solve, once each time that it is opened.

    `script` is for `solve` in `pwa/testing/devices/packets.js`, `how` for `soundOf` in `sound.js`.
    """
    subprocess.run(
        ["node", "--input-type=module", "-e", SYNTHESISE, path, *map(json.dumps, (script, how))],
        cwd=PWA,
        env={**os.environ, **node_environment()},
        check=True,
    )
    return [
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
        f"--use-file-for-fake-audio-capture={path}%noloop",
    ]
