/** The settings of a match: which there are for a ruleset, what they are unless somebody says otherwise, and what may be typed. */

export const RULESETS = ["twice@2", "time@1"];
export const FORMATS = ["FAST", "FREEZE", "MASTERS"];

/** Counted moves per player in a part. */
export const QUOTA = { FAST: 6, FREEZE: 8, MASTERS: 10 };

/** What is typed as a number of seconds: from one to the most. */
export const SECONDS = {
  part_seconds: { usual: 180, most: 3_600 },
  move_seconds: { usual: 20, most: 3_600, none: true },
  clock_seconds: { usual: 600, most: 36_000, of: "time@1" },
  cap_seconds: { usual: 120, most: 3_600, of: "time@1" },
};

/** What is one of a few. */
export const ONE_OF = {
  last_basis: { values: ["played", "turn"], of: "twice@2" },
  zero_clock: { values: ["clamp", "negative", "lose_turns"], of: "time@1" },
};

/** @returns {object} the usual settings, all typed values as text; `move_seconds` empty means no limit */
export function usualSettings() {
  const seconds = Object.entries(SECONDS).map(([key, { usual }]) => [key, `${usual}`]);
  const choices = Object.entries(ONE_OF).map(([key, { values }]) => [key, values[0]]);
  return {
    ruleset: RULESETS[0],
    format: FORMATS[0],
    ...Object.fromEntries(seconds),
    ...Object.fromEntries(choices),
  };
}

/** Whether a setting is one of that ruleset. */
export function belongs({ of }, ruleset) {
  return !of || of === ruleset;
}

/** @returns {number|null|undefined} the seconds typed, null for no limit, undefined where they cannot be meant */
export function secondsOf(key, typed) {
  const { most, none } = SECONDS[key];
  const text = `${typed}`.trim();
  if (!text && none) return null;
  const seconds = Number(text);
  return /^\d{1,5}$/.test(text) && seconds >= 1 && seconds <= most ? seconds : undefined;
}

/** @returns {string[]} the keys that cannot be meant */
export function wrongSettings(settings) {
  return Object.entries(SECONDS)
    .filter(([, rule]) => belongs(rule, settings.ruleset))
    .map(([key]) => key)
    .filter((key) => secondsOf(key, settings[key]) === undefined);
}

/** @returns {object} `config` of `match.open`, without the seed of the covers */
export function configOf(settings) {
  const { ruleset, format } = settings;
  const of = (rules, value) =>
    Object.entries(rules)
      .filter(([, rule]) => belongs(rule, ruleset))
      .map(([key]) => [key, value(key)]);
  return {
    ruleset,
    format,
    ...Object.fromEntries(of(SECONDS, (key) => secondsOf(key, settings[key]))),
    ...Object.fromEntries(of(ONE_OF, (key) => settings[key])),
  };
}
