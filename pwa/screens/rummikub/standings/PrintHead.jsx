/** What a printed list begins with: whose it is, of which day, and when it was printed. It is on paper only. */
import { useEffect, useState } from "preact/hooks";
import { clockTime } from "../../../words/moments.js";
import { language, t } from "../../../words/words.js";

export function PrintHead({ plan, what }) {
  const [now, look] = useState(() => new Date().toISOString());
  useEffect(() => {
    const again = () => look(new Date().toISOString());
    addEventListener("beforeprint", again);
    return () => removeEventListener("beforeprint", again);
  }, []);
  const about = [plan.place, plan.date].filter(Boolean).join(" · ");
  return (
    <div class="rk-print-head" aria-hidden="true">
      <p class="rk-print-name">{plan.name}</p>
      {about && <p>{about}</p>}
      <p class="rk-print-what">{what}</p>
      <p>{t("rummikub-standings-printed", { time: clockTime(now, language.value) })}</p>
    </div>
  );
}
