/** An address that leads nowhere: says so and leads home. */
import { Button } from "../parts/Button.jsx";
import { Page } from "../parts/Page.jsx";
import { t } from "../words/words.js";

export default function NotFound() {
  return (
    <Page title={t("app-not-found")} lead={t("app-not-found-what-now")}>
      <Button tone="strong" wide href="/">
        {t("app-go-home")}
      </Button>
    </Page>
  );
}
