/** The Vite plugin that writes into the page what it says when the app does not start, in every language: then nothing is there that could choose one. */
import { LANGUAGES, wordsOf } from "../words/built.js";

export function notStartedWords() {
  return {
    name: "matside-not-started",
    transformIndexHtml: (page) => page.replace("<!-- not started -->", sentences),
  };
}

function sentences() {
  const said = LANGUAGES.map((language) => {
    const t = wordsOf(language);
    return `<p lang="${language}">${t("app-not-started")} <a href="">${t("app-load-again")}</a></p>`;
  });
  return `<div id="not-started" class="not-started" hidden>${said.join("")}</div>`;
}
