/** The code that moves a place to the installed app or another browser, as long as it is good, and the word that it was used. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../../courier/api.js";
import { syncNow } from "../../courier/sync.js";
import { Button } from "../../parts/Button.jsx";
import { Notice } from "../../parts/Notice.jsx";
import { Sheet } from "../../parts/Sheet.jsx";
import { refreshKit } from "../../store/kit.js";
import { unsent } from "../../store/outbox.js";
import { moved } from "../../store/seats.js";
import { clockTime } from "../../words/moments.js";
import { hasWord, language, t } from "../../words/words.js";
import { drawingAddress } from "../organizer/invites/invite.js";
import "../../parts/fold.css";

const LOOK_MS = 3_000;

export function MoveSheet({ seat, onClose }) {
  const [code, setCode] = useState(null);
  const [trouble, setTrouble] = useState(null);
  const taken = moved.value.find(({ id }) => id === seat.id);

  const ask = async () => {
    setTrouble(null);
    await syncNow(); // what waits goes first, where the server can be reached
    try {
      setCode(await api.post(`/api/competitions/${encodeURIComponent(seat.competition)}/move`));
    } catch (error) {
      setTrouble(hasWord(`error-${error.code}`) ? error.code : "server");
    }
  };
  useEffect(() => {
    ask();
  }, []);
  useEffect(() => {
    if (!code || taken) return undefined;
    const timer = setInterval(() => refreshKit().catch(() => {}), LOOK_MS); // the kit says where the place is
    return () => clearInterval(timer);
  }, [code, taken]);

  return (
    <Sheet open title={t("phone-move-title")} onClose={onClose}>
      {trouble && (
        <Notice
          tone="wait"
          title={t(`error-${trouble}`)}
          action={<Button onClick={ask}>{t("phone-move-again")}</Button>}
        />
      )}
      {!code && !trouble && <p class="soft">{t("phone-move-asking")}</p>}
      {taken ? <Taken to={taken.movedTo} /> : code && <Code code={code} />}
      {unsent.value > 0 && (
        <Notice tone="wait" data-testid="move-unsent">
          {t("phone-move-unsent", { count: unsent.value })}
        </Notice>
      )}
    </Sheet>
  );
}

function Code({ code }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code.secret);
    setCopied(true);
  };
  return (
    <div class="phone-code">
      <p>{t("phone-move-how")}</p>
      <p class="phone-code-digits digits" data-testid="move-code">
        {code.secret}
      </p>
      {navigator.clipboard && (
        <Button tone="strong" wide onClick={copy}>
          {t(copied ? "organizer-copied" : "phone-move-copy")}
        </Button>
      )}
      <p class="soft small">
        {t("phone-move-until", { time: clockTime(code.expires, language.value) })}
      </p>
      <details class="fold phone-code-qr">
        <summary>{t("phone-move-scan")}</summary>
        <img src={drawingAddress(code.qr)} alt={t("organizer-invite-qr")} />
      </details>
    </div>
  );
}

function Taken({ to }) {
  return (
    <Notice tone="go" title={t("phone-moved", { device: to })} data-testid="moved">
      {t("phone-moved-means")}
    </Notice>
  );
}
