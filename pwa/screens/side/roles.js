/** Which acts a role sees: better no button than one that the rules refuse (server/rules/roles.py). */
const RUNS = ["head-judge", "delegate", "organizer"];
const DESK = ["scoretaker", ...RUNS];
const TABLE = ["judge", "scoretaker", "head-judge", "delegate"];

/** Plans an event, publishes its pairings, closes it. */
export const mayRun = (role) => RUNS.includes(role);

/** Enters players and calls them. */
export const mayEnter = (role) => DESK.includes(role);

/** Opens a match and writes what happens in it. */
export const mayScore = (role) => TABLE.includes(role);
