/** Before a match: its settings, who plays, the check-list that blocks until it is done, and the draw for White. */
import { useState } from "preact/hooks";
import { Button } from "../../../../parts/Button.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { Page } from "../../../../parts/Page.jsx";
import { shownName } from "../../../../parts/PersonName.jsx";
import { board } from "../../../../store/boards.js";
import { kit } from "../../../../store/kit.js";
import { append } from "../../../../store/outbox.js";
import { t } from "../../../../words/words.js";
import { matchParts } from "../../streams.js";
import { Checks } from "./Checks.jsx";
import { BEFORE_DRAW, mayDraw, missing } from "./checks.js";
import { configOf, usualSettings, wrongSettings } from "./config.js";
import { Draw } from "./Draw.jsx";
import { openingOf } from "./opening.js";
import { Planned } from "./Planned.jsx";
import { Players, playerOf } from "./Players.jsx";
import { pairedOf } from "./paired.js";
import { Settings } from "./Settings.jsx";
import "./setup.css";

const NOT_DRAWN = { by: "app", white: null };

export function Setup({ stream, title, back }) {
  const { event, round } = matchParts(stream);
  const { people } = kit.value;
  const paired = round > 0 ? pairedOf(board(event).value, stream, people) : null;
  const [settings, set] = useState(usualSettings);
  const [typed, type] = useState(["", ""]);
  const [ticked, tick] = useState([]);
  const [drawn, draw] = useState(NOT_DRAWN);
  const [trouble, fail] = useState(null);

  if (round > 0 && !paired) return <NotPaired title={title} back={back} />;
  const players = paired?.players ?? typed.map((text) => playerOf(text, people));
  const colours = paired ? { by: "pairing", white: 0 } : drawn;
  const found = missing({
    wrong: paired ? [] : wrongSettings(settings),
    names: players.map(({ name }) => name),
    ticked,
    white: colours.white,
  });
  const onTick = (one, on) => tick(on ? [...ticked, one] : ticked.filter((other) => other !== one));

  async function begin() {
    const config = paired?.config ?? configOf(settings);
    const body = openingOf({ config, players, draw: colours, ticked, table: paired?.table });
    await append({ stream, kind: "match.open", body }).catch(fail);
  }

  return (
    <Page title={title} lead={t("chess-play-before")} back={back} className="setup">
      {paired ? (
        <Planned config={paired.config} table={paired.table} />
      ) : (
        <>
          <Settings settings={settings} onSet={(more) => set({ ...settings, ...more })} />
          <Players
            typed={typed}
            people={people}
            locked={drawn.white !== null}
            onType={(which, text) => type(typed.map((one, at) => (at === which ? text : one)))}
          />
        </>
      )}
      <section class="setup-part" aria-labelledby="setup-checks">
        <h2 id="setup-checks">{t("chess-play-checks")}</h2>
        <Checks checks={BEFORE_DRAW} ticked={ticked} onTick={onTick} />
      </section>
      <Draw
        names={players.map(shownName)}
        draw={colours}
        ready={mayDraw(found)}
        paired={Boolean(paired)}
        onDraw={draw}
      >
        {colours.white !== null && <Checks checks={["draw"]} ticked={ticked} onTick={onTick} />}
      </Draw>
      <footer class="setup-foot">
        {trouble && <Notice tone="stop" title={t(`error-${trouble.code}`)} />}
        {found.length > 0 && (
          <p class="setup-missing" role="status" data-testid="missing">
            {t("chess-play-missing", { what: t(`chess-play-missing-${found[0]}`) })}
          </p>
        )}
        <Button tone="go" wide disabled={found.length > 0} data-testid="open-match" onClick={begin}>
          {t("chess-play-open")}
        </Button>
      </footer>
    </Page>
  );
}

function NotPaired({ title, back }) {
  return (
    <Page title={title} back={back}>
      <Notice tone="wait" title={t("chess-play-not-paired")}>
        {t("chess-play-not-paired-how")}
      </Notice>
    </Page>
  );
}
