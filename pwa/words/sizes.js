/** Amounts of storage as people read them. */
import { language } from "./words.js";

const STEPS = [
  ["gigabyte", 1024 ** 3],
  ["megabyte", 1024 ** 2],
  ["kilobyte", 1024],
];

/** *1.2 GB*, *840 MB*; less than a kilobyte is one. */
export function size(bytes) {
  const [unit, step] = STEPS.find(([, least]) => bytes >= least) ?? STEPS.at(-1);
  const form = { style: "unit", unit, maximumFractionDigits: bytes / step < 10 ? 1 : 0 };
  return new Intl.NumberFormat(language.value, form).format(Math.max(1, bytes / step));
}
