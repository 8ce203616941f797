/** What being offline means here, in three sentences and the marks that people will meet. */
import { NotKept } from "../../app/NotKept.jsx";
import { Button } from "../../parts/Button.jsx";
import { StateMark } from "../../parts/StateMark.jsx";
import { t } from "../../words/words.js";

const steps = ["saved", "sent", "accepted"];

export function Offline() {
  return (
    <section class="home-part home-offline">
      <h2>{t("home-offline")}</h2>
      <p class="soft">{t("home-offline-means")}</p>
      <NotKept />
      <dl class="home-steps">
        {steps.map((state) => (
          <div key={state}>
            <dt>
              <StateMark state={state} />
            </dt>
            <dd>{t(`home-offline-${state}`)}</dd>
          </div>
        ))}
      </dl>
      <Button href="/phone" className="home-phone" data-testid="to-phone">
        {t("app-this-phone")}
      </Button>
    </section>
  );
}
