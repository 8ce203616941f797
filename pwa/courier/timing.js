/** When the next exchange is due, by how the last ones went. */
const SECOND = 1_000;
const POLL = 15 * SECOND;
const POLL_WITH_EVENTS = 60 * SECOND; // the server tells of news by itself; this only finds a stream of events that died silently
const FIRST_AGAIN = 2 * SECOND;
const LONGEST = 60 * SECOND;
const UNREACHABLE = [0, 502, 503, 504]; // no answer, or only that of a proxy before a server that is down
const SPREAD = 0.25; // so that a hall full of phones does not come back in step

/**
 * @param {object} how
 * @param {number} how.failures since the last good exchange
 * @param {number} [how.status] of the last failure, 0 when nobody answered
 * @param {number} [how.notBefore] milliseconds for which the server has asked to be left alone
 * @param {boolean} how.urgent somebody looks at the screen, or entries wait
 * @param {boolean} how.events the server's events are coming in
 * @param {number} [chance] from 0 to 1
 * @returns {number} milliseconds
 */
export function pause(how, chance = Math.random()) {
  const { notBefore = 0 } = how;
  return Math.max(chosen(how, chance), Math.round(notBefore * (1 + SPREAD * chance)));
}

function chosen({ failures, status, urgent, events }, chance) {
  if (failures === 0) return spread(events ? POLL_WITH_EVENTS : POLL, chance);
  const growing = Math.min(LONGEST, FIRST_AGAIN * 2 ** (failures - 1));
  // A server that is down may be back any moment: both phones are to agree within five seconds of it.
  const longest = urgent && UNREACHABLE.includes(status) ? FIRST_AGAIN : LONGEST;
  return spread(Math.min(growing, longest), chance);
}

function spread(ms, chance) {
  return Math.round(ms * (1 - SPREAD * chance));
}
