/** A stage by its rounds, as people speak of it: *Rounds 1–2*, *Round 3*. */
import { t } from "../../../words/words.js";

export function stageName({ rounds }) {
  const [first, last] = [rounds[0], rounds.at(-1)];
  return first === last
    ? t("rummikub-standings-of-round", { round: first })
    : t("rummikub-standings-of-rounds", { first, last });
}
