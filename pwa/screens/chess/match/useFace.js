/** The running times of a match, drawn with every frame while any of them moves. */
import { useEffect } from "preact/hooks";
import { useNow } from "../../../parts/clock/useNow.js";
import { runs } from "./face.js";

/** @returns {ReturnType<typeof import('./face.js').face>|null} null while there is no replay */
export function useFace(match) {
  const replay = match.replay.value;
  useNow(replay !== null && runs(replay));
  const face = match.faceAt();
  const isDue = Boolean(face?.due) && match.now() >= face.due;

  useEffect(() => {
    if (isDue) match.ask(); // a timer that slept with the laptop comes too late
  }, [isDue]);

  return face;
}
