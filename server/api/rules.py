"""The rules over HTTP, for a phone whose own copy has not come up."""

from typing import Any

from flask import Response, request
from flask_smorest import Blueprint

from server.api.guard import for_devices
from server.api.limits import at_most
from server.api.often import not_too_often, this_device
from server.config import MEGABYTE
from server.problem import Problem
from server.rules import call

blueprint = Blueprint("rules", __name__, url_prefix="/api", description=__doc__)

# A round of 1,300 operations, in whole.
LARGEST = 2 * MEGABYTE
# They would keep a fold open here, for a phone that may never come back; `log.fold` does not.
NOT_HERE = ("log.open", "log.feed", "log.close")


@blueprint.post("/rules")
@for_devices()
@not_too_often("rules", this_device)
@at_most(LARGEST)
@blueprint.response(200)
def ask_the_rules() -> Response:
    """One request to the rules' door; its reply, always 200."""
    asked: Any = request.get_json()
    if isinstance(asked, dict) and asked.get("call") in NOT_HERE:
        raise Problem("bad-field", "call")
    return Response(call(request.get_data(as_text=True)), mimetype="application/json")
