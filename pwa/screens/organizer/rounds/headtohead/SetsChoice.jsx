/** How many sets win a match, stage by stage (I3a). */

import { matchName, stageName } from "../../../../parts/bracket/named.js";
import { Choice } from "../../../../parts/Choice.jsx";
import { t } from "../../../../words/words.js";
import { SETS, stagesFor, withSets } from "./seeding.js";

export function SetsChoice({ places, firstTo, onChange }) {
  return (
    <fieldset class="seeding-sets">
      <legend>{t("match-sets-to-win")}</legend>
      {stagesFor(places).map((stage, at) => (
        <Choice
          key={stage}
          legend={stage === "third" || stage === "final" ? matchName(stage) : stageName(stage)}
          value={firstTo[at]}
          options={SETS.map((value) => ({ value, label: value, testid: `sets-${stage}-${value}` }))}
          onChoose={(sets) => onChange(withSets(firstTo, at, sets))}
        />
      ))}
    </fieldset>
  );
}
