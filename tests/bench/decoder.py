"""How quickly the bytes of a timer become packets, in Node; a timer sends 80 bytes a second."""

import json
import statistics
import subprocess
from pathlib import Path

from tests.bench.table import Figure, Least
from tests.rules.hosts.micropython import node

SCRIPT = Path(__file__).with_suffix(".mjs")
GOAL = Least(2, "MB/s")


def measure() -> list[Figure]:
    """The median of the script's rounds, and the slowest."""
    done = subprocess.run([node(), SCRIPT], capture_output=True, encoding="utf-8", check=True)
    rounds = json.loads(done.stdout)
    more = f" (slowest {min(rounds):.1f} of {len(rounds)})"
    return [GOAL.figure("StackMat decoder in Node", statistics.median(rounds), more)]
