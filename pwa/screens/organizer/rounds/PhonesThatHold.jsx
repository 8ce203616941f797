/** Phones that said they hold entries not yet sent; nothing where the server cannot be asked or none does. */
import { Notice } from "../../../parts/Notice.jsx";
import { listed } from "../../../words/figures.js";
import { t } from "../../../words/words.js";
import { needsCare } from "../devices/device.js";
import { useRemote } from "../useRemote.js";

export function PhonesThatHold({ competition }) {
  const { value } = useRemote(`/api/competitions/${competition}/devices`);
  const holding = (value ?? []).filter((device) => !device.revoked && needsCare(device));
  if (holding.length === 0) return null;
  return (
    <Notice tone="wait" title={t("organizer-close-holding", { count: holding.length })}>
      {listed(holding.map((device) => device.name))}
    </Notice>
  );
}
