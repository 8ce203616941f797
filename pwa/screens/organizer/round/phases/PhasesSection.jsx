/** The phases of a combined round by position: what was decided, by whom, who went on and who did not, and what is planned. */
import { venueTime } from "../../../../parts/when.js";
import { operations } from "../../../../store/replica.js";
import { t } from "../../../../words/words.js";
import { whoOf } from "../../rounds/LastStep.jsx";
import { FoldedNames } from "../../rounds/NameList.jsx";
import { planned, stillIn } from "./phases.js";
import "./phases.css";
import "../../../../parts/fold.css";

export function PhasesSection({ about }) {
  const { round, board } = about;
  const ops = new Map(operations(round.id).map(({ op }) => [op.id, op]));
  return (
    <section class="phases" aria-labelledby="phases" data-testid="phases">
      <h2 id="phases">{t("going-section")}</h2>
      <p class="soft">{t("going-one-round")}</p>
      <ol class="phase-list">
        {(board?.round.phases ?? []).map((phase) => (
          <Decided key={phase.op} phase={phase} board={board} op={ops.get(phase.op)} />
        ))}
        {planned(round, board).map(({ attempts, level }) => (
          <li key={attempts} class="phase" data-testid={`planned-${attempts}`}>
            <p>{t("going-planned", { attempts, level })}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Decided({ phase, board, op }) {
  const off = stillIn(board, phase.attempts)
    .map(({ person }) => person)
    .filter((person) => !phase.people.includes(person));
  const counts = { attempts: phase.attempts, on: phase.people.length, off: off.length };
  return (
    <li class="phase" data-testid={`phase-${phase.attempts}`}>
      <p>{t("going-decided", counts)}</p>
      {op && (
        <p class="soft small">
          {t("going-decided-by", { who: whoOf(op), time: venueTime(op.at) })}
        </p>
      )}
      <details class="fold round-people">
        <summary>{t("going-names")}</summary>
        <FoldedNames title={t("going-on")} people={phase.people} />
        <FoldedNames title={t("going-behind")} people={off} />
      </details>
    </li>
  );
}
