/** Lists and numbers as the language that is read writes them. */
import { language } from "./words.js";

/** *Ada, Bo and Cy*, *A、B和C*. */
export function listed(words) {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(words);
}

/** *2,140*. */
export function counted(number) {
  return new Intl.NumberFormat(language.value).format(number);
}
