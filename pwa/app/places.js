/** Where each role works. */
const screens = { organizer: "organizer", delegate: "delegate" };

/** The address of a seat's own screen: the desk of organizers and delegates, the table for everybody else. */
export function placeOf({ competition, role }) {
  return `/c/${encodeURIComponent(competition)}/${screens[role] ?? "judge"}`;
}
