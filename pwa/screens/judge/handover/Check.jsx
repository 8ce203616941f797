/** What the competitor checks: their name, the attempt, the result as it stands on the scorecard. */
import { Button } from "../../../parts/Button.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { roundName } from "../../../parts/names.js";
import { PersonName } from "../../../parts/PersonName.jsx";
import { Why } from "../../../parts/result-field/Why.jsx";
import { Written } from "../../../parts/result-field/written.js";
import { StateMark } from "../../../parts/StateMark.jsx";
import { entryState } from "../../../store/entries.js";
import { t } from "../../../words/words.js";
import { Languages } from "./Languages.jsx";
import { useArmed } from "./useArmed.js";
import { useResult } from "./useResult.js";
import { useSigning } from "./useSigning.js";

/** So many characters fit a phone at the largest size; `12/13 58:34` does not. */
const roomy = 7;

export function Check({ round, terms, person, handed, card, failure, timer, onConfirm, onBack }) {
  const { large, line, why, errors } = useResult(terms, handed);
  const { Part: Signing, state: signing, onState } = useSigning(handed.body);
  const armed = useArmed();
  const slots = card.slots.length;
  return (
    <div class="handover-body">
      <header class="handover-head">
        <StateMark state={stateOf(handed)} data-testid="entry-state" />
        <Languages />
      </header>
      <div class="handover-what">
        <p id="handover-ask" class="handover-ask">
          {t("judge-check-ask")}
        </p>
        <h1 id="handover-title">
          <PersonName person={person} />
        </h1>
        <p id="handover-about" class="soft">
          {handed.where ??
            t("judge-check-attempt", { slot: handed.slot, of: slots, round: roundName(round) })}
        </p>
        <p
          id="handover-result"
          class={`handover-result digits ${large.length > roomy ? "handover-long" : ""}`}
          data-testid="handover-result"
        >
          {large}
        </p>
        {line !== large && <p class="handover-line digits">{line}</p>}
        <Why codes={why} terms={terms} />
        {handed.body?.solution && (
          <div class="handover-written" data-testid="handover-solution">
            <Written text={handed.body.solution} errors={errors} />
          </div>
        )}
        {Signing && (
          <Signing
            terms={terms}
            person={person}
            handed={handed}
            line={card.slots.find(({ slot }) => slot === handed.slot)}
            onState={onState}
          />
        )}
        {timer}
      </div>
      {failure && (
        <Notice tone="stop" title={t("judge-not-saved")}>
          {failure}
        </Notice>
      )}
      <footer class="handover-do">
        <p id="handover-means" class="soft small" data-testid="check-means">
          {signing.ready || !signing.why ? t("judge-check-means") : signing.why()}
        </p>
        <Button onClick={onBack} data-testid="back">
          {t("judge-check-wrong")}
        </Button>
        <Button
          tone="go"
          wide
          disabled={!armed || !signing.ready}
          aria-describedby="handover-means"
          data-testid="confirm"
          onClick={() => onConfirm(signing.given)}
        >
          {t("judge-check-confirm")}
        </Button>
      </footer>
    </div>
  );
}

/** Where the entry is; with the server it still wants the competitor's word. */
function stateOf({ op }) {
  const state = entryState(op);
  return state === "accepted" ? "unconfirmed" : state;
}
