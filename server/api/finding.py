"""From a path to a row, or *not found*."""

from server.models import Competition, Round, competition, round
from server.problem import Problem


def the_competition(competition_id: str) -> Competition:
    found = competition.find(competition_id)
    if found is None:
        raise Problem("not-found")
    return found


def the_round(competition_id: str, round_id: str) -> Round:
    found = round.find(competition_id, round_id)
    if found is None:
        raise Problem("not-found")
    return found
