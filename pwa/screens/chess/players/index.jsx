/** The players' view of a match on a second screen: a device with a place here follows the match itself, any other one the public page. */

import { courier } from "../../../courier/state.js";
import { board } from "../../../store/boards.js";
import { seat, seats } from "../../../store/seats.js";
import { usePublicMatch } from "../usePublicMatch.js";
import { PlayersView } from "./PlayersView.jsx";

export default function Players({ id, match }) {
  const Source = seats.value.some((one) => one.competition === id) ? WithSeat : WithoutSeat;
  return <Source id={id} match={match} />;
}

function WithSeat({ id, match }) {
  const fold = seat.value?.competition === id ? board(match).value : null;
  return <PlayersView id={id} fold={fold} offline={courier.value.online === false} />;
}

function WithoutSeat({ id, match }) {
  const page = usePublicMatch(id, match);
  return <PlayersView id={id} fold={page.fold} offline={page.state === "stale"} />;
}
