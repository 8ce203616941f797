/** How the timer reaches this device, and whether it does. */
import { useState } from "preact/hooks";
import { InputChoice } from "../../../devices/audio/InputChoice.jsx";
import { sourceOf, sources } from "../../../devices/sources.js";
import { Button } from "../../../parts/Button.jsx";
import { Field } from "../../../parts/Field.jsx";
import { listed } from "../../../words/figures.js";
import { t } from "../../../words/words.js";
import { BAUDS, hasBaud, waysOf } from "../../judge/tools/timer/ways.js";

export function Connect({ bench, timer }) {
  if (timer.link === "none") return <Choosing bench={bench} />;
  return (
    <>
      <div class="bench-linked" data-testid="bench-link" data-link={timer.link}>
        <p>
          <strong>{t(`bench-link-${timer.link}`)}</strong>{" "}
          <span class="soft">
            {[sourceOf(timer.source) && t(sourceOf(timer.source).word), timer.name]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </p>
        <Button data-testid="bench-disconnect" onClick={bench.disconnect}>
          {t("bench-disconnect")}
        </Button>
      </div>
      {timer.source === "audio" && (
        <InputChoice name={timer.name} onChoose={(device) => bench.connect("audio", { device })} />
      )}
    </>
  );
}

function Choosing({ bench }) {
  const here = sources.filter((one) => one.supported());
  const others = waysOf(sources).elsewhere;
  const [chosen, setChosen] = useState(here[0]?.id);
  const [baud, setBaud] = useState(BAUDS[0]);
  const rated = hasBaud({ id: chosen });
  return (
    <form
      class="bench-choosing"
      onSubmit={(event) => {
        event.preventDefault();
        bench.connect(chosen, rated ? { baud } : {});
      }}
    >
      <Field
        as="select"
        label={t("bench-source")}
        hint={
          others.length > 0 &&
          t("bench-not-here", { ways: listed(others.map(({ word }) => t(word))) })
        }
        value={chosen}
        data-testid="bench-source"
        onInput={(event) => setChosen(event.currentTarget.value)}
      >
        {here.map(({ id, word }) => (
          <option key={id} value={id}>
            {t(word)}
          </option>
        ))}
      </Field>
      {rated && (
        <Field
          as="select"
          label={t("bench-baud")}
          hint={t("bench-baud-hint")}
          value={baud}
          data-testid="bench-baud"
          onInput={(event) => setBaud(Number(event.currentTarget.value))}
        >
          {BAUDS.map((rate) => (
            <option key={rate} value={rate}>
              {rate}
            </option>
          ))}
        </Field>
      )}
      <Button tone="go" wide type="submit" data-testid="bench-connect">
        {t("bench-connect")}
      </Button>
    </form>
  );
}
