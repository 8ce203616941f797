/** What matches and stages are called in the reader's language. */
import { t } from "../../words/words.js";

/** `Quarterfinal 2`, `Final`, for the names of `headtohead.bracket`. */
export function matchName(match) {
  const [stage, number = "1"] = match.split("-");
  return t(`match-name-${stage}`, { number: Number(number) });
}

/** `Quarterfinals`, for the name of a stage. */
export function stageName(stage) {
  return t(`match-stage-${stage}`);
}
