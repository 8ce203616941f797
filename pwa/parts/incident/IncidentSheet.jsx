/** Reports what happened to those who decide, and asks for an extra attempt where one is wanted (5b, 11a, 11e): two taps, network or not. */
import { useState } from "preact/hooks";
import { useTyping } from "../../app/useTyping.js";
import { failureOf } from "../../screens/judge/entry/failure.js";
import { useRule } from "../../screens/judge/entry/useRule.js";
import { termsOf } from "../../screens/judge/terms.js";
import { kit } from "../../store/kit.js";
import { seat } from "../../store/seats.js";
import { t } from "../../words/words.js";
import { Button } from "../Button.jsx";
import { Field } from "../Field.jsx";
import { Notice } from "../Notice.jsx";
import { roundName } from "../names.js";
import { shownName } from "../PersonName.jsx";
import { Sheet } from "../Sheet.jsx";
import { draftOf, keepDraft } from "./drafts.js";
import { Kept } from "./Kept.jsx";
import { Kinds } from "./Kinds.jsx";
import { extrasOf, grants, kindsOf } from "./kinds.js";
import { reasonOf, send } from "./report.js";
import { incidentName } from "./words.js";
import "./incident.css";

/**
 * @param {object} props
 * @param {string} props.round its id, `333-r1`
 * @param {number} [props.person] whom it is about; without one it is about the round
 * @param {number} [props.slot] with it an extra attempt can be asked for
 * @param {string} [props.regulation] a number that is known already, `2k4`
 * @param {string} [props.kind] what is known already: one of kinds.js, or a penalty's key, whose sentence then stands first
 */
export default function IncidentSheet({ round, person, slot, regulation, kind, onClose }) {
  const about = { round, person, slot };
  const [what, choose] = useState(kind ?? null);
  const [words, say] = useState(draftOf(about));
  const [kept, keep] = useState({});
  const [busy, work] = useState(false);
  const [failure, fail] = useState(null);
  const here = kit.value.rounds.find(({ id }) => id === round);
  const { edition, event, unofficial } = termsOf(here);
  const list = useRule({ call: "penalties.list", edition, event, unofficial }).value?.penalties;
  const usual = kindsOf(list ?? null);
  const kinds = usual.some((one) => one.what === kind) || !kind ? usual : [given(), ...usual];
  const chosen = kinds.find((one) => one.what === what);
  const counts = grants(seat.value.role, extrasOf(list).by);
  const done = kept.report && !busy && !failure;
  useTyping(Boolean(words) && !done);

  function given() {
    return { what: kind, regulation: regulation ?? null, offers: true };
  }

  async function report(withExtra) {
    if (busy || !chosen) return;
    const number = what === kind && regulation ? regulation : chosen.regulation;
    const said = { what, regulation: number, words };
    work(true);
    fail(null);
    try {
      await send(about, said, withExtra && reasonOf(incidentName(what), said), kept, keep);
      keepDraft(about, "");
    } catch (error) {
      fail(failureOf(error));
    } finally {
      work(false);
    }
  }

  const type = (typed) => {
    say(typed);
    keepDraft(about, typed);
  };

  return (
    <Sheet
      open
      title={t("incident-what")}
      onClose={onClose}
      actions={
        done ? (
          <Button tone="go" wide data-testid="incident-done" onClick={onClose}>
            {t("incident-done")}
          </Button>
        ) : (
          <>
            {slot && (
              <Button
                tone="strong"
                wide
                data-testid="incident-extra"
                disabled={!chosen || busy}
                onClick={() => report(true)}
              >
                {t(counts ? "incident-grant" : "incident-ask")}
              </Button>
            )}
            <Button
              data-testid="incident-report"
              disabled={!chosen || busy}
              onClick={() => report(false)}
            >
              {t("incident-report")}
            </Button>
          </>
        )
      }
    >
      <p class="soft small">{whereOf(here, person, slot)}</p>
      {failure && (
        <Notice tone="stop" title={t("judge-not-saved")}>
          {failure}
        </Notice>
      )}
      {done ? (
        <Kept kept={kept} name={incidentName(what)} counts={counts} />
      ) : (
        <>
          <Kinds kinds={kinds} chosen={what} onChoose={choose} />
          {chosen?.offers === false && <p class="soft small">{t("incident-no-right")}</p>}
          <Field
            label={t("incident-words")}
            data-testid="incident-words"
            maxLength={500}
            value={words}
            onInput={(event) => type(event.currentTarget.value)}
          />
        </>
      )}
    </Sheet>
  );
}

function whereOf(round, person, slot) {
  if (!person) return roundName(round);
  const name = shownName(kit.value.people.find((one) => one.number === person) ?? { name: "" });
  return slot
    ? t("incident-about-attempt", { name, round: roundName(round), slot })
    : t("incident-about", { name, round: roundName(round) });
}
