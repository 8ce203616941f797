/** Which round is looked at; nothing to choose where there is only one. */
import { Choice } from "../../../parts/Choice.jsx";
import { t } from "../../../words/words.js";
import { roundsOf } from "./rounds.js";

export function RoundChoice({ plan, round, onChoose }) {
  const rounds = roundsOf(plan);
  if (rounds.length < 2) return null;
  return (
    <div class="no-print">
      <Choice
        legend={t("rummikub-draw-which-round")}
        value={round}
        options={rounds.map((one) => ({
          value: one.round,
          label: t("rummikub-draw-round", { round: one.round }),
          testid: `round-${one.round}`,
        }))}
        onChoose={onChoose}
      />
    </div>
  );
}
