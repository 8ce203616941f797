/** A stage of `tables.standings` as it is read: how far it is, where the cut falls, what each person's line says. Who goes on, the rules say. */

/** The stage that matters now: the first that is not settled, else the last; one for which nobody has drawn matters not yet. @param {object[]} stages of which one has rows */
export function currentStage(stages) {
  const begun = stages.filter(({ rows }) => rows.length > 0);
  return begun.find((one) => !settled(one)) ?? begun.at(-1);
}

/** Whether it is known who goes on from a stage. */
function settled(stage) {
  return (stage.complete || Boolean(stage.cut)) && stage.tied_at_cut.length === 0;
}

/** How many of this stage go on, null where it is the end. @param {{stages: {advance: number|null}[]}} plan */
export function cutOf(plan, stage) {
  return plan.stages[stage.stage - 1]?.advance ?? null;
}

/**
 * @param {number|null} cut see `cutOf`
 * @returns {"waiting"|"playing"|"open"|"tied"|"decided"|"cut"|"over"} `open`: all is played and a game is disputed or cannot be scored
 */
export function stateOf(stage, cut) {
  if (stage.tied_at_cut.length) return "tied";
  if (stage.cut) return "decided";
  if (stage.complete) return cut === null ? "over" : "cut";
  if (stage.rows.every(({ games }) => games === 0) && stage.open.length === 0) return "waiting";
  return stage.outstanding.length ? "playing" : "open";
}

/** Who went on and does not come: they have declined, or left. @param {{places: object[], entrants: object[]}} fold @returns {Record<number, "declined"|"left">} */
export function awayOf(fold) {
  const left = fold.entrants.filter(({ quit }) => quit).map(({ person }) => [person, "left"]);
  const declined = fold.places.filter((one) => one.declined);
  return Object.fromEntries([...left, ...declined.map(({ person }) => [person, "declined"])]);
}

/**
 * What stands beside a name: nothing while the stage is played.
 * @param {Record<number, string>} away see `awayOf`
 * @returns {"on"|"tied"|"declined"|"left"|null}
 */
export function markOf(stage, cut, person, away) {
  if (cut === null || !(stage.complete || stage.cut)) return null;
  if (stage.advance.includes(person)) return "on";
  if (stage.tied_at_cut.includes(person)) return "tied";
  return away[person] ?? null;
}

/**
 * The line of the cut in the table: after how many rows, what it says, and of how many people. While the stage is played it stands where the cut would be, then
 * after the last who goes on; there is none where somebody before it does not go on, as after a decision.
 * @returns {{after: number, says: "would"|"on"|"sure", count: number}|null}
 */
export function lineOf(stage, cut, away) {
  const { rows, advance } = stage;
  if (cut === null || rows.length <= cut) return null;
  if (!stage.complete && !stage.cut) return { after: cut, says: "would", count: cut };
  const on = ({ person }) => advance.includes(person);
  const after = rows.findLastIndex(on) + 1;
  const whole = rows.slice(0, after).every((row) => on(row) || away[row.person]);
  if (!after || !whole) return null;
  return { after, says: stage.tied_at_cut.length ? "sure" : "on", count: advance.length };
}

/** A person's rounds in order; null in place of what was not played. @returns {{round: number, wins: number|null, points: number|null, size: number|null}[]} */
export function roundsOf(stage, row) {
  return stage.rounds.map((round) => ({
    round,
    wins: row.rounds[`R${round}`]?.wins ?? null,
    points: row.rounds[`R${round}`]?.points ?? null,
    size: row.tables[round] ?? null,
  }));
}

/** What is still to be played, a round after the other. @returns {{round: number, games: number, tables: {stream: string, table: number, games: number[]}[]}[]} */
export function outstandingOf(stage) {
  const rounds = [...new Set(stage.outstanding.map(({ round }) => round))].sort((a, b) => a - b);
  return rounds.map((round) => {
    const tables = stage.outstanding
      .filter((one) => one.round === round)
      .sort((a, b) => a.table - b.table);
    return { round, tables, games: tables.reduce((sum, { games }) => sum + games.length, 0) };
  });
}

/** Points with their sign, as a score sheet has them: `+43`, `−120`, `0`. */
export function signed(points) {
  if (points > 0) return `+${points}`;
  return points < 0 ? `−${-points}` : "0";
}
