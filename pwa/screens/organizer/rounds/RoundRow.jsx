/** One round: its status, how far it is, who is missing on a tap, and what may be done with it. */
import { Button } from "../../../parts/Button.jsx";
import { eventName, roundName } from "../../../parts/names.js";
import { StateMark } from "../../../parts/StateMark.jsx";
import { kit } from "../../../store/kit.js";
import { operations } from "../../../store/replica.js";
import { language, t } from "../../../words/words.js";
import { LastStep } from "./LastStep.jsx";
import { NameList } from "./NameList.jsx";
import { registeredFor } from "./opening.js";
import { peopleByState, progress } from "./progress.js";

const PARTS = ["complete", "begun", "disputed", "missing"];

export function RoundRow({ round, status, why, board, onAsk }) {
  return (
    <li class={`round-row round-row-${status}`} data-testid={`round-${round.id}`}>
      <div class="round-what">
        <h3>{roundName(round)}</h3>
        <p class="soft small">
          <StateMark state={status} />
          {board?.disputes.some((one) => one.what !== "attempt") && <StateMark state="disputed" />}
          <span>{t(`public-format-${round.format}`)}</span>
          {round.start && status !== "closed" && <time>{startTime(round.start)}</time>}
        </p>
      </div>
      <div class="round-how">
        {status === "not-open" ? (
          <Waiting round={round} why={why} />
        ) : (
          <Progress round={round} board={board} />
        )}
        <LastStep round={round} />
      </div>
      <div class="round-do">
        <Actions round={round} status={status} why={why} onAsk={onAsk} />
      </div>
    </li>
  );
}

function Actions({ round, status, why, onAsk }) {
  if (status === "open") {
    return (
      <Button data-testid={`close-round-${round.id}`} onClick={() => onAsk("close")}>
        {t("organizer-close")}
      </Button>
    );
  }
  if (status === "closed") {
    return (
      <Button tone="quiet" data-testid={`reopen-round-${round.id}`} onClick={() => onAsk("reopen")}>
        {t("organizer-reopen")}
      </Button>
    );
  }
  if (why) return null;
  return (
    <Button data-testid={`open-round-${round.id}`} onClick={() => onAsk("open")}>
      {t("organizer-open")}
    </Button>
  );
}

function Waiting({ round, why }) {
  if (!why) {
    const count = registeredFor(kit.value, round.event).length;
    return (
      <p class="soft">
        {round.number === 1
          ? t("organizer-registered", { count })
          : t("organizer-may-open", { number: round.number - 1 })}
      </p>
    );
  }
  const args = {
    event: eventName(round.event),
    number: why.previous?.number ?? 0,
    count: why.disputes ?? 0,
  };
  return <p class="soft">{t(`organizer-why-${why.code}`, args)}</p>;
}

function Progress({ round, board }) {
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

/** When the schedule has the round, by the venue's clock. */
function startTime(iso) {
  return new Intl.DateTimeFormat(language.value, {
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: kit.value.competition.timezone ?? undefined,
  }).format(new Date(iso));
}
