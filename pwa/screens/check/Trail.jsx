/** What became of the cards typed here: the latest in large, the ones before in a line each. Values are never among it. */
import { Button } from "../../parts/Button.jsx";
import { shapes } from "../../parts/marks.jsx";
import { PersonName } from "../../parts/PersonName.jsx";
import { listed } from "../../words/figures.js";
import { hasWord, t } from "../../words/words.js";
import { toldOf } from "./acts.js";
import "./trail.css";

const looks = {
  saving: ["calm", "sent"],
  failed: ["stop", "refused"],
  blank: ["stop", "refused"],
  passed: ["wait", "proposed"],
  entered: ["wait", "saved"],
  barred: ["wait", "held"],
  checked: ["go", "accepted"],
};

/** @param {{decideAt: ((person: number, slot: number) => string)|null}} props where this role may see both versions, null if it may not */
export function Trail({ trail, decideAt, onAgain }) {
  return (
    <section role="log" aria-label={t("check-trail")}>
      <ol class="trail">
        {trail.map((step) => (
          <Step key={step.key} step={step} decideAt={decideAt} onAgain={onAgain} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step, decideAt, onAgain }) {
  const told = toldOf(step.acts);
  const state = step.state === "done" ? told[0].told : step.state;
  const [tone, shape] = looks[state];
  return (
    <li
      class={`step step-${tone}`}
      data-testid={`check-step-${step.person.number}`}
      data-told={state}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {shapes[shape]}
      </svg>
      <span class="step-words">
        <span class="step-head">
          <PersonName person={step.person} />
          <strong>{t(`check-told-${state}`)}</strong>
        </span>
        {state === "failed" && <Failed step={step} onAgain={onAgain} />}
        {told
          .filter((one) => one.told !== "checked")
          .map((one) => (
            <Means key={one.told} {...one} person={step.person.number} decideAt={decideAt} />
          ))}
      </span>
    </li>
  );
}

function Means({ told, slots, person, decideAt }) {
  const words = { slots: listed(slots.map(String)), count: slots.length };
  return (
    <span class="step-means">
      {t(`check-means-${told}`, words)}
      {told === "passed" && decideAt && (
        <a href={decideAt(person, slots[0])}>{t("check-decide")}</a>
      )}
    </span>
  );
}

function Failed({ step, onAgain }) {
  const id = `error-${step.code}`;
  return (
    <span class="step-means">
      {t(hasWord(id) ? id : "check-failed-means")}
      <Button data-testid="check-again" onClick={() => onAgain(step)}>
        {t("check-again")}
      </Button>
    </span>
  );
}
