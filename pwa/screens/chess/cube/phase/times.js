/** Times of a cube and of a clock as they are written: hundredths, dropped and never rounded. Display only. */

const two = (number) => String(number).padStart(2, "0");

/** *12.34*, *1:02.34*: a time in hundredths of a second. @param {number} cs */
export function timeOf(cs) {
  const minutes = Math.floor(cs / 6_000);
  const seconds = Math.floor(cs / 100) % 60;
  const rest = two(cs % 100);
  return minutes ? `${minutes}:${two(seconds)}.${rest}` : `${seconds}.${rest}`;
}

/** The same of milliseconds: what runs. @param {number} ms */
export function spanOf(ms) {
  return timeOf(Math.floor(ms / 10));
}

/** *10:00.00*, *−0:34.50*: what a clock has left; a debt with its sign. @param {number} ms */
export function clockOf(ms) {
  const cs = Math.floor(Math.abs(ms) / 10);
  return `${ms < 0 ? "−" : ""}${Math.floor(cs / 6_000)}:${two(Math.floor(cs / 100) % 60)}.${two(cs % 100)}`;
}

/**
 * *12.34*, *12.34 + 2 = 14.34*, *DNF (12.34)*, *DNF*: a result as it stands.
 * @param {{cs: number|null, verdict: 'ok'|'plus2'|'dnf', result_cs: number}} side of `chess.replay`'s cube
 */
export function resultOf({ cs, verdict, result_cs: result }) {
  if (verdict === "dnf") return cs ? `DNF (${timeOf(cs)})` : "DNF";
  return verdict === "plus2" ? `${timeOf(cs)} + 2 = ${timeOf(result)}` : timeOf(result);
}

/** *12.34*, *DNF*: a result alone. @param {number} cs −1 for DNF */
export function shortOf(cs) {
  return cs < 0 ? "DNF" : timeOf(cs);
}

const OFFICIAL_CAP = 120;

/** The seconds of one cube that count at most (time@1), where the match has no others. @param {{cap_seconds?: number}} config */
export function capOf({ cap_seconds: cap }) {
  return cap ?? OFFICIAL_CAP;
}
