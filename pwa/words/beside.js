/**
 * The catalogue in another language than the app's, for a screen that speaks to two people at once. Its words are those of `words.js`; what the app
 * says itself does not change.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";

const CATALOGUES = {
  ko: [() => import("../../i18n/ko.ftl?near"), () => import("../../i18n/ko.ftl?far")],
  zh: [() => import("../../i18n/zh.ftl?near"), () => import("../../i18n/zh.ftl?far")],
  en: [() => import("../../i18n/en.ftl?near"), () => import("../../i18n/en.ftl?far")],
};
const bundles = new Map(); // language → signal of its bundle, null until it is there

/**
 * @param {'ko'|'zh'|'en'} language
 * @returns {null | ((id: string, args?: Record<string, string|number>) => string)} a `t` of that language; null until its words are there, and whoever
 *   renders with it renders again then
 */
export function wordsIn(language) {
  const bundle = bundleOf(language).value;
  if (!bundle) return null;
  return function say(id, args) {
    const message = bundle.getMessage(id);
    return message?.value ? bundle.formatPattern(message.value, args, []) : id;
  };
}

function bundleOf(language) {
  if (!bundles.has(language)) {
    const bundle = signal(null);
    bundles.set(language, bundle);
    read(language).then(
      (found) => {
        bundle.value = found;
      },
      () => bundles.delete(language), // the next who asks tries again
    );
  }
  return bundles.get(language);
}

async function read(language) {
  const portions = await Promise.all(CATALOGUES[language].map((load) => load()));
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const { default: source } of portions) bundle.addResource(new FluentResource(source));
  return bundle;
}
