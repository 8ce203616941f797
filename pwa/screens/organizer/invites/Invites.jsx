/** Invites for helpers: make one, show it as QR, link and typed code, see what is left of each, take one back. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../../../courier/api.js";
import { Button } from "../../../parts/Button.jsx";
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { roleName } from "../../../parts/names.js";
import { Page } from "../../../parts/Page.jsx";
import { Sheet } from "../../../parts/Sheet.jsx";
import { t } from "../../../words/words.js";
import { RemoteNotice } from "../RemoteNotice.jsx";
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
      <RevokeSheet
        path={path}
        invite={revoking}
        onClose={() => revoke(null)}
        onDone={remote.refresh}
      />
    </Page>
  );
}

function RevokeSheet({ path, invite, onClose, onDone }) {
  const [error, fail] = useState(null);
  useEffect(() => fail(null), [invite]);
  if (!invite) return null;

  async function revoke() {
    try {
      await api.del(`${path}/${invite.id}`);
      onClose();
      onDone();
    } catch (problem) {
      fail(problem);
    }
  }

  return (
    <Sheet
      open
      title={t("organizer-revoke-invite", { role: roleName(invite.role) })}
      onClose={onClose}
      actions={
        <Button tone="stop" wide data-testid="confirm-revoke" onClick={revoke}>
          {t("organizer-revoke")}
        </Button>
      }
    >
      {error && <RemoteNotice error={error} onAgain={revoke} />}
      <p>{t("organizer-revoke-invite-hint")}</p>
    </Sheet>
  );
}
