/** Where the installed app will not see what this window keeps, the app comes first: the code goes along, and is used up only there. */
import { useState } from "preact/hooks";
import { InstallButton } from "../../app/install/InstallButton.jsx";
import { way } from "../../app/install/offer.js";
import { Button } from "../../parts/Button.jsx";
import { Page } from "../../parts/Page.jsx";
import { t } from "../../words/words.js";
import { spaced } from "./code.js";

/** Whether a place taken in this window would be lost to the app, and cleared with the window after some days. */
export function keepsApart() {
  return way.value === "ios" || way.value === "inside";
}

export function InstallFirst({ code, onHere }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(spaced(code));
    setCopied(true);
  };
  return (
    <Page title={t("join-install-title")} lead={t(`join-install-${way.value}`)}>
      <div class="join">
        <InstallButton tone="strong" />
        <p>{t("join-install-code")}</p>
        <p class="join-carried digits" data-testid="carried-code">
          {spaced(code)}
        </p>
        {navigator.clipboard && (
          <Button wide onClick={copy}>
            {t(copied ? "organizer-copied" : "phone-move-copy")}
          </Button>
        )}
        <Button tone="quiet" onClick={onHere} data-testid="join-here">
          {t("join-install-here")}
        </Button>
      </div>
    </Page>
  );
}
