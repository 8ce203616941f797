/** The sets that are made, for each match or round: which covers a scrambler may open here. */
import { Button } from "../../../parts/Button.jsx";
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { t } from "../../../words/words.js";
import { doneCovers } from "./done.js";
import { canOpen, owners, setsOf } from "./sets.js";
import { titleOf } from "./title.js";

/** @param {{device: number|null}} props null: this phone opens none */
export function Owners({ fold, friendly, cycles, device, onShow }) {
  const made = owners(fold, friendly)
    .map((owner) => ({ ...owner, sets: setsOf(fold, owner.of) }))
    .filter(({ sets }) => sets.length > 0);
  if (made.length === 0)
    return <EmptyList title={t("chess-scramble-none")}>{t("chess-scramble-none-how")}</EmptyList>;
  return made.map(({ of, sets, matches }) => (
    <section key={of} class="scrambles-part" data-testid={`scrambles-${of}`}>
      <h2>{titleOf(fold, of, matches)}</h2>
      {device !== null && !canOpen(sets, device) && <p>{t("chess-scramble-too-late")}</p>}
      <ul class="scramble-sets">
        {sets.map((set) => (
          <li key={set.cycle}>
            <span>
              {t("chess-scramble-set", { cycle: set.cycle })}{" "}
              <span class="soft">
                {stateOf(set, Math.max(...matches.map(({ match }) => cycles.get(match) ?? 0)))}
              </span>
            </span>
            {device !== null && canOpen([set], device) && (
              <Button
                data-testid={`open-${of}-${set.cycle}`}
                onClick={() => onShow({ of: set.of, cycle: set.cycle })}
              >
                {t("chess-scramble-open")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** In words: in use, used up, or how many covers this phone has ticked. */
function stateOf({ of, cycle }, reached) {
  if (cycle < reached) return t("chess-scramble-used");
  const done = doneCovers(of, cycle).length;
  if (cycle === reached) return t("chess-scramble-in-use", { done });
  return t("chess-scramble-ticked", { done });
}
