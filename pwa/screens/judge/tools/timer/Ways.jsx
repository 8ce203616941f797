/** The choice of a way to the timer at a place, while none is connected: those of this browser and what each needs, a bridge's rate, and which others there are. */
import { useState } from "preact/hooks";
import { rememberedTimers } from "../../../../devices/remembered.js";
import { sources } from "../../../../devices/sources.js";
import { connect } from "../../../../devices/station/index.js";
import { Field } from "../../../../parts/Field.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { t } from "../../../../words/words.js";
import { BAUDS, hasBaud, waysOf } from "./ways.js";
import "../../../../parts/fold.css";
import "./timer.css";

/**
 * @param {{place: string, link: string, lead?: string, without: string}} props `link` of the timer there; `lead` stands over the ways; `without` says
 *   what is done where this browser has none
 */
export function Ways({ place, link, lead, without }) {
  const [baud, setBaud] = useState(() => rememberedTimers()[place]?.baud ?? BAUDS[0]);
  const { here, elsewhere } = waysOf(sources);
  if (here.length === 0)
    return (
      <Notice title={t("timer-none-here")} data-testid="timer-none-here">
        {without}
      </Notice>
    );
  if (link === "up") return null;
  return (
    <>
      {lead && <p>{lead}</p>}
      <ul class="timer-ways">
        {here.map(({ id, word }) => (
          <li key={id}>
            <button
              type="button"
              class="timer-way"
              data-testid={`timer-way-${id}`}
              disabled={link === "opening"}
              onClick={() => connect(place, id, hasBaud({ id }) ? { baud } : {})}
            >
              <strong>{t(word)}</strong>
              <span>{t(`timer-needs-${id}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      {here.some(hasBaud) && <Baud baud={baud} onBaud={setBaud} />}
      {elsewhere.length > 0 && (
        <p class="soft small">
          {t("timer-elsewhere", { ways: elsewhere.map(({ word }) => t(word)).join(" · ") })}
        </p>
      )}
    </>
  );
}

/** Folded away: a timer has one rate, and only a bridge of one's own another. */
function Baud({ baud, onBaud }) {
  return (
    <details class="fold">
      <summary data-testid="timer-more">{t("timer-baud-more")}</summary>
      <Field
        as="select"
        label={t("timer-baud")}
        hint={t("timer-baud-means")}
        data-testid="timer-baud"
        value={baud}
        onChange={(event) => onBaud(Number(event.currentTarget.value))}
      >
        {BAUDS.map((rate) => (
          <option key={rate} value={rate}>
            {rate}
          </option>
        ))}
      </Field>
    </details>
  );
}
