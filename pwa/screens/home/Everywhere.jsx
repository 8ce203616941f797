/** Competitions that the server shows to everybody; without a network, a calm word instead. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../../courier/api.js";
import { EmptyList } from "../../parts/EmptyList.jsx";
import { Notice } from "../../parts/Notice.jsx";
import { language, t } from "../../words/words.js";

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
                <span class="soft">{days(one)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The days of a competition in the reader's way; dates have no time of day, so they are read as UTC. */
function days({ start_date: start, end_date: end }) {
  if (!start) return "";
  const format = new Intl.DateTimeFormat(language.value, { dateStyle: "long", timeZone: "UTC" });
  return format.formatRange(new Date(`${start}T00:00Z`), new Date(`${end ?? start}T00:00Z`));
}
