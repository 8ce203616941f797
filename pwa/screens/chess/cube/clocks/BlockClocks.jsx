/** Time's blocks in words: which sign this block has and what its cubes will do; behind it what each block did, line by line, and the official examples. */
import { useState } from "preact/hooks";
import { t } from "../../../../words/words.js";
import { clockOf } from "../phase/times.js";
import { ClocksSheet } from "./ClocksSheet.jsx";
import "../sheets.css";
import "./blocks.css";

/** @param {{match: object}} props see match/useMatch.js; nothing is shown of a match that has no clocks */
export function BlockClocks({ match }) {
  const [open, show] = useState(false);
  const replay = match.replay.value;
  if (!replay?.sign) return null;
  const { sign, debt_ms: debt } = replay;
  const unpaid = debt.white + debt.black;
  return (
    <>
      <button
        type="button"
        class="cube-block"
        data-testid="block"
        data-sign={sign}
        onClick={() => show(true)}
      >
        <strong class="cube-block-name">
          {t(sign === "-" ? "chess-play-block-minus" : "chess-play-block-plus")}
        </strong>
        <span>{t(sign === "-" ? "chess-cube-minus-means" : "chess-cube-plus-means")}</span>
        <span class="cube-block-none">{t("chess-play-no-priority")}</span>
        {unpaid > 0 && (
          <span class="cube-block-debt">
            {t("chess-cube-debt", { white: clockOf(debt.white), black: clockOf(debt.black) })}
          </span>
        )}
        <span class="cube-block-more">{t("chess-cube-sums")}</span>
      </button>
      {open && <ClocksSheet match={match} replay={replay} onClose={() => show(false)} />}
    </>
  );
}

export default BlockClocks;
