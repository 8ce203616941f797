"""Files that are no WCIF are answered quickly, and without the memory that they ask for."""

import gzip
import json
import time
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from server.exchange.wcif import source
from server.exchange.wcif.document import read
from server.exchange.wcif.errors import WcifInvalid
from tests.server.exchange.documents import NATIONALS, real, small

MB = 2**20
FIFTY_MB = 50 * MB

RUBBISH = {
    "zeros": (bytes(FIFTY_MB), "not-json"),
    "spaces": (b" " * FIFTY_MB, "not-json"),
    "brackets": (b"[" * FIFTY_MB, "too-big"),
    "braces": (b"{" * FIFTY_MB, "too-big"),
    "letters": (b"{" + b"a" * FIFTY_MB, "not-json"),
    "one long text": (b'{"persons":"' + b"a" * FIFTY_MB, "not-json"),
    "tiny objects": (b'{"persons":[' + b"{}," * (FIFTY_MB // 3), "too-big"),
    "tiny numbers": (b'{"persons":[' + b"1," * (FIFTY_MB // 2), "too-big"),
    "a list": (b'["' + b"a" * FIFTY_MB + b'"]', "not-object"),
}


@pytest.mark.parametrize("name", RUBBISH)
def test_fifty_megabytes_of_rubbish_are_answered_within_seconds(name):
    data, code = RUBBISH[name]
    started = time.perf_counter()
    with peak_below(4 * FIFTY_MB), pytest.raises(WcifInvalid) as caught:
        source.parse(data)
    assert time.perf_counter() - started < 3
    assert caught.value.code == code


def test_more_than_the_limit_is_not_even_read(tmp_path):
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(1000 * MB)
    with peak_below(200 * MB):
        assert _fault(path).code == "too-big"


def test_a_compressed_bomb_stays_small(tmp_path):
    path = tmp_path / "bomb.json.gz"
    with gzip.open(path, "wb", compresslevel=1) as file:
        for _ in range(500):
            file.write(bytes(MB))
    with peak_below(200 * MB):
        assert _fault(path).code == "too-big"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "not-json"),
        (b"\n", "not-json"),
        (b"<html>", "not-json"),
        (b"PK\x03\x04", "not-json"),
        (b"{", "not-json"),
        (b'{"a": }', "not-json"),
        (b'{"a": "\xff"}', "not-json"),
        (b'{"a": ' + b"9" * 5000 + b"}", "not-json"),
        (b'{"a":' * 5000, "not-wcif"),
        (b"[]", "not-object"),
        (b"17", "not-object"),
        (b"null", "not-object"),
        (b'"text"', "not-object"),
        (b"\x1f\x8b\x08rubbish", "not-gzip"),
        (NATIONALS.read_bytes()[:50_000], "not-gzip"),
    ],
)
def test_what_is_no_json_object_is_said_to_be_none(tmp_path, data, code):
    path = tmp_path / "file.json"
    path.write_bytes(data)
    assert _fault(path).code == code


def test_a_slip_in_the_json_is_found_by_line_and_column(tmp_path):
    path = tmp_path / "slip.json"
    path.write_text('{\n  "id": "X",,\n}')
    assert _fault(path).details == {"line": "2", "column": "13"}


@pytest.mark.parametrize("path", ["/nowhere/at-all.json", "/"])
def test_a_file_that_cannot_be_opened_is_named(path):
    fault = _fault(Path(path))
    assert (fault.code, fault.details) == ("unreadable", {"file": path})


def test_a_byte_order_mark_is_no_fault(tmp_path):
    path = tmp_path / "windows.json"
    path.write_bytes(b"\xef\xbb\xbf" + json.dumps(small()).encode())
    assert source.read_file(path) == small()


def test_an_escaped_pair_is_a_character_and_an_escaped_nul_is_a_fault():
    assert read(source.parse(json.dumps(small(name="방탄 🧊")).encode())).name == "방탄 🧊"
    with pytest.raises(WcifInvalid) as caught:
        read(source.parse(json.dumps(small(name="a\0b")).encode()))
    assert (caught.value.code, caught.value.path) == ("not-storable", "name")


def test_a_backslash_before_u0000_is_only_text():
    assert read(small(name="a \\u0000 b")).name == "a \\u0000 b"


def test_a_compressed_file_says_the_same():
    assert source.read_file(NATIONALS) == real(NATIONALS)


def _fault(path: Path) -> WcifInvalid:
    with pytest.raises(WcifInvalid) as caught:
        source.read_file(path)
    return caught.value


@contextmanager
def peak_below(limit: int) -> Iterator[None]:
    """The block never holds as much as `limit` bytes of its own."""
    tracemalloc.start()
    try:
        yield
        assert tracemalloc.get_traced_memory()[1] < limit
    finally:
        tracemalloc.stop()
