/**
 * Every word that a person reads (I10): Project Fluent on the catalogue that the server reads too.
 * `t` reads the language signal, so whatever renders with it renders again when the language changes.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import { effect, signal } from "@preact/signals";
import en from "../../i18n/en.ftl?raw";
import ko from "../../i18n/ko.ftl?raw";
import zh from "../../i18n/zh.ftl?raw";
import { recall, remember } from "../store/preferences.js";

const SOURCES = { ko, zh, en };
const FALLBACK = "en";
const REMEMBERED = "matsideLanguage";
const bundles = new Map();

/** The languages by their own names, in the order in which a switch shows them. */
export const languages = [
  { id: "ko", name: "한국어" },
  { id: "zh", name: "中文" },
  { id: "en", name: "English" },
];

/** @type {import('@preact/signals').Signal<'ko'|'zh'|'en'>} */
export const language = signal(firstLanguage());

effect(() => {
  if (globalThis.document) document.documentElement.lang = language.value;
});

/** Switches every screen to a language and remembers it on this device. */
export function setLanguage(id) {
  if (!Object.hasOwn(SOURCES, id)) throw new RangeError(`no language ${id}`);
  language.value = id;
  remember(REMEMBERED, id);
}

/**
 * A message of the catalogue in the current language.
 * @param {string} id as in i18n/*.ftl
 * @param {Record<string, string|number|Date>} [args]
 * @returns {string} English where a language lacks the message, the id itself where English does too
 */
export function t(id, args) {
  const chosen = language.value;
  return format(chosen, id, args) ?? format(FALLBACK, id, args) ?? id;
}

/** Whether the catalogue has a message; for codes that a newer server may have invented. */
export function hasWord(id) {
  return bundle(FALLBACK).hasMessage(id);
}

function format(locale, id, args) {
  const source = bundle(locale);
  const message = source.getMessage(id);
  if (!message?.value) return null;
  return source.formatPattern(message.value, args, []);
}

function bundle(locale) {
  let made = bundles.get(locale);
  if (!made) {
    // No isolation marks: all three languages run left to right, and a test or a screen reader meets plain text.
    made = new FluentBundle(locale, { useIsolating: false });
    made.addResource(new FluentResource(SOURCES[locale]));
    bundles.set(locale, made);
  }
  return made;
}

function firstLanguage() {
  const remembered = recall(REMEMBERED);
  if (Object.hasOwn(SOURCES, remembered ?? "")) return remembered;
  const wanted = globalThis.navigator?.languages ?? [];
  const [found] = negotiateLanguages(wanted, Object.keys(SOURCES), {
    strategy: "lookup",
    defaultLocale: FALLBACK,
  });
  return found;
}
