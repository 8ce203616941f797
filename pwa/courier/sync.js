/**
 * The courier carries entries to the server and news back: at start, when the network or the screen comes back, after each entry,
 * when the server has news, by a timer and by a button. One tab at a time by Web Locks; without them the server's receipts keep it correct.
 */
import { effect } from "@preact/signals";
import { storeError } from "../store/errors.js";
import { handOver } from "../store/exchange.js";
import { exclusively } from "../store/locks.js";
import { offersAt } from "../store/offers.js";
import { countUnsent, unsent, unsentOf } from "../store/outbox.js";
import { progressOf } from "../store/progress.js";
import { allSeats, seat } from "../store/seats.js";
import { watched } from "../store/streams.js";
import { ApiError } from "./api.js";
import { eventLine } from "./events.js";
import { exchange, forgetKit } from "./exchange.js";
import { courier, tell } from "./state.js";
import { pause } from "./timing.js";

export { watchStream } from "../store/streams.js";
export { courier };

const NO_SUCH_PLACE = "sign-in"; // as Matside says it; a hotel's 401 does not
const FORBIDDEN = [401, 403]; // asking again by itself would not help
const line = eventLine({
  onNews: () => syncNow(),
  onPlan: () => {
    forgetKit();
    syncNow();
  },
});
const TOO_MANY = 429;
const SECOND = 1_000;
const NONE = { failures: 0 };
let trouble = NONE;
let quietUntil = 0; // by performance.now()
let running = null;
let wanted = false;
let timer = null;

/** Begins the courier's rounds; once a page. */
export function startCourier() {
  addEventListener("online", () => syncNow());
  addEventListener("offline", () => tell({ online: false }));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") syncNow();
  });
  countUnsent();
  onRise(() => unsent.value);
  onRise(() => watched.value.size);
  effect(() => {
    const competition = seat.value?.competition;
    line.hangUp();
    quietUntil = 0; // it was the other seat that had asked too much
    tell({ lastSync: null });
    if (!competition) return;
    recallLast(competition);
    syncNow();
  });
}

/** What is shown is as old as the last answer, though that came before the app was loaded. */
async function recallLast(competition) {
  const { synced } = await progressOf(competition);
  if (synced && !courier.peek().lastSync && seat.peek()?.competition === competition)
    tell({ lastSync: new Date(synced) });
}

/** Exchanges now. @returns {Promise<void>} at the end of an exchange that began after this call; it never rejects, see `courier` */
export function syncNow() {
  wanted = true;
  clearTimeout(timer);
  running ??= work();
  return running;
}

async function work() {
  tell({ busy: true });
  while (wanted) {
    wanted = false;
    await exclusively("matside-courier", allExchanges).catch(fail);
  }
  running = null; // at once, so that whoever asks from here on is heard
  tell({ busy: false });
  const idle = (!seat.peek() && unsent.peek() === 0) || FORBIDDEN.includes(trouble.status);
  if (!idle && !running) timer = setTimeout(syncNow, pause(circumstances()));
}

/** The current seat's, and those of every other seat in whose name entries wait, or others' that it could hand over. */
async function allExchanges() {
  if (performance.now() < quietUntil) throw trouble.error; // whatever the reason to go: the server has asked for a pause
  const shown = seat.peek();
  for (const other of await allSeats())
    if (other.id !== shown?.id && (await hasToSend(other)))
      await exchange(other).catch((error) => passOn(other, shown, error)); // else what it holds is counted as unsent
  if (!shown) return;
  await exchange(shown);
  succeed(shown.competition);
}

async function hasToSend({ id, left, competition }) {
  return (await unsentOf(id)) > 0 || (!left && (await offersAt(competition)) > 0);
}

/** A server that has lost a place gives another; what waits in the name of the old one goes up through that. */
async function passOn(from, to, { code }) {
  if (code === NO_SUCH_PLACE && to?.competition === from.competition)
    await handOver(from.id, to.id);
}

function succeed(competition) {
  trouble = NONE;
  tell({ online: true, error: null, lastSync: new Date() });
  line.follow(competition);
}

/** Offline is a state, not an error; what the server or this device refuses has a code. */
function fail(error) {
  const answered = error instanceof ApiError && error.status > 0;
  const offline = error instanceof ApiError && error.status === 0;
  if (error.status === TOO_MANY && error !== trouble.error)
    quietUntil = performance.now() + (error.retryAfter ?? 0) * SECOND;
  trouble = { failures: trouble.failures + 1, status: error.status, error };
  if (offline) tell({ online: false, error: null });
  else tell({ online: answered || courier.peek().online, error: codeOf(error) });
}

function codeOf(error) {
  return error instanceof ApiError ? error.code : storeError(error).code;
}

function circumstances() {
  const urgent = unsent.peek() > 0 || document.visibilityState === "visible";
  const notBefore = Math.max(0, quietUntil - performance.now());
  return { ...trouble, notBefore, urgent, events: line.isOpen() };
}

function onRise(read) {
  let before = read();
  effect(() => {
    const now = read();
    if (now > before) syncNow();
    before = now;
  });
}
