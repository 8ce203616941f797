/** One round: its status, how far it is, who is missing on a tap, and what may be done with it. */
import { formatName, roundName } from "../../../parts/names.js";
import { StateMark } from "../../../parts/StateMark.jsx";
import { scheduledTime } from "../../../parts/when.js";
import { formatOf } from "../../judge/status.js";
import { Acts } from "./Acts.jsx";
import { LastStep } from "./LastStep.jsx";
import { RoundProgress } from "./RoundProgress.jsx";
import { Waiting } from "./Waiting.jsx";
import { wayTo } from "./wayTo.js";

export function RoundRow({ id, seat, about, onAsk }) {
  const { round, status, why, board } = about;
  return (
    <li
      id={`round-${round.id}`}
      class={`round-row round-row-${status}`}
      data-testid={`round-${round.id}`}
    >
      <div class="round-what">
        <h3>
          <a href={`/c/${id}/organizer/rounds/${round.id}`}>{roundName(round)}</a>
        </h3>
        <p class="soft small">
          <StateMark state={status} />
          {board?.disputes.some((one) => one.what !== "attempt") && <StateMark state="disputed" />}
          <span>{formatName(formatOf(round))}</span>
          {round.start && status !== "closed" && <time>{scheduledTime(round.start)}</time>}
        </p>
      </div>
      <div class="round-how">
        {status === "not-open" ? (
          <Waiting round={round} why={why} />
        ) : (
          <RoundProgress round={round} board={board} wayTo={wayTo(id, seat, round)} />
        )}
        <LastStep round={round} />
      </div>
      <div class="round-do">
        <Acts listed about={about} seat={seat} onAsk={onAsk} />
      </div>
    </li>
  );
}
