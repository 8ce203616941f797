/** Tiles tapped in one after the other: what is on the keys, what was refused, and seats as they stand with the last ones, before the rules have answered. */
import { useEffect, useState } from "preact/hooks";
import { isFolded } from "../../../store/boards.js";
import { append } from "../../../store/outbox.js";
import { isWhole, NOTHING, refusalOf, withFresh } from "./tiles.js";

/**
 * @param {{name: string, round: number, draw: {op: string}, seating: object|null, current: boolean}} given `current`: `seating` is of the event as it is now
 * @returns {{seating: object|null, drawn: object, refusal: object|null, last: object|null, error: object|null, tap: (part: object) => void}} `last`: what was
 *   saved last, by this phone
 */
export function useTiles({ name, round, draw, seating, current }) {
  const [drawn, hold] = useState(NOTHING);
  const [refusal, refuse] = useState(null);
  const [fresh, keep] = useState([]);
  const [last, say] = useState(null);
  const [error, fail] = useState(null);
  const now = seating && withFresh(seating, fresh);

  useEffect(() => {
    if (current && isFolded(name)) keep([]); // the answer speaks of them too
  }, [seating, current]);

  function tap(part) {
    const next = { ...drawn, ...part };
    const wrong = refusalOf(now, next);
    refuse(wrong);
    say(null);
    if (wrong) return hold({ ...next, [wrong.code === "no-number" ? "table" : "seat"]: null });
    if (!isWhole(now, next)) return hold(next);
    hold(NOTHING);
    return save(next);
  }

  async function save(tile) {
    fail(null);
    const { person, table, seat } = tile;
    const body = { round, draw: draw.op, table, seat };
    try {
      await append({ stream: name, kind: "draw.seat", subject: { person }, body });
    } catch (problem) {
      hold(tile);
      return fail(problem);
    }
    keep((before) => [...before, tile]);
    say(tile);
  }

  return { seating: now, drawn, refusal, last, error, tap };
}
