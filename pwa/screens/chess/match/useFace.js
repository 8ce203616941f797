/** The running times of a match, drawn with every frame while any of them moves. */
import { useNow } from "../../../parts/clock/useNow.js";
import { runs } from "./face.js";

/** @returns {ReturnType<typeof import('./face.js').face>|null} null while there is no replay */
export function useFace(match) {
  const replay = match.replay.value;
  useNow(replay !== null && runs(replay));
  return match.faceAt();
}
