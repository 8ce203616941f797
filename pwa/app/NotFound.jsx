/** An address that leads nowhere: says so and leads home. */
import { Button } from "../parts/Button.jsx";
import { EmptyList } from "../parts/EmptyList.jsx";
import { t } from "../words/words.js";

export function NotFound() {
  return (
    <EmptyList
      title={t("app-not-found")}
      action={
        <Button tone="strong" href="/">
          {t("app-go-home")}
        </Button>
      }
    >
      {t("app-not-found-what-now")}
    </EmptyList>
  );
}
