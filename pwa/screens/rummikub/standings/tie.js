/** A tie across the cut, laid open: who is sure, who stands level, and what each of the organizer's tie-breaks says of them. */

/**
 * @param {object} stage of `tables.standings`
 * @param {number} cut how many go on
 * @param {{tie_breaks: string[]}} plan
 * @param {{stage: number, person: number, number: number}[]} drawn of the fold
 * @returns {null | {sure: number[], level: {person: number, wins: number, points: number, says: {name: string, value: *}[], stands: "on"|"tied"|"out"}[],
 *   placed: number[], tied: number[], places: number, order: string[]}} `level` in the order of the standings; `placed`: those of them who go on by a
 *   tie-break; `places`: for how many of the tied there is room. Null where nobody stands level across the cut.
 */
export function tieOf(stage, cut, plan, drawn) {
  const level = levelAtCut(stage.rows, cut);
  if (!level.length) return null;
  const among = new Set(level.map(({ person }) => person));
  const sure = stage.rows.slice(0, stage.rows.indexOf(level[0])).map(({ person }) => person);
  const tied = stage.cut ? [...among] : stage.tied_at_cut;
  const placed = stage.cut ? [] : stage.advance.filter((person) => among.has(person));
  const says = (row) =>
    plan.tie_breaks.map((name) => ({ name, value: saidBy(name, stage, row, drawn) }));
  return {
    sure,
    placed,
    tied,
    places: cut - sure.length - placed.length,
    order: plan.tie_breaks,
    level: level.map((row) => ({
      person: row.person,
      wins: row.wins,
      points: row.points,
      says: says(row),
      stands: standing(stage, row.person),
    })),
  };
}

/** Rows with the same wins and points on both sides of the cut. */
function levelAtCut(rows, cut) {
  const [last, next] = [rows[cut - 1], rows[cut]];
  if (!last || !next) return [];
  const level = (row) => row.wins === last.wins && row.points === last.points;
  return level(next) ? rows.filter(level) : [];
}

function standing(stage, person) {
  if (stage.advance.includes(person)) return "on";
  return !stage.cut && stage.tied_at_cut.includes(person) ? "tied" : "out";
}

/** What a tie-break looks at: a count, a round's `{wins, points}`, the number of a drawn tile; null where there is none. */
function saidBy(name, stage, row, drawn) {
  if (name === "on-purpose") return row.on_purpose;
  if (name === "no-meld") return row.no_meld;
  if (name === "last-round") return row.rounds[`R${stage.rounds.at(-1)}`] ?? null;
  return drawnBy(drawn, stage, row.person);
}

function drawnBy(drawn, stage, person) {
  const one = drawn.findLast((tile) => tile.stage === stage.stage && tile.person === person);
  return one?.number ?? null;
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
