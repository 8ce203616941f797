/** The timers that this device reads, by place: the judge's own, or two at once. What was connected once is taken up again by itself. */
import { rememberedTimers, rememberTimer } from "../remembered.js";
import { sourceOf, sources } from "../sources.js";
import { TimerTrouble } from "../trouble.js";
import { toTakeUp } from "./choices.js";
import { makePlace } from "./place.js";

const places = { main: makePlace("main"), left: makePlace("left"), right: makePlace("right") };

/**
 * @param {'main'|'left'|'right'} place
 * @returns {import('@preact/signals').Signal<{source: string|null, name: string|null, link: 'none'|'opening'|'up'|'down',
 *   trouble: import('../trouble.js').Trouble|null, model: import('../stackmat/machine.js').Model}>}
 */
export function timerAt(place) {
  return places[place].timer;
}

/** Asks for a timer, so within a tap. What went wrong stands in the place's `trouble`. @param {{baud?: number}} [options] */
export async function connect(place, id, options = {}) {
  const way = sourceOf(id);
  if (!way.supported()) {
    const code = way.unsupported ?? "unsupported";
    return places[place].fail(globalThis.isSecureContext === false ? "insecure" : code);
  }
  try {
    const port = await (await way.load()).ask(options);
    if (!way.practice) {
      rememberTimer(place, { ...remembering(options), source: id, name: port.name });
    }
    await places[place].use(port, id);
  } catch (error) {
    if (!(error instanceof TimerTrouble)) throw error;
    places[place].fail(error.code);
  }
}

/** Of the options only what can be kept. */
function remembering({ baud }) {
  return baud ? { baud } : {};
}

/** Lets the timer go, and forgets it. */
export async function disconnect(place) {
  rememberTimer(place, null);
  await places[place].free();
}

let underway = null;

/** Takes up again, silently, what was connected: at load, when the page is seen again, when something is plugged in. */
export function reconnect() {
  follow();
  underway ??= takeUp().finally(() => {
    underway = null;
  });
  return underway;
}

async function takeUp() {
  const choices = rememberedTimers();
  const { again, unclear } = toTakeUp(choices, (place) => places[place]?.taken());
  for (const place of again) {
    const way = sourceOf(choices[place].source);
    if (!way?.supported()) continue;
    const port = await allowed(way, choices[place]);
    if (port) await places[place].use(port, way.id);
    else miss(place, choices[place]);
  }
  for (const place of unclear) miss(place, choices[place]);
}

/** A browser that was told not to may refuse to say what is allowed: then there is nothing. */
async function allowed(way, choice) {
  try {
    return await (await way.load()).again(choice);
  } catch {
    return null;
  }
}

function miss(place, { source, name }) {
  const way = sourceOf(source);
  places[place].miss(source, name ?? null, way?.missing ?? (way?.wired ? "unplugged" : null));
}

/** @param {'taken'|'signed'|'attempt'} event what became of the place's time */
export function tell(place, event) {
  places[place].tell(event);
}

/**
 * @param {(what: {type: 'bytes'|'packet'|'rejected'|'gap'|'told'|'model'|'link'|'trouble'|'level', at: number}) => void} listener `at` is `performance.now()`
 * @returns {() => void} ends it
 */
export function listen(place, listener) {
  return places[place].listen(listener);
}

let following = false;

function follow() {
  if (following) return;
  following = true;
  const seen = () => document.visibilityState === "visible" && reconnect();
  document.addEventListener("visibilitychange", seen);
  for (const { supported, plugged } of sources) if (supported()) plugged?.(reconnect);
}
