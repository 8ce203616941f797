/** The catalogue for the build: files that are made then may hold words, too. */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** The languages in the order in which a switch shows them. */
export const LANGUAGES = ["ko", "zh", "en"];

/** @returns {(id: string) => string} the words of one language; a message that is missing stops the build */
export function wordsOf(language) {
  const source = readFileSync(new URL(`../../i18n/${language}.ftl`, import.meta.url), "utf8");
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return (id) => bundle.formatPattern(bundle.getMessage(id).value);
}
