/** Everything on this phone as one file, and the file of another device taken in here. */
import { useState } from "preact/hooks";
import { Button } from "../../parts/Button.jsx";
import { Notice } from "../../parts/Notice.jsx";
import { deviceFile, fileName } from "../../store/file/export.js";
import { moved, seats } from "../../store/seats.js";
import { t } from "../../words/words.js";
import { Import } from "./Import.jsx";
import { asFile, canShare, download, share } from "./share.js";

export function Carry() {
  const [done, setDone] = useState(null);
  const [failed, setFailed] = useState(false);
  const something = seats.value.length + moved.value.length > 0;

  const hand = async (over) => {
    setDone(null);
    setFailed(false);
    try {
      const content = await deviceFile();
      const file = asFile(fileName(content), content);
      if (await over(file)) setDone(file.name);
    } catch {
      setFailed(true);
    }
  };

  return (
    <>
      <section class="phone-part">
        <h2>{t("phone-export")}</h2>
        <p class="soft">{t("phone-export-means")}</p>
        <div class="phone-acts">
          <Button
            tone="strong"
            data-testid="export"
            disabled={!something}
            onClick={() => hand(download)}
          >
            {t("phone-export-save")}
          </Button>
          {canShare && something && (
            <Button onClick={() => hand(share)}>{t("organizer-share")}</Button>
          )}
        </div>
        {done && (
          <Notice tone="go" title={t("phone-export-done", { name: done })} data-testid="exported">
            {t("phone-export-keep")}
          </Notice>
        )}
        {failed && (
          <Notice tone="stop" title={t("phone-export-failed")}>
            {t("phone-export-failed-what-now")}
          </Notice>
        )}
      </section>
      <Import />
    </>
  );
}
