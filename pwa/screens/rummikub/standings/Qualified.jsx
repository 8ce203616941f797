/** Who qualified at one place: in order, with who declined and who follows them; at the desk what can be done about each. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { PersonName, shownName } from "../../../parts/PersonName.jsx";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { eventHref } from "../views.js";
import { DeclineSheet } from "./DeclineSheet.jsx";
import { Mark } from "./Mark.jsx";

/** @param {{source: object, title: string|null, desk: boolean, onEnter: Function|null}} props `source` as `bySource` gives it; `title` where the page is this event's own */
export function Qualified({ id, source, title, who, desk, onEnter }) {
  const [declining, decline] = useState(null);
  const { event, plan, people } = source;
  const nameOf = (person) => shownName(who(people.find((one) => one.person === person)));
  return (
    <section class="rk-source" aria-labelledby={`from-${event}`} data-testid={`from-${event}`}>
      <h2 id={`from-${event}`}>
        {title ?? (
          <a href={eventHref(id, event, "standings")}>{plan?.place || plan?.name || event}</a>
        )}
      </h2>
      {!title && plan?.date && <p class="soft small digits">{plan.date}</p>}
      {people.length === 0 && (
        <p class="soft">{t(plan ? "rummikub-series-not-yet" : "rummikub-series-unknown")}</p>
      )}
      <ol class="rk-qualified">
        {people.map((row) => (
          <li key={row.person} data-testid={`qualified-${row.person}`} data-state={row.state}>
            <strong class="rk-place digits">{row.rank ?? "–"}</strong>
            <span class="rk-qualified-who">
              <PersonName person={who(row)} number={false} />
              <span class="rk-qualified-state">
                <Mark mark={row.state} />
                {row.follows && (
                  <span class="soft small">
                    {t("rummikub-series-for", { name: nameOf(row.follows) })}
                  </span>
                )}
                {row.reason && <span class="soft small">{row.reason}</span>}
              </span>
            </span>
            {desk && (
              <Acts
                row={row}
                onDecline={() => decline(row)}
                onEnter={onEnter && (() => onEnter(row))}
              />
            )}
          </li>
        ))}
      </ol>
      {declining && (
        <DeclineSheet row={declining} person={who(declining)} onClose={() => decline(null)} />
      )}
    </section>
  );
}

function Acts({ row, onDecline, onEnter }) {
  const { person, event, state } = row;
  if (state === "entered" || state === "left") return null;
  return (
    <span class="rk-qualified-acts no-print">
      {state === "declined" ? (
        <Button
          tone="quiet"
          data-testid={`accept-${person}`}
          onClick={() => append({ stream: event, kind: "place.accept", subject: { person } })}
        >
          {t("rummikub-series-accept")}
        </Button>
      ) : (
        <>
          {onEnter && (
            <Button data-testid={`enter-${person}`} onClick={onEnter}>
              {t("rummikub-series-enter")}
            </Button>
          )}
          <Button tone="quiet" data-testid={`decline-${person}`} onClick={onDecline}>
            {t("rummikub-series-decline")}
          </Button>
        </>
      )}
    </span>
  );
}
