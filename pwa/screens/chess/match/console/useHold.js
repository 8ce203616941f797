/** Whose match it is: the device that made the last entry goes on; another one says plainly that it takes over. */
import { useState } from "preact/hooks";
import { operations } from "../../../../store/replica.js";
import { seat } from "../../../../store/seats.js";

/**
 * @returns {{mine: boolean, by: string|null, device: number|null, at: string|null, take: () => void}} of the last entry: whether it is this device's,
 *   else who made it, on which device, when
 */
export function useHold(match) {
  const [taken, take] = useState(null);
  const last = match.events.at(-1) ?? openedBy(match);
  const device = last?.device ?? null;
  const mine = !last || device === seat.value?.device || taken === last.op;
  return { mine, device, by: last?.by ?? null, at: last?.at ?? null, take: () => take(last.op) };
}

function openedBy(match) {
  const found = operations(match.stream).find(({ op }) => op.id === match.opened.op)?.op;
  return found && { op: found.id, device: found.device, by: found.by, at: found.at };
}
