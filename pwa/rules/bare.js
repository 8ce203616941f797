/**
 * What MicroPython keeps of a Python file: all but comments and docstrings, which it throws away when it compiles. The phone need not load them (I4: the code is the very same).
 * Every statement stays on its line, so that a traceback's number is right in the file that people read; one of several lines is on its first, and the others, empty, come behind it.
 * A level of blocks is one blank instead of four; none is needed beside a sign. Strings have the quotes that JSON need not escape.
 */

// A long string, short strings, a comment, the line's end, blanks, and anything else.
const TOKENS =
  /"""(?:\\[\s\S]|[^\\])*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#[^\n]*|\n|[ \t]+|[^"'#\s]+/g;
const SIGN = /[-+*/%&|^~<>=!,:()[\]{}]/;
const DEPTH = { "(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1 };

/** What follows a docstring: empty lines and comments, then how far the next statement is in. */
const NEXT = /[ \t]*\n(?:[ \t]*(?:#[^\n]*)?\n)*([ \t]*)(?=\S)|\s*$/y;

/** @param {string} source a file in the rules' dialect @returns {string} the same without what is for people */
export function bare(source) {
  let depth = 0; // of brackets: a string within them is an argument
  let begun = false; // whether the line has something on it
  let indent = "";
  let last = ""; // the sign before, and whether there was a gap behind it
  let gap = false;
  let owed = 0; // ends of lines within brackets

  return source.replace(TOKENS, (token, at) => {
    if (token.startsWith("#")) return "";
    if (token === "\n" && depth === 0) {
      const ends = token.repeat(1 + owed);
      [begun, indent, gap, owed] = [false, "", false, 0];
      return ends;
    }
    if (!token.trim()) {
      if (token === "\n") owed += 1;
      if (begun) gap = true;
      else indent = token;
      return "";
    }
    const alone = !begun && depth === 0;
    const level = " ".repeat(indent.length / 4);
    const before = begun ? " ".repeat(gap && !SIGN.test(last + token[0])) : level;
    [begun, last, gap] = [true, token.at(-1), false];
    if (alone && token.startsWith('"""')) {
      const lines = token.replace(/[^\n]/g, "");
      return isFollowed(source, at + token.length, indent) ? lines : `${before}''${lines}`;
    }
    if (/^"[^'"]*"$/.test(token) && !token.includes('\\"'))
      return `${before}'${token.slice(1, -1)}'`;
    if (!/^["']/.test(token)) for (const sign of token) depth += DEPTH[sign] ?? 0;
    return before + token;
  });
}

/** Whether a docstring may go altogether: its block has a statement behind it, or it is a whole file's. */
function isFollowed(source, end, indent) {
  NEXT.lastIndex = end;
  return (NEXT.exec(source)?.[1] ?? "") === indent;
}
