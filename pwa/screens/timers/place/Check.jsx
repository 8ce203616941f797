/** The guided check of a table: four steps that a volunteer does with the timer, ticked when they are seen. */
import { flagWord } from "../../../devices/words.js";
import { Button } from "../../../parts/Button.jsx";
import { shapes } from "../../../parts/marks.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { listed } from "../../../words/figures.js";
import { t } from "../../../words/words.js";
import { missingOf, nextOf, STEPS } from "../check/steps.js";
import { asCounted, asDisplayed } from "../digits.js";

const SHAPES = { seen: "accepted", "not-told": "provisional", next: "open", waiting: "not-open" };

export function Check({ bench, timer }) {
  const { check } = bench;
  const connected = timer.link === "up";
  return (
    <section class="bench-part">
      <h3>{t("bench-check")}</h3>
      {!check && <p class="soft">{t("bench-check-what")}</p>}
      {check && <Steps check={check} />}
      {check?.end && <End check={check} places={timer.model.places} />}
      {check && !check.end ? (
        <Button data-testid="bench-check-end" onClick={bench.endCheck}>
          {t("bench-check-end")}
        </Button>
      ) : (
        <Button
          tone={check ? "plain" : "strong"}
          data-testid="bench-check"
          disabled={!connected}
          onClick={bench.beginCheck}
        >
          {t(check ? "bench-check-again" : "bench-check-start")}
        </Button>
      )}
    </section>
  );
}

function Steps({ check }) {
  const next = nextOf(check);
  return (
    <ol class="bench-steps">
      {STEPS.map((step) => {
        const mark = check.steps[step] ?? (step === next ? "next" : "waiting");
        return (
          <li
            key={step}
            class={`bench-step bench-step-${mark}`}
            data-testid={`bench-step-${step}`}
            data-mark={mark}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              {shapes[SHAPES[mark]]}
            </svg>
            <span>
              {t(`bench-step-${step}`)} <small>{t(`bench-mark-${mark}`)}</small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function End({ check, places }) {
  if (check.end === "works") {
    const time = asDisplayed(check.reading, places);
    return (
      <Notice tone="go" data-testid="bench-works" title={t("bench-check-works", { time })}>
        <p>{t("bench-check-compare", { time, counted: asCounted(check.reading) })}</p>
        <Flags flags={check.flags} />
      </Notice>
    );
  }
  const steps = listed(missingOf(check).map((step) => t(`bench-missing-${step}`)));
  return (
    <Notice
      tone="stop"
      data-testid="bench-failed"
      data-why={check.why}
      title={t("bench-check-failed")}
    >
      <p>{t(`bench-why-${check.why}`, { steps })}</p>
      <Flags flags={check.flags} />
    </Notice>
  );
}

function Flags({ flags }) {
  return flags.map((flag) => <p key={flag}>{flagWord(flag)}</p>);
}
