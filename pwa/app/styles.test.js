/** What holds in every stylesheet, so that themes, type sizes and stillness reach every screen. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOT = new URL("..", import.meta.url);
const sheets = ["app", "parts", "screens"]
  .flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true }).map((name) => `${folder}/${name}`),
  )
  .filter((name) => name.endsWith(".css"))
  .map((name) => ({
    name,
    css: readFileSync(new URL(name, ROOT), "utf8").replace(/\/\*.*?\*\//gs, ""),
  }));
const HAIRLINES = 3;

function found(pattern, except = []) {
  return sheets
    .filter(({ name }) => !except.includes(name))
    .flatMap(({ name, css }) =>
      [...css.matchAll(pattern)].map(([hit]) => `${name}: ${hit.trim()}`),
    );
}

test("there are stylesheets to look at", () => {
  expect(sheets.length).toBeGreaterThan(20);
});

test("colours stand in tokens.css alone", () => {
  expect(found(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi, ["app/tokens.css"])).toEqual([]);
});

test("sizes are in rem, so that they follow the browser's font size; pixels draw lines only", () => {
  const wide = found(/[^;{]*?\b\d+(?:\.\d+)?px/g, ["app/tokens.css"]);
  expect(wide.filter((hit) => Number(hit.match(/([\d.]+)px$/)[1]) > HAIRLINES)).toEqual([]);
  expect(found(/font-size:[^;]*px/g)).toEqual([]);
});

test("what moves takes its time from the one token that stillness sets to nothing", () => {
  const moves = found(/(?:transition|animation)(?:-duration)?:[^;]*;/g);
  expect(moves.filter((hit) => !/var\(--quick\)|none/.test(hit))).toEqual([]);
});

test("a class has its look from one screen: the sheets of all screens meet on one page", () => {
  const named = new Map(); // class → the screens that say how it looks
  const alone = new Set(); // and by nothing else
  for (const { name, css } of sheets.filter(({ name }) => name.startsWith("screens/"))) {
    const seen = css.replace(/@media print\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
    for (const [, selectors] of seen.matchAll(/([^{}]+)\{/g))
      for (const [, first, more] of selectors.matchAll(
        /(?:^|,)\s*\.([\w-]+)([^\s,]*)\s*(?=,|$)/g,
      )) {
        named.set(first, new Set(named.get(first)).add(name.split("/")[1]));
        if (!more) alone.add(first);
      }
  }
  expect(alone.size).toBeGreaterThan(100);
  const shared = [...named].filter(([first, screens]) => screens.size > 1 && alone.has(first));
  expect(shared.map(([first, screens]) => `.${first}: ${[...screens].join(", ")}`)).toEqual([]);
});
