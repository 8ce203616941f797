/** The way in without a link: the typed code, or the camera. */
import { Page } from "../../parts/Page.jsx";
import { t } from "../../words/words.js";
import { CodeForm } from "./CodeForm.jsx";

export function CodeEntry({ onCode }) {
  return (
    <Page
      title={t("join-code-title")}
      lead={t("join-code-lead")}
      back={{ href: "/", label: t("app-back") }}
    >
      <CodeForm onCode={onCode} />
    </Page>
  );
}
