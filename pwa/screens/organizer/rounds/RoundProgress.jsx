/** How far a round is, as a bar and in numbers, and who is missing on a tap. */
import { operations } from "../../../store/replica.js";
import { t } from "../../../words/words.js";
import { NameList } from "./NameList.jsx";
import { peopleByState, progress } from "./progress.js";

const PARTS = ["complete", "begun", "disputed", "missing"];

export function RoundProgress({ round, board }) {
  if (!board) {
    const here = operations(round.id).length > 0;
    return <p class="soft">{t(here ? "organizer-reading" : "organizer-not-fetched")}</p>;
  }
  const counted = progress(board);
  const groups = peopleByState(board);
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
      </p>
      {counted.complete < counted.people && (
        <details class="round-people">
          <summary>{t("organizer-who")}</summary>
          <NameList title={t("organizer-who-disputed")} people={groups.disputed} />
          <NameList title={t("organizer-who-missing")} people={groups.missing} />
          <NameList title={t("organizer-who-begun")} people={groups.begun} board={board} />
        </details>
      )}
    </>
  );
}
