/** The state of a multi-blind entry: three numbers, of which one takes the digits, a ruling, and penalties as often as they happened. */
import { press } from "../keypad/digits.js";

/** In the order of the scorecard. */
export const fields = ["solved", "attempted", "time"];

const most = { solved: 2, attempted: 2, time: 5 };

export const blankMulti = {
  solved: "",
  attempted: "",
  time: "",
  active: "solved",
  ruling: null,
  penalties: [],
};

/** The entry after a key; two digits of cubes are full and hand over to the next number. */
export function afterMulti(entry, key) {
  if (key === "clear") return blankMulti;
  if (key === "plus2") return entry;
  if (key === "dnf" || key === "dns") {
    return { ...entry, ruling: entry.ruling === key ? null : key };
  }
  const { active } = entry;
  const before = entry[active];
  if (key !== "back" && before.length >= most[active]) return entry;
  const digits = active === "time" || before !== "" || key !== "0" ? press(before, key) : "0";
  const full = key !== "back" && active !== "time" && digits.length === most[active];
  const next = full ? fields[fields.indexOf(active) + 1] : active;
  return { ...entry, [active]: digits, active: next, ruling: null };
}

/** Where the number of cubes was told, those that are solved hand over to the time. */
export function pastTold(before, after) {
  const handed = before.active === "solved" && after.active === "attempted" && !after.attempted;
  return handed ? { ...after, active: "time" } : after;
}

/** An entry with the number of cubes that was told, as long as no other is typed. */
export function withTold(entry, told) {
  return told && entry.attempted === "" ? { ...entry, attempted: `${told}` } : entry;
}

/** Whether all three numbers are there. */
export function filled(entry) {
  return fields.every((field) => entry[field] !== "");
}

/** A number as it stands; the time as minutes and seconds. */
export function shownField(field, digits) {
  if (field !== "time") return digits || "–";
  if (!digits) return "–";
  const padded = digits.padStart(4, "0");
  const parts = [padded.slice(0, -4), padded.slice(-4, -2), padded.slice(-2)].filter(Boolean);
  return parts.map((part, place) => (place ? part : String(Number(part)))).join(":");
}
