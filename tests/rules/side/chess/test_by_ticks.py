"""The rules compute timers from events; a second replay ticks through every millisecond (I4)."""

import json

from hypothesis import given
from hypothesis import strategies as st

from server.rules import door
from tests.rules import vectors
from tests.rules.side.chess import by_ticks
from tests.rules.side.chess.streams import STREAMS

SHORT = 190_000  # ms of the vectors that are ticked through


@given(arguments=STREAMS)
def test_any_stream_is_replayed_as_by_ticks(arguments):
    reply = door.handle({"call": "chess.replay", **arguments})
    assert reply["ok"], reply
    assert reply["value"] == by_ticks.replay(**arguments)


@given(arguments=STREAMS, data=st.data())
def test_the_phone_replays_it_too(micropython, arguments, data):
    """I4."""
    place = data.draw(st.integers(0, len(arguments["events"])))
    events = arguments["events"][:place]
    request = {"call": "chess.replay", **arguments, "events": events}
    [reply] = micropython.ask([json.dumps(request)])
    assert reply == json.loads(json.dumps(door.handle(request)))


def test_the_ticking_replay_agrees_with_the_vectors_as_well():
    """So that the two are not wrong together."""
    short = [
        vector
        for vector in vectors.load(["chess.replay"])
        if vector["reply"]["ok"] and vector["request"].get("now_ms", SHORT) < SHORT
    ]
    wrong = [
        vector["name"]
        for vector in short
        if not vectors.agrees(
            vector["reply"]["value"],
            by_ticks.replay(
                **{key: value for key, value in vector["request"].items() if key != "call"}
            ),
        )
    ]
    assert len(short) > 80
    assert wrong == []
