/**
 * The Vite plugin that cuts the catalogue in two for the build: `ko.ftl?near`, what the shell and the first screens may say, and `ko.ftl?far`, all else
 * that the phone says. Which is which follows from the sources. While developing there is one portion.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const APP = fileURLToPath(new URL("../", import.meta.url));
const FIRST = ["app", "parts", "store", "courier", "words", "rules"].concat(
  ["home", "join", "judge"].map((screen) => `screens/${screen}`),
);
/** Folders in them whose code comes later, and their words with it. */
const LATER = [
  "screens/judge/tools/",
  "screens/judge/match/",
  "screens/judge/needs/",
  "screens/judge/handover/signing/",
  "screens/judge/card/Recorded.jsx",
  "screens/judge/card/Candidates.jsx",
  "screens/judge/station/StationSheet.jsx",
  "screens/judge/ReasonSheet.jsx",
  "app/NotFound.jsx",
  "app/StatusFacts.jsx",
  "app/install/Steps.jsx",
  "parts/bracket/",
  "parts/penalty/",
  "parts/cube-net/",
  "parts/incident/",
  "parts/misalignment/",
  "parts/signatures/",
  "parts/clock/",
  "parts/record-mark/",
  "parts/timer/",
  "parts/timer-list/",
  "parts/TwoLooks.jsx",
];
/** The row of tools itself comes with the keypad, and so does what stands on its buttons. */
const ROW_OF_TOOLS = /\/judge\/tools\/[^/]+$/;
const OF_THE_SERVER = /^cli-/;
const ERROR = "error-";
const QUERY = /\.ftl\?(near|far)$/;

/** @returns {Map<string, string>} id → the message's source, without what is said about it */
export function messagesOf(source) {
  const blocks = source.replace(/^#.*\n/gm, "").split(/^(?=[a-z])/m);
  const named = blocks.map((block) => [block.match(/^[\w-]+/)?.[0], `${block.trimEnd()}\n`]);
  return new Map(named.filter(([id]) => id && !OF_THE_SERVER.test(id)));
}

/**
 * @returns {(id: string) => boolean} whether these sources name a message, or how its id begins: `state-${state}`; of errors, the code: whatever only
 * a server says is shown where all words are
 */
export function namedIn(sources) {
  const text = sources.join("\n");
  const whole = new Set([...text.matchAll(/["'`]([a-z][\w-]*-[\w-]+)["'`]/g)].map(([, id]) => id));
  const begun = [...text.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(([, start]) => start);
  const codes = new Set([...text.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map(([, code]) => code));
  const isNamed = (id) => begun.some((start) => id.startsWith(start));
  return (id) =>
    whole.has(id) || (isNamed(id) && (!id.startsWith(ERROR) || codes.has(id.slice(ERROR.length))));
}

export function wordPortions() {
  let whole = false;
  return {
    name: "matside-word-portions",
    enforce: "pre",
    configResolved: ({ command }) => {
      whole = command === "serve";
    },
    load(module) {
      const portion = module.match(QUERY)?.[1];
      if (!portion) return null;
      const file = module.replace(/\?.*/, "");
      this.addWatchFile(file);
      const source = readFileSync(file, "utf8");
      if (whole) return textModule(portion === "near" ? source : "");
      const isNear = namedIn(firstSources());
      const chosen = [...messagesOf(source)].filter(([id]) => isNear(id) === (portion === "near"));
      return textModule(chosen.map(([, message]) => message).join(""));
    },
  };
}

function textModule(text) {
  return `export default ${JSON.stringify(text)};`;
}

function firstSources() {
  const files = FIRST.flatMap((folder) =>
    readdirSync(`${APP}${folder}`, { recursive: true }).map((name) => `${APP}${folder}/${name}`),
  );
  const isLater = (file) =>
    !ROW_OF_TOOLS.test(file) && LATER.some((folder) => file.startsWith(`${APP}${folder}`));
  const code = files.filter((file) => /(?<!\.test)\.jsx?$/.test(file) && !isLater(file));
  return code.map((file) => readFileSync(file, "utf8"));
}
