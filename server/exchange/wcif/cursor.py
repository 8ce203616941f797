"""A value of the document together with its JSON path, so that every fault can say where it is."""

from datetime import UTC, date, datetime
from typing import Any

from server.exchange.wcif.errors import WcifInvalid

KINDS: dict[str, type] = {
    "object": dict,
    "list": list,
    "text": str,
    "integer": int,
    "boolean": bool,
}


class Cursor:
    """An object of the document and where it stands in it."""

    __slots__ = ("path", "value")

    def __init__(self, value: Any, path: str = "$") -> None:
        self.value = _expect(value, "object", path)
        self.path = path

    def at(self, name: str) -> str:
        """The path of one of this object's fields."""
        return name if self.path == "$" else f"{self.path}.{name}"

    def fault(self, code: str, name: str, **details: Any) -> WcifInvalid:
        """An error about one of this object's fields, to be raised by the caller."""
        return WcifInvalid(
            code, self.at(name), **{key: str(value) for key, value in details.items()}
        )

    def required(self, name: str) -> Any:
        """The raw value of a field that must be there, null or not."""
        if name not in self.value:
            raise WcifInvalid("missing", self.at(name))
        return self.value[name]

    def has(self, name: str) -> bool:
        """Whether the field is there and not null."""
        return self.value.get(name) is not None

    def text(self, name: str, longest: int = 200) -> str:
        """Text that is not blank and not longer than its column."""
        value = _expect(self.required(name), "text", self.at(name))
        if not value.strip():
            raise self.fault("blank", name)
        if len(value) > longest:
            raise self.fault("too-long", name, longest=longest)
        return value

    def date(self, name: str) -> date:
        """A calendar day, written `2026-01-31`."""
        value = self.text(name)
        try:
            return date.fromisoformat(value)
        except ValueError as error:
            raise self.fault("date", name, value=value) from error

    def instant(self, name: str) -> datetime:
        """A moment in UTC, written `2026-01-31T09:00:00Z` or with another offset."""
        value = self.text(name)
        try:
            moment = datetime.fromisoformat(value)
            if moment.tzinfo is not None:
                return moment.astimezone(UTC)
        except (ValueError, OverflowError) as error:
            raise self.fault("instant", name, value=value) from error
        raise self.fault("instant", name, value=value)

    def either(self, old: str, new: str) -> str:
        """Which of a field's two names is used here: WCIF 1's or the later one."""
        return new if new in self.value and old not in self.value else old

    def integer(self, name: str, low: int, high: int) -> int:
        """A whole number from `low` to `high`; true, false and 1.0 are none."""
        value = _expect(self.required(name), "integer", self.at(name))
        if not low <= value <= high:
            raise self.fault("range", name, value=value, low=low, high=high)
        return value

    def boolean(self, name: str) -> bool:
        """True or false."""
        return _expect(self.required(name), "boolean", self.at(name))

    def child(self, name: str) -> "Cursor":
        """The object in a field."""
        return Cursor(self.required(name), self.at(name))

    def children(self, name: str) -> list["Cursor"]:
        """The objects of a list."""
        return [Cursor(value, path) for value, path in self._items(name)]

    def texts(self, name: str) -> list[str]:
        """The texts of a list."""
        return [_expect(value, "text", path) for value, path in self._items(name)]

    def _items(self, name: str) -> list[tuple[Any, str]]:
        path = self.at(name)
        return [
            (value, f"{path}[{i}]")
            for i, value in enumerate(_expect(self.required(name), "list", path))
        ]

    def rest(self, *known: str) -> dict[str, Any]:
        """Every other field of this object, as it came: kept for the way out."""
        return {name: value for name, value in self.value.items() if name not in known}


def _expect(value: Any, kind: str, path: str) -> Any:
    if type(value) is not KINDS[kind]:
        raise WcifInvalid("type", path, expected=kind)
    return value
