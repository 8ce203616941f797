/** Some of an event's players, each with their place in the order of coming, and the way out or back. */
import { Button } from "../../../parts/Button.jsx";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { Who } from "../../side/Who.jsx";
import { againBody } from "./registration.js";

/** @param {{list: object[], state: "playing"|"waiting"|"gone", found: Set<number>, doubled: Set<number>, title?: string, means?: string}} props */
export function PlayerRows({
  event,
  list,
  state,
  found,
  doubled,
  who,
  enters,
  onQuit,
  title,
  means,
}) {
  const shown = list
    .map((one, place) => ({ one, place }))
    .filter(({ one }) => found.has(one.person));
  if (!shown.length) return null;
  const bringBack = (one) =>
    append({
      stream: event,
      kind: "entrant.add",
      subject: { person: one.person },
      body: againBody(one),
    });
  return (
    <>
      {title && <h3>{title}</h3>}
      {means && <p class="soft small">{means}</p>}
      <ol class="side-rows rummikub-rows">
        {shown.map(({ one, place }) => (
          <li
            key={one.person}
            data-testid={`entrant-${one.person}`}
            data-state={state}
            data-quit={state === "gone"}
          >
            {state !== "gone" && <span class="rummikub-place digits">{place + 1}</span>}
            <span class="side-row-words">
              <Who person={who(one.person)} />
              {enters && doubled.has(one.person) && (
                <span class="rummikub-full small">{t("rummikub-desk-same-name")}</span>
              )}
            </span>
            {enters && state === "gone" && (
              <Button data-testid={`back-${one.person}`} onClick={() => bringBack(one)}>
                {t("rummikub-desk-back")}
              </Button>
            )}
            {enters && state !== "gone" && (
              <Button
                tone="quiet"
                data-testid={`quit-${one.person}`}
                onClick={() => onQuit(one.person)}
              >
                {t("rummikub-desk-quit")}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
