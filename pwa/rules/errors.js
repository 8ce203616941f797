/** What the rules, or the way to them, refused: the door's error, or `rules-unavailable`. */
export class RulesError extends Error {
  /** @param {{code: string, field?: string|null, message?: string}} error */
  constructor({ code, field, message }) {
    super(message ?? code);
    this.name = "RulesError";
    this.code = code;
    this.field = field ?? null;
  }
}
