/** The rulings on an extra attempt that a delegate can give where no version says it already (11e, 11e3). */

/**
 * @param {{entry: object, standing: string|null, inForce: boolean}[]} versions of versions.js
 * @param {boolean} provisional whether the edition has provisional ones
 * @returns {('extra'|'provisional'|'none')[]} `none` turns down what was asked for where no result is there to be kept
 */
export function extraChoices(versions, provisional) {
  const extras = versions.filter(({ entry }) => entry.op.kind === "attempt.extra");
  const asked = extras.some(({ standing }) => standing === "proposal");
  const given = extras.some(({ entry }) => entry.op.body.provisional === true);
  const results = versions.length - extras.length;
  return [
    extras.length === 0 && "extra",
    provisional && !given && "provisional",
    asked && results === 0 && "none",
  ].filter(Boolean);
}

/** The operation, without its place, that gives such a ruling. */
export function extraRuling(choice, reason) {
  const why = { reason: reason.trim() };
  if (choice === "none") return { kind: "attempt.void", body: why };
  const body = choice === "provisional" ? { ...why, provisional: true } : why;
  return { kind: "attempt.extra", body };
}
