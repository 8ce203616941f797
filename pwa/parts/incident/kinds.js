/** What is usually reported, each with the regulation of the round's edition; some things only some editions know. */

/**
 * `number` stands in every edition; `named` is the key of a penalty whose edition has a regulation of its own for it, `alone` says that
 * only such editions know it. `offers` is false where the text gives no extra attempt for it alone (5c).
 */
const USUAL = [
  { what: "defect", number: "5b", offers: false },
  { what: "disturbance", number: "11a2" },
  { what: "timer", number: "11a3" },
  { what: "timer-early", named: "timer_early_extra", alone: true },
  { what: "scramble", number: "11a1", named: "misscramble_may" },
  { what: "duplicate", named: "duplicate_group", alone: true },
  { what: "inexperience", named: "inexperience", alone: true },
  { what: "procedure", number: "11a1" },
  { what: "equipment", number: "11a3" },
  { what: "other", number: "11d" },
];

/**
 * @param {{code: string, key: string}[]|null} penalties as in `penalties.list`; null while the rules have not answered
 * @returns {{what: string, regulation: string, offers: boolean}[]}
 */
export function kindsOf(penalties) {
  const codes = new Map((penalties ?? []).map(({ key, code }) => [key, code]));
  return USUAL.filter(({ alone, named }) => !alone || codes.has(named)).map(
    ({ what, number, named, offers = true }) => ({
      what,
      regulation: codes.get(named) ?? number,
      offers,
    }),
  );
}

/** What the list has of the edition's extra attempts: who grants them, and whether there are provisional ones (11e, 11e3). */
export function extrasOf(penalties) {
  const row = (wanted) => (penalties ?? []).find(({ key }) => key === wanted);
  return { by: row("incident_extra")?.by ?? null, provisional: Boolean(row("provisional")) };
}

/** Whether this role's extra attempt counts at once; of everybody else it is asked for (1g2, 11e). */
export function grants(role, by) {
  return role === "delegate" || (role === "head-judge" && by === "main-judge");
}
