/** Which serial ports this page may use, which of them it holds, and who waits for one that was pulled out. */
import { nameOf } from "./names.js";

const held = new Set();
/** Name → those that wait for an adapter of that kind. */
const waiting = new Map();

/** @returns {boolean} false where it is held already */
export function take(port) {
  if (held.has(port)) return false;
  held.add(port);
  return true;
}

export function letGo(port) {
  held.delete(port);
}

/**
 * The one free port of that name; null where there is none, and where there are several: with two timers at one table a guess would give
 * somebody another's time.
 * @param {Serial} [bus] where they are: on USB it shows its adapters in the same way
 * @returns {Promise<SerialPort|null>}
 */
export async function freePort(name, bus = navigator.serial) {
  const free = (await bus.getPorts()).filter(
    (port) => !held.has(port) && (!name || nameOf(port.getInfo()) === name),
  );
  return free.length === 1 ? free[0] : null;
}

/** Resolves with the port when an adapter of that name comes back, with null when nobody waits any more. Two that wait for the same kind get none. */
export function pluggedIn(name, signal, bus = navigator.serial) {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(null);
    const mine = waiting.get(name) ?? new Set();
    waiting.set(name, mine.add(resolve));
    const end = (port) => {
      bus.removeEventListener("connect", look);
      mine.delete(resolve);
      if (port) take(port);
      resolve(port);
    };
    const look = async () => {
      const port = mine.size === 1 ? await freePort(name, bus) : null;
      if (port && !signal.aborted) end(port);
    };
    bus.addEventListener("connect", look);
    signal.addEventListener("abort", () => end(null), { once: true });
    look();
  });
}
