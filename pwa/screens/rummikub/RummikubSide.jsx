/** One Rummikub event for whoever opens it: what the phone of a seat holds, or the public page, in the same shape. */
import { personOf } from "../side/people.js";
import { Side } from "../side/Side.jsx";
import { useTables } from "./useTables.js";

/** `children({seat, people, streams, fold, asOf?, event, plan, tables, who, page})`, see Known; `event` is null while nothing is known of it. */
export function RummikubSide({ id, event, children }) {
  return (
    <Side id={id} game="rummikub" event={event}>
      {(side) => <Known side={side} name={event} children={children} />}
    </Side>
  );
}

/** `event`, `tables` and `page` as in useTables.js; `who(number)` the person to show. */
function Known({ side, name, children }) {
  const known = useTables(side, name);
  return children({
    ...side,
    ...known,
    plan: known.event?.plan ?? null,
    who: (number) => personOf(side.people, known.event?.entrants ?? [], number),
  });
}
