"""The narrow door: a request is looked up, checked and answered; nothing is ever raised out of it.

>>> call('{"call": "time.read", "digits": "10234"}')
'{"ok": true, "value": {"cs": 6234}}'
"""

from . import jsontext, schemas
from .advancing import round_advancing
from .attempt import attempt_result
from .cumulative import limits_check
from .doubts import card_doubts
from .drift import round_drift
from .dual import dual_standings
from .errors import RulesError
from .events import event_rules
from .fewest import fewest_check
from .headtohead import (
    headtohead_bracket,
    headtohead_match,
    headtohead_seeds,
    headtohead_standings,
)
from .log import log_close, log_feed, log_fold, log_open
from .multi import multi_result
from .outlook import card_outlook
from .phase import round_phase
from .plan import event_plan
from .puzzles import solved_limits
from .qualified import round_qualified
from .records import records_marks
from .rounds import event_rounds, round_next, round_result, round_standings
from .seal import round_seal
from .sheet import penalties_list
from .signatures import card_signatures
from .solved import solved_judge
from .timing import time_read, time_show
from .told import multi_told

CALLS = {
    "time.read": (time_read, schemas.TIME_READ),
    "time.show": (time_show, schemas.TIME_SHOW),
    "attempt.result": (attempt_result, schemas.ATTEMPT_RESULT),
    "fewest.check": (fewest_check, schemas.FEWEST_CHECK),
    "solved.judge": (solved_judge, schemas.SOLVED_JUDGE),
    "solved.limits": (solved_limits, schemas.SOLVED_LIMITS),
    "limits.check": (limits_check, schemas.LIMITS_CHECK),
    "multi.result": (multi_result, schemas.MULTI_RESULT),
    "multi.told": (multi_told, schemas.MULTI_TOLD),
    "round.result": (round_result, schemas.ROUND_RESULT),
    "round.next": (round_next, schemas.ROUND_NEXT),
    "round.standings": (round_standings, schemas.ROUND_STANDINGS),
    "round.advancing": (round_advancing, schemas.ROUND_ADVANCING),
    "round.drift": (round_drift, schemas.ROUND_DRIFT),
    "round.phase": (round_phase, schemas.ROUND_PHASE),
    "round.seal": (round_seal, schemas.ROUND_SEAL),
    "round.qualified": (round_qualified, schemas.ROUND_QUALIFIED),
    "dual.standings": (dual_standings, schemas.DUAL_STANDINGS),
    "headtohead.seeds": (headtohead_seeds, schemas.HEADTOHEAD_SEEDS),
    "headtohead.match": (headtohead_match, schemas.HEADTOHEAD_MATCH),
    "headtohead.bracket": (headtohead_bracket, schemas.HEADTOHEAD_ROUND),
    "headtohead.standings": (headtohead_standings, schemas.HEADTOHEAD_ROUND),
    "records.marks": (records_marks, schemas.RECORDS_MARKS),
    "event.rules": (event_rules, schemas.EVENT_RULES),
    "penalties.list": (penalties_list, schemas.PENALTIES_LIST),
    "event.plan": (event_plan, schemas.EVENT_PLAN),
    "event.rounds": (event_rounds, schemas.EVENT_ROUNDS),
    "card.doubts": (card_doubts, schemas.CARD_DOUBTS),
    "card.outlook": (card_outlook, schemas.CARD_OUTLOOK),
    "card.signatures": (card_signatures, schemas.CARD_SIGNATURES),
    "log.fold": (log_fold, schemas.LOG_FOLD),
    "log.open": (log_open, schemas.LOG_OPEN),
    "log.feed": (log_feed, schemas.LOG_FEED),
    "log.close": (log_close, schemas.LOG_CLOSE),
}

# The first words of the calls in `side/`, which a host may not have at hand.
ASIDE = ("chess", "pairing", "rummikub", "seating", "tables")


def call(request_json):
    """The reply to a request, both as JSON text."""
    try:
        request = jsontext.read(request_json)
    except RulesError as error:
        return jsontext.write(_refusal(error))
    except Exception as error:  # not JSON, or so deep or large that this host cannot read it
        return jsontext.write(_refusal(RulesError("bad-json", None, str(error))))
    return jsontext.write(handle(request))


def handle(request):
    """`{"ok": true, "value"}` or `{"ok": false, "error": {"code", "field", "message"}}`."""
    try:
        function, schema = _find(request)
        arguments = {name: request[name] for name in request if name != "call"}
        schema(arguments)
        return {"ok": True, "value": function(**arguments)}
    except RulesError as error:
        return _refusal(error)
    except ImportError as error:  # a phone fetches the side events' rules when it first wants them
        return _refusal(RulesError("not-carried", None, str(error)))
    except Exception as error:  # a fault of ours must not take the lines behind it along
        return _refusal(RulesError("fault", None, repr(error)))


def _find(request):
    name = request.get("call") if isinstance(request, dict) else None
    calls = CALLS
    if isinstance(name, str) and name.split(".")[0] in ASIDE:
        from .side import CALLS as calls
    if not isinstance(name, str) or name not in calls:
        raise RulesError("unknown-call", None, "no such call")
    return calls[name]


def _refusal(error):
    return {
        "ok": False,
        "error": {"code": error.code, "field": error.field, "message": error.message},
    }
