"""Rummikub for the browser tests: a qualifier in its second round, one that is over, and the final;
one with a tie across its cut, and one where people register.

In the first one a box of tables came late, so that more may play; a latecomer waits all the same.
Two phones told a game of the second round differently. In the final half of the tiles are drawn.
"""

from collections.abc import Sequence
from typing import Any

from tests.browser.chess_hall import write
from tests.browser.written import Hall, Paper
from tests.server.exchange.documents import person, planned_round, small
from tests.support.scripted_phone import id_of

BUSAN, SUWAN, FINAL = "rummikub", "rummikub2", "rummikub3"
"""The qualifier under way, the finished one, and the final that both feed."""
JAMSIL, DAEGU = "rummikub4", "rummikub5"
"""One table with a tie across its cut, whose turns last an hour; and one where people register."""
TIED = f"{JAMSIL}-r1-t1"
TWO_OF_FOUR = f"{BUSAN}-r2-t1"
DISPUTED = f"{BUSAN}-r2-t2"
OF_THREE = f"{BUSAN}-r2-t3"
"""Tables of round 2: with two games, with two versions of one, and one of three people."""
COMPETITORS = ("Qing Zhang (张清)", "Minjun Kim (김민준)", "Ada Haddad")
ON_THE_SPOT = (
    "김형용",
    "이서준",
    "박지우",
    "최민서",
    "정하윤",
    "王小明",
    "李娜",
    "Sora Park (박소라)",
    "윤서아",
)
GUEST = 1_001_001
"""The number of the first of them; the others follow."""
BUSAN_PEOPLE = (1, 2, 3, *range(GUEST, GUEST + 8))
WAITS = GUEST + 8
SUWAN_NAMES = ("한지민", "오세훈", "陈伟", "Otto Lindqvist", "서다은", "문준호", "배수지")
SUWAN_PEOPLE = tuple(range(GUEST + 100, GUEST + 107))
JAMSIL_PEOPLE = tuple(range(GUEST + 200, GUEST + 204))
JAMSIL_NAMES = ("강도윤", "조은우", "黄强", "周杰")
DAEGU_PEOPLE = tuple(range(GUEST + 300, GUEST + 308))
DAEGU_NAMES = ("임하준", "한소희", "刘洋", "赵敏", "신유진", "Ines Duarte", "권민재", "杨磊")
NAMES = {
    **{GUEST + place: name for place, name in enumerate(ON_THE_SPOT)},
    **dict(zip(SUWAN_PEOPLE, SUWAN_NAMES, strict=True)),
    **dict(zip(JAMSIL_PEOPLE, JAMSIL_NAMES, strict=True)),
    **dict(zip(DAEGU_PEOPLE, DAEGU_NAMES, strict=True)),
}
DRAWN_FOR_FINAL = 3
TIE_BREAKS = ["on-purpose", "no-meld", "last-round", "drawn"]
DAY = [
    {"at": "12:00", "what": "registration"},
    {"at": "13:30", "what": "opening"},
    {"at": "13:40", "what": "draw", "round": 1},
    {"at": "13:50", "what": "round", "round": 1},
    {"at": "15:10", "what": "draw", "round": 2},
    {"at": "15:20", "what": "round", "round": 2},
    {"at": "16:40", "what": "results"},
    {"at": "16:50", "what": "prizes"},
]
PLAN: dict[str, Any] = {
    "game": "rummikub",
    "role": "qualifier",
    "seats": 4,
    "turn_seconds": 60,
    "warn_seconds": 10,
    "options": {"pool_empty": "difference"},
    "tie_breaks": TIE_BREAKS,
    "draw": "tile",
    "ages": [10, 99],
    "closes_before": 30,
    "day": DAY,
}
Fact = dict[str, Any]


def document() -> dict[str, Any]:
    """Three competitors with a round of 3x3x3; the others come on the spot."""
    people = [person(number, name, events=["333"]) for number, name in enumerate(COMPETITORS, 1)]
    return small(
        id="Tiles2026",
        name="National Rummikub 2026",
        shortName="Rummikub 2026",
        persons=people,
        events=[{"id": "333", "rounds": [{**planned_round(), "id": "333-r1"}], "extensions": []}],
        schedule={**small()["schedule"], "venues": []},
    )


def fact(kind: str, number: int | None = None, **body: Any) -> Fact:
    subject = {"subject": {"person": number}} if number else {}
    return {"kind": kind, "body": body, **subject}


def came(number: int, **more: Any) -> Fact:
    """Somebody at the desk, whose age was seen."""
    name = {"name": NAMES[number]} if number in NAMES else {}
    return fact("entrant.add", number, age_seen=True, in_person=True, **name, **more)


class Desk:
    """An organizer's device that writes an event's stream, each operation after the one before."""

    def __init__(self, paper: Paper, event: str) -> None:
        self.paper = paper
        self.event = event
        self.made: list[Fact] = []

    def say(self, *facts: Fact) -> str:
        """The id of the last of them; `hand_in` sends them all."""
        for one in facts:
            seen = [id_of(self.made[-1])] if self.made else []
            subject = one.get("subject")
            self.made.append(
                self.paper.pen.make(one["kind"], one["body"], subject, seen, stream=self.event)
            )
        return id_of(self.made[-1])

    def hand_in(self) -> None:
        self.paper.hand_in(*self.made)

    def draw(self, number: int, tables: Sequence[Sequence[int]], seated: int | None = None) -> None:
        """A round's tiles, all of them or the first `seated`; only a whole draw is published."""
        people = sorted(one for table in tables for one in table)
        sizes = [len(table) for table in tables]
        opening = self.say(fact("draw.open", round=number, how="tile", people=people, sizes=sizes))
        places = [
            (one, table, seat)
            for table, group in enumerate(tables, 1)
            for seat, one in enumerate(group)
        ]
        for one, table, seat in places[:seated]:
            body = {"round": number, "draw": opening, "table": table, "seat": seat}
            self.say(fact("draw.seat", one, **body))
        if seated is None:
            self.say(fact("draw.publish", round=number))


def score(game: int, people: Sequence[int], *left: int | str, **more: Any) -> Fact:
    """A game of a table: `out`, `no-meld` or what each has left; a `+` is a joker."""
    players: list[Fact] = []
    for number, what in zip(people, left, strict=True):
        row: Fact = {"person": number}
        if what == "out":
            row["out"] = True
        elif what == "no-meld":
            row["melded"] = False
        else:
            text = str(what)
            row.update(sum=int(text.rstrip("+")), jokers=text.count("+"))
        players.append(row)
    return fact("game.score", game=game, players=players, **more)


def four_games(people: Sequence[int], shift: int) -> list[Fact]:
    """Everybody wins one, and the table's number says who leaves how much."""
    games = []
    for game in range(1, 5):
        left: list[int | str] = [7 + 3 * shift + 5 * game + 4 * seat for seat in range(len(people))]
        left[(game + shift) % len(people)] = "out"
        games.append(score(game, people, *left))
    return games


def under_way(desk: Desk, judge: Paper, other: Paper) -> None:
    """Eleven at tables of four, four and three; more may play than was planned, and one waits."""
    plan = {**PLAN, "name": "부산 예선", "place": "롯데마트 부산점", "date": "2017-06-17"}
    stages = [{"rounds": [4, 4], "advance": 3}]
    desk.say(fact("side.plan", **plan, capacity=8, stages=stages))
    desk.say(*(came(number) for number in (*BUSAN_PEOPLE, WAITS)))
    reason = "테이블이 더 왔습니다"
    more = [{"rounds": [4, 4], "advance": 4}]
    desk.say(fact("side.plan", **plan, capacity=11, stages=more, reason=reason))
    first = [BUSAN_PEOPLE[:4], BUSAN_PEOPLE[4:8], BUSAN_PEOPLE[8:]]
    second = [BUSAN_PEOPLE[0::3], BUSAN_PEOPLE[1::3], BUSAN_PEOPLE[2::3]]
    desk.draw(1, first)
    desk.draw(2, second)
    desk.hand_in()
    for table, people in enumerate(first, 1):
        write(judge, f"{BUSAN}-r1-t{table}", *four_games(people, table))
    _second_round(judge, other, *second)


def _second_round(
    judge: Paper, other: Paper, four: Sequence[int], two: Sequence[int], three: Sequence[int]
) -> None:
    write(
        judge,
        TWO_OF_FOUR,
        score(1, four, "out", 23, "no-meld", 8),
        score(2, four, 31, "12+", "out", 5),
        score(2, four, 31, "12+", "out", 15, reason="한 자리를 빠뜨렸습니다"),
        fact("game.note", four[0], game=3, what="starts"),
    )
    write(judge, DISPUTED, score(1, two, 20, "out", 13, 9), score(2, two, 6, 4, "out", 11))
    write(other, DISPUTED, score(2, two, 6, "out", 4, 11))
    write(judge, OF_THREE, score(1, three, 34, 21, "out"))


def over(desk: Desk, judge: Paper) -> None:
    """Seven at tables of four and three; three went on, one of whom declines the final."""
    plan = {**PLAN, "name": "수완 예선", "place": "롯데마트 수완점", "date": "2017-06-17"}
    plan["day"] = [*DAY[:4], *DAY[6:]]
    desk.say(fact("side.plan", **plan, capacity=32, stages=[{"rounds": [2], "advance": 3}]))
    desk.say(*(came(number) for number in SUWAN_PEOPLE))
    four, three = SUWAN_PEOPLE[:4], SUWAN_PEOPLE[4:]
    desk.draw(1, [four, three])
    desk.say(fact("side.close"), fact("place.decline", three[0], reason="가족 행사가 있습니다"))
    desk.hand_in()
    first, second = f"{SUWAN}-r1-t1", f"{SUWAN}-r1-t2"
    no_meld = score(2, four, "out", 25, "9+", "no-meld")
    write(judge, first, score(1, four, "out", 12, 30, 18), no_meld)
    write(judge, second, score(1, three, 14, "out", 40), score(2, three, "out", 8, 22))


def final(desk: Desk) -> None:
    """Those of the finished qualifier and of the other one, some of whom have drawn."""
    plan = {
        **PLAN,
        "name": "결선",
        "place": "롯데마트 은평점",
        "date": "2017-07-02",
        "weekday": "sat",
    }
    plan |= {"role": "final", "from": [BUSAN, SUWAN], "capacity": 64}
    stages = [{"rounds": [4, 4], "advance": 4}, {"rounds": [4], "advance": None}]
    desk.say(fact("side.plan", **plan, stages=stages))
    invited = [SUWAN_PEOPLE[0], SUWAN_PEOPLE[5], *BUSAN_PEOPLE[:5]]
    sources = [SUWAN] * 2 + [BUSAN] * 5
    pairs = zip(invited, sources, strict=True)
    desk.say(*(came(number, **{"from": source}) for number, source in pairs))
    desk.draw(1, [invited[:4], invited[4:]], DRAWN_FOR_FINAL)
    desk.hand_in()


def tied(desk: Desk, judge: Paper) -> None:
    """One game from a draw by seed: two are level for one place."""
    plan = {**PLAN, "name": "잠실 예선", "place": "롯데마트 잠실점", "date": "2017-06-25"}
    plan |= {"turn_seconds": 3600, "draw": "seed"}
    desk.say(fact("side.plan", **plan, stages=[{"rounds": [1], "advance": 2}]))
    people = list(JAMSIL_PEOPLE)
    desk.say(*(came(number) for number in people))
    seed = f"{desk.paper.hall.competition}|{JAMSIL}|R1|417"
    desk.say(fact("draw.open", round=1, how="seed", seed=seed, people=people, sizes=[4]))
    desk.say(fact("draw.publish", round=1))
    desk.hand_in()
    write(judge, TIED, score(1, people, "out", 12, 12, 30))


def registering(desk: Desk) -> None:
    """Eight at the desk, where six may play."""
    plan = {**PLAN, "name": "대구 예선", "place": "롯데마트 대구율하점", "date": "2017-06-18"}
    stages = [{"rounds": [4, 4], "advance": 8}]
    desk.say(fact("side.plan", **plan, capacity=6, stages=stages))
    desk.say(*(came(number) for number in DAEGU_PEOPLE))
    desk.hand_in()


def write_all(hall: Hall) -> None:
    """All five events."""
    organizer = hall.paper("organizer", "Olga", BUSAN)
    judge, other = (hall.paper("judge", name, BUSAN) for name in ("Noa Levi", "Wei Chen"))
    under_way(Desk(organizer, BUSAN), judge, other)
    over(Desk(organizer, SUWAN), judge)
    final(Desk(organizer, FINAL))
    tied(Desk(organizer, JAMSIL), judge)
    registering(Desk(organizer, DAEGU))
