/** Every phone of the competition: who holds it, when it was last heard, what it has not sent, what is missing. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { roleName, roundName } from "../../../parts/names.js";
import { Page } from "../../../parts/Page.jsx";
import { kit } from "../../../store/kit.js";
import { listed } from "../../../words/figures.js";
import { ago } from "../../../words/moments.js";
import { language, t } from "../../../words/words.js";
import { RemoteNotice } from "../RemoteNotice.jsx";
import { RevokeSheet } from "../RevokeSheet.jsx";
import { useRemote } from "../useRemote.js";
import { needsCare, ranges } from "./device.js";
import { RenameSheet } from "./RenameSheet.jsx";

export function Devices({ id, seat }) {
  const path = `/api/competitions/${id}/devices`;
  const remote = useRemote(path);
  const [revoking, revoke] = useState(null);
  const [renaming, rename] = useState(null);
  const devices = [...(remote.value ?? [])].sort(
    (a, b) => needsCare(b) - needsCare(a) || a.revoked - b.revoked || a.device - b.device,
  );

  return (
    <Page
      wide
      title={t("organizer-devices")}
      lead={t("organizer-devices-lead")}
      actions={<Button href={`/c/${id}/organizer/invites`}>{t("organizer-devices-invite")}</Button>}
    >
      {remote.error && <RemoteNotice error={remote.error} onAgain={remote.refresh} />}
      {remote.value && devices.length === 0 && (
        <EmptyList title={t("organizer-devices-none")}>
          {t("organizer-devices-none-hint")}
        </EmptyList>
      )}
      <ul class="desk-rows">
        {devices.map((device) => (
          <DeviceRow
            key={device.device}
            device={device}
            own={device.device === seat.device}
            onRename={() => rename(device)}
            onRevoke={() => revoke(device)}
          />
        ))}
      </ul>
      {renaming && (
        <RenameSheet
          path={`${path}/${renaming.device}`}
          device={renaming}
          onClose={() => rename(null)}
          onDone={remote.refresh}
        />
      )}
      {revoking && (
        <RevokeSheet
          path={`${path}/${revoking.device}`}
          title={t("organizer-revoke-device", { name: revoking.name })}
          hint={t("organizer-revoke-device-hint", { count: revoking.unsent })}
          onClose={() => revoke(null)}
          onDone={remote.refresh}
        />
      )}
    </Page>
  );
}

function DeviceRow({ device, own, onRename, onRevoke }) {
  const round = kit.value.rounds.find((one) => one.id === device.scope);
  const seen = device.last_seen
    ? t("organizer-seen", { ago: ago(device.last_seen, Date.now(), language.value) })
    : t("organizer-never-seen");
  return (
    <li
      class={`desk-row device-row ${device.revoked ? "desk-row-over" : ""}`}
      data-testid={`device-${device.device}`}
    >
      <div>
        <p class="desk-row-title">
          <span class="soft digits">{device.device}</span> {device.name}
          {own && <span class="soft small"> {t("organizer-this-device")}</span>}
        </p>
        <p class="soft small">
          {[roleName(device.role), round && roundName(round)].filter(Boolean).join(" · ")}
        </p>
      </div>
      <div class="small">
        <p class={device.unsent ? "count-waiting" : "soft"}>
          {t("organizer-holds", { count: device.unsent })}
        </p>
        {device.missing.length > 0 && (
          <p class="count-disputed">
            {t("organizer-gaps", {
              list: listed(ranges(device.missing)),
              count: device.missing.length,
            })}
          </p>
        )}
        {device.quarantined > 0 && (
          <p class="count-disputed">{t("organizer-rubbish", { count: device.quarantined })}</p>
        )}
        {device.healed > 0 && <p class="soft">{t("organizer-healed", { count: device.healed })}</p>}
        <p class="soft">{seen}</p>
        {device.moved_to && (
          <p class="soft">{t("organizer-moved-to", { device: device.moved_to })}</p>
        )}
      </div>
      {device.revoked ? (
        <p class="soft small">{t("organizer-revoked")}</p>
      ) : (
        <div class="device-row-actions">
          <Button onClick={onRename} data-testid={`rename-device-${device.device}`}>
            {t("organizer-rename")}
          </Button>
          {!own && (
            <Button tone="stop" onClick={onRevoke} data-testid={`revoke-device-${device.device}`}>
              {t("organizer-revoke")}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
