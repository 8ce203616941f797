/** One round: its status, how far it is, who is missing on a tap, and what may be done with it. */
import { Button } from "../../../parts/Button.jsx";
import { eventName, roundName } from "../../../parts/names.js";
import { StateMark } from "../../../parts/StateMark.jsx";
import { scheduledTime } from "../../../parts/when.js";
import { kit } from "../../../store/kit.js";
import { t } from "../../../words/words.js";
import { LastStep } from "./LastStep.jsx";
import { registeredFor } from "./opening.js";
import { RoundProgress } from "./RoundProgress.jsx";

export function RoundRow({ round, status, why, board, onAsk }) {
  return (
    <li
      id={`round-${round.id}`}
      class={`round-row round-row-${status}`}
      data-testid={`round-${round.id}`}
    >
      <div class="round-what">
        <h3>{roundName(round)}</h3>
        <p class="soft small">
          <StateMark state={status} />
          {board?.disputes.some((one) => one.what !== "attempt") && <StateMark state="disputed" />}
          <span>{t(`public-format-${round.format}`)}</span>
          {round.start && status !== "closed" && <time>{scheduledTime(round.start)}</time>}
        </p>
      </div>
      <div class="round-how">
        {status === "not-open" ? (
          <Waiting round={round} why={why} />
        ) : (
          <RoundProgress round={round} board={board} />
        )}
        <LastStep round={round} />
      </div>
      <div class="round-do">
        <Actions round={round} status={status} why={why} known={Boolean(board)} onAsk={onAsk} />
      </div>
    </li>
  );
}

/** Closing and reopening speak of people, so they wait until the round has been read. */
function Actions({ round, status, why, known, onAsk }) {
  if (status === "open") {
    return (
      <>
        <Button
          data-testid={`close-round-${round.id}`}
          disabled={!known}
          onClick={() => onAsk("close")}
        >
          {t("organizer-close")}
        </Button>
        <Button
          tone="quiet"
          data-testid={`enter-round-${round.id}`}
          disabled={!known}
          onClick={() => onAsk("enter")}
        >
          {t("organizer-enter")}
        </Button>
      </>
    );
  }
  if (status === "closed") {
    return (
      <Button
        tone="quiet"
        data-testid={`reopen-round-${round.id}`}
        disabled={!known}
        onClick={() => onAsk("reopen")}
      >
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
