/** The entries of a dispute as they were typed, each with who typed it; deciding is the delegate's. */
import { Written } from "../../../parts/result-field/written.js";
import { operations } from "../../../store/replica.js";
import { t } from "../../../words/words.js";
import { plainText } from "../entry/entry.js";
import { timerPart } from "../tools/timerPart.js";

const Timer = timerPart("said");

export function Candidates({ round, board, person, slot }) {
  const dispute = board?.disputes.find((one) => one.person === person && one.slot === slot);
  const entries = operations(round.id).filter(
    ({ op }) => dispute?.candidates.includes(op.id) && op.body.keep === undefined,
  );
  return (
    <ul class="candidates">
      {entries.map(({ op }) => (
        <li key={op.id}>
          <Said body={op.body.result ?? op.body} />
          {op.by && <p class="soft small">{t("judge-entered-by", { name: op.by })}</p>}
        </li>
      ))}
    </ul>
  );
}

function Said({ body }) {
  if (body.solution) return <Written text={body.solution} />;
  return (
    <>
      <p class="recorded-result digits">{plainText(body)}</p>
      {body.timer && <Timer timer={body.timer} />}
    </>
  );
}
