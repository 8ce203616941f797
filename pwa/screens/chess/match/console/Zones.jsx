/** Both players, each on the side of the arbiter on which they sit; which that is can be changed, and this device remembers it. */
import { signal } from "@preact/signals";
import { recall, remember } from "../../../../store/preferences.js";
import { SIDES } from "../sides.js";
import { Zone } from "./Zone.jsx";

const KEY = "matside-chess-left";

/** @type {import('@preact/signals').Signal<'white'|'black'>} who sits on the arbiter's left */
export const left = signal(recall(KEY) === "black" ? "black" : "white");

export function setLeft(side) {
  left.value = side;
  remember(KEY, side);
}

export function Zones({ match, replay, face, onMove }) {
  const order = left.value === "white" ? SIDES : [...SIDES].reverse();
  return (
    <div class="zones">
      {order.map((side) => (
        <Zone
          key={side}
          match={match}
          side={side}
          replay={replay}
          face={face}
          onMove={side === replay.on_move ? onMove : null}
        />
      ))}
    </div>
  );
}
