/** Invites for helpers: make one, show it as QR, link and typed code, see what is left of each, take one back. */
import { useState } from "preact/hooks";
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { roleName } from "../../../parts/names.js";
import { Page } from "../../../parts/Page.jsx";
import { t } from "../../../words/words.js";
import { RemoteNotice } from "../RemoteNotice.jsx";
import { RevokeSheet } from "../RevokeSheet.jsx";
import { useRemote } from "../useRemote.js";
import { InviteCard } from "./InviteCard.jsx";
import { InviteForm } from "./InviteForm.jsx";
import { InviteRow } from "./InviteRow.jsx";
import { inviteState } from "./invite.js";
import "./invites.css";

export function Invites({ id }) {
  const path = `/api/competitions/${id}/invites`;
  const remote = useRemote(path);
  const [made, show] = useState(null);
  const [revoking, revoke] = useState(null);

  const invites = remote.value ?? [];
  const usable = invites.filter((invite) => inviteState(invite, Date.now()) === "open");

  return (
    <Page wide title={t("organizer-invites")} lead={t("organizer-invites-lead")}>
      {remote.error && <RemoteNotice error={remote.error} onAgain={remote.refresh} />}
      <div class="invites">
        <InviteForm
          path={path}
          onMade={(invite) => {
            show(invite);
            remote.refresh();
          }}
        />
        <div class="invites-side">
          {made ? (
            <InviteCard invite={made} onClose={() => show(null)} />
          ) : (
            <p class="invite-place soft">{t("organizer-invite-place")}</p>
          )}
        </div>
      </div>
      {remote.value && (
        <section class="desk-section" aria-labelledby="invites-list">
          <h2 id="invites-list">{t("organizer-invites-list")}</h2>
          {usable.length === 0 ? (
            <EmptyList title={t("organizer-invites-none")}>
              {t("organizer-invites-none-hint")}
            </EmptyList>
          ) : (
            <ul class="desk-rows">
              {usable.map((invite) => (
                <InviteRow key={invite.id} invite={invite} onRevoke={() => revoke(invite)} />
              ))}
            </ul>
          )}
        </section>
      )}
      {revoking && (
        <RevokeSheet
          path={`${path}/${revoking.id}`}
          title={t("organizer-revoke-invite", { role: roleName(revoking.role) })}
          hint={t("organizer-revoke-invite-hint")}
          onClose={() => revoke(null)}
          onDone={remote.refresh}
        />
      )}
    </Page>
  );
}
