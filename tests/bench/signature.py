"""What it costs to check a signature."""

import time

from server.sync.signature import read_key, verifies
from tests.bench.attempts import Key, attempts
from tests.bench.table import Figure
from tests.support.scripted_phone import ScriptedPhone

MANY = 1000


def measure() -> list[Figure]:
    """Milliseconds a signature, over operations as they come in."""
    key = Key()
    point = read_key(key.public)
    signed = [key.signed(one) for one in attempts(ScriptedPhone(1), "opening", MANY)]
    start = time.perf_counter()
    assert all(verifies(point, one["raw"], one["sig"]) for one in signed)
    each = (time.perf_counter() - start) / MANY
    return [Figure("checking one signature", f"{1000 * each:.3f} ms")]
