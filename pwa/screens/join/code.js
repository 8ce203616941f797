/** Invitation codes as people type, paste and scan them. */

const symbols = /[^0-9A-Za-z]/g;
const length = 10;

/** The code in a typed text or in a link with `#code`, in capitals without separators; null if there is none. */
export function codeIn(text) {
  const typed = text.includes("#") ? text.slice(text.indexOf("#") + 1) : text;
  const code = typed.replace(symbols, "").toUpperCase();
  return code.length >= length && !/[:/]/.test(typed) ? code : null;
}

/** What has been typed so far, in capitals with a dash after five; links are left alone. */
export function spaced(text) {
  if (/[:/#]/.test(text)) return text;
  const code = text.replace(symbols, "").toUpperCase();
  if (code.length <= 5 || code.length > length) return code;
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
