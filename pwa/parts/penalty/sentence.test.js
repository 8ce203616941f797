/** Every penalty of every edition has its sentence in the three languages. */
import { afterAll, expect, test } from "vitest";
import penalties from "../../../docs/editions/penalties.json";
import { setLanguage } from "../../words/words.js";
import { sentenceOf } from "./sentence.js";

const EDITIONS = Object.keys(penalties).filter((name) => name.startsWith("wca-"));
const keys = [...new Set(EDITIONS.flatMap((edition) => penalties[edition].map(({ key }) => key)))];

afterAll(() => setLanguage("en"));

test.each(["en", "ko", "zh"])("all of them in %s", async (language) => {
  await setLanguage(language);
  expect(keys).toHaveLength(125);
  expect(keys.filter((key) => sentenceOf(key).includes("penalty-"))).toEqual([]);
});
