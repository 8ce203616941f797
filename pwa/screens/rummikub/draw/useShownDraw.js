/** The draw of a round that somebody looks at: the last one that was drawn, and another where it is chosen. */
import { useState } from "preact/hooks";
import { useAsked } from "../../side/useAsked.js";
import { drawOf, lastDrawn } from "./rounds.js";

/** @returns {{round: number, choose: (round: number) => void, draw: object|null, seating: object|null, code: string|null}} `seating` as the rules have it */
export function useShownDraw({ event }) {
  const [chosen, choose] = useState(null);
  const round = chosen ?? lastDrawn(event);
  const draw = drawOf(event, round);
  const asked = useAsked(draw ? { call: "tables.seating", event, round } : null);
  const seating = asked.value?.round === round ? asked.value : null;
  return { round, choose, draw, seating, code: seating ? null : asked.code };
}
