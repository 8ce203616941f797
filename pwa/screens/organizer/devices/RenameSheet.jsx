/** Calls a phone otherwise: whoever holds it now, the table where it lies. Its number stays. */
import { useState } from "preact/hooks";
import { api } from "../../../courier/api.js";
import { ActSheet } from "../../../parts/ActSheet.jsx";
import { Field } from "../../../parts/Field.jsx";
import { t } from "../../../words/words.js";
import { RemoteNotice } from "../RemoteNotice.jsx";

const LONGEST = 200;

export function RenameSheet({ path, device, onClose, onDone }) {
  const [name, write] = useState(device.name);
  return (
    <ActSheet
      title={t("organizer-rename-device", { number: device.device })}
      label={t("organizer-rename-save")}
      testId="confirm-rename"
      disabled={!name.trim()}
      act={() => api.patch(path, { name: name.trim() }).then(onDone)}
      onClose={onClose}
      renderError={(error, again) => <RemoteNotice error={error} onAgain={again} />}
    >
      <Field
        label={t("organizer-device-name")}
        value={name}
        maxLength={LONGEST}
        autocomplete="off"
        data-testid="device-name"
        onInput={(event) => write(event.currentTarget.value)}
      />
    </ActSheet>
  );
}
