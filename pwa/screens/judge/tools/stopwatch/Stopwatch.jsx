/**
 * The stopwatch: beside the timer where a limit is long (A1b) or the competitor blindfolded (B1d), and alone for multi-blind, where it counts down
 * the limit of the cubes (H1b). It is the judge's hand that stops it; what it then says goes to the keypad, and the judge may type otherwise.
 */
import { loosen } from "../../../../parts/clock/announce.js";
import { now } from "../../../../parts/clock/now.js";
import { clockOf, keepClock } from "../../attempt/clocks.js";
import { limitOf } from "./limit.js";
import { Running } from "./Running.jsx";
import { Start } from "./Start.jsx";

export default function Stopwatch({ rules, attempt, entry, onEntry, onStart, onClose }) {
  const clock = clockOf("stopwatch", attempt);

  const begin = (cubes) => {
    loosen();
    onEntry(({ stopwatch, ...others }) => others);
    const limit = rules.multi ? { cubes, limit: limitOf(rules.multi, cubes) } : {};
    keepClock("stopwatch", attempt, { start: now(), ...limit });
    if (!onStart) return; // an attempt that is entered again is not under way
    onClose();
    onStart();
  };

  if (clock?.start === undefined)
    return (
      <Start
        multi={rules.multi}
        slot={attempt.slot}
        cubes={Number(entry.attempted) || rules.multi?.least}
        onBegin={begin}
        onLeave={onClose}
      />
    );
  return (
    <Running
      attempt={attempt}
      clock={clock}
      onStopped={onClose}
      onLeave={onClose}
      onDiscard={() => {
        keepClock("stopwatch", attempt, null);
        onClose();
      }}
    />
  );
}
