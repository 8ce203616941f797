/**
 * Every word that a person reads (I10): Project Fluent on the catalogue that the server reads too, one language at a time.
 * `t` reads the language signal, so whatever renders with it renders again when the language changes.
 */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import { recall, remember } from "../store/preferences.js";

/** In two portions, see portions.js: the first screens do not wait for the words of all others. */
const CATALOGUES = {
  ko: { near: () => import("../../i18n/ko.ftl?near"), far: () => import("../../i18n/ko.ftl?far") },
  zh: { near: () => import("../../i18n/zh.ftl?near"), far: () => import("../../i18n/zh.ftl?far") },
  en: { near: () => import("../../i18n/en.ftl?near"), far: () => import("../../i18n/en.ftl?far") },
};
const FALLBACK = "en";
const REMEMBERED = "matsideLanguage";
const bundles = new Map();
const fetched = new Map(); // language and portion → when it is in the bundle
const arrivals = signal(0);
let portions = ["near"];
let missed = false;
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
  if (!message) missed = arrivals.value >= 0; // followed, so that whoever shows an id shows the words when they come
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

/** Brings the words of every screen, in this language and in those to come. */
export async function wantAllWords() {
  portions = ["near", "far"];
  await load(language.peek());
  if (missed) arrivals.value += 1;
  missed = false;
}

async function load(id) {
  await Promise.all(portions.map((portion) => fetchOnce(id, portion)));
}

function fetchOnce(id, portion) {
  const key = `${id} ${portion}`;
  if (!fetched.has(key)) fetched.set(key, add(id, portion));
  const done = fetched.get(key);
  done.catch(() => fetched.delete(key)); // the next who asks tries again
  return done;
}

async function add(id, portion) {
  const { default: source } = await CATALOGUES[id][portion]();
  // No isolation marks: all three languages run left to right, and a test or a screen reader meets plain text.
  if (!bundles.has(id)) bundles.set(id, new FluentBundle(id, { useIsolating: false }));
  bundles.get(id).addResource(new FluentResource(source));
}

/** The first language, ready to be read: the remembered one, else the one that the browser asks for. */
async function firstLanguage() {
  const remembered = recall(REMEMBERED);
  const id = Object.hasOwn(CATALOGUES, remembered ?? "") ? remembered : asked();
  await load(id);
  return id;
}

/** The first language of this phone that there are words in, whatever its script or region. */
function asked() {
  const wanted = globalThis.navigator?.languages ?? [];
  const plain = wanted.map((tag) => tag.split(/[-_]/)[0].toLowerCase());
  return plain.find((id) => Object.hasOwn(CATALOGUES, id)) ?? FALLBACK;
}
