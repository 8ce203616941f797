"""The least that ranking averages of five costs in MicroPython: no rule, nothing checked.

It shuffles before it sorts, as the app has to: MicroPython's sort is quadratic on what is sorted.
"""

import json


def rank(request):
    """Rows in order for results `[{"person", "attempts": [five positive integers]}]`, all JSON."""
    rows = []
    for result in json.loads(request)["results"]:
        attempts = sorted(result["attempts"])
        average = (2 * sum(attempts[1:4]) + 3) // 6
        rows.append((average, attempts[0], result["person"]))
    dealt = []
    for first in range(61):
        dealt += rows[first::61]
    ranked: list = []
    for place, (average, best, person) in enumerate(sorted(dealt)):
        tied = ranked and (ranked[-1]["average"], ranked[-1]["best"]) == (average, best)
        position = ranked[-1]["rank"] if tied else place + 1
        ranked.append({"person": person, "rank": position, "best": best, "average": average})
    return json.dumps({"rows": ranked})
