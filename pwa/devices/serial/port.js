/** One serial port: opened, read over every fault of its stream, taken up again when it was pulled out, closed cleanly. */
import { watchLine } from "../line/watch.js";
import { TimerTrouble } from "../trouble.js";
import { timerTrouble, troubleOfOpening } from "./causes.js";
import { nameOf } from "./names.js";
import { pauseAfter, pauseBeforeOpening } from "./pauses.js";
import { letGo, pluggedIn, take } from "./ports.js";

/** Errors that a stream of the other polarity, or of another baud rate, has. */
const OF_THE_SIGNAL = ["BreakError", "FramingError", "ParityError"];
const TIMERS_BAUD = 1200;

/** @param {SerialPort} first  @param {{baud?: number, bus?: Serial}} options  @returns {import('../sources.js').Port} */
export function makePort(first, { baud = TIMERS_BAUD, bus = navigator.serial } = {}) {
  const name = nameOf(first.getInfo());
  const stop = new AbortController();
  const { signal } = stop;
  let port = first;
  let running = Promise.resolve();

  async function whole(sink) {
    if (!take(port)) throw new TimerTrouble("busy"); // at another place of this page
    try {
      await open(port, baud, signal);
      while (!signal.aborted) {
        sink.link("up");
        sink.trouble(null);
        await readAll(port, watchLine(sink, baud), signal);
        if (signal.aborted) break;
        await close(port);
        sink.link("down");
        sink.trouble("unplugged");
        await reopen(sink);
      }
    } finally {
      if (port) await close(port);
      letGo(port);
      sink.link("down");
    }
  }

  /** An adapter may come back before it can be opened, and go again. */
  async function reopen(sink) {
    for (;;) {
      letGo(port);
      port = await pluggedIn(name, signal, bus);
      try {
        return await open(port, baud, signal);
      } catch (error) {
        if (error.code === "denied") throw error;
        sink.trouble(error.code);
      }
    }
  }

  return {
    name,
    run(sink) {
      const run = whole(sink);
      running = run.catch(() => {});
      return run;
    },
    close() {
      stop.abort();
      return running;
    },
  };
}

/** Fails with `TimerTrouble`; ends without a port, too, when nobody wants it any more. */
async function open(port, baud, signal) {
  for (let failures = 1; !signal.aborted; failures++) {
    try {
      return await port.open({
        baudRate: baud,
        dataBits: 8,
        stopBits: 1,
        parity: "none",
        flowControl: "none",
        bufferSize: 4096,
      });
    } catch (error) {
      const pause = error.name === "SecurityError" ? null : pauseBeforeOpening(failures);
      if (pause === null) throw timerTrouble(troubleOfOpening(error), error);
      await sleep(pause, signal);
    }
  }
}

/** Until the port is gone (no stream any more) or nobody wants it. A stream that fails is followed by a new one of the same port. */
async function readAll(port, line, signal) {
  let faults = 0;
  while (port.readable && !signal.aborted) {
    const reader = port.readable.getReader();
    const cancel = () => reader.cancel().catch(() => {});
    signal.addEventListener("abort", cancel);
    try {
      for (
        let { done, value } = await reader.read();
        !done;
        { done, value } = await reader.read()
      ) {
        if (line.bytes(value)) faults = 0;
      }
      if (!signal.aborted) break; // the port was closed under it
    } catch (error) {
      faults++;
      if (OF_THE_SIGNAL.includes(error.name)) line.failed();
      else line.skipped();
    } finally {
      signal.removeEventListener("abort", cancel);
      reader.releaseLock();
    }
    if (faults && port.readable) await sleep(pauseAfter(faults), signal);
  }
  line.end();
}

async function close(port) {
  try {
    await port.close();
  } catch {
    // It is gone already.
  }
}

/** Ends early when nobody waits any more. */
function sleep(ms, signal) {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, signal.aborted ? 0 : ms);
    signal.addEventListener("abort", end);
  });
}
