/** The source `file`: a capture that is played like a timer, to practise with, and to look at what a timer sent. */
import { readCapture } from "../capture.js";
import { TimerTrouble } from "../trouble.js";
import { chosenFile } from "./choose.js";
import { playerOf } from "./player.js";

const MOST_BYTES = 20_000_000; // some hundred hours of a timer

/** @param {{recording?: File, speed?: number, clock?}} [options] without a recording the browser's chooser asks for one */
async function ask({ recording, speed, clock } = {}) {
  const chosen = recording ?? (await chosenFile());
  if (!chosen) throw new TimerTrouble("nothing-chosen");
  if (chosen.size > MOST_BYTES) throw new TimerTrouble("wrong-file");
  const { events } = readCapture(await chosen.text());
  return portOf(chosen.name, events, { speed, clock });
}

/** A recording is played when somebody chooses it, never by itself. */
async function again() {
  return null;
}

/** @type {import("../sources.js").Source} */
export const file = { ask, again };

function portOf(name, events, options) {
  let player = null;
  return {
    name,
    async run(sink) {
      player?.stop();
      player = playerOf(events, options);
      sink.link("up");
      if (await player.run(sink)) sink.link("down");
    },
    async close() {
      player?.stop();
      player = null;
    },
  };
}
