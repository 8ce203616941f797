/** Before a draw: who is here, how many tables that makes, tiles or a seed, and what goes into the bag. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Choice } from "../../../parts/Choice.jsx";
import { Field } from "../../../parts/Field.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { useAsked } from "../../side/useAsked.js";
import { tablesAsked } from "../asked.js";
import { BagList } from "./BagList.jsx";
import { byName } from "./order.js";
import { Present } from "./Present.jsx";
import { needsStandings, playersOf } from "./rounds.js";
import { Sizes } from "./Sizes.jsx";
import { seedOf } from "./seed.js";

export function OpenDraw({ id, name, known, round, draw, again, onDone }) {
  const { event, plan, tables, who } = known;
  const later = needsStandings(plan, round);
  const asked = useAsked(
    later ? { call: "tables.standings", event, tables: tablesAsked(tables) } : null,
  );
  const [away, send] = useState([]);
  const [how, choose] = useState(draw?.how ?? plan.draw);
  const [number, announce] = useState("");
  const [reason, give] = useState("");
  const [busy, work] = useState(false);
  const [error, fail] = useState(null);
  const { people, waits } = playersOf(event, round, asked.value);
  const present = people.filter((person) => !away.includes(person));
  const sizes = useAsked(
    present.length ? { call: "seating.sizes", players: present.length } : null,
  );
  const seed = how === "seed" ? seedOf(id, name, round, number) : null;
  const made = sizes.current && sizes.value ? sizes.value.tables : null;
  const ready = made && seed !== "" && (!again || reason.trim());

  if (waits)
    return (
      <Notice tone="wait" title={t("rummikub-draw-none", { round })} data-testid="draw-waits">
        {later && !asked.value && !asked.code
          ? t("side-loading")
          : t(`rummikub-draw-waits-${waits}`)}
      </Notice>
    );

  async function open() {
    if (busy || !ready) return;
    work(true);
    const body = {
      round,
      how,
      ...(seed ? { seed } : {}),
      people: present,
      sizes: made,
      ...(again ? { reason: reason.trim() } : {}),
    };
    await append({ stream: name, kind: "draw.open", body }).then(onDone, fail);
    work(false);
  }

  return (
    <section class="draw-open" aria-labelledby="draw-open">
      <h2 id="draw-open">{t("rummikub-draw-open-title", { round })}</h2>
      {again && (
        <Notice tone="wait" title={t("rummikub-draw-again-means")}>
          {t("rummikub-draw-again-why")}
        </Notice>
      )}
      <Present
        people={byName(people.map(who))}
        away={away}
        onTurn={(person) =>
          send(away.includes(person) ? away.filter((one) => one !== person) : [...away, person])
        }
      />
      <Sizes id={id} name={name} many={present.length} sizes={made} code={sizes.code} />
      <Choice
        legend={t("rummikub-draw-how")}
        value={how}
        options={["tile", "seed"].map((value) => ({
          value,
          label: t(`rummikub-draw-how-${value}`),
          testid: `draw-how-${value}`,
        }))}
        onChoose={choose}
      />
      {how === "tile" && made && <BagList sizes={made} />}
      {how === "seed" && (
        <>
          <Field
            label={t("rummikub-draw-number")}
            hint={t("rummikub-draw-number-hint")}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            data-testid="draw-number"
            value={number}
            onInput={(input) => announce(input.currentTarget.value)}
          />
          {seed && <SeedLine seed={seed} />}
        </>
      )}
      {again && (
        <Field
          label={t("rummikub-draw-reason")}
          data-testid="draw-reason"
          value={reason}
          onInput={(input) => give(input.currentTarget.value)}
        />
      )}
      {error && <Notice tone="stop" title={t(`error-${error.code}`)} />}
      <div class="draw-acts">
        <Button tone="go" disabled={!ready || busy} data-testid="draw-open" onClick={open}>
          {t(how === "tile" ? "rummikub-draw-open-tile" : "rummikub-draw-open-seed")}
        </Button>
        {again && <Button onClick={onDone}>{t("rummikub-draw-leave")}</Button>}
      </div>
    </section>
  );
}

function SeedLine({ seed }) {
  return (
    <p>
      {t("rummikub-draw-seed")} <code data-testid="draw-seed">{seed}</code>
    </p>
  );
}
