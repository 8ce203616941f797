/** Why the file or the request was not taken, with the place in the file in words. */
import { Notice } from "../../parts/Notice.jsx";
import { hasWord, t } from "../../words/words.js";
import { pathParts } from "./wcif-summary.js";

export function Trouble({ error }) {
  const own = `start-error-${error.code}`;
  const title = error.title ?? (hasWord(own) ? t(own) : t("start-error-other"));
  const place = placeWords(error.field);
  return (
    <Notice tone="stop" title={title}>
      {place && (
        <p>
          {t("start-error-where")} {place}
        </p>
      )}
      {error.title ? <p class="small">{error.detail}</p> : <p>{t("start-error-nothing")}</p>}
    </Notice>
  );
}

/** `$.persons[3].name` → *person 4 › name*: words where the catalogue has them, the key itself elsewhere; "" for the whole file. */
function placeWords(field) {
  return pathParts(field)
    .map(({ key, n }) => {
      const id = `start-path-${key}`;
      const word = hasWord(id) ? t(id) : key;
      return n === undefined ? word : t("start-path-nth", { word, n });
    })
    .join(" › ");
}
