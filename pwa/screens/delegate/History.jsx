/** All that happened to one attempt, causes first: nothing is overwritten, and the old value stays readable (I8). */
import { flagWord } from "../../devices/words.js";
import { roleName } from "../../parts/names.js";
import { StateMark } from "../../parts/StateMark.jsx";
import { Hand } from "../../parts/signatures/Hand.jsx";
import { venueTime } from "../../parts/when.js";
import { t } from "../../words/words.js";
import { whoOf } from "../organizer/rounds/LastStep.jsx";
import { kindWord } from "./says.js";
import { VersionValue } from "./VersionValue.jsx";

export function History({ stream, entries }) {
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title">{t("delegate-history")}</h2>
      <ol class="history">
        {entries.map(({ op, role, state }) => (
          <li key={op.id} class="history-step">
            <span class="history-what">
              {kindWord(op.kind)} <VersionValue op={op} stream={stream} />
            </span>
            {op.body.reason && <span class="small">{op.body.reason}</span>}
            {op.kind === "attempt.confirm" && <Hand body={op.body} />}
            {op.body.flags?.includes?.("reset-early") && (
              <strong class="small" data-testid="noticed-reset-early">
                {flagWord("reset-early")}
              </strong>
            )}
            {op.kind === "attempt.scrambled" && (
              <span class="small">
                {t("signing-scramble", { scramble: `${op.body.scramble ?? ""}` })}
              </span>
            )}
            <span class="soft small">
              {whoOf(op)} · {roleName(role)} · <time>{venueTime(op.at)}</time>
            </span>
            {state !== "accepted" && <StateMark state={state} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
