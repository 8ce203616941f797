/** How the app is built: JSX through oxc, the rules as a virtual module, everything precached by the service worker. */
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { packedFiles } from "./packing.js";
import { rulesBundle } from "./rules/bundle.js";

const API = process.env.MATSIDE_API ?? "http://localhost:8000";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [
    rulesBundle(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: ".",
      filename: "service-worker.js",
      injectRegister: false,
      manifest: false, // it stands in public/, linked by index.html
      injectManifest: {
        rollupFormat: "iife",
        globPatterns: ["**/*.{js,css,html,wasm,svg,png,webmanifest}"],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
    packedFiles(),
  ],
  worker: { format: "es", plugins: () => [rulesBundle()] },
  build: {
    target: "es2022",
    modulePreload: { polyfill: false }, // it is an inline script, which the content security policy forbids
  },
  server: { proxy: { "/api": API }, fs: { allow: [".", "../i18n"] } },
  test: { include: ["**/*.test.js"], exclude: ["node_modules/**", "dist/**"] },
});
