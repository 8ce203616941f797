"""Whatever stands in a document, it comes in or is refused by name; nothing else happens."""

import copy
from contextlib import suppress
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from server.db import writing
from server.exchange.wcif.document import read
from server.exchange.wcif.errors import WcifInvalid
from server.exchange.wcif.load import import_wcif
from tests.server.exchange.documents import put, small

WELL_KNOWN = st.sampled_from(
    [
        *("", " ", "333", "333-r1", "a", "1", "m", "accepted", "competitor", "2.0", "\ud800", "\0"),
        *(-3, -2, -1, 0, 1, 2, 5, 6, 10**9, 10**30, 1.5, float("nan"), float("inf")),
        *("2026-02-30", "0001-01-01T00:00:00+23:00", "9999-12-31T23:59:59-23:00", "9999-12-31"),
    ]
)
SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | WELL_KNOWN
NAMES = st.sampled_from(["id", "result", "value", "personId", "x"]) | st.text(max_size=3)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=3),
    max_leaves=6,
)


def paths(value: Any, path: str = "") -> list[str]:
    """The path of every part of a document."""
    found = [path] if path else []
    if isinstance(value, dict):
        for name, inner in value.items():
            found += paths(inner, f"{path}.{name}" if path else name)
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            found += paths(inner, f"{path}[{i}]")
    return found


EVERYWHERE = st.sampled_from(paths(small()))


@given(EVERYWHERE, VALUES)
def test_a_document_with_anything_anywhere_is_read_or_refused_by_name(path, value):
    with suppress(WcifInvalid):
        read(put(small(), path, copy.deepcopy(value)))


def test_a_document_that_is_read_is_imported_or_refused_by_name(app):
    imported = []

    @given(EVERYWHERE, VALUES)
    def try_it(path, value):
        document = put(small(), path, copy.deepcopy(value))
        with suppress(WcifInvalid, Undone), writing():
            imported.append(import_wcif(document, "wca-2026").operations)
            raise Undone

    try_it()
    assert len(imported) > 5


class Undone(Exception):
    """Raised to make room for the next."""
