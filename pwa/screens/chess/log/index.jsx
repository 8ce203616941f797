/** A match's log and chart, for whoever has a place here and for everybody else. */
import { board } from "../../../store/boards.js";
import { seat, seats } from "../../../store/seats.js";
import { usePublicMatch } from "../usePublicMatch.js";
import { MatchLog } from "./MatchLog.jsx";

export default function Log({ id, match }) {
  const Source = seats.value.some((one) => one.competition === id) ? WithSeat : WithoutSeat;
  return <Source id={id} match={match} />;
}

function WithSeat({ id, match }) {
  const fold = seat.value?.competition === id ? board(match).value : null;
  return <MatchLog id={id} match={match} fold={fold} seated />;
}

function WithoutSeat({ id, match }) {
  const { fold } = usePublicMatch(id, match);
  return <MatchLog id={id} match={match} fold={fold} seated={false} />;
}
