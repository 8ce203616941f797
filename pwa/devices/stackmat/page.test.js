/** I9: docs/timers.md shows the table as it is; `MATSIDE_WRITE=1 npx vitest run devices/stackmat/page` writes it there. */
import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { events, states } from "../../testing/devices/page.js";

const PAGE = new URL("../../../docs/timers.md", import.meta.url);
const PARTS = { events, states };
const between = (name) => new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`);

const written = (page) =>
  Object.entries(PARTS).reduce(
    (text, [name, part]) => text.replace(between(name), (_, from, to) => `${from}${part()}\n${to}`),
    page,
  );

test("the page of timers shows every state, every event and every cell as they are", () => {
  const page = readFileSync(PAGE, "utf8");
  for (const name of Object.keys(PARTS)) expect(page).toMatch(between(name));
  if (process.env.MATSIDE_WRITE === "1") writeFileSync(PAGE, written(page));
  else expect(page).toBe(written(page));
});
