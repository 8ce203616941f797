/** A typed or scanned code on the way to joining. */
import { useLocation } from "preact-iso";
import { t } from "../../words/words.js";
import { CodeForm } from "../join/CodeForm.jsx";

export function EnterCode() {
  const { route } = useLocation();
  return (
    <section class="home-part">
      <h2>{t("home-enter")}</h2>
      <CodeForm onCode={(code) => route(`/join#${code}`)} />
    </section>
  );
}
