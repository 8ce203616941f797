/** Language, light and size of type: one button that names the language, one sheet with the choices. */
import { useState } from "preact/hooks";
import { Choice } from "../parts/Choice.jsx";
import { Sheet } from "../parts/Sheet.jsx";
import { language, languages, setLanguage, t } from "../words/words.js";
import { setTheme, theme, themes } from "./theme.js";
import { setTypeSize, typeSize, typeSizes } from "./type-size.js";

export function DisplayMenu() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        class="header-button header-display"
        data-testid="lang-menu"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M1.5 8h13M8 1.5c4 4 4 9 0 13M8 1.5c-4 4-4 9 0 13" />
        </svg>
        {languages.find((one) => one.id === language.value).name}
      </button>
      <Sheet open={open} title={t("app-display")} onClose={close}>
        <Choice
          legend={t("app-language")}
          value={language.value}
          options={languages.map(({ id, name }) => ({
            value: id,
            label: name,
            lang: id,
            testid: `language-${id}`,
          }))}
          onChoose={(id) => {
            setLanguage(id);
            close();
          }}
        />
        <Choice
          legend={t("app-theme")}
          value={theme.value}
          options={themes.map((one) => ({
            value: one,
            label: t(`app-theme-${one}`),
            testid: `theme-${one}`,
          }))}
          onChoose={setTheme}
        />
        <Choice
          legend={t("app-type")}
          value={typeSize.value}
          options={typeSizes.map((one) => ({
            value: one,
            label: t(`app-type-${one}`),
            testid: `type-${one}`,
          }))}
          onChoose={setTypeSize}
        />
      </Sheet>
    </>
  );
}
