"""What the server keeps of a signed round: a hash of each attempt, so that a byte is missed (I8).

It is kept when the sign-off is accepted. While it is not what the delegate's device had signed,
because operations are still on their way, it is taken anew with whatever comes in.
"""

from typing import Any

from server.models import operation, sealed_attempt
from server.rules.log.canonical import canonical, sha256
from server.rules.seal import round_seal
from server.sync import boards

Line = dict[str, Any]


def keep(competition_id: str, stream: str, warm: boards.Warm) -> None:
    """Bring what is kept of the sign-off in force up to the held board, within `writing()`."""
    sign = warm.board.sign
    if sign is None or warm.sealed == sign:
        return
    known = sealed_attempt.of_sign(competition_id, stream, sign)
    signed = operation.body(competition_id, stream, sign).get("seal")
    if known and seal_over([row.hash for row in known]) == signed:
        warm.sealed = sign
        return
    lines, seal = sealed(warm.board.reply()["cards"], operation.hashes(competition_id, stream))
    if seal == signed or not known:
        sealed_attempt.put(competition_id, stream, sign, lines)
    if seal == signed:
        warm.sealed = sign


def sealed(cards: list[dict[str, Any]], hashes: dict[str, str]) -> tuple[list[Line], str]:
    """The attempts of these cards as they are kept, by person and slot, and the seal. Pure."""
    shown = {
        (card["person"], line["slot"]): line
        for card in cards
        for line in card["slots"]
        if line["op"]
    }
    found = round_seal(cards, {line["op"]: hashes.get(line["op"], "") for line in shown.values()})
    rows = []
    for row in found["lines"]:
        line = shown[row["person"], row["slot"]]
        rows.append(
            {**row, "op": line["op"], "value": line["value"], "sha256": hashes.get(line["op"], "")}
        )
    return rows, found["seal"]


def hash_of(person: int, slot: int, value: int, bytes_hash: str) -> str:
    """What `round.seal` says of one attempt."""
    line = {"slot": slot, "value": value, "op": "op"}
    found = round_seal([{"person": person, "slots": [line]}], {"op": bytes_hash})
    return str(found["lines"][0]["hash"])


def seal_over(hashes: list[str]) -> str:
    """The seal over attempts that are sorted by person and slot."""
    return sha256(canonical(hashes))
