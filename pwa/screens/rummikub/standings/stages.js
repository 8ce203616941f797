/** A stage of `tables.standings` as it is read: how far it is, where the cut falls, what each person's line says. Who goes on, the rules say. */

/** The stage that matters now: the first that is not settled, else the last. @param {object[]} stages not empty */
export function currentStage(stages) {
  return stages.find((one) => !settled(one)) ?? stages.at(-1);
}

function settled(stage) {
  return stage.complete && (stage.cut !== null || stage.tied_at_cut.length === 0);
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
  if (!stage.complete) {
    if (stage.rows.every(({ games }) => games === 0) && stage.open.length === 0) return "waiting";
    return stage.outstanding.length ? "playing" : "open";
  }
  if (stage.cut) return "decided";
  if (stage.tied_at_cut.length) return "tied";
  return cut === null ? "over" : "cut";
}

/** What stands beside a name: nothing while the stage is played. @returns {"on"|"tied"|null} */
export function markOf(stage, cut, person) {
  if (!stage.complete || cut === null) return null;
  if (stage.advance.includes(person)) return "on";
  return stage.tied_at_cut.includes(person) ? "tied" : null;
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
