/** ChessCubing of a competition for whoever opens it: as `Side`, and for who only watches also what each match has come to. */
import { Side } from "../side/Side.jsx";
import { outcomesIn } from "./outcomes.js";

/** @param {{event?: string}} props the one event that is wanted */
export function ChessSide({ id, event, children }) {
  return (
    <Side id={id} game="chess" event={event}>
      {(side) => children(side.seat ? side : { ...side, outcomes: outcomesIn(side) })}
    </Side>
  );
}
