/** Takes something back on the server, after a second look: an invite or a phone's place. */
import { api } from "../../courier/api.js";
import { ActSheet } from "../../parts/ActSheet.jsx";
import { t } from "../../words/words.js";
import { RemoteNotice } from "./RemoteNotice.jsx";

export function RevokeSheet({ path, title, hint, onClose, onDone }) {
  return (
    <ActSheet
      title={title}
      label={t("organizer-revoke")}
      tone="stop"
      testId="confirm-revoke"
      act={() => api.del(path).then(onDone)}
      onClose={onClose}
      renderError={(error, again) => <RemoteNotice error={error} onAgain={again} />}
    >
      <p>{hint}</p>
    </ActSheet>
  );
}
