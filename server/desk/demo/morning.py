"""What every story of the demo needs: who scores, what is planned, and the scoring of a round."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from server.desk.demo.cast import Cast
from server.desk.demo.document import Results
from server.desk.demo.groups import in_time, score
from server.desk.demo.moves import Move, Pen
from server.models import Round

MINUTE = timedelta(minutes=1)


@dataclass(frozen=True, slots=True)
class Morning:
    """`results` are those that the judges will see, as far as `now` lets them."""

    cast: Cast
    edition: str
    rounds: dict[str, Round]
    results: Results
    now: datetime
    reason: str
    """What the judge writes who proposes a correction."""

    def open(self, pen: Pen) -> Move:
        """The opening of a round, a minute before its first group, with those who came."""
        planned = self.rounds[pen.stream]
        body = {
            "edition": self.edition,
            "event": planned.event_id,
            "format": planned.format,
            "cutoff": planned.cutoff,
            "limit_cs": planned.limit_cs,
            "cumulative": planned.cumulative,
            "advancement": planned.advancement,
            "people": sorted(self.results[pen.stream]),
        }
        begin = datetime.fromisoformat(planned.groups[0]["start"])
        return pen.write(begin - MINUTE, self.cast.organizer, "round.open", body)

    def score(self, pen: Pen, *judges: list[int]) -> list[Move]:
        """What is scored of a round by now; `judges` are those of each group."""
        moves: list[Move] = []
        groups = self.rounds[pen.stream].groups
        for i, (group, those) in enumerate(zip(groups, judges, strict=True)):
            begin, end = (datetime.fromisoformat(group[edge]) for edge in ("start", "end"))
            cards = {number: self.results[pen.stream][number] for number in self.came(pen, i)}
            moves += score(pen, cards, those, begin, end)
        return in_time(move for move in moves if move.at <= self.now)

    def came(self, pen: Pen, group: int = 0) -> list[int]:
        """The people of a group who have results."""
        people = self.rounds[pen.stream].groups[group]["people"]
        return [number for number in people if number in self.results[pen.stream]]
