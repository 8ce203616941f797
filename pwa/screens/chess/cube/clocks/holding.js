/**
 * The events of a match that hold, without what was refused or taken back: of these alone the rules can say how the match stood at an earlier time, when
 * the undo that came later had not been yet.
 */

/**
 * @param {object[]} events as `chess.replay` took them
 * @param {{index: number}[]} refused of its reply to them
 * @returns {object[]} events for `chess.replay`; a replacement stands where what it replaced had stood
 */
export function holding(events, refused) {
  const out = new Set(refused.map(({ index }) => index));
  const standing = [...events];
  const places = []; // of what may still be taken back, the latest last
  const putBack = ({ instead }) => {
    const place = places.pop();
    standing[place] = instead ? { ...instead, at_ms: standing[place].at_ms } : null;
    if (instead) places.push(place);
  };
  for (const [index, event] of events.entries()) {
    const counts = !out.has(index);
    if (!counts || event.do === "undo") standing[index] = null;
    if (!counts || event.do === "pause" || event.do === "resume") continue;
    if (event.do === "undo") putBack(event);
    else places.push(index);
  }
  return standing.filter(Boolean);
}
