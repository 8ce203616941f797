/** What a browser should know to install the app, once a language: `manifest.<language>.webmanifest`, made by a Vite plugin from the catalogue. */
import { LANGUAGES, wordsOf } from "./words/built.js";

const GRAPHITE = "#23282c";
const SIZES = { narrow: "720x1480", wide: "1280x800" };
/** In the order of a day; `tools/pictures.py` takes them. */
export const PICTURES = [
  { name: "keypad", form: "narrow" },
  { name: "check", form: "narrow" },
  { name: "standings", form: "narrow" },
  { name: "rounds", form: "wide" },
  { name: "decision", form: "wide" },
];
const SHORTCUTS = ["judge", "results"];

/** The manifest in one language; `id` is the same in all, so it is one app. */
export function manifestIn(language) {
  const t = wordsOf(language);
  return {
    id: "/",
    name: "Matside",
    short_name: "Matside",
    description: t("app-manifest-description"),
    lang: language === "zh" ? "zh-Hans" : language,
    dir: "ltr",
    categories: ["sports", "utilities", "productivity"],
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: GRAPHITE,
    theme_color: GRAPHITE,
    icons: [
      { src: "/icons/mark.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      icon("mark-192", 192, "any"),
      icon("mark-512", 512, "any"),
      icon("mark-maskable-192", 192, "maskable"),
      icon("mark-maskable-512", 512, "maskable"),
    ],
    shortcuts: SHORTCUTS.map((name) => ({
      name: t(`app-manifest-shortcut-${name}`),
      url: `/go/${name}`,
      icons: [icon(`shortcut-${name}`, 192, "any")],
    })),
    screenshots: PICTURES.map(({ name, form }) => ({
      src: `/pictures/${name}-${language}.webp`,
      sizes: SIZES[form],
      type: "image/webp",
      form_factor: form,
      label: t(`app-manifest-picture-${name}`),
    })),
  };
}

export function manifests() {
  return {
    name: "matside-manifests",
    apply: "build",
    generateBundle() {
      for (const language of LANGUAGES) {
        const source = JSON.stringify(manifestIn(language));
        this.emitFile({ type: "asset", fileName: `manifest.${language}.webmanifest`, source });
      }
    },
  };
}

function icon(name, size, purpose) {
  return { src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: "image/png", purpose };
}
