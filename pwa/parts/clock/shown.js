/** A clock's time as its face shows it, in plain digits of every language. */

const two = (number) => String(number).padStart(2, "0");

/** *59:59*, *1:00:00*: whole seconds, dropped; of what is left give `leftOf`. */
export function minutesOf(ms) {
  const seconds = Math.floor(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** *60:00*: minutes that are not gathered to hours, as a clock of one hour shows them. */
export function allMinutesOf(ms) {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** *12.3*: seconds and tenths, dropped, so that 15.0 is never shown before it is. */
export function tenthsOf(ms) {
  return `${Math.floor(ms / 1000)}.${Math.floor(ms / 100) % 10}`;
}

/** *10:23.45*: with hundredths, dropped as on a timer (9f1). */
export function hundredthsOf(ms) {
  return `${minutesOf(ms)}.${two(Math.floor(ms / 10) % 100)}`;
}

/** What is left of a limit in whole seconds that have begun: nought only when it is over. */
export function leftOf(limit, elapsed) {
  return Math.max(0, Math.ceil((limit - elapsed) / 1000) * 1000);
}

/** *15.23*: seconds and hundredths. */
export function secondsOf(ms) {
  return `${Math.floor(ms / 1000)}.${two(Math.floor(ms / 10) % 100)}`;
}

/** The digits that type a time on the keypad: *10:23.45* is `102345`. */
export function digitsOf(ms) {
  return hundredthsOf(ms).replace(/\D/g, "").replace(/^0+/, "");
}
