/** The next round before it is published: as the rules pair it, changed by hand where somebody must, with warnings in words. */
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Field } from "../../../parts/Field.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { useAsked } from "../../side/useAsked.js";
import { Who } from "../../side/Who.jsx";
import { exchanged, inOrder, publishBody, turned, warningsOf } from "./draft.js";
import { pairingRequest } from "./model.js";

export function Draw({ event, fold, results, who, again, onDone }) {
  const last = fold.rounds.at(-1);
  const before = again ? { ...fold, rounds: fold.rounds.slice(0, -1) } : fold;
  const asked = useAsked(pairingRequest("pairing.next", before, results));
  const [draft, change] = useState(again ? last : null);
  const [picked, pick] = useState(null);
  const [reason, setReason] = useState("");
  const [busy, work] = useState(false);
  const [error, fail] = useState(null);
  const round = again ? last.round : (last?.round ?? 0) + 1;

  useEffect(() => {
    if (asked.value && !draft) change(asked.value);
  }, [asked.value]);

  function tap(person) {
    if (picked === null) return pick(person);
    if (picked !== person) change(exchanged(draft, picked, person));
    pick(null);
  }

  async function publish() {
    if (busy) return;
    work(true);
    const body = publishBody(draft, round, fold.plan.tables, again ? reason.trim() : "");
    await append({ stream: event, kind: "pairing.publish", body }).then(onDone, fail);
    work(false);
  }

  const name = (person) => (
    <button
      type="button"
      class="chess-pick"
      aria-pressed={picked === person}
      data-testid={`pick-${person}`}
      onClick={() => tap(person)}
    >
      <Who person={who(person)} />
    </button>
  );
  return (
    <section class="chess-draw" aria-labelledby="draw">
      <h2 id="draw">{t("chess-event-draw", { round })}</h2>
      {asked.code && !draft && (
        <Notice
          tone="wait"
          title={t(`chess-event-draw-${knownCode(asked.code)}`)}
          action={
            asked.code === "no-pairing" ? (
              <Button data-testid="by-order" onClick={() => change(inOrder(before.entrants))}>
                {t("chess-event-draw-by-hand")}
              </Button>
            ) : null
          }
        />
      )}
      {draft && (
        <>
          <p class="soft">
            {picked === null
              ? t("chess-event-draw-how")
              : t("chess-event-draw-picked", { name: shownName(who(picked)) })}
          </p>
          <ol class="chess-matches" data-testid="draft">
            {draft.matches.map((match, place) => (
              <li key={`${match.white}-${match.black}`} class="chess-match">
                <p class="chess-match-head">
                  <strong>{t("chess-event-match", { number: place + 1 })}</strong>
                </p>
                {["white", "black"].map((colour) => (
                  <p key={colour} class="chess-side">
                    <span class={`chess-disc chess-disc-${colour}`} aria-hidden="true" />
                    <span class="hidden-words">{t(`chess-what-${colour}`)} </span>
                    {name(match[colour])}
                  </p>
                ))}
                <Button
                  tone="quiet"
                  data-testid={`turn-${place + 1}`}
                  onClick={() => change(turned(draft, place))}
                >
                  {t("chess-event-draw-turn")}
                </Button>
              </li>
            ))}
          </ol>
          {draft.byes.length > 0 && (
            <div class="chess-bye">
              <strong>{t("chess-event-byes")}</strong>
              {draft.byes.map((person) => (
                <span key={person}>{name(person)}</span>
              ))}
            </div>
          )}
          <Warnings draft={draft} rounds={before.rounds} who={who} />
          {again && (
            <Field
              label={t("chess-event-reason")}
              hint={t("chess-event-reason-needed")}
              data-testid="draw-reason"
              value={reason}
              onInput={(input) => setReason(input.currentTarget.value)}
            />
          )}
        </>
      )}
      {error && <Notice tone="stop" title={t(`error-${error.code}`)} />}
      <div class="side-acts">
        {draft && (
          <Button
            tone="go"
            disabled={busy || (again && !reason.trim())}
            data-testid="publish"
            onClick={publish}
          >
            {t("chess-event-publish", { round })}
          </Button>
        )}
        <Button onClick={onDone}>{t("chess-event-cancel")}</Button>
      </div>
    </section>
  );
}

function Warnings({ draft, rounds, who }) {
  const warnings = warningsOf(draft, rounds);
  if (!warnings.length) return null;
  return (
    <Notice tone="wait" title={t("chess-event-warnings")} data-testid="draw-warnings">
      <ul>
        {warnings.map(({ what, people, round = 0 }) => (
          <li key={`${what} ${people}`} data-what={what}>
            {t(`chess-event-warn-${what}`, {
              name: shownName(who(people[0])),
              other: people[1] ? shownName(who(people[1])) : "",
              round,
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const CODES = ["not-finished", "no-pairing", "over", "too-few"];

function knownCode(code) {
  return CODES.includes(code) ? code : "unavailable";
}
