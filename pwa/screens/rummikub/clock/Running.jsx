/** A turn while its time runs, or when it is over: drawn with every frame as long as it runs, and called aloud. */
import { useEffect } from "preact/hooks";
import { now } from "../../../parts/clock/now.js";
import { useCalls } from "../../../parts/clock/useCalls.js";
import { useNow } from "../../../parts/clock/useNow.js";
import { Over } from "./Over.jsx";
import { Turn } from "./Turn.jsx";
import { faceOf } from "./turns.js";
import { callsOf } from "./words.js";

export function Running({ clock, name, terms, onLate }) {
  const { turns } = clock;
  const { seconds } = terms;
  const runs = turns.stage === "turn";
  useNow(runs && !faceOf(turns, now(), seconds).late);
  const face = faceOf(turns, now(), seconds);
  useCalls(callsOf(terms), runs ? face.elapsed : null);
  useEffect(() => {
    if (face.late) onLate(turns.since);
  }, [face.late, turns.since]);
  if (!runs || face.late)
    return <Over key={turns.turns} clock={clock} name={name} late={face.late} />;
  return <Turn clock={clock} name={name} terms={terms} face={face} />;
}
