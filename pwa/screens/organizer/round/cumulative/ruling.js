/** What a shared limit asks of a person: the DNF that reached it, the DNS behind it; and the operation that records it. */

const DNF = -1;

/**
 * @param {{rows: object[]}} reply of `limits.check`
 * @param {(row: {round: string, slot: number}) => object|null} lineOf the card's line
 * @returns {{round: string, slot: number, verdict: 'dnf'|'dns', code: string, ruling: boolean}[]} `ruling`: the edition leaves it to the
 *   main judge (2008 8e, 2010 9s)
 */
export function asksFor({ rows }, lineOf) {
  return rows.flatMap(({ round, slot, proposal, verdict, code, flags }) => {
    if (proposal) return [{ round, slot, verdict, code, ruling: false }];
    const left = flags.includes("over-limit") && lineOf({ round, slot })?.value !== DNF;
    return left ? [{ round, slot, verdict: "dnf", code, ruling: true }] : [];
  });
}

/** What an entry says of the attempt: its own words, those of the entry that a decision keeps, or the result that it enters. */
export function saidIn(ops, id) {
  const op = ops.find((one) => one.id === id);
  if (!op) return null;
  if (op.body.keep) return saidIn(ops, op.body.keep);
  return op.body.result ?? op.body;
}

/**
 * The body of the attempt with the ruling: a DNF keeps its time, for the others count what it took (A1a2+, A1a5).
 * @param {object|null} said of the entry in force
 */
export function ruledAttempt(said, { verdict, code }, reason) {
  if (verdict === "dns") return { declared: "dns", penalties: [code], reason };
  const { value, reason: before, ...rest } = said;
  const reading = value > 0 ? { reading_ms: value * 10 } : {};
  const codes = [...(rest.penalties ?? []).filter((one) => one !== code), code];
  return { ...reading, ...rest, declared: "dnf", penalties: codes, reason };
}
