/** Every phone of the competition: who holds it, when it was last heard, what it has not sent, what is missing. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../../../courier/api.js";
import { Button } from "../../../parts/Button.jsx";
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { roleName, roundName } from "../../../parts/names.js";
import { Page } from "../../../parts/Page.jsx";
import { Sheet } from "../../../parts/Sheet.jsx";
import { kit } from "../../../store/kit.js";
import { language, t } from "../../../words/words.js";
import { RemoteNotice } from "../RemoteNotice.jsx";
import { useRemote } from "../useRemote.js";
import { ago } from "./ago.js";
import { needsCare, ranges } from "./device.js";

export function Devices({ id, seat }) {
  const path = `/api/competitions/${id}/devices`;
  const remote = useRemote(path);
  const [revoking, revoke] = useState(null);
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
            onRevoke={() => revoke(device)}
          />
        ))}
      </ul>
      <RevokeSheet
        path={path}
        device={revoking}
        onClose={() => revoke(null)}
        onDone={remote.refresh}
      />
    </Page>
  );
}

function DeviceRow({ device, own, onRevoke }) {
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
            {t("organizer-gaps", { list: ranges(device.missing), count: device.missing.length })}
          </p>
        )}
        {device.healed > 0 && <p class="soft">{t("organizer-healed", { count: device.healed })}</p>}
        <p class="soft">{seen}</p>
      </div>
      {device.revoked ? (
        <p class="soft small">{t("organizer-revoked")}</p>
      ) : (
        !own && (
          <Button tone="stop" onClick={onRevoke} data-testid={`revoke-device-${device.device}`}>
            {t("organizer-revoke")}
          </Button>
        )
      )}
    </li>
  );
}

function RevokeSheet({ path, device, onClose, onDone }) {
  const [error, fail] = useState(null);
  useEffect(() => fail(null), [device]);
  if (!device) return null;

  async function revoke() {
    try {
      await api.del(`${path}/${device.device}`);
      onClose();
      onDone();
    } catch (problem) {
      fail(problem);
    }
  }

  return (
    <Sheet
      open
      title={t("organizer-revoke-device", { name: device.name })}
      onClose={onClose}
      actions={
        <Button tone="stop" wide data-testid="confirm-revoke" onClick={revoke}>
          {t("organizer-revoke")}
        </Button>
      }
    >
      {error && <RemoteNotice error={error} onAgain={revoke} />}
      <p>{t("organizer-revoke-device-hint", { count: device.unsent })}</p>
    </Sheet>
  );
}
