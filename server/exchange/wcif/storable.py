"""Whether a document can be stored and sent again: databases refuse some of what JSON lets pass."""

import json
from typing import Any

from server.exchange.wcif.errors import WcifInvalid

NUL = "\\u0000"


def check_storable(document: Any) -> None:
    """Raise `WcifInvalid` at the first lone surrogate, NUL, or number that is none (`1e999`)."""
    try:
        text = json.dumps(document, ensure_ascii=False, allow_nan=False)
        text.encode()
    except RecursionError as error:
        raise WcifInvalid("not-wcif") from error
    except ValueError as error:
        raise WcifInvalid("not-storable", _path_of_fault(document)) from error
    if NUL in text:
        path = _path_of_fault(document)
        if path != "$":
            raise WcifInvalid("not-storable", path)


def _path_of_fault(document: Any) -> str:
    """The path of the first part that cannot be stored, `$` when all can."""
    waiting = [("$", document)]
    while waiting:
        path, value = waiting.pop()
        if isinstance(value, dict):
            if not all(_storable(name) for name in value):
                return path
            prefix = "" if path == "$" else f"{path}."
            waiting += [(f"{prefix}{name}", value[name]) for name in reversed(value)]
        elif isinstance(value, list):
            waiting += [(f"{path}[{i}]", value[i]) for i in reversed(range(len(value)))]
        elif not _storable(value):
            return path
    return "$"


def _storable(value: Any) -> bool:
    if isinstance(value, float):
        return value - value == 0
    return not isinstance(value, str) or not any(
        mark == "\0" or "\ud800" <= mark <= "\udfff" for mark in value
    )
