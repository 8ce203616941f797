/**
 * The inspection (A3): the minute to get ready, then the fifteen seconds with their calls, and what too long a one costs as it happens. The
 * judge's tap ends it; the entry gets its length where it was too long.
 */
import { loosen } from "../../../../parts/clock/announce.js";
import { now } from "../../../../parts/clock/now.js";
import { codeAfter } from "../../../../parts/clock/over.js";
import { clockOf, keepClock } from "../../attempt/clocks.js";
import { hasStopwatch } from "../stopwatch/fits.js";
import { GettingReady } from "./GettingReady.jsx";
import { Inspecting } from "./Inspecting.jsx";

export default function Inspection({ terms, rules, attempt, onEntry, onStart, onClose }) {
  const start = clockOf("inspection", attempt)?.start;
  const keep = (clock) => keepClock("inspection", attempt, clock);

  const begin = () => {
    loosen();
    onEntry(({ inspection_ms, ...entry }) => entry); // of an inspection that is done again
    keep({ start: now() });
  };
  const leave = () => {
    keep(null);
    onClose();
  };
  const solve = (elapsed, withStopwatch) => {
    if (withStopwatch) keepClock("stopwatch", attempt, { start: start + elapsed });
    const stopped = Math.floor(elapsed);
    keep(codeAfter(rules.inspection.too_long, stopped) ? { stopped } : null);
    onClose();
    if (onStart) onStart();
  };

  if (start === undefined)
    return <GettingReady terms={terms} slot={attempt.slot} onBegin={begin} onLeave={onClose} />;
  return (
    <Inspecting
      terms={terms}
      rules={rules.inspection}
      slot={attempt.slot}
      start={start}
      stopwatch={hasStopwatch(rules, terms) && Boolean(onStart)}
      onSolve={solve}
      onLeave={leave}
    />
  );
}
