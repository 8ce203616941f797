"""What an operation looks like, read and checked in one go; what is not named here is left out."""

import re
from functools import lru_cache
from typing import Annotated, Any, NotRequired, TypedDict

from msgspec import Meta, json

# The newest shape of an operation that this server understands.
SCHEMA = 1

# What an integer column holds on every database.
Count = Annotated[int, Meta(ge=1, le=2**31 - 1)]
Stream = Annotated[str, Meta(max_length=48)]
Kind = Annotated[str, Meta(max_length=40)]

_is_id = re.compile(r"[0-9A-Za-z-]{8,64}").fullmatch
# What is entered together is nearly always of one stream and one kind.
_is_stream = lru_cache(re.compile(r"[0-9a-z]+(-[0-9a-z]+)*").fullmatch)
_is_kind = lru_cache(re.compile(r"[a-z]+\.[a-z]+").fullmatch)


class NumberPlate(TypedDict):
    """What every schema keeps: enough to number an operation and to store it."""

    id: str
    device: Count
    n: Count
    stream: Stream
    kind: Kind
    schema: Count


class Operation(NumberPlate):
    """The shape of today."""

    base: list[str]
    body: dict[str, Any]
    at: str
    subject: NotRequired[dict[str, Any] | None]
    by: NotRequired[str | None]
    prev: NotRequired[str | None]


operation = json.Decoder(Operation).decode
number_plate = json.Decoder(NumberPlate).decode


def well_named(op: NumberPlate) -> bool:
    """Whether its names are such as can be stored and shown."""
    return bool(_is_id(op["id"]) and _is_stream(op["stream"]) and _is_kind(op["kind"]))
