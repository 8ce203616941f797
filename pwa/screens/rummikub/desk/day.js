/**
 * A day's plan as source 003 has it: registration, opening, then for each round its draw and its games, the results, the last round, the prizes. Times are
 * texts `13:40`, minutes between them the source's own: 20 for a game, 15 for one of the last round, 10 to draw, 10 for the results.
 */

/** @typedef {{at: string, what: "registration"|"opening"|"draw"|"round"|"results"|"last-round"|"prizes", round?: number}} Entry */

const OPENING = "13:30";
const REGISTRATION = { single: "12:00", qualifier: "12:00", final: "13:00" };
const A_GAME = 20;
const A_LAST_GAME = 15;
const A_STEP = 10;

/**
 * @param {"single"|"qualifier"|"final"} role
 * @param {{rounds: number[], advance: number|null}[]} stages
 * @param {Entry[]} [before] a day whose registration and opening stay as they are
 * @returns {Entry[]}
 */
export function dayOf(role, stages, before = []) {
  const kept = (what, usual) => before.find((entry) => entry.what === what)?.at ?? usual;
  const opening = kept("opening", OPENING);
  const day = [
    { at: kept("registration", REGISTRATION[role]), what: "registration" },
    { at: opening, what: "opening" },
  ];
  let at = minutesOf(opening) + A_STEP;
  const add = (entry, minutes) => {
    day.push({ at: clockOf(at), ...entry });
    at += minutes;
  };
  let round = 0;
  stages.forEach(({ rounds }, stage) => {
    const last = stage > 0 && stage === stages.length - 1 && rounds.length === 1;
    for (const games of rounds) {
      round += 1;
      if (last) add({ what: "last-round", round }, games * A_LAST_GAME);
      else {
        add({ what: "draw", round }, A_STEP);
        add({ what: "round", round }, games * A_GAME);
      }
    }
    if (!last) add({ what: "results" }, A_STEP);
  });
  return [...day, { at: clockOf(at), what: "prizes" }];
}

/** `13:40` → 820; null of what is no time of day. */
export function minutesOf(text) {
  const parts = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(String(text ?? "").trim());
  return parts && Number(parts[1]) * 60 + Number(parts[2]);
}

/** 820 → `13:40`; past midnight the clock begins again, before it too. */
export function clockOf(minutes) {
  const [hours, rest] = [Math.floor(minutes / 60), minutes - 60 * Math.floor(minutes / 60)];
  return [((hours % 24) + 24) % 24, rest].map((one) => String(one).padStart(2, "0")).join(":");
}

/** The games begin with the first round: from there the end of registration is counted, so that a final's check-in has its time too. */
export function firstRoundAt(day) {
  return (day ?? []).find(({ what }) => what === "round" || what === "last-round")?.at ?? null;
}
