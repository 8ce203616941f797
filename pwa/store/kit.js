/** The kit of the current competition: its people, events, rounds and groups, kept on the phone for a day without network. */
import { effect, signal } from "@preact/signals";
import { request } from "../courier/api.js";
import { announce, onNews } from "./channel.js";
import { connected } from "./db.js";
import { seat } from "./seats.js";

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
  }
  await loadKit();
}

/** Shows the kit that is kept for the current seat. */
export async function loadKit() {
  const place = seat.peek();
  const kept = place && (await keptOf(place));
  if (seat.peek()?.id === place?.id) kit.value = kept?.kit ?? null;
}

function keptOf({ competition }) {
  return connected((db) => db.get("kits", competition));
}

let shown = null;
effect(() => {
  const id = seat.value?.id ?? null;
  if (id === shown) return;
  shown = id;
  kit.value = null;
  if (id) loadKit();
});
onNews("kit", () => loadKit());
