"""The log digest, kept up to date line by line, against its definition."""

import hashlib
import random

import pytest

from server.sync.logdigest import STEP, LogDigest


def row(number: int, standing: str = "ok") -> dict[str, str]:
    return {"id": f"id-{number:05}", "sha256": "00", "role": "judge", "standing": standing}


def defined(rows: list[dict[str, str]]) -> str:
    """SHA-256 over the sorted lines `id sha256 role standing`."""
    lines = sorted("{id} {sha256} {role} {standing}\n".format(**one) for one in rows)
    return hashlib.sha256("".join(lines).encode()).hexdigest()


@pytest.mark.parametrize("many", [0, 1, STEP - 1, STEP, STEP + 1, 3 * STEP])
def test_it_is_the_digest_of_the_sorted_lines(many):
    log = LogDigest()
    for number in range(many):
        log.add(row(number))
    assert log.hexdigest() == defined([row(number) for number in range(many)])


def test_the_order_of_arrival_does_not_matter():
    """I3: also where it was asked for in between."""
    numbers = random.Random(7).sample(range(10_000), 4 * STEP)
    log, here = LogDigest(), []
    for count, number in enumerate(numbers):
        log.add(row(number))
        here.append(row(number))
        if count % 100 == 0:
            assert log.hexdigest() == defined(here)
    assert log.hexdigest() == defined(here)


def test_the_same_bytes_proven_take_the_place_of_the_relay():
    log = LogDigest()
    for number in range(2 * STEP):
        log.add(row(number, "unsigned-relay"))
    before = log.hexdigest()
    log.add(row(3))
    rest = [row(number, "unsigned-relay") for number in range(2 * STEP) if number != 3]
    assert log.hexdigest() == defined([row(3), *rest]) != before
