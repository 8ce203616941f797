/** What a change of the plan on the day comes to, thing by thing, for the notice that everybody sees. */

/** @typedef {{what: string, was: any, now: any, round?: number, stage?: number, of?: string}} Line */

/**
 * @param {{was: Record<string, any>, now: Record<string, any>}} change as the fold has it
 * @returns {Line[]} what people come for first: places, who goes on, games, times; then the rest by name. `what` is `games` (with `round`), `advance`
 *   (with `stage`, where there are several), `rounds` (all of them, as games), `at` (with `of` and perhaps `round`), or the plan's own key
 */
export function linesOf({ was, now }) {
  const keys = Object.keys({ ...was, ...now })
    .filter((key) => TOLD.includes(key))
    .sort();
  const lines = keys.flatMap((key) => {
    if (key === "stages") return stageLines(was.stages ?? [], now.stages ?? []);
    if (key === "day") return dayLines(was.day ?? [], now.day ?? []);
    if (key === "options") return optionLines(was.options ?? {}, now.options ?? {});
    return same(was[key], now[key])
      ? []
      : [{ what: key, was: was[key] ?? null, now: now[key] ?? null }];
  });
  return lines.sort((a, b) => weight(a) - weight(b));
}

/** What a plan says to people; the rest is for phones. */
const TOLD = [
  "name",
  "role",
  "place",
  "date",
  "weekday",
  "from",
  "capacity",
  "stages",
  "day",
  "options",
  "turn_seconds",
  "warn_seconds",
  "tie_breaks",
  "draw",
  "ages",
  "closes_before",
];
const FIRST = ["capacity", "advance", "rounds", "games", "at", "turn_seconds"];

function weight({ what }) {
  const place = FIRST.indexOf(what);
  return place < 0 ? FIRST.length : place;
}

function stageLines(was, now) {
  const lines = [];
  const shape = (stages) => stages.map(({ rounds }) => rounds.length).join();
  if (shape(was) !== shape(now)) {
    const games = (stages) => stages.flatMap(({ rounds }) => rounds);
    lines.push({ what: "rounds", was: games(was), now: games(now) });
  } else {
    const before = was.flatMap(({ rounds }) => rounds);
    now
      .flatMap(({ rounds }) => rounds)
      .forEach((games, place) => {
        if (games !== before[place])
          lines.push({ what: "games", round: place + 1, was: before[place], now: games });
      });
  }
  now.forEach(({ advance }, place) => {
    const before = was[place]?.advance ?? null;
    if ((advance ?? null) !== before)
      lines.push({
        what: "advance",
        ...(now.length > 1 ? { stage: place + 1 } : {}),
        was: before,
        now: advance ?? null,
      });
  });
  return lines;
}

function dayLines(was, now) {
  const key = ({ what, round }) => `${what} ${round ?? ""}`;
  const told = [];
  const count = {};
  const keyed = (day) => {
    for (const one of Object.keys(count)) delete count[one];
    return new Map(
      day.map((entry) => {
        count[key(entry)] = (count[key(entry)] ?? 0) + 1;
        return [`${key(entry)} ${count[key(entry)]}`, entry];
      }),
    );
  };
  const [before, after] = [keyed(was), keyed(now)];
  for (const [name, entry] of after) {
    const at = before.get(name)?.at ?? null;
    if (at !== entry.at) told.push(timeLine(entry, at, entry.at));
  }
  for (const [name, entry] of before)
    if (!after.has(name)) told.push(timeLine(entry, entry.at, null));
  return told;
}

function timeLine({ what, round }, was, now) {
  return { what: "at", of: what, ...(round ? { round } : {}), was, now };
}

function optionLines(was, now) {
  if (was.pool_empty === now.pool_empty) return [];
  return [{ what: "pool_empty", was: was.pool_empty ?? null, now: now.pool_empty ?? null }];
}

function same(one, other) {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
