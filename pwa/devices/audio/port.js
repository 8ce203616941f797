/** One input for sound: heard, watched, taken up again when it was pulled out, closed cleanly. */
import { TimerTrouble } from "../trouble.js";
import { makeHearing } from "./hearing.js";
import { hold, isHeld, isThere, letGo, openInput } from "./inputs.js";
import worklet from "./worklet.js?worker&url";

const LOOK_AGAIN = 2000; // ms; some systems announce no new input

/**
 * @param {import('./inputs.js').Input} first
 * @param {AudioContext} context of which the first use is within a tap, if the browser wants that
 * @returns {import('../sources.js').Port}
 */
export function makePort(first, context) {
  const stop = new AbortController();
  const { signal } = stop;
  let input = first;
  let running = null;
  let taken = false;
  const give = () => {
    taken = true;
    stop.abort();
  };

  async function whole(sink) {
    try {
      await context.audioWorklet.addModule(worklet);
      if (!signal.aborted) hold(input.id, give);
      while (!signal.aborted) {
        sink.link("up");
        sink.trouble(null);
        await listen(context, input, sink, signal);
        input.close();
        if (signal.aborted) break;
        sink.link("down");
        sink.trouble("unplugged");
        letGo(input.id, give);
        input = (await openAgain(input.id, signal)) ?? input;
        if (!signal.aborted) hold(input.id, give);
      }
    } finally {
      input.close();
      letGo(input.id, give);
      await context.close();
      sink.link("down");
    }
    if (taken) throw new TimerTrouble("busy");
  }

  return {
    name: first.name,
    device: first.id,
    run(sink) {
      const run = whole(sink);
      running = run.catch(() => {});
      return run;
    },
    close() {
      stop.abort();
      input.close();
      return running ?? context.close();
    },
  };
}

/** Until the input ends or nobody wants it any more. */
async function listen(context, { id, stream }, sink, signal) {
  const over = new AbortController();
  const end = () => over.abort();
  const sound = context.createMediaStreamSource(stream);
  const listener = new AudioWorkletNode(context, "stackmat", { outputChannelCount: [1] });
  listener.port.onmessage = tellTo(sink, () => context.state === "running");
  sound.connect(listener).connect(context.destination); // it stays silent; what leads nowhere may not be run
  const [track] = stream.getAudioTracks();
  const once = { signal: over.signal };
  track.addEventListener("ended", end, once);
  signal.addEventListener("abort", end, once);
  navigator.mediaDevices.addEventListener(
    "devicechange",
    async () => {
      if (track.readyState === "ended" || !(await isThere(id))) end();
    },
    once,
  );
  keepAwake(context, sink, over.signal);
  if (signal.aborted || track.readyState === "ended") end();
  await aborted(over.signal);
  sound.disconnect();
  listener.disconnect();
  listener.port.onmessage = null;
}

/** What the worklet says, told to the sink; the same trouble is told once. */
function tellTo(sink, isRunning, now = () => performance.now()) {
  const hear = makeHearing();
  let read = 0;
  let said = null;
  return ({ data: { bytes, level } }) => {
    if (bytes) {
      read += bytes.length;
      sink.bytes(bytes);
    }
    if (!level) return;
    sink.level?.(level);
    const trouble = hear(level, read, now());
    read = 0;
    if (trouble === said || !isRunning()) return;
    said = trouble;
    sink.trouble(trouble);
  };
}

/** A browser may hold the sound until there is a tap, and a phone call may interrupt it. */
function keepAwake(context, sink, signal) {
  const resume = () => context.resume().catch(() => {});
  let paused = false;
  const look = () => {
    if (context.state === "running" ? !paused : paused) return;
    paused = !paused;
    sink.trouble(paused ? "paused" : null);
  };
  context.addEventListener("statechange", look, { signal });
  for (const tap of ["pointerup", "keydown"]) addEventListener(tap, resume, { signal });
  const visible = () => document.visibilityState === "visible" && resume();
  document.addEventListener("visibilitychange", visible, { signal });
  resume();
  const patience = setTimeout(look, LOOK_AGAIN);
  signal.addEventListener("abort", () => clearTimeout(patience));
}

/** The input of that id, when it can be opened again; null when nobody waits any more. */
async function openAgain(id, signal) {
  while (!signal.aborted) {
    await announced(signal);
    if (signal.aborted || isHeld(id) || !(await isThere(id))) continue; // asking for what is not there may ask the person
    try {
      return await openInput(id);
    } catch (trouble) {
      if (!["unplugged", "busy"].includes(trouble.code)) throw trouble;
    }
  }
  return null;
}

/** Resolves when the inputs have changed, or after a while. */
function announced(signal) {
  const over = new AbortController();
  const end = () => over.abort();
  const once = { signal: over.signal };
  const waiting = setTimeout(end, LOOK_AGAIN);
  navigator.mediaDevices.addEventListener("devicechange", end, once);
  signal.addEventListener("abort", end, once);
  if (signal.aborted) end();
  return aborted(over.signal).then(() => clearTimeout(waiting));
}

function aborted(signal) {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", resolve, { once: true });
  });
}
