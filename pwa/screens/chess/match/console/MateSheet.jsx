/** Mate: by the move that is made now, or by the one before, where the side on move stands in check. */
import { useState } from "preact/hooks";
import { ActSheet } from "../../../../parts/ActSheet.jsx";
import { Choice } from "../../../../parts/Choice.jsx";
import { t } from "../../../../words/words.js";
import { otherSide, playerName, sideName } from "../sides.js";
import { useFirst } from "./useFirst.js";

export function MateSheet({ match, replay, captured, act, onClose }) {
  const at_ms = useFirst(match);
  const mover = replay.on_move;
  const [player, choose] = useState(replay.in_check ? otherSide(mover) : mover);
  const label = (side) => `${sideName(side)}: ${playerName(match.opened, side)}`;
  const mate = { at_ms, do: "mate", player };
  return (
    <ActSheet
      title={t("chess-play-mate-title")}
      label={t("chess-play-mate-do", { who: sideName(player) })}
      tone="stop"
      testId="confirm-mate"
      act={() => act(player === mover && captured ? { ...mate, captured } : mate)}
      onClose={onClose}
    >
      {replay.in_check ? (
        <Choice
          legend={t("chess-play-mate-who")}
          value={player}
          options={[otherSide(mover), mover].map((side) => ({
            value: side,
            label: label(side),
            testid: `mate-${side}`,
          }))}
          onChoose={choose}
        />
      ) : (
        <p>{t("chess-play-mate-means", { who: label(player), other: label(otherSide(player)) })}</p>
      )}
    </ActSheet>
  );
}
