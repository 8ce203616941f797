/** The pool is empty: how many turns are still to come, and whose is the last. */
import { t } from "../../../words/words.js";

export function Last({ turns, name }) {
  if (!turns.last) return null;
  return (
    <p class="turns-last" role="status" data-testid="last-turns" data-left={turns.last.length}>
      <strong>{t("rummikub-clock-last", { turns: turns.last.length })}</strong>
      <span>{turns.last.map(name).join(" → ")}</span>
    </p>
  );
}
