/** What an invite may still do, and what a new one asks for. */

const SHARED = new Set(["judge", "scoretaker"]); // one code for all of them
const ONCE = new Set(["delegate", "organizer"]); // whoever finds the link later must find it used up

export const ROLES = ["judge", "scoretaker", "head-judge", "delegate", "organizer"];
export const HOURS = [4, 12, 24, 72];
const SHARED_USES = 200;
const SVG = "http://www.w3.org/2000/svg";

/** Whether invites of this role are for one use, whatever is wished. */
export function once(role) {
  return ONCE.has(role);
}

/** The settings with which the form begins for a role. */
export function defaults(role) {
  return { role, scope: "", uses: SHARED.has(role) ? SHARED_USES : 1, hours: 24 };
}

/** The body of the request; `scope` only where one round was chosen. */
export function inviteRequest({ role, scope, uses, hours }) {
  return { role, uses: Number(uses), hours: Number(hours), ...(scope ? { scope } : {}) };
}

/** `revoked`, `expired`, `used-up` or `open`. */
export function inviteState(invite, now) {
  if (invite.revoked) return "revoked";
  if (invite.expires && Date.parse(invite.expires) <= now) return "expired";
  return invite.uses < 1 ? "used-up" : "open";
}

/** Whether an address leads back to the very computer that opens it, so that no other device gets anywhere with it. */
export function leadsNowhereElse(url) {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
}

/** The server's drawing as an image address: nothing in it is run, whatever it holds. */
export function drawingAddress(svg) {
  const whole = svg.includes("xmlns=") ? svg : svg.replace("<svg", `<svg xmlns="${SVG}"`);
  return `data:image/svg+xml;utf8,${encodeURIComponent(whole)}`;
}
