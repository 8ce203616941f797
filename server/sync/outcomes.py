"""What the state makes of new operations: accepted, held, proposed or refused, and why."""

from typing import Any

from server.sync import boards, review, sealing
from server.sync.decide import New, Stored
from server.sync.standing import UNPROVEN

NOT_ITS_OWN = ("id-reused", *UNPROVEN)

# {"outcome", "reason"?, "missing"?}: the receipt's part that the state decides.
Told = dict[str, Any]


def fold(competition_id: str, stream: str, warm: boards.Warm, news: list[New]) -> dict[int, Told]:
    """Feed the operations to their stream's board, refresh its review list, tell by `seq` each
    one's fate.

    Call it within `writing()`, with the board held.
    """
    warm.feed([_fold_input(new) for new in news], news[-1].stored.seq)
    review.refresh(competition_id, stream, warm)
    sealing.keep(competition_id, stream, warm)
    return {new.stored.seq: _told(warm, new.stored) for new in news}


def _fold_input(new: New) -> dict[str, Any]:
    stored = new.stored
    return boards.fold_input(new.incoming.op, stored.sha256, stored.role, stored.standing)


def _told(warm: boards.Warm, stored: Stored) -> Told:
    # The board answers for an id, and this one's id may be somebody else's.
    if stored.standing in NOT_ITS_OWN:
        return {"outcome": "refused", "reason": stored.standing}
    outcome, why = warm.board.outcome(stored.op_id)
    if outcome == "held":
        return {"outcome": outcome, "reason": review.why_held(why), "missing": why}
    if why in UNPROVEN:  # said of a relay that came before, not of the author's own
        why = stored.standing
    return {"outcome": outcome, "reason": why} if why else {"outcome": outcome}
