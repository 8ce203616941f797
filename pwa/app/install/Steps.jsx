/** The way to install where the browser does not ask: a picture and a sentence a step. */
import { Button } from "../../parts/Button.jsx";
import { Notice } from "../../parts/Notice.jsx";
import { unsent } from "../../store/outbox.js";
import { seats } from "../../store/seats.js";
import { t } from "../../words/words.js";
import { Dock, MacMenu, MacWindow } from "./pictures/mac.jsx";
import { HomeScreen, PhoneMenu, PhoneRow, PhoneShare, SheetRow } from "./pictures/phone.jsx";
import "./steps.css";

/** The words on a button are the ones that the system shows in that language. */
const ways = {
  ios: [
    { words: "app-install-ios-share", picture: () => <PhoneShare /> },
    { words: "app-install-ios-add", picture: () => <SheetRow says={t("app-install-says-ios")} /> },
    { words: "app-install-ios-open", picture: () => <HomeScreen /> },
  ],
  firefox: [
    { words: "app-install-menu", picture: () => <PhoneMenu /> },
    {
      words: "app-install-firefox-add",
      picture: () => <PhoneRow says={t("app-install-says-firefox")} />,
    },
    { words: "app-install-open", picture: () => <HomeScreen /> },
  ],
  android: [
    { words: "app-install-menu", picture: () => <PhoneMenu /> },
    {
      words: "app-install-android-add",
      picture: () => <PhoneRow says={t("app-install-says-android")} />,
    },
    { words: "app-install-open", picture: () => <HomeScreen /> },
  ],
  mac: [
    { words: "app-install-mac-file", picture: () => <MacMenu says={t("app-install-says-file")} /> },
    { words: "app-install-mac-add", picture: () => <MacWindow says={t("app-install-says-mac")} /> },
    { words: "app-install-mac-open", picture: () => <Dock /> },
  ],
  inside: [
    { words: "app-install-inside-menu", picture: () => <PhoneMenu /> },
    {
      words: "app-install-inside-open",
      picture: () => <PhoneRow says={t("app-install-says-inside")} />,
    },
  ],
};
const OWN_MEMORY = ["ios", "mac", "inside"]; // what is opened then does not see what this browser holds

/** @param {{way: string, onLeave: () => void}} props `onLeave`: what is left for another screen should be closed */
export function Steps({ way, onLeave }) {
  const waiting = unsent.value;
  const moves = OWN_MEMORY.includes(way);
  return (
    <>
      {waiting > 0 && moves && (
        <Notice tone="wait">{t("app-install-unsent", { count: waiting })}</Notice>
      )}
      <ol class="steps">
        {ways[way]?.map(({ words, picture }) => (
          <li key={words} class="steps-one">
            {picture()}
            <p>{t(words)}</p>
          </li>
        ))}
      </ol>
      {moves && seats.value.length > 0 && (
        <Button href="/phone" onClick={onLeave}>
          {t("phone-move")}
        </Button>
      )}
    </>
  );
}
