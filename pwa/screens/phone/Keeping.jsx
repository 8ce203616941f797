/** Whether the browser has promised to keep what is here, what to do if not, and how much room there is. */
import { useEffect, useState } from "preact/hooks";
import { InstallButton } from "../../app/install/InstallButton.jsx";
import { installable, way } from "../../app/install/offer.js";
import { NotKept } from "../../app/NotKept.jsx";
import { Button } from "../../parts/Button.jsx";
import { Notice } from "../../parts/Notice.jsx";
import { askToKeep, keeping, measure, room } from "../../store/room.js";
import { size } from "../../words/sizes.js";
import { t } from "../../words/words.js";

const tones = { sure: "go", unsure: "wait", unknown: "info" };

export function Keeping() {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    measure({ now: true });
  }, []);

  const ask = async () => {
    await askToKeep({ again: true });
    setAsked(true);
  };

  const state = keeping.value;
  const inTab = way.value === "ios" && state !== "sure"; // Safari clears what a tab keeps by the calendar
  return (
    <section class="phone-part">
      <h2>{t("phone-keeping")}</h2>
      <Notice tone={tones[state]} title={t(`phone-keeping-${state}`)} data-testid="keeping">
        <p>{t(inTab ? "phone-keeping-ios" : `phone-keeping-${state}-means`)}</p>
        {asked && state !== "sure" && <p>{t("phone-keeping-refused")}</p>}
      </Notice>
      {state !== "sure" && (
        <div class="phone-acts">
          {installable.value && <InstallButton tone="strong" />}
          <Button onClick={ask} data-testid="ask-to-keep">
            {t("phone-keeping-ask")}
          </Button>
        </div>
      )}
      <NotKept />
      {room.value && (
        <dl class="facts" data-testid="room">
          <dt>{t("phone-room-used")}</dt>
          <dd>{size(room.value.used)}</dd>
          <dt>{t("phone-room-left")}</dt>
          <dd>{size(room.value.left)}</dd>
        </dl>
      )}
    </section>
  );
}
