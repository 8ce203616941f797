"""Server-sent events: *stream x is at n*, and nothing else. Polling always works too."""

import json
from collections.abc import Iterator

from flask import Response
from flask_smorest import Blueprint

from server.api.finding import the_competition
from server.api.guard import public
from server.models import stream
from server.problem import Problem
from server.sync import waking
from server.sync.hub import Listener

blueprint = Blueprint("events", __name__, url_prefix="/api/competitions", description=__doc__)

HEARTBEAT_SECONDS = 15
RETRY = "retry: 3000\n\n"


@blueprint.get("/<competition_id>/events")
@public
@blueprint.response(200, content_type="text/event-stream")
def follow(competition_id: str) -> Response:
    """Follow the competition's streams. Begins with where each of them is."""
    the_competition(competition_id)
    listener = waking.listen(competition_id)
    if listener is None:
        raise Problem("too-many-streams")
    # It is told from here on, so nothing that is stored after this reading can be missed.
    listener.tell(stream.heads(competition_id))
    response = Response(lines(listener), mimetype="text/event-stream")
    response.call_on_close(listener.leave)
    response.headers["X-Accel-Buffering"] = "no"
    return response


def lines(listener: Listener) -> Iterator[str]:
    """The events as text; a comment now and then, which also finds out who has gone."""
    yield RETRY
    for moved in listener.moves(HEARTBEAT_SECONDS):
        for name, seq in sorted(moved.items()):
            data = json.dumps({"stream": name, "seq": seq})
            yield f"event: stream\ndata: {data}\n\n"
        if not moved:
            yield ": still here\n\n"
