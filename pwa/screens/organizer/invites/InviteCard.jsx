/** A fresh invite to hold up: QR, the code to type, the link to copy or share. Its secret is shown only this once. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { roleName, roundName } from "../../../parts/names.js";
import { venueTime } from "../../../parts/when.js";
import { kit } from "../../../store/kit.js";
import { t } from "../../../words/words.js";
import { drawingAddress, leadsNowhereElse } from "./invite.js";

export function InviteCard({ invite, onClose }) {
  const [copied, setCopied] = useState(false);
  const card = useRef(null);
  useEffect(() => {
    setCopied(false);
    card.current.scrollIntoView({ block: "nearest" }); // on a phone it stands below the form
  }, [invite]);
  const round = kit.value.rounds.find((one) => one.id === invite.scope);

  async function copy() {
    await navigator.clipboard.writeText(invite.url);
    setCopied(true);
  }

  const share = () => {
    const title = kit.value.competition.name;
    navigator.share({ title, url: invite.url }).catch(() => {}); // the person changed their mind
  };

  return (
    <section ref={card} class="invite-card" aria-live="polite" data-testid="invite-card">
      <header>
        <h2>{t("organizer-invite-for", { role: roleName(invite.role) })}</h2>
        <p class="soft small">
          {round ? roundName(round) : t("organizer-invite-all-rounds")} ·{" "}
          {t("organizer-uses-left", { count: invite.uses })} ·{" "}
          {t("organizer-until", { time: venueTime(invite.expires) })}
        </p>
      </header>
      <img class="invite-qr" src={drawingAddress(invite.qr)} alt={t("organizer-invite-qr")} />
      <p class="invite-code digits" data-testid="invite-code">
        {invite.secret}
      </p>
      <p class="soft small">{t("organizer-invite-once")}</p>
      {leadsNowhereElse(invite.url) && (
        <Notice tone="wait" title={t("organizer-invite-local")}>
          {t("organizer-invite-local-hint")}
        </Notice>
      )}
      <a class="invite-url" href={invite.url} data-testid="invite-url">
        {invite.url}
      </a>
      <div class="invite-actions">
        {navigator.clipboard && (
          <Button onClick={copy} data-testid="invite-copy">
            {copied ? t("organizer-copied") : t("organizer-copy")}
          </Button>
        )}
        {navigator.share && <Button onClick={share}>{t("organizer-share")}</Button>}
        <Button tone="quiet" onClick={onClose}>
          {t("organizer-invite-done")}
        </Button>
      </div>
    </section>
  );
}
