/** One seat's exchange with the server: what waits goes up, what is new comes down, until both have all. */
import { noteStates } from "../store/entries.js";
import { applyReply, outgoing } from "../store/exchange.js";
import { kit, refreshKit } from "../store/kit.js";
import { seat as current } from "../store/seats.js";
import { followedStreams } from "../store/streams.js";
import { ApiError, api } from "./api.js";
import { checkDigests } from "./check.js";

const KIT_IS_OLD_MS = 60_000; // phones that joined meanwhile have names there
let kitAsked = { seat: null, at: 0 };

/**
 * @param {import('../store/seats.js').Seat} seat
 * @throws {import('./api.js').ApiError} with everything unsent still waiting
 */
export async function exchange(seat) {
  const shown = () => seat.id === current.peek()?.id;
  const wanted = () => (shown() ? followedStreams(seat, kit.peek()) : []);
  const news = new Set(); // kinds of operations that came
  let restarts = 0;
  for (;;) {
    const streams = wanted();
    const { reply, full, restarted, kinds } = await roundTrip(seat, streams);
    if (restarted && ++restarts > 1) throw new ApiError(200, "bad-reply"); // two servers under one name
    for (const kind of kinds) news.add(kind);
    if (restarted || reply.more || full) continue;
    if (!shown()) return;
    await freshenKit(seat, [...news]);
    news.clear();
    if (wanted().some((name) => !streams.includes(name))) continue;
    if (!(await checkDigests(seat.competition, reply))) return;
  }
}

/** The next exchange asks for the kit, however young the one at hand is. */
export function forgetKit() {
  kitAsked.seat = null;
}

/** Whatever happens besides attempts may have changed the kit. */
async function freshenKit(seat, kinds) {
  const told = kinds.some((kind) => !kind.startsWith("attempt."));
  const old = kitAsked.seat !== seat.id || Date.now() - kitAsked.at > KIT_IS_OLD_MS;
  if (kit.peek() && !told && !old) return;
  await refreshKit();
  kitAsked = { seat: seat.id, at: Date.now() };
}

async function roundTrip(seat, streams) {
  const { rows, full, request } = await outgoing(seat, streams);
  const mine = rows.filter((row) => row.seat);
  noteStates(mine.map((row) => [row.id, "sent"]));
  try {
    const path = `/api/competitions/${encodeURIComponent(seat.competition)}/sync`;
    const reply = await api.post(path, request, { token: seat.token });
    return { reply, full, ...(await applyReply(seat, rows, reply)) };
  } catch (error) {
    noteStates(mine.map((row) => [row.id, "saved"])); // whether it arrived, the next answer tells
    throw error;
  }
}
