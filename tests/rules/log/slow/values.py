"""What a value of JSON is taken for, and which of several operations an id stands for."""

import hashlib
import json


def by_name(ops: list[dict]) -> dict[str, list[dict]]:
    names: dict[str, list[dict]] = {}
    for op in ops:
        named = is_text(op.get("id")) and op["id"]
        name = op["id"] if named else "?" + hashlib.sha256(encoded(text_of(op))).hexdigest()
        names.setdefault(name, []).append(op)
    return names


def rank(op: dict) -> tuple:
    standing = op.get("standing")
    rest = {k: v for k, v in op.items() if k not in ("role", "standing", "sha256")}
    stamped = op.get("sha256")
    hashed = hashlib.sha256(encoded(text_of(rest))).hexdigest()
    return (
        standing is not None and standing != "ok",
        stamped if isinstance(stamped, str) else hashed,
        text_of(op),
    )


def text_of(value: object) -> str:
    """Canonical JSON; a fraction, which a host may write in its own way, is `~`."""
    value = json.loads(json.dumps(value), parse_float=lambda _: "~")
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def encoded(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def is_string(value: object) -> bool:
    return isinstance(value, str)


def is_text(value: object) -> bool:
    return isinstance(value, str) and not any(0xD800 <= ord(c) <= 0xDFFF for c in value)


def is_map(holder: dict, name: str) -> bool:
    return isinstance(holder.get(name), dict)


def number(value: object, least: int = 1, most: int = 9999999999) -> bool:
    return type(value) is int and least <= value <= most


def numbers(value: object) -> bool:
    return isinstance(value, list) and all(map(number, value))


def person(by: object) -> str | None:
    if number(by):
        return str(by)
    return by if is_text(by) and by else None
