/** What is kept of each competition, in numbers, and the way to move its place to another app or browser. */
import { useEffect, useState } from "preact/hooks";
import { courier } from "../../courier/state.js";
import { Button } from "../../parts/Button.jsx";
import { EmptyList } from "../../parts/EmptyList.jsx";
import { roleName } from "../../parts/names.js";
import { holdings } from "../../store/holdings.js";
import { unsent } from "../../store/outbox.js";
import { chooseSeat, seats } from "../../store/seats.js";
import { counted } from "../../words/figures.js";
import { clockTime } from "../../words/moments.js";
import { language, t } from "../../words/words.js";
import { brought } from "./brought.js";
import { MoveSheet } from "./MoveSheet.jsx";

export function Kept() {
  const [kept, setKept] = useState(null);
  const [moving, setMoving] = useState(null);
  useEffect(() => {
    holdings().then(setKept, () => setKept([])); // the shell says what is wrong with the storage
  }, [seats.value, unsent.value, courier.value.lastSync, brought.value]);

  const move = async (seat) => {
    await chooseSeat(seat.competition);
    setMoving(seat);
  };

  return (
    <section class="phone-part">
      <h2>{t("phone-kept")}</h2>
      {kept?.length === 0 && (
        <EmptyList
          title={t("phone-kept-none")}
          action={
            <Button tone="strong" href="/join">
              {t("join-code-title")}
            </Button>
          }
        >
          {t("phone-kept-none-how")}
        </EmptyList>
      )}
      {kept?.map((one) => (
        <Competition
          key={one.competition}
          kept={one}
          seat={seats.value.find(({ competition }) => competition === one.competition)}
          onMove={move}
        />
      ))}
      {moving && <MoveSheet seat={moving} onClose={() => setMoving(null)} />}
    </section>
  );
}

function Competition({ kept, seat, onMove }) {
  const { competition, name, made, waiting, fetched, brought: carried, synced } = kept;
  return (
    <article class="phone-kept" data-testid={`kept-${competition}`}>
      <h3>{name}</h3>
      {seat && (
        <p class="soft">{t("home-as", { role: roleName(seat.role), device: seat.device })}</p>
      )}
      <dl class="facts">
        <Fact name="made" count={made} />
        <Fact name="waiting" count={waiting} />
        <Fact name="fetched" count={fetched} />
        {carried > 0 && <Fact name="brought" count={carried} />}
        <dt>{t("app-fact-last-sync")}</dt>
        <dd data-testid="kept-as-of">
          {synced ? clockTime(synced, language.value) : t("app-never")}
        </dd>
      </dl>
      {seat && (
        <Button onClick={() => onMove(seat)} data-testid="move-seat">
          {t("phone-move")}
        </Button>
      )}
    </article>
  );
}

function Fact({ name, count }) {
  return (
    <>
      <dt>{t(`phone-kept-${name}`)}</dt>
      <dd class="digits" data-testid={`kept-${name}`}>
        {counted(count)}
      </dd>
    </>
  );
}
