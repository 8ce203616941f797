/** A set on paper: all four covers with their pictures. It is on screen for nobody, and alone on the sheet. */
import { t } from "../../../words/words.js";
import { Picture } from "./Picture.jsx";

export function Printed({ title, cycle, scrambles }) {
  return (
    <div class="scrambles-printed" aria-hidden="true">
      <h1>{title}</h1>
      <p>{t("chess-scramble-set", { cycle })}</p>
      <ol>
        {scrambles.map((scramble, at) => (
          <li key={scramble}>
            <strong>{t("chess-scramble-cover-number", { cover: at + 1 })}</strong>
            <p>{scramble}</p>
            <Picture scramble={scramble} />
          </li>
        ))}
      </ol>
      <p>{t("chess-scramble-paper")}</p>
    </div>
  );
}
