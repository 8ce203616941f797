/**
 * A capture: what a timer sent, as JSON lines. The first says what it is, each further line what came, and when.
 *
 *   {"capture": "matside-timer", "version": 1, "source": "serial", "baud": 1200, "note": "a Gen 4 at table 3"}
 *   {"at": 0, "hex": "49303030303030400A0D"}         bytes, as they came; spaces between pairs are allowed
 *   {"at": 90, "gap": true}                          a break, a framing error: what was begun does not go on after it
 *   {"at": 120, "told": {"as": "running"}}           what a timer said that tells its states itself
 *   {"at": 250, "link": "down"}                      the connection came or went
 *   {"at": 260, "trouble": "inverted"}               what the source reported; null: it is over
 *
 * `at` is in ms since the start and never goes back.
 */
import { bytesOf, hexOf } from "./hex.js";
import { TimerTrouble } from "./trouble.js";

/**
 * @typedef {{capture: "matside-timer", version: 1, source: string, baud: number, name?: string, note?: string}} Head
 * @typedef {{as: string, ms?: number, hex?: string}} Told
 * @typedef {{at: number} & ({bytes: Uint8Array} | {gap: true} | {told: Told} | {link: "up"|"down"} | {trouble: string|null})} Event
 */

const NAME = "matside-timer";
const VERSION = 1;
const TOLD = new Set(["reset", "hands", "armed", "running", "stopped"]);
const LINKS = new Set(["up", "down"]);
const MOST_MS = 599_999; // 9:59.999, the most that a timer shows
const PAIRS = /^(?:[\dA-F]{2} ?)*$/i;

/** @param {Omit<Head, "capture"|"version">} head `name` of the timer or the adapter; `note` of whoever recorded it @returns {string} the first line, with its end */
export function headOf({ source, baud, name, note }) {
  const about = { ...(name && { name }), ...(note && { note }) };
  return line({ capture: NAME, version: VERSION, source, baud, ...about });
}

/** @param {Event} event @returns {string} its line, with its end */
export function lineOf(event) {
  const at = Math.round(event.at * 10) / 10;
  if ("bytes" in event) return line({ at, hex: hexOf(event.bytes) });
  if ("gap" in event) return line({ at, gap: true });
  if ("told" in event) return line({ at, told: event.told });
  if ("link" in event) return line({ at, link: event.link });
  return line({ at, trouble: event.trouble });
}

/** @param {string} text @returns {{head: Head, events: Event[]}} @throws {TimerTrouble} `wrong-file`, its cause `{line, why}` */
export function readCapture(text) {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const head = read(lines[0], 1, headWrong);
  const events = [];
  let before = 0;
  for (const [index, written] of lines.entries()) {
    if (index === 0 || written.trim() === "") continue;
    const said = read(written, index + 1, (given) => eventWrong(given, before));
    before = said.at;
    events.push(eventOf(said));
  }
  return { head, events };
}

function line(value) {
  return `${JSON.stringify(value)}\n`;
}

function read(written, number, wrong) {
  const given = parsed(written);
  const why = given ? wrong(given) : "this is not a JSON object";
  if (why) throw new TimerTrouble("wrong-file", { line: number, why });
  return given;
}

function parsed(written) {
  try {
    const given = JSON.parse(written);
    return given && typeof given === "object" && !Array.isArray(given) ? given : null;
  } catch {
    return null;
  }
}

function headWrong(head) {
  if (head.capture !== NAME) return `"capture" is not "${NAME}"`;
  if (head.version !== VERSION) return `version ${head.version} is not known here`;
  if (typeof head.source !== "string") return `"source" is not a text`;
  if (!Number.isInteger(head.baud) || head.baud <= 0) return `"baud" is not a rate`;
  return null;
}

function eventWrong(event, before) {
  if (!Number.isFinite(event.at)) return `"at" is not a number`;
  if (event.at < before) return `"at" goes back from ${before} to ${event.at}`;
  const kinds = Object.keys(event).filter((key) => key in KINDS);
  if (kinds.length !== 1) return `it has to have one of ${Object.keys(KINDS).join(", ")}`;
  return KINDS[kinds[0]](event[kinds[0]]) ? null : `"${kinds[0]}" is not understood`;
}

/** What a line may hold, and when that is right. */
const KINDS = {
  hex: (given) => typeof given === "string" && PAIRS.test(given),
  gap: (given) => given === true,
  told: (given) => TOLD.has(given?.as) && (given.ms === undefined || isTime(given.ms)),
  link: (given) => LINKS.has(given),
  trouble: (given) => given === null || typeof given === "string",
};

function isTime(ms) {
  return Number.isInteger(ms) && ms >= 0 && ms <= MOST_MS;
}

function eventOf({ at, hex, ...rest }) {
  return hex === undefined ? { at, ...rest } : { at, bytes: bytesOf(hex) };
}
