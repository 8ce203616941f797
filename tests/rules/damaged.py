"""Requests for hypothesis, good ones and vectors', and what goes wrong with them on the way."""

import copy
import json

from hypothesis import strategies as st

from tests.rules import vectors
from tests.rules.calls import CALLS
from tests.rules.requests import GOOD, requests_of

JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([0, -1, -3, 10**9, 10**10, 10**30, 99.0, -0.5, 1e300]),
    st.sampled_from(["", "x", "🧩", "\ud83e", "\udde9", "\ud83e\udde9", "한글", "\u0000", "A6c#x"]),
    st.sampled_from([[], {}, [[]], [None], {"a": 1}, {"🧩": 1}]),
    st.text(max_size=4),
).map(copy.deepcopy)

REQUESTS = st.one_of(
    *map(requests_of, GOOD),
    st.sampled_from([vector["request"] for vector in vectors.load(set(CALLS) - {"log.fold"})]),
    st.sampled_from([vector["request"] for vector in vectors.load(["log.fold"])]),
)


@st.composite
def any_request(draw: st.DrawFn) -> str:
    """A request's text: good, or with up to three places damaged."""
    request = copy.deepcopy(draw(REQUESTS))
    for _ in range(draw(st.sampled_from([0, 0, 1, 2, 3]))):
        _damage(draw, request)
    return json.dumps(request)


def _damage(draw: st.DrawFn, whole: dict) -> None:
    """Changes, drops, adds or repeats something at a random depth."""
    place: dict | list = whole
    while True:
        keys = sorted(place) if isinstance(place, dict) else range(len(place))
        deeper = [key for key in keys if isinstance(place[key], dict | list)]
        if not deeper or draw(st.booleans()):
            break
        place = place[draw(st.sampled_from(deeper))]
    how = draw(st.sampled_from(["change", "drop", "add"]))
    if how == "add" or not keys:
        if isinstance(place, dict):
            place[draw(st.sampled_from(["", "call", "extra", "\ud83e", "🧩", "제"]))] = draw(JUNK)
        else:
            place.append(copy.deepcopy(draw(JUNK | st.sampled_from(place) if place else JUNK)))
        return
    key = draw(st.sampled_from(keys))
    if how == "drop":
        del place[key]
    else:
        place[key] = draw(JUNK)
