/** A tie across the cut, laid open: who is sure, who stands level, and what each of the organizer's tie-breaks says of them. */

/**
 * @param {object} stage of `tables.standings`
 * @param {{plan: {tie_breaks: string[]}, ties: {stage: number, person: number, number: number}[]}} fold of the event
 * @param {Record<number, string>} away who does not come, see stages.js
 * @returns {null | {sure: number[], level: {person: number, wins: number, points: number, says: {name: string, value: *}[], stands: "on"|"tied"|"out"}[],
 *   placed: number[], tied: number[], places: number, order: string[]}} `level`: equal in wins and points, in the order of the standings; `placed`: those of
 *   them who go on by a tie-break; `tied`: among whom is to be chosen, all of them where it was decided already; `places`: for how many of the tied there
 *   is room. Null where nobody stands level across the cut.
 */
export function tieOf(stage, fold, away) {
  const rows = levelAtCut(stage, away);
  if (!rows.length) return null;
  const level = rows.map(({ person }) => person);
  const among = (person) => level.includes(person);
  const anew = Boolean(stage.cut) && !stage.tied_at_cut.length;
  const on = stage.advance.filter(among);
  const order = fold.plan.tie_breaks ?? [];
  return {
    sure: stage.advance.filter((person) => !among(person)),
    placed: anew ? [] : on,
    tied: anew ? level : stage.tied_at_cut,
    places: anew ? on.length : stage.places_left,
    order,
    level: rows.map((row) => ({
      person: row.person,
      wins: row.wins,
      points: row.points,
      says: order.map((name) => ({ name, value: saidBy(name, stage, row, fold.ties) })),
      stands: standing(stage, row.person),
    })),
  };
}

/** Rows with the same wins and points, some of whom go on while others do not or wait. */
function levelAtCut(stage, away) {
  const comes = stage.rows.filter(({ person }) => !away[person]);
  const goes = ({ person }) => stage.advance.includes(person);
  const edge = comes.find(({ person }) => stage.tied_at_cut.includes(person));
  const last = edge ?? comes.findLast(goes);
  if (!last) return [];
  const level = comes.filter(({ wins, points }) => wins === last.wins && points === last.points);
  return level.every(goes) ? [] : level;
}

function standing(stage, person) {
  if (stage.advance.includes(person)) return "on";
  return stage.tied_at_cut.includes(person) ? "tied" : "out";
}

/** What a tie-break looks at: a count, a round's `{wins, points}`, the number of a drawn tile; null where there is none. */
function saidBy(name, stage, row, tiles) {
  if (name === "on-purpose") return row.on_purpose;
  if (name === "no-meld") return row.no_meld;
  if (name === "last-round") return row.rounds[`R${stage.rounds.at(-1)}`] ?? null;
  const drawn = tiles.findLast((one) => one.stage === stage.stage && one.person === row.person);
  return drawn?.number ?? null;
}

/** Tap by tap who of the tied goes on; a second tap takes somebody out again; nobody more than there is room for. */
export function picked(before, person, places) {
  if (before.includes(person)) return before.filter((one) => one !== person);
  return before.length < places ? [...before, person] : before;
}

/** @returns {{stage: number, advance: number[], reason: string}|null} the body of `cut.decide`; null while somebody or the reason is missing */
export function decisionOf(stage, tie, chosen, reason) {
  const words = reason.trim();
  if (chosen.length !== tie.places || !words) return null;
  return { stage: stage.stage, advance: [...tie.sure, ...tie.placed, ...chosen], reason: words };
}

/** What stands on a tile: as high as they go. */
export const NUMBERS = Array.from({ length: 13 }, (_, at) => at + 1);

/** The number of the tile that somebody has drawn, or null. */
export function tileOf(tie, person) {
  const one = tie.level.find((row) => row.person === person);
  return one?.says.find(({ name }) => name === "drawn")?.value ?? null;
}

/** Whose tile is written down next: the first of the tied without one, else the first. */
export function nextToDraw(tie) {
  return tie.tied.find((person) => tileOf(tie, person) === null) ?? tie.tied[0];
}
