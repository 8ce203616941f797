/** Every word exists in the three languages, and the phone finds the person's own (I10). */
import { effect } from "@preact/signals";
import { beforeEach, expect, test, vi } from "vitest";
import en from "../../i18n/en.ftl?raw";
import ko from "../../i18n/ko.ftl?raw";
import zh from "../../i18n/zh.ftl?raw";

const ids = (source) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id);
let words;

beforeEach(async () => {
  words = await startIn(["en-GB"]);
});

test("the phone's languages decide at first, by the order of preference", async () => {
  const found = [];
  for (const wanted of [
    ["ko-KR", "en"],
    ["zh-TW"],
    ["zh-CN"],
    ["zh-Hant-HK"],
    ["KO_kr"],
    ["en-US"],
    ["fr-FR", "zh"],
    ["fr"],
    [],
  ])
    found.push((await startIn(wanted)).language.value);
  expect(found).toEqual(["ko", "zh", "zh", "zh", "ko", "en", "zh", "en", "en"]);
});

test("a chosen language is remembered on this device", async () => {
  const kept = new Map();
  const storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
  };
  await (await startIn(["en"], storage)).setLanguage("ko");
  expect((await startIn(["en"], storage)).language.value).toBe("ko");
});

test("a browser that forbids storage still switches the language", async () => {
  const storage = {
    getItem: () => {
      throw new DOMException("forbidden", "SecurityError");
    },
    setItem: () => {
      throw new DOMException("forbidden", "SecurityError");
    },
  };
  const guarded = await startIn(["en"], storage);
  await guarded.setLanguage("zh");
  expect(guarded.language.value).toBe("zh");
});

test("whatever shows a word shows it again when the language changes", async () => {
  const shown = [];
  const stop = effect(() => shown.push(words.t("state-saved")));
  await words.setLanguage("ko");
  await words.setLanguage("zh");
  stop();
  expect(shown).toHaveLength(3);
  expect(new Set(shown).size).toBe(3);
});

test("of two switches in a row the last one counts, whichever is loaded first", async () => {
  await Promise.all([words.setLanguage("ko"), words.setLanguage("en")]);
  expect(words.language.value).toBe("en");
});

test("arguments stand in the sentence without marks around them", () => {
  expect(words.t("app-round-name", { event: "3x3x3 Cube", number: 2 })).toBe("3x3x3 Cube, round 2");
});

test("a count takes the form that the language has for it", () => {
  expect(words.t("app-unsent", { count: 0 })).not.toBe(words.t("app-unsent", { count: 2 }));
});

test("an unknown word shows its id instead of nothing", () => {
  expect(words.t("error-from-a-newer-server")).toBe("error-from-a-newer-server");
  expect(words.hasWord("error-from-a-newer-server")).toBe(false);
  expect(words.hasWord("error-offline")).toBe(true);
});

test("words of later screens come when they are wanted, and replace the ids that were shown", async () => {
  const shown = [];
  for (const [id, word] of [
    ["en", "here"],
    ["ko", "여기"],
  ])
    vi.doMock(`../../i18n/${id}.ftl?far`, () => ({ default: `far-away = ${word}\n` }));
  words = await startIn(["en"]);
  const stop = effect(() => shown.push(words.t("far-away")));
  await words.wantAllWords();
  await words.setLanguage("ko");
  stop();
  expect(shown).toEqual(["far-away", "here", "여기"]);
});

test("a language that does not exist is an error of the caller", async () => {
  await expect(words.setLanguage("tlh")).rejects.toThrow(RangeError);
  expect(words.language.value).toBe("en");
});

test("the three catalogues hold the same messages, and every one can be shown", async () => {
  expect(ids(en).length).toBeGreaterThan(50);
  expect(ids(ko).sort()).toEqual(ids(en).sort());
  expect(ids(zh).sort()).toEqual(ids(en).sort());
  for (const { id } of words.languages) {
    await words.setLanguage(id);
    expect(ids(en).filter((word) => words.t(word) === word)).toEqual([]);
  }
});

/** The words of a phone with these languages, in order of preference. */
function startIn(languages, storage) {
  vi.resetModules();
  vi.stubGlobal("navigator", { languages });
  vi.stubGlobal("localStorage", storage);
  return import("./words.js");
}
