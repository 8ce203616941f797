"""A list of records from bytes, checked whole, and back to text."""

import csv
import io
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from server.exchange.records.continents import CONTINENT_OF, CONTINENTS
from server.exchange.records.errors import RecordsInvalid
from server.exchange.records.values import read_value
from server.rules.editions import result_of
from server.rules.timing import show

COLUMNS = ("region", "event", "type", "value")
TYPES = ("single", "average")
WORLD = "world"
BETWEEN = ",;\t"
MOST = 20_000
"""Lines; every country's records in every event are some ten thousand."""

Key = tuple[str, str, str]


class Line(NamedTuple):
    """A record: `value` is the WCA's integer."""

    region: str
    event: str
    type: str
    value: int

    @property
    def key(self) -> Key:
        return self[:3]


def read(data: bytes) -> list[Line]:
    """The records of a list; `RecordsInvalid` names the first fault."""
    rows = _rows(data)
    order = _columns(next(rows, (1, [])))
    lines: list[Line] = []
    seen: dict[Key, int] = {}
    for number, cells in rows:
        line = _line(number, cells, order)
        if line.key in seen:
            raise RecordsInvalid("twice", number, first=seen[line.key])
        seen[line.key] = number
        lines.append(line)
        if len(lines) > MOST:
            raise RecordsInvalid("too-long", number, most=MOST)
    return lines


def write(lines: Iterable[Line]) -> str:
    """The list as text, values as the field writes them."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows([*line.key, text_of(line)] for line in lines)
    return out.getvalue()


def text_of(line: Line) -> str:
    """The value as the field writes it."""
    return show(line.value, result_of(line.event), line.type)


def _rows(data: bytes) -> Iterator[tuple[int, list[str]]]:
    """(line, cells) of each line that is not empty."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordsInvalid("not-text", data[: error.start].count(b"\n") + 1) from error
    head = text.partition("\n")[0]
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=max(BETWEEN, key=head.count))
    try:
        for cells in reader:
            stripped = [cell.strip() for cell in cells]
            if any(stripped):
                yield reader.line_num, stripped
    except csv.Error as error:
        raise RecordsInvalid("not-csv", reader.line_num) from error


def _columns(head: tuple[int, list[str]]) -> list[str]:
    number, names = head
    names = [name.lower() for name in names]
    if sorted(names) != sorted(COLUMNS):
        raise RecordsInvalid("columns", number, columns=", ".join(COLUMNS))
    return names


def _line(number: int, cells: list[str], order: list[str]) -> Line:
    if len(cells) != len(order):
        raise RecordsInvalid("cells", number, found=len(cells))
    said = dict(zip(order, cells, strict=True))
    region = said["region"]
    if region not in CONTINENT_OF and region not in CONTINENTS and region != WORLD:
        raise RecordsInvalid("region", number, "region", value=region)
    result = result_of(said["event"])
    if result is None:
        raise RecordsInvalid("event", number, "event", value=said["event"])
    kind = said["type"]
    if kind not in TYPES or (kind == "average" and result == "multi"):
        raise RecordsInvalid("type", number, "type", value=kind)
    value = read_value(said["value"], result, kind)
    if value is None:
        raise RecordsInvalid("value", number, "value", value=said["value"])
    return Line(region, said["event"], kind, value)
