/** Digits that fill a reading from the right, as on a scorecard program: 1 7 6 5 is 17.65. */

const most = 8;

/** The digits after a key: `0`–`9`, `back` or `clear`. */
export function press(digits, key) {
  if (key === "clear") return "";
  if (key === "back") return digits.slice(0, -1);
  return digits.length < most ? (digits + key).replace(/^0+/, "") : digits;
}

/** What the timer shows for digits as they stand, nothing carried: 7500 is `75.00`, 10234 is `1:02.34`. */
export function shown(digits) {
  const [hundredths, ...rest] = pairs(digits.padStart(3, "0"));
  return `${rest.reverse().join(":")}.${hundredths}`;
}

/** Hundredths of a second in the digits: two each for hundredths, seconds, minutes, hours. */
export function centiseconds(digits) {
  return pairs(digits).reduce((sum, pair, place) => sum + Number(pair) * worth[place], 0);
}

const worth = [1, 100, 6_000, 360_000];

/** Pairs from the right; the last one may be a single digit. */
function pairs(digits) {
  const found = [];
  for (let end = digits.length; end > 0; end -= 2)
    found.push(digits.slice(Math.max(0, end - 2), end));
  return found;
}
