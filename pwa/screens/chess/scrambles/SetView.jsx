/** One set, opened on a scrambler's phone: a cover at a time, its scramble in large type and its picture, the same for both players' cubes. */
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Choice } from "../../../parts/Choice.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { t } from "../../../words/words.js";
import { unseal } from "./box.js";
import { Cover } from "./Cover.jsx";
import { doneCovers, tickCover } from "./done.js";
import { Printed } from "./Printed.jsx";
import { COVERS } from "./random.js";
import { owners } from "./sets.js";
import { titleOf } from "./title.js";

const NUMBERS = Array.from({ length: COVERS }, (_, at) => at + 1);

export function SetView({ set, reader, fold, onClose }) {
  const { of, cycle, box } = set;
  const [opened, setOpened] = useState({ scrambles: null, code: null });
  const [done, setDone] = useState(doneCovers(of, cycle));
  const [cover, choose] = useState(NUMBERS.find((one) => !done.includes(one)) ?? 1);
  useEffect(() => {
    unseal(box, { of, cycle }, reader).then(
      (scrambles) => setOpened({ scrambles, code: null }),
      ({ code }) => setOpened({ scrambles: null, code }),
    );
  }, [box, of, cycle, reader]);
  const matches = owners(fold, []).find((one) => one.of === of)?.matches ?? [];
  const title = titleOf(fold, of, matches);
  const tick = (isDone) => {
    tickCover(of, cycle, cover, isDone);
    setDone(doneCovers(of, cycle));
    const next = NUMBERS.find((one) => one !== cover && !done.includes(one));
    if (isDone && next) choose(next);
  };
  return (
    <section class="scrambles-part" data-testid="scramble-set">
      <h2>{title}</h2>
      <p class="soft">{t("chess-scramble-set", { cycle })}</p>
      {opened.code && (
        <Notice tone="stop" title={t("chess-scramble-unread")}>
          {t(`chess-scramble-unread-${opened.code}`)}
        </Notice>
      )}
      {opened.scrambles && (
        <>
          <Choice
            legend={t("chess-scramble-cover")}
            value={cover}
            options={NUMBERS.map((value) => ({
              value,
              label: done.includes(value) ? `${value} ✓` : String(value),
              testid: `cover-${value}`,
            }))}
            onChoose={choose}
          />
          <Cover
            number={cover}
            scramble={opened.scrambles[cover - 1]}
            done={done.includes(cover)}
            onDone={tick}
          />
          <Printed title={title} cycle={cycle} scrambles={opened.scrambles} />
        </>
      )}
      <div class="scramble-acts">
        {opened.scrambles && (
          <Button data-testid="scrambles-print" onClick={() => window.print()}>
            {t("chess-scramble-print")}
          </Button>
        )}
        <Button tone="strong" data-testid="scrambles-close" onClick={onClose}>
          {t("chess-scramble-close")}
        </Button>
      </div>
    </section>
  );
}
