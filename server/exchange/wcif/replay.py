"""The results of a file as operations of a device `import`, through the intake that phones use."""

import json
from collections.abc import Iterator
from typing import Any

from server.base import iso, now
from server.exchange.wcif.errors import WcifInvalid
from server.exchange.wcif.structures import EventIn, RoundIn
from server.models import Device
from server.rules.editions import edition as edition_table
from server.rules.rounds import round_next
from server.rules.timing import NONE
from server.sync import intake
from server.sync.author import Author

DEVICE_NAME = "import"
DEVICE_ROLE = "delegate"

Envelope = dict[str, Any]


class Replay:
    """Takes in the rounds of one file, one after the other, for the device `import`."""

    def __init__(self, device: Device, edition: str) -> None:
        self.device = device
        self.edition = edition
        self.author = Author(device)
        self.at = iso(now())

    def take(self, event: EventIn, each: RoundIn) -> int:
        """Take in a round that has results; how many operations that were.

        `WcifInvalid` with the path of the first that is not accepted. Call it within `writing()`,
        so that a refusal undoes all of it.
        """
        paths, envelopes = zip(*self._operations(event, each), strict=True)
        receipts = intake.take(self.device.competition_id, self.device.number, list(envelopes))
        for path, receipt in zip(paths, receipts, strict=True):
            if receipt["outcome"] != "accepted":
                reason = receipt.get("reason") or receipt["outcome"]
                raise WcifInvalid("refused", path, edition=self.edition, reason=reason)
        return len(receipts)

    def _operations(self, event: EventIn, each: RoundIn) -> Iterator[tuple[str, Envelope]]:
        """(path, envelope): the opening, each attempt, and the close if the round is done."""
        opening = self._make(each, "round.open", self._opening(event, each))
        yield each.path, opening
        last = opening
        for result in each.results:
            for i, value in enumerate(result.attempts):
                if value != NONE:
                    subject = {"person": result.person, "slot": i + 1}
                    body = {"value": value, "source": "import"}
                    last = self._make(each, "attempt.record", body, subject)
                    yield f"{result.path}.attempts[{i}]", last
        if self._finished(event, each):
            body = {"seen": {str(self.device.number): _said(last, "n")}}
            yield each.path, self._make(each, "round.close", body, base=[_said(opening, "id")])

    def _make(
        self,
        each: RoundIn,
        kind: str,
        body: dict[str, Any],
        subject: dict[str, int] | None = None,
        base: list[str] | None = None,
    ) -> Envelope:
        return self.author.make(
            stream=each.id, kind=kind, subject=subject, base=base or [], body=body, at=self.at
        )

    def _opening(self, event: EventIn, each: RoundIn) -> dict[str, Any]:
        return {
            "edition": self.edition,
            "event": event.id,
            "format": each.format,
            "cutoff": each.cutoff,
            "limit_cs": each.limit_cs,
            "cumulative": each.cumulative,
            "advancement": each.advancement,
            "people": sorted(result.person for result in each.results),
            **({"unofficial": True} if self._unofficial(event) else {}),
        }

    def _finished(self, event: EventIn, each: RoundIn) -> bool:
        """Whether every card is done; a round that is under way stays open."""
        return all(
            round_next(
                self.edition,
                event.id,
                each.format,
                result.attempts,
                each.cutoff,
                self._unofficial(event),
            )["closed"]
            for result in each.results
        )

    def _unofficial(self, event: EventIn) -> bool:
        return event.id not in edition_table(self.edition)["events"]


def _said(envelope: Envelope, field: str) -> Any:
    return json.loads(envelope["raw"])[field]
