/** One seat's exchange with the server: what waits goes up, what is new comes down, until both have all. */
import { noteStates } from "../store/entries.js";
import { applyReply, outgoing } from "../store/exchange.js";
import { kit, refreshKit } from "../store/kit.js";
import { seat as current } from "../store/seats.js";
import { followedStreams } from "../store/streams.js";
import { api } from "./api.js";
import { checkDigests } from "./check.js";

/**
 * @param {import('../store/seats.js').Seat} seat
 * @throws {import('./api.js').ApiError} with everything unsent still waiting
 */
export async function exchange(seat) {
  const shown = seat.id === current.peek()?.id;
  if (shown && !kit.peek()) await refreshKit();
  for (;;) {
    const streams = shown ? followedStreams(seat, kit.peek()) : [];
    const { reply, full, restarted, kinds } = await roundTrip(seat, streams);
    if (shown && kinds.some((kind) => !kind.startsWith("attempt."))) await refreshKit();
    const grown =
      shown && followedStreams(seat, kit.peek()).some((name) => !streams.includes(name));
    if (restarted || reply.more || full || grown) continue;
    if (shown && (await checkDigests(seat.competition, reply))) continue;
    return;
  }
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
