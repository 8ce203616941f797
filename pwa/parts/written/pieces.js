/** A written solution cut where the rules found what is no move. */

/**
 * @param {string} text
 * @param {{position: number, token: string}[]} errors of `fewest.check`; one that no longer stands there, because somebody types on, is left out
 * @returns {{text: string, wrong: boolean, position: number}[]} all of the text, in order; positions count signs from 0, as the rules do
 */
export function pieces(text, errors = []) {
  const signs = [...text];
  const said = (from, to) => signs.slice(from, to).join("");
  const found = [];
  let at = 0;
  const add = (to, wrong) => {
    if (to > at) found.push({ text: said(at, to), wrong, position: at });
    at = to;
  };
  for (const { position, token } of errors) {
    const end = position + [...token].length;
    if (position < at || said(position, end) !== token) continue;
    add(position, false);
    add(end, true);
  }
  add(signs.length, false);
  return found;
}
