/**
 * What MicroPython keeps of a Python file: all but comments and docstrings, which it throws away when it compiles. The phone need not load them (I4: the code is the very same).
 * Lines stay where they are, so that a traceback's number is right in the file that people read. A level of blocks is one blank instead of four; none is needed in brackets, or beside a sign. Strings have the quotes that JSON need not escape.
 */

// A long string, short strings, a comment, the line's end, blanks, and anything else.
const TOKENS =
  /"""(?:\\[\s\S]|[^\\])*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#[^\n]*|\n|[ \t]+|[^"'#\s]+/g;
const SIGN = /[-+*/%&|^~<>=!,:()[\]{}]/;
const DEPTH = { "(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1 };

/** @param {string} source a file in the rules' dialect @returns {string} the same without what is for people */
export function bare(source) {
  let depth = 0; // of brackets: a string within them is an argument
  let begun = false; // whether the line has something on it
  const kept = source.replace(TOKENS, (token, at) => {
    if (token.startsWith("#")) return "";
    if (token === "\n") begun = false;
    if (token === "\n") return token;
    if (!token.trim()) {
      if (!begun) return " ".repeat(depth ? 0 : token.length / 4);
      return SIGN.test(source[at - 1] + source[at + token.length]) ? "" : token;
    }
    const alone = !begun && depth === 0;
    begun = true;
    if (token.startsWith('"""')) return alone ? `''${token.replace(/[^\n]/g, "")}` : token;
    if (/^"[^'"]*"$/.test(token) && !token.includes('\\"')) return `'${token.slice(1, -1)}'`;
    if (!/^["']/.test(token)) for (const sign of token) depth += DEPTH[sign] ?? 0;
    return token;
  });
  return kept.replace(/[ \t]+$/gm, "");
}
