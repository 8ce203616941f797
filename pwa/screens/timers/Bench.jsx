/** One timer, or the two of a match side by side. */
import { useEffect, useState } from "preact/hooks";
import { placeOf } from "../../app/places.js";
import { rememberedTimers } from "../../devices/remembered.js";
import { reconnect } from "../../devices/station/index.js";
import { Choice } from "../../parts/Choice.jsx";
import { Page } from "../../parts/Page.jsx";
import { useAwake } from "../../parts/useAwake.js";
import { t } from "../../words/words.js";
import { Place } from "./Place.jsx";

const PLACES = { one: ["left"], two: ["left", "right"] };

export function Bench({ seat }) {
  const [many, setMany] = useState(rememberedTimers().right ? "two" : "one");
  useAwake();
  useEffect(() => {
    reconnect();
  }, []);
  return (
    <Page
      wide
      title={t("bench-title")}
      lead={t("bench-lead")}
      back={{ href: placeOf(seat), label: t("app-back") }}
    >
      <div class="bench-many">
        <Choice
          legend={t("bench-how-many")}
          value={many}
          onChoose={setMany}
          options={Object.keys(PLACES).map((value) => ({
            value,
            label: t(`bench-${value}`),
            testid: `bench-${value}`,
          }))}
        />
      </div>
      <div class={`bench-places bench-places-${many}`}>
        {PLACES[many].map((place) => (
          <Place key={place} place={place} alone={many === "one"} />
        ))}
      </div>
    </Page>
  );
}
