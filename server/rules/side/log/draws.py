"""Who sits where in each round: tiles drawn one by one, or all from a seed, and who was moved.

A draw that has seen an earlier one of its round starts it anew: seats and moves that had not seen
it are none of it. Of what is said of one person the latest counts, and so of one seat: who is
moved to it, or substitutes, takes it. Of two that did not see each other, which is a dispute, the
one whose id has the smaller SHA-256 has the seat meanwhile.
"""

from ..seating import seating_draw


class Draws:
    """Of an event of tables."""

    def __init__(self, event):
        self.event = event
        self.past = event.past

    def refusal(self, i, op):
        """Why a seat, a move or a publication is refused after what it has seen, or None."""
        kind = op["kind"]
        if kind == "draw.seat":
            return self._not_drawn(i, op)
        if kind not in ("seat.move", "draw.publish"):
            return None
        return None if self._openings(i, op["body"]["round"]) else "bad-body"

    def _openings(self, i, number):
        """The draws of a round that somebody has seen."""
        seen = self.event.seen("draw.open", i)
        return [one for one in seen if self.past.ops[one]["body"]["round"] == number]

    def _not_drawn(self, i, op):
        """`bad-body` for a tile that is not in the bag, `taken` if somebody sits there."""
        body = op["body"]
        opening = self.past.at.get(body["draw"])
        if opening not in self._openings(i, body["round"]):
            return "bad-body"
        draw = self.past.ops[opening]["body"]
        if draw["how"] == "seed" or op["person"] not in draw["people"]:
            return "bad-body"
        if body["table"] > len(draw["sizes"]) or body["seat"] >= draw["sizes"][body["table"] - 1]:
            return "bad-body"
        holder = self._seated(opening, self.past.of[i]).get((body["table"], body["seat"]))
        return "taken" if holder and holder[0] != op["person"] else None

    def shown(self, number, openings):
        """A row of `draws`."""
        event = self.event
        op = event.one(openings, {"round": number})
        opening = self.past.at[op["id"]]
        off = []
        seated = self._seated(opening, (1 << len(self.past.ops)) - 1, {"round": number}, off)
        body = op["body"]
        published = [i for i in event.all("draw.publish") if self._round(i) == number]
        return {
            "round": number,
            "op": op["id"],
            "how": body["how"],
            "seed": body.get("seed"),
            "people": body["people"],
            "sizes": body["sizes"],
            "published": event.seen_by(published, opening),
            "seats": [self._seat(place, seated[place]) for place in sorted(seated)]
            + [self._seat((None, None), held) for held in off],
        }

    def _round(self, i):
        return self.past.ops[i]["body"]["round"]

    def _seat(self, place, held):
        person, i = held
        op = self.past.ops[i]
        moved = op["kind"] == "seat.move"
        return {
            "person": person,
            "table": place[0],
            "seat": place[1],
            "for": op["body"].get("for") if moved else None,
            "op": op["id"],
            "moved": moved,
        }

    def _seated(self, opening, known, about=None, off=None):
        """{(table, seat): (person, the operation that says so)} as of the `known` operations; into
        `off` go those who were taken off the round, but for whoever somebody substitutes."""
        wanted = {}
        for person, claims in self._claims(opening, known):
            place, i = self._latest(claims, about and dict(about, person=person))
            if place:
                wanted.setdefault(place, []).append((place, i, person))
            elif off is not None and self.past.ops[i]["person"] == person:
                off.append((person, i))
        seated = {}
        for place in wanted:
            there = about and dict(about, table=place[0], seat=place[1])
            _, i, person = self._standing(wanted[place], there)
            seated[place] = (person, i)
        return seated

    def _latest(self, claims, about):
        """The place of one person, and the operation that says so."""
        claim = self._standing(claims, about)
        return claim[0], claim[1]

    def _standing(self, claims, about):
        """The claim that no other has seen; of several the one with the smaller hash."""
        if len(claims) == 1:
            return claims[0]
        standing = self.past.unseen([claim[1] for claim in claims])
        left = [claim for claim in claims if claim[1] in standing]
        if about and len(set([(claim[0], claim[2]) for claim in left])) > 1:
            self.event.dispute("draw.seat", [self.past.ops[claim[1]] for claim in left], about)
        return min(left, key=lambda claim: self.past.hash_of(claim[1]))

    def _claims(self, opening, known):
        """(person, [(place or None, operation, person)]) of each of whom something is said."""
        op = self.past.ops[opening]
        claims = {}

        def claim(person, place, i):
            claims.setdefault(person, []).append((place, i, person))

        if op["body"]["how"] == "seed":
            for person, place in from_seed(op["body"]):
                claim(person, place, opening)
        for i in self._of_draw(opening, known):
            said = self.past.ops[i]
            body = said["body"]
            place = None if body["table"] is None else (body["table"], body["seat"])
            claim(said["person"], place, i)
            if said["kind"] == "seat.move" and body.get("for") not in (None, said["person"]):
                claim(body["for"], None, i)
        return [(person, claims[person]) for person in sorted(claims)]

    def _of_draw(self, opening, known):
        """The tiles of this draw, and the moves that have seen it."""
        op, past = self.past.ops[opening], self.past
        tiles = [i for i in self.event.all("draw.seat") if past.ops[i]["body"]["draw"] == op["id"]]
        moves = [
            i
            for i in self.event.all("seat.move")
            if self._round(i) == op["body"]["round"] and past.of[i] >> opening & 1
        ]
        return [i for i in tiles + moves if known >> i & 1]


def from_seed(body):
    """(person, (table, seat)) of each, in the order in which `seating.draw` has them."""
    drawn = seating_draw([str(person) for person in body["people"]], body["seed"])["tables"]
    order = [int(person) for table in drawn for person in table]
    places = []
    for table, size in enumerate(body["sizes"]):
        places += [(table + 1, seat) for seat in range(size)]
    return [(person, places[i]) for i, person in enumerate(order)]
