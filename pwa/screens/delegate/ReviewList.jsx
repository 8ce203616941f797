/** What needs a decision, oldest first, from all rounds on this device; below it what was set aside, with reasons. */
import { EmptyList } from "../../parts/EmptyList.jsx";
import { Page } from "../../parts/Page.jsx";
import { board } from "../../store/boards.js";
import { kit } from "../../store/kit.js";
import { operations } from "../../store/replica.js";
import { t } from "../../words/words.js";
import { DriftList } from "../organizer/round/drift/DriftList.jsx";
import { useDrifts } from "../organizer/round/drift/useDrifts.js";
import { mostWanted } from "../organizer/rounds/progress.js";
import { GAMES } from "../side/games.js";
import { useStreams } from "../side/useStreams.js";
import { DecisionRow } from "./DecisionRow.jsx";
import { DecidedLine } from "./decided.jsx";
import { decisionsOf, oldestFirst, setAsideOf } from "./decisions.js";
import { IncidentList } from "./incidents/IncidentList.jsx";
import { Missing } from "./Missing.jsx";
import { RoundDispute } from "./RoundDispute.jsx";
import { SetAsideRow } from "./SetAsideRow.jsx";
import { GameDispute } from "./side/GameDispute.jsx";
import { MatchFork } from "./side/MatchFork.jsx";
import { SeatDispute } from "./side/SeatDispute.jsx";
import { SideDispute } from "./side/SideDispute.jsx";
import "./delegate.css";
import "./side/side.css";

/** The row of each kind of decision; the key tells it from others of its stream. */
const ROWS = {
  round: RoundDispute,
  fork: MatchFork,
  side: SideDispute,
  game: GameDispute,
  seat: SeatDispute,
};

export function ReviewList({ id, seat }) {
  const begun = kit.value.streams; // a competition without side events has no board of one
  const side = useStreams(id).filter((name) => !(name in GAMES) || begun.includes(name));
  const rounds = mostWanted(kit.value.rounds).map((round) => round.id);
  const streams = [...rounds, ...side];
  const known = streams
    .map((stream) => ({ stream, board: board(stream).value, operations: operations(stream) }))
    .filter((one) => one.board);
  const waiting = oldestFirst(
    known.flatMap((one) => decisionsOf(one.stream, one.board, one.operations)),
  );
  const aside = oldestFirst(
    known.flatMap((one) => setAsideOf(one.stream, one.board, one.operations)),
  );

  const drifts = useDrifts(kit.value.rounds);

  return (
    <Page
      wide
      title={t("delegate-title")}
      lead={
        (waiting.length > 0 || known.length === streams.length) &&
        t("delegate-lead", { count: waiting.length + drifts.length })
      }
    >
      <DecidedLine />
      {known.length < streams.length && (
        <p class="soft" role="status">
          {t("delegate-reading", { done: known.length, all: streams.length })}
        </p>
      )}
      {waiting.length + drifts.length === 0 && known.length === streams.length && (
        <EmptyList title={t("delegate-none")}>{t("delegate-none-hint")}</EmptyList>
      )}
      {waiting.length > 0 && (
        <ul class="desk-rows" data-testid="decisions">
          {waiting.map((item) => {
            const Row = ROWS[item.what] ?? DecisionRow;
            return <Row key={`${item.stream}/${item.kind}/${item.ops}`} id={id} item={item} />;
          })}
        </ul>
      )}
      <DriftList drifts={drifts} seat={seat} />
      <IncidentList id={id} />
      <Missing id={id} known={known.filter(({ stream }) => rounds.includes(stream))} />
      {aside.length > 0 && (
        <section class="aside" aria-labelledby="aside-title">
          <h2 id="aside-title">
            {t("delegate-aside")} <span class="soft digits">{aside.length}</span>
          </h2>
          <p class="soft">{t("delegate-aside-hint")}</p>
          <ul class="desk-rows">
            {aside.map((item) => (
              <SetAsideRow
                key={`${item.what}/${item.id}`}
                id={id}
                item={item}
                mayAdmit={seat.role === "delegate"}
              />
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}
