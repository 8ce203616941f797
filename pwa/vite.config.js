/** How the app is built: JSX through oxc, the rules as a virtual module, everything precached by the service worker. */
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { cubesOnly } from "./cubing.js";
import { manifests } from "./manifest.js";
import { packedFiles } from "./packing.js";
import { rulesBundle } from "./rules/bundle.js";
import { expectedFiles } from "./versions/integrity.js";
import { notStartedWords } from "./versions/not-started.js";
import { olderAssets } from "./versions/older.js";
import { wordPortions } from "./words/portions.js";

const API = process.env.MATSIDE_API ?? "http://localhost:8000";
const { plugin: knowsFolder, expecting } = expectedFiles();

/** Files of the build. What runs first has one of its own, so that it waits for no words; what the first screens share with others is one file. */
const FIRST = [
  "app/early.js",
  "app/screens.js",
  "app/later.js",
  "store/db.js",
  "node_modules/idb/",
  "node_modules/preact",
  "rolldown/runtime",
];
const COMMON =
  /\/(app|courier|parts|rules|store|words|screens\/judge(?!\/tools\/\w+\/)|node_modules)\//;
/** What no first screen shows: it comes with the first that does. */
const ASIDE =
  /\/node_modules\/(cubing|random-uint-below|@cubing|chess\.js)\/|\/parts\/(bracket|clock|cube-net|incident|misalignment|penalty|qr|result-field|scanner|signatures|timer|timer-list|written)\/|\/judge\/(ReasonSheet|card\/(Recorded|Candidates))\./;
const isCommon = (id) => COMMON.test(id) && !ASIDE.test(id);
const groups = [
  { name: "first", test: (id) => FIRST.some((part) => id.includes(part)), priority: 1 },
  { name: "shared", test: isCommon, minShareCount: 2 },
];

/** Whose files the first load asks for together; of what others need it names the styles alone, since their code finds itself. */
const AT_FIRST = /\/(home|join|judge|index)-[^/]*\.(js|html)$|\.html$/;
const isStyle = (file) => file.endsWith(".css");

/** What no worker has: the runtime's code for Node, pages and a command line is left out. */
const IN_A_WORKER = {
  "globalThis.process": "undefined",
  "globalThis.window": "undefined",
  "typeof process": '"undefined"',
};

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [
    rulesBundle(),
    cubesOnly(),
    wordPortions(),
    manifests(),
    notStartedWords(),
    knowsFolder,
    VitePWA({
      strategies: "injectManifest",
      srcDir: ".",
      filename: "service-worker.js",
      injectRegister: false,
      manifest: false, // there is one a language, see manifest.js
      injectManifest: {
        rollupFormat: "iife",
        globPatterns: ["**/*.{js,css,html,wasm,svg,png,webmanifest}"],
        manifestTransforms: [expecting],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
    packedFiles(),
    olderAssets(),
  ],
  worker: {
    format: "es",
    plugins: () => [rulesBundle(), cubesOnly()],
    rolldownOptions: { transform: { define: IN_A_WORKER } },
  },
  build: {
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups } } },
    modulePreload: {
      polyfill: false, // it is an inline script, which the content security policy forbids
      resolveDependencies: (file, needed) =>
        AT_FIRST.test(file) ? needed : needed.filter(isStyle),
    },
  },
  server: { proxy: { "/api": API }, fs: { allow: [".", "../i18n", "../docs/editions"] } },
  test: { include: ["**/*.test.js"], exclude: ["node_modules/**", "dist/**"] },
});
