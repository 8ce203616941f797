/** Competitions that the server shows to everybody; without a network, a calm word instead. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../../courier/api.js";
import { EmptyList } from "../../parts/EmptyList.jsx";
import { Notice } from "../../parts/Notice.jsx";
import { language, t } from "../../words/words.js";
import { dates } from "../public/overview.js";

export function Everywhere() {
  const [list, setList] = useState(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let here = true;
    api
      .get("/api/competitions", { token: null })
      .then((found) => here && setList(found))
      .catch(() => here && setFailed(true));
    return () => {
      here = false;
    };
  }, []);

  return (
    <section class="home-part">
      <h2>{t("home-everywhere")}</h2>
      {failed && <Notice>{t("home-everywhere-offline")}</Notice>}
      {!failed && list === null && <p class="soft">{t("home-everywhere-loading")}</p>}
      {list?.length === 0 && (
        <EmptyList title={t("home-everywhere-none")}>{t("home-everywhere-none-how")}</EmptyList>
      )}
      {list?.length > 0 && (
        <ul class="home-list">
          {list.map((one) => (
            <li key={one.id}>
              <a class="home-open" href={`/c/${encodeURIComponent(one.id)}`}>
                <strong>{one.name}</strong>
                <span class="soft">{dates(one.start_date, one.end_date, language.value)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
