/** A list of records as people read it: by event, the world first. */
import { countryName } from "../../public/standings.js";

const WORLD = "world";

/** `[{event, lines}]` in the order of the events that are held, then the others. */
export function byEvent(records, held) {
  const place = (event) => (held.includes(event) ? held.indexOf(event) : held.length);
  const events = [...new Set(records.map((line) => line.event))];
  events.sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
  return events.map((event) => ({
    event,
    lines: records.filter((line) => line.event === event).sort(widestFirst),
  }));
}

/** How wide a region is: `world`, `continental` or `national`. */
export function scopeOf(region) {
  if (region === WORLD) return WORLD;
  return region.startsWith("_") ? "continental" : "national";
}

/** What a region is called: a country by its name in the language, a continent by a word of the catalogue. */
export function regionName(region, language, t) {
  if (region === WORLD) return t("records-region-world");
  if (!region.startsWith("_")) return countryName(region, language);
  return t(`records-region-${region.slice(1).toLowerCase().replace(" ", "-")}`);
}

/** Whether a list would change anything. */
export function changesNothing({ added, changed, removed }) {
  return added.length + changed.length + removed.length === 0;
}

const WIDTHS = [WORLD, "continental", "national"];

function widestFirst(a, b) {
  const width = (line) => WIDTHS.indexOf(scopeOf(line.region));
  return width(a) - width(b) || compare(a.region, b.region) || -compare(a.type, b.type);
}

function compare(a, b) {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
