/** One match of a round: its table, its two players, how it stands, and the one thing that is to be done next. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { venueTime } from "../../../parts/when.js";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { mayEnter, mayScore } from "../../side/roles.js";
import { Who } from "../../side/Who.jsx";
import { matchHref } from "../views.js";
import { MatchSheet } from "./MatchSheet.jsx";
import { callOf, matchState, scoreText } from "./model.js";

export function MatchRow(props) {
  const { id, event, match, fold, results, seat, who } = props;
  const [asked, ask] = useState(false);
  const result = results[match.match];
  const call = callOf(fold, match.match);
  const state = matchState(result, call);
  const winner = result?.result?.winner;
  const calls = seat && mayEnter(seat.role) && !fold.closed;
  const scores = seat && mayScore(seat.role);

  const callThem = () =>
    append({
      stream: event,
      kind: "match.call",
      body: { match: match.match, table: match.table },
    });

  return (
    <li
      class={`chess-match chess-match-${state}`}
      data-testid={`match-${match.match}`}
      data-state={state}
      data-score={result?.points ? scoreText(result.points) : undefined}
    >
      <p class="chess-match-head">
        <strong>{t("chess-event-table", { table: match.table })}</strong>
        <span class="chess-match-state">{stateWords(state, call, result)}</span>
      </p>
      {["white", "black"].map((colour) => (
        <p key={colour} class={`chess-side ${winner === colour ? "chess-side-won" : ""}`}>
          <span class={`chess-disc chess-disc-${colour}`} aria-hidden="true" />
          <span class="hidden-words">{t(`chess-what-${colour}`)} </span>
          <Who person={who(match[colour])} />
          {result?.points && (
            <span class="chess-side-points digits">
              {scoreText(result.points).split("–")[colour === "white" ? 0 : 1]}
            </span>
          )}
        </p>
      ))}
      <div class="side-acts no-print">
        {state === "waiting" && calls && (
          <Button tone="go" data-testid={`call-${match.match}`} onClick={callThem}>
            {t("chess-event-call", { table: match.table })}
          </Button>
        )}
        {["called", "opened", "playing"].includes(state) && scores && (
          <Button tone="strong" href={matchHref(id, match.match)}>
            {t("chess-event-to-match")}
          </Button>
        )}
        {(state === "over" || (!seat && state === "playing")) && (
          <Button href={matchHref(id, match.match, "log")}>{t("chess-event-to-log")}</Button>
        )}
        {!seat && state === "playing" && (
          <Button href={matchHref(id, match.match, "players")}>{t("chess-event-to-clocks")}</Button>
        )}
        {seat && (calls || scores) && (
          <Button
            tone="quiet"
            aria-label={t("chess-event-more-about", { table: match.table })}
            data-testid={`more-${match.match}`}
            onClick={() => ask(true)}
          >
            {t("chess-event-more")}
          </Button>
        )}
      </div>
      {asked && (
        <MatchSheet
          {...props}
          result={result}
          state={state}
          onCall={calls ? callThem : null}
          onClose={() => ask(false)}
        />
      )}
    </li>
  );
}

function stateWords(state, call, result) {
  if (state === "called") {
    const time = venueTime(call.at);
    return call.times > 1
      ? t("chess-event-state-called-again", { time, times: call.times })
      : t("chess-event-state-called", { time });
  }
  if (state === "playing") return t("chess-event-state-playing", { part: result.part });
  if (state === "over") return t(`chess-event-by-${result.result.by}`);
  return t(`chess-event-state-${state}`);
}
