"""Events by chance: played round by round as the rules pair them, with people who come and go."""

from random import Random

from hypothesis import strategies as st

from server.rules.door import handle
from server.rules.side.pairing.tiebreaks import TIE_BREAKS

FORMATS = ("swiss", "round-robin", "knock-out")
NAMES = sorted(TIE_BREAKS)


def entrants(random: Random, count: int) -> list[dict]:
    """So many, numbered out of order, some with a rating and some with the same."""
    people = random.sample(range(1, 3 * count + 1), count)
    return [
        {"person": person, "rating": random.choice([None, 1500, random.randint(800, 2400)])}
        for person in people
    ]


def asked(call: str, event: dict, **more: object) -> dict:
    """The reply's value, or its error."""
    reply = handle({"call": call, **event, **more})
    return reply["value"] if reply["ok"] else reply["error"]


def result(random: Random, format: str = "swiss") -> dict[str, int]:
    """A result; a half is rare, and a knock-out has none."""
    white = random.choice([0, 0, 0, 2, 2, 2, 1] if format != "knock-out" else [0, 2])
    return {"white": white, "black": 2 - white}


def play(event: dict, random: Random) -> dict:
    """The next round, paired, played and added; or the error."""
    paired = asked("pairing.next", event)
    if "code" in paired:
        return paired
    matches = [{**one, "points": result(random, event["format"])} for one in paired["matches"]]
    event["rounds"].append({"matches": matches, "byes": paired["byes"]})
    return paired


def change(event: dict, random: Random) -> None:
    """Between two rounds somebody may quit, come back or come late."""
    for entrant in event["entrants"]:
        if random.random() < 0.04:
            entrant["quit"] = not entrant.get("quit", False)
    if random.random() < 0.15:
        late = max(one["person"] for one in event["entrants"]) + 1
        event["entrants"].append({"person": late, "rating": random.choice([None, 1900])})


def event(
    random: Random,
    formats: tuple[str, ...] = FORMATS,
    most: int = 16,
    changes: bool = True,
    least: int = 3,
) -> dict:
    """An event after some rounds; `format`, `entrants`, `rounds` and perhaps `planned`."""
    made: dict = {
        "format": random.choice(formats),
        "entrants": entrants(random, random.randint(least, most)),
        "rounds": [],
    }
    if made["format"] == "swiss" and random.random() < 0.8:
        made["planned"] = random.randint(1, 9)
    for _ in range(random.randint(0, 7)):
        if "code" in play(made, random):
            break
        if changes:
            change(made, random)
    if made["rounds"] and random.random() < 0.2:
        matches = made["rounds"][-1]["matches"]
        if matches:
            random.choice(matches)["points"] = None
    return made


SEEDS = st.integers(0, 10**6)
MADE = st.shared(SEEDS.map(lambda seed: event(Random(seed))), key="event of matches")
KNOCK_OUT = st.shared(
    SEEDS.map(lambda seed: event(Random(seed), ("knock-out",))), key="knock-out of matches"
)


def part(name: str, of: st.SearchStrategy[dict] = MADE) -> st.SearchStrategy:
    """One argument of an event by chance, the same event for all in one request."""
    return of.map(lambda made: made[name])


GOOD = {
    "pairing.next": (
        {"format": part("format"), "entrants": part("entrants"), "rounds": part("rounds")},
        {"planned": st.none() | st.integers(1, 9)},
    ),
    "pairing.standings": (
        {
            "format": part("format"),
            "entrants": part("entrants"),
            "rounds": part("rounds"),
            "tie_breaks": st.lists(st.sampled_from(NAMES), unique=True),
        },
        {"planned": st.none() | st.integers(1, 9)},
    ),
    "pairing.bracket": (
        {"entrants": part("entrants", KNOCK_OUT), "rounds": part("rounds", KNOCK_OUT)},
        {"format": st.just("knock-out")},
    ),
}
