"""What an operation looks like, read and checked in one go; what is not named here is left out."""

from typing import Annotated, Any, NotRequired, TypedDict

from msgspec import Meta, json

# The newest shape of an operation that this server understands.
SCHEMA = 1

# What an integer column holds on every database.
Count = Annotated[int, Meta(ge=1, le=2**31 - 1)]
Id = Annotated[str, Meta(pattern=r"\A[0-9A-Za-z-]{8,64}\Z")]
Stream = Annotated[str, Meta(pattern=r"\A[0-9a-z]+(-[0-9a-z]+)*\Z", max_length=48)]
Kind = Annotated[str, Meta(pattern=r"\A[a-z]+\.[a-z]+\Z", max_length=40)]


class NumberPlate(TypedDict):
    """What every schema keeps: enough to number an operation and to store it."""

    id: Id
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
