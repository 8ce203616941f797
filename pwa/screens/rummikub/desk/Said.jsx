/** Says to whoever has just been entered what became of it: a place, or a place on the waiting list. */
import { t } from "../../../words/words.js";
import { standing } from "./registration.js";

export function Said({ person, name, fold }) {
  const { playing, waiting } = standing(fold);
  const at = (list) => list.findIndex((one) => one.person === person) + 1;
  const [place, waits] = [at(playing), at(waiting)];
  if (!place && !waits) return null;
  return (
    <p class={waits ? "rummikub-full" : "side-said"} role="status" data-testid="registered">
      {waits
        ? t("rummikub-desk-said-waits", { name, place: waits })
        : t("rummikub-desk-said-in", { name, place })}
    </p>
  );
}
