/** Who stands on the score sheet of a table, and which games it has. */

/**
 * @typedef {{person: number, seat: number|null, for: number|null, quit: boolean, here: boolean}} Column `seat` 0–3; `for` whose seat it was; `quit`: has left
 *   the event; `here`: sits at the table now, or else only played at it before
 */

/**
 * In the order of the seats; after them whoever played a game here and sits elsewhere now, whose results stay.
 * @param {object|null} event the event's fold @param {object|null} table the table's fold
 * @param {{round: number, number: number}} place the table's
 * @returns {Column[]}
 */
export function columnsOf(event, table, { round, number }) {
  const seated = seatsOf(event, round)
    .filter((one) => one.table === number && one.seat !== null)
    .sort((a, b) => a.seat - b.seat);
  const now = new Set(seated.map(({ person }) => person));
  const played = (table?.games ?? []).flatMap(({ players }) => players.map((one) => one.person));
  const gone = [...new Set(played)].filter((person) => !now.has(person)).sort((a, b) => a - b);
  const left = new Set(leavers(event));
  return [
    ...seated.map((one) => ({ ...column(one, left), here: true })),
    ...gone.map((person) => ({ ...column({ person }, left), here: false })),
  ];
}

function column({ person, seat = null, for: whose = null }, left) {
  return { person, seat, for: whose, quit: left.has(person) };
}

/** The seats of a round as they are now. */
function seatsOf(event, round) {
  const draw = event?.draws?.findLast((one) => one.round === round);
  return draw?.seats ?? [];
}

function leavers(event) {
  return (event?.entrants ?? []).filter(({ quit }) => quit).map(({ person }) => person);
}

/**
 * @param {object|null} plan `side.plan`'s body @param {object|null} table the table's fold
 * @returns {number[]} the round's games by the plan, and whatever has been entered beyond them
 */
export function gamesOf(plan, table, round) {
  const planned = (plan?.stages ?? []).flatMap(({ rounds }) => rounds)[round - 1] ?? 0;
  const entered = (table?.games ?? []).map(({ game }) => game);
  const last = Math.max(planned, 0, ...entered);
  return Array.from({ length: last }, (_, place) => place + 1);
}

/** The entry of a game that is in force, or null. */
export function gameOf(table, game) {
  return table?.games?.find((one) => one.game === game) ?? null;
}

/**
 * People whom the referee gave −200 in a game, whether the game is entered or not.
 * @returns {number[]}
 */
export function onPurpose(table, game) {
  const entry = gameOf(table, game);
  const said = (entry?.purpose ?? []).map(({ person }) => person);
  const counted = (entry?.players ?? []).filter((one) => one.on_purpose).map((one) => one.person);
  return [...new Set([...said, ...counted])];
}

/** The first game of the round that nobody has entered; null where all are. */
export function nextGame(games, table) {
  return games.find((game) => !gameOf(table, game)?.op) ?? null;
}
