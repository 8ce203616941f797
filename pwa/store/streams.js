/** Which streams this phone keeps up to date: all for those who decide, the open rounds and the side events for those who write results. */
import { signal } from "@preact/signals";
import { isSide } from "./sides.js";

const SEES_ALL = ["head-judge", "delegate", "organizer"];

/** Streams that a screen of this page has shown, whatever their state. */
export const watched = signal(new Set());

/** Keeps a stream up to date from now on. */
export function watchStream(stream) {
  if (!watched.peek().has(stream)) watched.value = new Set([...watched.peek(), stream]);
}

/**
 * @param {{role: string, scope: string|null}} seat
 * @param {{streams: string[], rounds: {id: string, status: string}[]}|null} kit
 * @returns {string[]} names, sorted
 */
export function followedStreams(seat, kit) {
  const names = new Set(["desk", ...watched.value]);
  const all = SEES_ALL.includes(seat.role);
  for (const name of kit?.streams ?? []) if (all || isSide(name)) names.add(name);
  if (seat.scope) names.add(seat.scope);
  else if (!all)
    for (const round of kit?.rounds ?? []) if (round.status !== "closed") names.add(round.id);
  return [...names].sort();
}
