/** One Rummikub event for whoever opens it: what the phone of a seat holds, or the public page, in the same shape. */
import { useEffect } from "preact/hooks";
import { watchStream } from "../../store/streams.js";
import { personOf } from "../side/people.js";
import { Side } from "../side/Side.jsx";
import { tablesOf } from "./streams.js";

/** `children({seat, people, streams, fold, asOf?, event, plan, tables, who, page})`, see Known; `event` is null while nothing is known of it. */
export function RummikubSide({ id, event, children }) {
  return (
    <Side id={id} game="rummikub" event={event}>
      {(side) => <Known side={side} name={event} children={children} />}
    </Side>
  );
}

/**
 * `event` is the fold of the event's stream, `tables` [{stream, fold}] of those of its tables that somebody has begun, as the rules' calls `tables.…` take
 * them; `who(number)` the person to show; `page` the public page of who has no seat, with the server's `standings`, else null.
 */
function Known({ side, name, children }) {
  const streams = tablesOf(name, side.streams);
  const watched = side.seat ? [name, ...streams].join() : "";
  useEffect(() => {
    for (const stream of watched.split(",").filter(Boolean)) watchStream(stream);
  }, [watched]);

  const page = side.events?.[0] ?? null;
  const found = side.fold(name);
  const event = found?.entrants ? found : null;
  const tables =
    page?.tables ??
    streams
      .map((stream) => ({ stream, fold: side.fold(stream) }))
      .filter(({ fold }) => fold?.games);
  return children({
    ...side,
    event,
    plan: event?.plan ?? null,
    tables,
    page,
    who: (number) => personOf(side.people, event?.entrants ?? [], number),
  });
}
