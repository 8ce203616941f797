"""Score sheets and racks by chance: such as a table hands in, and a few that it should not."""

from hypothesis import strategies as st

from server.rules.door import handle

TILES = [f"{colour}{number}" for colour in "KBRO" for number in range(1, 14)]
IDS = ["A", "B", "C", "D", "김형용", "李小明", "𠮷野", "10", "9"]
SUM = st.sampled_from([0, 18, 18, 20, 99]) | st.integers(0, 300)


def asked(call: str, **arguments: object) -> dict:
    """The reply's value, or its error."""
    reply = handle({"call": call, **arguments})
    return reply["value"] if reply["ok"] else reply["error"]


ENTRY = st.fixed_dictionaries(
    {},
    optional={
        "out": st.sampled_from([True, False, False, False, False]),
        "melded": st.sampled_from([True, True, True, False]),
        "on_purpose": st.sampled_from([False, False, False, True]),
        "absent": st.sampled_from([False, False, False, False, True]),
        "sum": SUM,
        "jokers": st.sampled_from([0, 0, 0, 1, 2]),
        "tiles": st.sampled_from([2, 3]) | st.integers(0, 40),
        "drawn": st.integers(1, 13),
    },
)


@st.composite
def any_sheet(draw: st.DrawFn) -> list[dict]:
    """Three or four players with anything beside their names."""
    names = draw(st.lists(st.sampled_from(IDS), min_size=3, max_size=4, unique=True))
    return [{"id": name, **draw(ENTRY)} for name in names]


@st.composite
def good_sheet(draw: st.DrawFn, ids: list[str] = IDS) -> list[dict]:
    """A sheet without an entry error: one is out, or the pool has run out; ties can be broken."""
    names = draw(st.lists(st.sampled_from(ids), min_size=3, max_size=4, unique=True))
    drawn = draw(st.permutations(range(1, 14)))
    out = draw(st.none() | st.sampled_from(range(len(names))))
    jokers = 2
    gone = len(names) - 2
    players = []
    for seat, name in enumerate(names):
        kind = draw(st.sampled_from(["tiles"] * 5 + ["no-meld", "on-purpose", "absent"]))
        if seat == out:
            players.append({"id": name, "out": True})
        elif kind == "absent" and gone:
            gone -= 1
            players.append({"id": name, "absent": True})
        elif kind in ("no-meld", "on-purpose"):
            purpose = {"on_purpose": True} if kind == "on-purpose" else {}
            players.append({"id": name, "melded": False, **purpose})
        else:
            held = draw(st.integers(0, jokers))
            jokers -= held
            numbers = draw(st.integers(1, 8))
            total = draw(st.integers(numbers, 13 * numbers) | st.just(max(numbers, 13)))
            players.append(
                {
                    "id": name,
                    "sum": min(total, 13 * numbers),
                    "jokers": held,
                    "tiles": numbers + held,
                    "drawn": drawn[seat],
                }
            )
    return players


OPTIONS = st.fixed_dictionaries(
    {}, optional={"pool_empty": st.sampled_from(["difference", "absolute"])}
)
GAMES = st.lists(
    st.fixed_dictionaries(
        {"players": good_sheet() | any_sheet()},
        optional={
            "round": st.sampled_from(["R1", "R2"]),
            "table": st.integers(1, 16),
            "game": st.integers(1, 4),
        },
    ),
    max_size=4,
)


@st.composite
def rack(draw: st.DrawFn, most: int = 14, jokers: int = 2) -> list[str]:
    """Tiles of a narrow range, so that sets come up; never more of one than there are."""
    low = draw(st.integers(1, 11))
    high = draw(st.integers(low, min(13, low + 4)))
    near = [tile for tile in TILES if low <= int(tile[1:]) <= high]
    picked = draw(st.lists(st.sampled_from(near * 2), max_size=most))
    tiles: list[str] = []
    for tile in picked:
        if tiles.count(tile) < 2:
            tiles.append(tile)
    return tiles + ["J"] * draw(st.integers(0, jokers))


GOOD = {
    "rummikub.game": ({"players": good_sheet() | any_sheet()}, {"options": OPTIONS}),
    "rummikub.standings": ({"games": GAMES}, {"cut": st.integers(1, 9), "options": OPTIONS}),
    "rummikub.meld": ({"tiles": rack()}, {}),
}
