/** Taking a competition off this phone: asked once, refused while entries are not sent. */
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../parts/Button.jsx";
import { Notice } from "../../parts/Notice.jsx";
import { Sheet } from "../../parts/Sheet.jsx";
import { removeSeat } from "../../store/seats.js";
import { hasWord, t } from "../../words/words.js";

export function LeaveSheet({ seat, onClose }) {
  const [refusal, setRefusal] = useState(null);
  useEffect(() => setRefusal(null), [seat]);

  const leave = async () => {
    try {
      await removeSeat(seat.id);
      onClose();
    } catch ({ code }) {
      setRefusal(hasWord(`error-${code}`) ? code : "storage-failed");
    }
  };

  return (
    <Sheet open={seat !== null} title={t("home-leave-title")} onClose={onClose}>
      <p>{t("home-leave-means", { name: seat?.competitionName ?? "" })}</p>
      {refusal && <Notice tone="wait">{t(`error-${refusal}`)}</Notice>}
      <Button tone="stop" wide onClick={leave}>
        {t("home-leave-do")}
      </Button>
    </Sheet>
  );
}
