/** Asks the browser's own question, or opens the pictures where there is none; the pictures are loaded when they are wanted. */
import { useState } from "preact/hooks";
import { Button } from "../../parts/Button.jsx";
import { Sheet } from "../../parts/Sheet.jsx";
import { t, wantAllWords } from "../../words/words.js";
import { ask, way } from "./offer.js";

/** @param {{tone: string, pictures?: string}} props `pictures`: the words on it where the browser has no question of its own */
export function InstallButton({ tone, pictures = howOf(way.value) }) {
  const [Steps, setSteps] = useState(null);
  const title = t(way.value === "inside" ? "app-install-title-inside" : "app-install-title");
  const offered = way.value === "offer";
  const close = () => setSteps(null);
  const show = async () => {
    const all = Promise.all([import("./Steps.jsx"), wantAllWords()]);
    const [loaded] = await all.catch(() => []); // gone: the app says so by itself
    if (loaded) setSteps(() => loaded.Steps);
  };
  return (
    <>
      <Button tone={tone} onClick={offered ? ask : show}>
        {t(offered ? "app-install" : pictures)}
      </Button>
      <Sheet open={Steps !== null} title={title} onClose={close}>
        {Steps && <Steps way={way.value} onLeave={close} />}
      </Sheet>
    </>
  );
}

/** What is inside another app is not installed but opened. */
function howOf(found) {
  return found === "inside" ? "app-install-how-inside" : "app-install-how";
}
