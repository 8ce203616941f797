/**
 * Notes outside the database of the places that this phone has: one here in localStorage, and a cookie that the server writes at joining, because
 * browsers that clear what pages have written may leave that. A note without its place tells that the browser has cleared this phone.
 */
import { signal } from "@preact/signals";
import { recall, remember } from "./preferences.js";

const KEY = "matsideSeats";
const COOKIE = "matside-seat-";

/** @typedef {{competition: string, name: string|null, device: number|null}} Marker */

/** @type {import('@preact/signals').Signal<Marker[]>} places that the browser has cleared, until somebody has read it or joins again */
export const cleared = signal([]);

/** Compares the notes with the places in the database, and notes the places that are there. @param {import('./seats.js').Seat[]} rows */
export function compareMarkers(rows) {
  const here = new Set(rows.map((row) => row.competition));
  cleared.value = markers().filter(({ competition }) => !here.has(competition));
  const noted = rows
    .filter((row) => !row.left)
    .map(({ competition, competitionName, device }) => ({
      competition,
      name: competitionName,
      device,
    }));
  remember(KEY, JSON.stringify([...noted, ...cleared.value]));
}

/** @returns {boolean} whether the place was cleared and not left: its note is still there */
export function wasCleared(competition) {
  const note = markers().find((marker) => marker.competition === competition);
  if (note && !cleared.peek().some((one) => one.competition === competition))
    cleared.value = [...cleared.peek(), note];
  return note !== undefined;
}

/** A place that was left on purpose, or of which somebody has read that it is gone. */
export function forgetMarker(competition) {
  const others = ({ competition: one }) => one !== competition;
  remember(KEY, JSON.stringify(markers().filter(others)));
  if (globalThis.document)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
    document.cookie = `${COOKIE}${encodeURIComponent(competition)}=; Max-Age=0; Path=/; SameSite=Strict`;
  cleared.value = cleared.peek().filter(others);
}

/** @returns {Marker[]} one a competition; localStorage knows more than a cookie */
function markers() {
  const found = new Map(cookies().map((marker) => [marker.competition, marker]));
  for (const marker of noted()) found.set(marker.competition, marker);
  return [...found.values()];
}

function noted() {
  try {
    return JSON.parse(recall(KEY) ?? "[]");
  } catch {
    return [];
  }
}

function cookies() {
  return (globalThis.document?.cookie ?? "")
    .split("; ")
    .filter((pair) => pair.startsWith(COOKIE))
    .map((pair) => {
      const [name, device] = pair.slice(COOKIE.length).split("=");
      return {
        competition: decodeURIComponent(name),
        name: null,
        device: Number(device) || null,
      };
    });
}
