/** A recording under way: what the source brings, line by line, as a capture's file has it. */
import { headOf, lineOf } from "../../../devices/capture.js";

/** Some hours of a timer; a file that nobody could send any more helps nobody. */
const MOST_CHARACTERS = 4_000_000;

/** What a capture holds of all that the station tells; the rest follows from it when it is played. */
const EVENTS = {
  bytes: ({ bytes }) => ({ bytes }),
  gap: () => ({ gap: true }),
  told: ({ told }) => ({ told }),
  link: ({ link }) => link !== "opening" && { link: link === "up" ? "up" : "down" },
  trouble: ({ trouble }) => ({ trouble }),
};

/**
 * @param {number} start the moment from which the file counts
 * @param {{source: string, baud: number, name?: string}} head of what is recorded
 */
export function makeRecording(start, head) {
  const lines = [];
  const recording = {
    count: 0,
    size: 0,
    running: true,
    full: false,

    take(what) {
      const event = recording.running && EVENTS[what.type]?.(what);
      if (!event) return;
      const line = lineOf({ at: what.at - start, ...event });
      lines.push(line);
      recording.count++;
      recording.size += line.length;
      recording.full = recording.size >= MOST_CHARACTERS;
      recording.running = !recording.full;
    },
    stop() {
      recording.running = false;
    },

    /** @param {string} note of whoever saves it */
    text: (note) => headOf({ ...head, note }) + lines.join(""),
    /** @param {string} note @param {string} iso when it is saved */
    name: (note, iso) => fileName(note || head.name, iso),
  };
  return recording;
}

/** The file's name: what it is, whose, and when, in letters that every system takes. */
export function fileName(about, iso) {
  const what = (about ?? "").normalize("NFC").replace(/[^\p{L}\p{N}]+/gu, "-");
  const short = what.replace(/^-|-$/g, "").slice(0, 40);
  const when = iso.slice(0, 16).replace(/[T:]/g, "-");
  return ["timer", short, when].filter(Boolean).join("-");
}
