/** Whose console it is: the device that made the last entry goes on; another one says plainly that it takes over. */
import { useState } from "preact/hooks";
import { seat } from "../../../store/seats.js";

/**
 * @param {{op: string, device: number, by: string|null, at: string}|null|undefined} last entry
 * @returns {{mine: boolean, by: string|null, device: number|null, at: string|null, take: () => void}} whether it is this device's, else who made it, on which
 *   device, when
 */
export function useHold(last) {
  const [taken, take] = useState(null);
  const device = last?.device ?? null;
  const mine = !last || device === seat.value?.device || taken === last.op;
  return { mine, device, by: last?.by ?? null, at: last?.at ?? null, take: () => take(last.op) };
}
