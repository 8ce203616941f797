/** How far a round is, as a bar and in numbers, with what people wait for; who they are on a tap. */
import { useState } from "preact/hooks";
import { operations } from "../../../store/replica.js";
import { t } from "../../../words/words.js";
import { HeldUp } from "./HeldUp.jsx";
import { countHeldUp } from "./heldUp.js";
import { knownHeldUp } from "./knownHeldUp.js";
import { progress } from "./progress.js";
import "../../../parts/fold.css";

const PARTS = ["complete", "begun", "disputed", "missing"];
const COUNTED = ["proposed", "held", "extra", "phase", "confirm"]; // beside the parts of the bar

/** @param {{wayTo?: function}} props without it nobody is named: the page does that itself */
export function RoundProgress({ round, board, wayTo }) {
  if (!board) {
    const here = operations(round.id).length > 0;
    return <p class="soft">{t(here ? "organizer-reading" : "organizer-not-fetched")}</p>;
  }
  const counted = progress(board);
  const groups = knownHeldUp(round, board);
  return (
    <>
      <div
        class="round-bar"
        role="img"
        aria-label={t("organizer-complete", { done: counted.complete, all: counted.people })}
      >
        {PARTS.filter((part) => counted[part]).map((part) => (
          <span key={part} class={`bar-${part}`} style={{ flexGrow: counted[part] }} />
        ))}
      </div>
      <p class="round-counts">
        <strong class="digits">
          {t("organizer-complete", { done: counted.complete, all: counted.people })}
        </strong>
        {counted.begun > 0 && <span>{t("organizer-begun", { count: counted.begun })}</span>}
        {counted.missing > 0 && <span>{t("organizer-missing", { count: counted.missing })}</span>}
        {counted.disputed > 0 && (
          <span class="count-disputed">{t("organizer-disputed", { count: counted.disputed })}</span>
        )}
        {groups
          .filter(({ what }) => COUNTED.includes(what))
          .map(({ what, people }) => (
            <span key={what} class={what === "confirm" ? "" : "count-waiting"}>
              {t(`glance-count-${what}`, { count: people.length })}
            </span>
          ))}
      </p>
      {wayTo && groups.length > 0 && (
        <Folded title={t("glance-who", { count: countHeldUp(groups) })}>
          <HeldUp folded groups={groups} board={board} wayTo={wayTo} />
        </Folded>
      )}
    </>
  );
}

/** What is drawn only once it is wanted. */
function Folded({ title, children }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="fold round-people" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary data-testid="who">{title}</summary>
      {open && children}
    </details>
  );
}
