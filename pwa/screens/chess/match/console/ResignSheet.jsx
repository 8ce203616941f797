/** Who resigns: the other wins the match. */
import { useState } from "preact/hooks";
import { ActSheet } from "../../../../parts/ActSheet.jsx";
import { Choice } from "../../../../parts/Choice.jsx";
import { t } from "../../../../words/words.js";
import { otherSide, playerName, SIDES, sideName } from "../sides.js";
import { useFirst } from "./useFirst.js";

export function ResignSheet({ match, act, onClose }) {
  const at_ms = useFirst(match);
  const [player, choose] = useState(null);
  return (
    <ActSheet
      title={t("chess-play-resign-title")}
      label={
        player
          ? t("chess-play-resign-do", { who: sideName(player), other: sideName(otherSide(player)) })
          : t("chess-play-resign-choose")
      }
      tone="stop"
      disabled={!player}
      testId="confirm-resign"
      act={() => act({ at_ms, do: "resign", player })}
      onClose={onClose}
    >
      <Choice
        legend={t("chess-play-resign-who")}
        value={player}
        options={SIDES.map((side) => ({
          value: side,
          label: `${sideName(side)}: ${playerName(match.opened, side)}`,
          testid: `resign-${side}`,
        }))}
        onChoose={choose}
      />
    </ActSheet>
  );
}
