/** The way into the event: open, closed for all but latecomers, or over with the first result; a final's own is the list of those who qualified. */
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { t } from "../../../words/words.js";
import { Qualified } from "./Qualified.jsx";
import { Register } from "./Register.jsx";
import { begun, closing } from "./registration.js";

const LOOK_MS = 15_000;

export function Door(props) {
  const { fold, tables } = props;
  const [late, letIn] = useState(false);
  const { at, passed, another } = closing(fold.plan, useNow());
  if (begun(tables))
    return (
      <Notice tone="info" title={t("rummikub-desk-begun")} data-testid="door" data-door="begun">
        {t("rummikub-desk-begun-means")}
      </Notice>
    );
  const Way = fold.plan.role === "final" ? Qualified : Register;
  if (passed && !late)
    return (
      <Notice
        tone="wait"
        title={t("rummikub-desk-closed-at", { at })}
        data-testid="door"
        data-door="closed"
        action={
          <Button data-testid="let-in" onClick={() => letIn(true)}>
            {t("rummikub-desk-let-in")}
          </Button>
        }
      >
        {t("rummikub-desk-closed-means")}
      </Notice>
    );
  return (
    <>
      {at && !passed && (
        <p class="soft small" data-testid="closes">
          {t("rummikub-desk-closes-at", { at })}
        </p>
      )}
      {another && (
        <p class="soft small">{t("rummikub-desk-another-day", { date: fold.plan.date })}</p>
      )}
      <Way {...props} />
    </>
  );
}

function useNow() {
  const [now, tell] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => tell(new Date()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
