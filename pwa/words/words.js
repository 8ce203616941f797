/**
 * Every word that a person reads (I10): Project Fluent on the catalogue that the server reads too, one language at a time.
 * `t` reads the language signal, so whatever renders with it renders again when the language changes.
 */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import { effect, signal } from "@preact/signals";
import { recall, remember } from "../store/preferences.js";

const CATALOGUES = {
  ko: () => import("../../i18n/ko.ftl?raw"),
  zh: () => import("../../i18n/zh.ftl?raw"),
  en: () => import("../../i18n/en.ftl?raw"),
};
const FALLBACK = "en";
const REMEMBERED = "matsideLanguage";
const bundles = new Map();
let wanted = null;

/** The languages by their own names, in the order in which a switch shows them. */
export const languages = [
  { id: "ko", name: "한국어" },
  { id: "zh", name: "中文" },
  { id: "en", name: "English" },
];

/** @type {import('@preact/signals').Signal<'ko'|'zh'|'en'>} */
export const language = signal(await firstLanguage());

effect(() => {
  if (globalThis.document) document.documentElement.lang = language.value;
});

/**
 * Switches every screen to a language and remembers it on this device; of several in a row the last one counts.
 * @throws {RangeError} if there is no such language
 */
export async function setLanguage(id) {
  if (!Object.hasOwn(CATALOGUES, id)) throw new RangeError(`no language ${id}`);
  wanted = id;
  await load(id);
  if (wanted !== id) return;
  language.value = id;
  remember(REMEMBERED, id);
}

/**
 * A message of the catalogue in the current language.
 * @param {string} id as in i18n/*.ftl
 * @param {Record<string, string|number|Date>} [args]
 * @returns {string} the id itself where there is no such message
 */
export function t(id, args) {
  const bundle = bundles.get(language.value);
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, args && plain(args), []) : id;
}

/** A count that all three languages write alike: their formatter takes longer to come up than a screen to be drawn. */
class Count extends FluentNumber {
  toString() {
    return `${this.value}`;
  }
}

function plain(args) {
  const pairs = Object.entries(args);
  return Object.fromEntries(
    pairs.map(([name, arg]) => [name, isCount(arg) ? new Count(arg) : arg]),
  );
}

function isCount(arg) {
  return Number.isInteger(arg) && arg >= 0 && arg < 1000;
}

/** Whether the catalogue has a message; for codes that a newer server may have invented. */
export function hasWord(id) {
  return bundles.get(language.peek()).hasMessage(id);
}

async function load(id) {
  if (bundles.has(id)) return;
  const { default: source } = await CATALOGUES[id]();
  // No isolation marks: all three languages run left to right, and a test or a screen reader meets plain text.
  const bundle = new FluentBundle(id, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  bundles.set(id, bundle);
}

/** The first language, ready to be read: the remembered one, else the one that the browser asks for. */
async function firstLanguage() {
  const remembered = recall(REMEMBERED);
  const id = Object.hasOwn(CATALOGUES, remembered ?? "") ? remembered : asked();
  await load(id);
  return id;
}

function asked() {
  const [found] = negotiateLanguages(
    globalThis.navigator?.languages ?? [],
    Object.keys(CATALOGUES),
    {
      strategy: "lookup",
      defaultLocale: FALLBACK,
    },
  );
  return found;
}
