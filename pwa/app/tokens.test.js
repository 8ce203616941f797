/** The palette can be read: every pair of colours that stands together has the contrast that its theme promises. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

const GROUNDS = ["ground", "paper", "sunk"];
const TEXT = [
  ...["ink", "ink-soft", "go", "wait", "stop", "link"].flatMap((ink) =>
    GROUNDS.map((ground) => [ink, ground]),
  ),
  ...["go", "wait", "stop", "link"].flatMap((tone) => [
    ["ink", `${tone}-soft`],
    ["ink-soft", `${tone}-soft`],
    [tone, `${tone}-soft`],
  ]),
  ["ground", "ink"],
  ["go-ink", "go-fill"],
  ["go-ink", "go-fill-down"],
  ["wait-ink", "wait-fill"],
  ["stop-ink", "stop-fill"],
  ["stop-ink", "stop-fill-down"],
  ["mat-ink", "mat"],
  ["mat-ink", "mat-key"],
  ["mat-ink", "mat-key-down"],
  ["mat-ink-soft", "mat"],
  ...["go", "wait", "stop", "link"].map((tone) => [`mat-${tone}`, "mat"]),
];
/** What is seen and not read: the edges of fields and buttons, the ring of the focus. */
const EDGES = [
  ...["line-strong", "focus"].flatMap((edge) => GROUNDS.map((ground) => [edge, ground])),
  ["mat-link", "mat"],
];
/** WCAG 2.2: AA where light is fair, AAA where a glare takes its share. */
const PROMISED = {
  light: { text: 4.5, edges: 3 },
  dark: { text: 4.5, edges: 3 },
  sun: { text: 7, edges: 4.5 },
};

function palette(theme) {
  const [, block] = css.match(new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]),
  );
}

function luminance(colour) {
  const [red, green, blue] = colour
    .match(/[0-9a-f]{2}/g)
    .map((part) => Number.parseInt(part, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test("the measure is the one of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

for (const [theme, promised] of Object.entries(PROMISED)) {
  const colours = palette(theme);
  const low = (pairs, least) =>
    pairs
      .filter(([one, other]) => !(contrast(colours[one], colours[other]) >= least))
      .map(([one, other]) => `${one} on ${other}: ${contrast(colours[one], colours[other])}`);

  test(`words can be read in ${theme}`, () => {
    expect(low(TEXT, promised.text)).toEqual([]);
  });

  test(`edges and focus can be seen in ${theme}`, () => {
    expect(low(EDGES, promised.edges)).toEqual([]);
  });

  test(`${theme} has every colour that light has`, () => {
    expect(Object.keys(colours).sort()).toEqual(Object.keys(palette("light")).sort());
  });
}
