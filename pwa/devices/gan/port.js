/** One GAN timer: connected, heard, taken up again whenever it went off, let go cleanly. */
import { TimerTrouble } from "../trouble.js";
import { isOn, timerTrouble, troubleOfConnecting } from "./causes.js";
import { comesBack, heardOf } from "./comeback.js";
import { readInto } from "./reading.js";
import { hearStates } from "./states.js";

/** Device → how to take it from the place that reads it. */
const held = new Map();

/** Whether another place of this page reads that device. */
export function isHeld(device) {
  return held.has(device.id);
}

/** Says a thing when it is another than before. */
function changes(say) {
  let last;
  return (now) => {
    if (now !== last) say(now);
    last = now;
  };
}

/** @param {BluetoothDevice} device  @returns {import('../sources.js').Port} */
export function makePort(device) {
  const stop = new AbortController();
  const { signal } = stop;
  let running = Promise.resolve();
  let taken = false;
  const give = () => {
    taken = true;
    stop.abort();
  };
  held.get(device.id)?.(); // chosen anew, perhaps at another place: no time is for two
  held.set(device.id, give);

  async function whole(sink) {
    const [say, link] = [changes(sink.trouble), changes(sink.link)];
    const heard = readInto(sink, say);
    const tries = { worked: false, failures: 0 };
    try {
      while (!signal.aborted) {
        await connected({ link, say, heard, tries });
        if (signal.aborted) break;
        link("down");
        say(await whyAway(tries.failures));
        await heardOf(device, tries.failures, signal);
      }
    } finally {
      letGo();
      link("down");
    }
    if (taken) throw new TimerTrouble("busy");
  }

  /** One connection, from its beginning to its end. */
  async function connected({ link, say, heard, tries }) {
    try {
      const end = await hearStates(device, heard);
      if (!signal.aborted) {
        Object.assign(tries, { worked: true, failures: 0 });
        say(null);
        link("up");
        await lost();
      }
      end();
    } catch (error) {
      tries.failures++;
      const code = !signal.aborted && troubleOfConnecting(error, tries);
      if (code) throw timerTrouble(code, error);
    }
  }

  /** Resolves when the device is gone, or nobody wants it any more. */
  function lost() {
    return new Promise((resolve) => {
      const ended = new AbortController();
      const end = () => resolve(ended.abort());
      if (!device.gatt.connected || signal.aborted) return end();
      device.addEventListener("gattserverdisconnected", end, { signal: ended.signal });
      signal.addEventListener("abort", end, { signal: ended.signal });
    });
  }

  async function whyAway(failures) {
    if (!(await isOn())) return "bluetooth-off";
    return comesBack(device, failures) ? "bluetooth-away" : "bluetooth-again";
  }

  function letGo() {
    if (held.get(device.id) !== give) return;
    held.delete(device.id);
    device.gatt.disconnect();
  }

  return {
    name: device.name,
    run(sink) {
      const run = whole(sink);
      running = run.catch(() => {});
      return run;
    },
    close() {
      stop.abort();
      letGo();
      return running;
    },
  };
}
