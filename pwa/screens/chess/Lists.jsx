/** A competition's ChessCubing: its events and its matches. */
import { Page } from "../../parts/Page.jsx";
import { t } from "../../words/words.js";

export function Lists({ id }) {
  return (
    <Page
      wide
      title={t("chess-what-title")}
      lead={t("chess-what-lead")}
      back={{ href: `/c/${id}`, label: t("public-competition") }}
    />
  );
}
