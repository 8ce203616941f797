/**
 * One asynchronous `call` for every rule. The worker on this phone answers; if it cannot, the server does, and the screens say so.
 * Nothing that saves an entry waits for it.
 */
import { signal } from "@preact/signals";
import { painted } from "../app/painted.js";
import { api } from "../courier/api.js";
import { recall } from "../store/preferences.js";
import { RulesError } from "./errors.js";
import { startPhone } from "./phone.js";
import { remoteRules } from "./remote.js";

export { RulesError };

/** @type {import('@preact/signals').Signal<'starting'|'phone'|'server'|'none'>} who computes */
export const rulesHost = signal("starting");

const remote = remoteRules(post);
let starting = null;

/**
 * @param {{call: string}} request as the door takes it
 * @returns {Promise<any>} the reply's value
 * @throws {RulesError} the door's, or `rules-unavailable` when neither phone nor server can be asked
 */
export async function call(request) {
  const ask = await startRules();
  const reply = await ask(request).catch((error) => {
    if (error instanceof RulesError) throw error;
    return remote(request); // the worker died under this request
  });
  if (reply.error?.code === "not-carried") throw unavailable("not fetched yet");
  if (!reply.ok) throw new RulesError(reply.error);
  return reply.value;
}

/** Begins to load the rules; `call` does so by itself. */
export function startRules() {
  starting ??= phone().catch(() => {
    moveToServer();
    return remote;
  });
  return starting;
}

async function phone() {
  if (switchedOff()) throw new Error("switched off on this device");
  await painted(); // whoever asked has something to show first, and both would share the line
  const ask = await startPhone({ onLost: moveToServer });
  rulesHost.value = "phone";
  return ask;
}

function moveToServer() {
  rulesHost.value = "server";
  starting = Promise.resolve(remote);
}

/** `localStorage.matsideRules = 'off'` keeps the worker from starting, to see a phone that cannot run it. */
function switchedOff() {
  return recall("matsideRules") === "off";
}

async function post(request) {
  try {
    const reply = await api.post("/api/rules", request);
    rulesHost.value = "server";
    return reply;
  } catch (error) {
    rulesHost.value = "none";
    throw unavailable(error.message);
  }
}

function unavailable(message) {
  return new RulesError({ code: "rules-unavailable", message });
}
