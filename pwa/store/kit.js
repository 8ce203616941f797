/** The kit of the current competition: its people, events, rounds and groups, kept on the phone for a day without network. */
import { effect, signal } from "@preact/signals";
import { request } from "../courier/api.js";
import { announce, onNews } from "./channel.js";
import { connected } from "./db.js";
import { giveUpSeat, seat } from "./seats.js";

/** @type {import('@preact/signals').Signal<object|null>} as `GET /api/competitions/<id>/kit` gives it */
export const kit = signal(null);

/** Asks the server for a newer kit of the current competition; an unchanged one costs a 304. */
export async function refreshKit() {
  const place = seat.peek();
  if (!place) return;
  const kept = await keptOf(place);
  const { value, etag } = await request(
    "GET",
    `/api/competitions/${encodeURIComponent(place.competition)}/kit`,
    undefined,
    { token: place.token, etag: kept?.seat === place.id ? kept.etag : undefined },
  );
  if (value) {
    const row = { competition: place.competition, seat: place.id, etag, kit: value };
    await connected((db) => db.put("kits", row));
    announce({ what: "kit" });
    if (value.me?.moved_to) return giveUpSeat(place.id, value.me.moved_to);
  }
  await loadKit();
}

/** Shows the kit that is kept for the current seat. */
export async function loadKit() {
  const place = seat.peek();
  const kept = place && (await keptOf(place));
  if (seat.peek()?.id === place?.id) kit.value = kept?.kit ?? null;
}

/** @returns {Promise<void>} when the kit that is kept for the current seat is shown, or cannot be */
export async function kitRead() {
  await reading;
}

function keptOf({ competition }) {
  return connected((db) => db.get("kits", competition));
}

let shown = null;
let reading = null;
effect(() => {
  const id = seat.value?.id ?? null;
  if (id === shown) return;
  shown = id;
  kit.value = null;
  reading = id ? loadKit().catch(() => {}) : null;
});
onNews("kit", () => loadKit());
