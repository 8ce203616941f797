"""From bytes to a JSON object, without trusting the bytes: size and parts are bounded first."""

import json
import zlib
from pathlib import Path
from typing import Any

from server.exchange.wcif.errors import WcifInvalid

LARGEST_MB = 64
"""A world championship is about 30 MB, most of it personal bests."""
LARGEST = LARGEST_MB * 2**20
MOST_CONTAINERS = 2_000_000
"""Objects and lists: on these, far more than on bytes, a parsed document's memory goes."""
MOST_VALUES = 10_000_000

GZIP_MAGIC = b"\x1f\x8b"
BLANKS = b" \t\r\n"
BYTE_ORDER_MARK = b"\xef\xbb\xbf"
OTHER_JSON = b'["tfn-0123456789'
"""How JSON begins that is not an object."""


def read_file(path: Path) -> Any:
    """The JSON object in a `.json` or `.json.gz` file."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise WcifInvalid("unreadable", file=str(path)) from error
    return parse(_unpacked(data))


def parse(data: bytes) -> Any:
    """The JSON object in `data`; what cannot be one is turned away before it is parsed."""
    _refuse_oversized(data)
    text = data.removeprefix(BYTE_ORDER_MARK).lstrip(BLANKS)
    if text and text[0] in OTHER_JSON:
        raise WcifInvalid("not-object")
    if not text.startswith(b"{"):
        raise WcifInvalid("not-json", line="1", column="1")
    try:
        return json.loads(text.decode())
    except json.JSONDecodeError as error:
        raise WcifInvalid("not-json", line=str(error.lineno), column=str(error.colno)) from error
    except RecursionError as error:
        raise WcifInvalid("not-wcif") from error
    except ValueError as error:
        raise WcifInvalid("not-json", line="1", column="1") from error


def _unpacked(data: bytes) -> bytes:
    """The content of gzipped data, at most one byte over the limit: a bomb stays small."""
    if not data.startswith(GZIP_MAGIC):
        return data
    unpacking = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
    try:
        content = unpacking.decompress(data, LARGEST + 1)
    except zlib.error as error:
        raise WcifInvalid("not-gzip") from error
    if not unpacking.eof and len(content) <= LARGEST:
        raise WcifInvalid("not-gzip")
    return content


def _refuse_oversized(data: bytes) -> None:
    counts = (
        (len(data), LARGEST),
        (data.count(b"{") + data.count(b"["), MOST_CONTAINERS),
        (data.count(b","), MOST_VALUES),
    )
    if any(count > most for count, most in counts):
        raise WcifInvalid("too-big", limit=str(LARGEST_MB))
