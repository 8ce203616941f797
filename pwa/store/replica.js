/**
 * The operations that this phone knows, by stream: those that the server numbered, its own that wait, and those of an earlier server that it offers again.
 * Memory mirrors the database; every change counts up the stream's `version`, which boards and screens follow.
 */
import { effect } from "@preact/signals";
import { onNews } from "./channel.js";
import { seat, seats } from "./seats.js";
import { Stream } from "./stream.js";

const streams = new Map();

/** @returns {Stream} the one object of that stream; call `load` before you trust it */
export function streamOf(competition, name) {
  const key = `${competition}/${name}`;
  if (!streams.has(key)) streams.set(key, new Stream(competition, name));
  return streams.get(key);
}

/** @returns {import('./stream.js').Entry[]} of a stream of the current competition; empty until it is read, then again for whoever renders with it */
export function operations(name) {
  const stream = current(name);
  return stream ? stream.entries() : [];
}

/** @returns {boolean} whether `operations` can be relied on: before, a stream that is not read looks like an empty one */
export function isRead(name) {
  return current(name)?.asked.value ?? true;
}

/** @returns {string[]} ids that an operation on this subject would name as its base, as far as the stream is read */
export function heads(name, subject) {
  return current(name)?.heads(subject) ?? [];
}

/** Brings rows that a completed transaction has written into memory. Streams nobody asked for stay on disk. */
export async function remember(competition, rows) {
  const asked = [...byStream(rows)]
    .map(([name, kinds]) => ({ stream: streamOf(competition, name), kinds }))
    .filter(({ stream }) => stream.loaded);
  await Promise.all(asked.map(({ stream, kinds }) => stream.inTurn(() => stream.add(kinds))));
}

/** Notes that a server has answered for these streams, be it with nothing. */
export function noteFetched(competition, names) {
  for (const name of names) {
    const stream = streamOf(competition, name);
    if (!stream.loaded || stream.fetched) continue;
    stream.inTurn(() => {
      stream.fetched = true;
      stream.add({});
    });
  }
}

/** Reads streams again after somebody else, or a changed server, has rewritten them; all loaded ones if none are named. */
export async function reload(competition, names) {
  const loaded = [...streams.values()].filter(
    (stream) =>
      stream.competition === competition &&
      stream.loaded &&
      (!names || names.includes(stream.name)),
  );
  await Promise.all(loaded.map((stream) => stream.load(true)));
}

function byStream(rows) {
  const found = new Map();
  for (const [kind, list] of Object.entries(rows))
    for (const row of list) {
      if (!found.has(row.stream)) found.set(row.stream, { numbered: [], own: [], offered: [] });
      found.get(row.stream)[kind].push(row);
    }
  return found;
}

function current(name) {
  const competition = seat.value?.competition;
  if (!competition) return null;
  const stream = streamOf(competition, name);
  stream.load();
  return stream;
}

/** What was kept of a competition that this phone has left is gone from the disk, so it goes from memory. */
let here = new Set();
effect(() => {
  const before = here;
  here = new Set(seats.value.map((one) => one.competition));
  for (const competition of before) if (!here.has(competition)) reload(competition);
});
onNews("operations", ({ competition, streams: names }) => reload(competition, names));
