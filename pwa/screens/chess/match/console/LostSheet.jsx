/** A turn that the arbiter declares lost: nothing may be played, or the time is up where no limit runs. */
import { useState } from "preact/hooks";
import { ActSheet } from "../../../../parts/ActSheet.jsx";
import { Choice } from "../../../../parts/Choice.jsx";
import { t } from "../../../../words/words.js";
import { sideName } from "../sides.js";
import { useFirst } from "./useFirst.js";

export function LostSheet({ match, replay, act, onClose }) {
  const at_ms = useFirst(match);
  const [reason, choose] = useState("no-move");
  const player = replay.on_move;
  const noLimit = match.config.move_seconds === null;
  return (
    <ActSheet
      title={t("chess-play-lost-title", { who: sideName(player) })}
      label={t("chess-play-lost-do", { who: sideName(player) })}
      testId="confirm-lost"
      act={() => act({ at_ms, do: "lost-claim", player, reason })}
      onClose={onClose}
    >
      {noLimit && (
        <Choice
          legend={t("chess-play-lost-why")}
          value={reason}
          options={["no-move", "time"].map((one) => ({
            value: one,
            label: t(`chess-play-lost-by-${one}`),
            testid: `lost-${one}`,
          }))}
          onChoose={choose}
        />
      )}
      <p>{t(`chess-play-lost-means-${replay.phase}`)}</p>
      {!noLimit && <p class="soft">{t("chess-play-lost-by-itself")}</p>}
    </ActSheet>
  );
}
