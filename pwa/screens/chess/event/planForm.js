/** The plan of an event as a form, and back. Fields are texts and choices; what may not be is named by its field. */

export const FORMATS = ["swiss", "round-robin", "knock-out"];
export const RULESETS = ["twice@2", "time@1"];
export const QUOTAS = ["FAST", "FREEZE", "MASTERS"];
export const ZERO_CLOCKS = ["clamp", "negative", "lose_turns"];
export const LAST_BASES = ["played", "turn"];
export const TIE_BREAKS = [
  "direct",
  "buchholz-cut-1",
  "buchholz",
  "sonneborn-berger",
  "wins",
  "black-wins",
];
/** What an event of that format begins with; a knock-out has no ties to break. */
const USUAL = {
  swiss: ["buchholz-cut-1", "buchholz", "direct", "wins"],
  "round-robin": ["direct", "sonneborn-berger", "wins"],
  "knock-out": [],
};
const NUMBERS = {
  part_seconds: [1, 3600],
  move_seconds: [1, 3600],
  clock_seconds: [1, 36000],
  cap_seconds: [1, 3600],
  rounds: [1, 30],
  tables: [1, 999],
};
const OF_RULESET = {
  "twice@2": ["last_basis"],
  "time@1": ["clock_seconds", "cap_seconds", "zero_clock"],
};
const DEFAULTS = {
  ruleset: "twice@2",
  format: "FAST",
  part_seconds: 180,
  move_seconds: 20,
  last_basis: "played",
  clock_seconds: 600,
  cap_seconds: 120,
  zero_clock: "clamp",
};

/** @param {object|null} plan as the fold has it; null for a new event */
export function formOf(plan) {
  const config = { ...DEFAULTS, ...plan?.config };
  const format = plan?.format ?? "swiss";
  return {
    name: plan?.name ?? "ChessCubing",
    format,
    rounds: String(plan?.rounds ?? 5),
    tables: plan?.tables ? String(plan.tables) : "",
    scrambles: plan?.scrambles ?? "match",
    tie_breaks: plan?.tie_breaks ?? USUAL[format],
    ruleset: config.ruleset,
    quota: config.format,
    part_seconds: String(config.part_seconds),
    limited: config.move_seconds !== null,
    move_seconds: String(config.move_seconds ?? DEFAULTS.move_seconds),
    last_basis: config.last_basis,
    clock_seconds: String(config.clock_seconds),
    cap_seconds: String(config.cap_seconds),
    zero_clock: config.zero_clock,
    reason: "",
  };
}

/** The form with another format, whose usual tie-breaks come with it. */
export function withFormat(form, format) {
  return { ...form, format, tie_breaks: USUAL[format] };
}

/** Which of the form's numbers count as it is filled in. */
function numbersOf(form) {
  const names = ["part_seconds"];
  if (form.limited) names.push("move_seconds");
  if (form.ruleset === "time@1") names.push("clock_seconds", "cap_seconds");
  if (form.format === "swiss") names.push("rounds");
  if (form.tables.trim()) names.push("tables");
  return names;
}

/** @returns {string[]} the fields that are not yet as they must be */
export function wrongIn(form, needsReason) {
  const wrong = numbersOf(form).filter((name) => numberOf(form[name], ...NUMBERS[name]) === null);
  if (!form.name.trim()) wrong.push("name");
  if (needsReason && !form.reason.trim()) wrong.push("reason");
  return wrong;
}

/** @returns {object} the body of `side.plan` for a form in which nothing is wrong */
export function planBody(form) {
  const own = OF_RULESET[form.ruleset];
  const config = {
    ruleset: form.ruleset,
    format: form.quota,
    part_seconds: Number(form.part_seconds),
    move_seconds: form.limited ? Number(form.move_seconds) : null,
  };
  for (const key of own) config[key] = key.endsWith("_seconds") ? Number(form[key]) : form[key];
  const body = {
    game: "chess",
    name: form.name.trim(),
    format: form.format,
    config,
    tie_breaks: form.tie_breaks,
    scrambles: form.scrambles,
  };
  if (form.format === "swiss") body.rounds = Number(form.rounds);
  if (form.tables.trim()) body.tables = Number(form.tables);
  if (form.reason.trim()) body.reason = form.reason.trim();
  return body;
}

function numberOf(text, least, most) {
  if (!/^\d{1,6}$/.test(text.trim())) return null;
  const number = Number(text);
  return number >= least && number <= most ? number : null;
}
