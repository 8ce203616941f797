/** The stages of an event: games of each round, and how many go on from there. */
import { Button } from "../../../parts/Button.jsx";
import { Field } from "../../../parts/Field.jsx";
import { t } from "../../../words/words.js";
import { advanceName } from "./changeWords.js";
import { goesOn, withStages } from "./planForm.js";

const ONE_MORE = { rounds: ["4"], advance: "" };

export function Stages({ form, errorOf, onChange }) {
  const { stages } = form;
  const put = (next) => onChange(withStages(form, next));
  const change = (place, more) =>
    put(stages.map((stage, one) => (one === place ? { ...stage, ...more } : stage)));
  let before = 0;
  return (
    <fieldset class="rummikub-stages">
      <legend>{t("rummikub-desk-stages")}</legend>
      {stages.map(({ rounds, advance }, place) => {
        const first = before;
        before += rounds.length;
        return (
          <div key={String(place)} class="rummikub-stage">
            {stages.length > 1 && <h3>{t("rummikub-desk-stage", { stage: place + 1 })}</h3>}
            <div class="side-add-fields">
              {rounds.map((games, round) => (
                <Field
                  key={String(first + round)}
                  label={t("rummikub-desk-games-of", { round: first + round + 1 })}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={2}
                  data-testid={`plan-games-${first + round + 1}`}
                  value={games}
                  error={errorOf(`games-${first + round + 1}`)}
                  onInput={(event) =>
                    change(place, {
                      rounds: rounds.map((one, at) =>
                        at === round ? event.currentTarget.value : one,
                      ),
                    })
                  }
                />
              ))}
            </div>
            {goesOn(form, place) && (
              <Field
                label={advanceName(stages.length > 1 ? place + 1 : undefined)}
                hint={t(
                  place < stages.length - 1
                    ? "rummikub-desk-advance-stage"
                    : "rummikub-desk-advance-final",
                )}
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                data-testid={`plan-advance-${place + 1}`}
                value={advance}
                error={errorOf(`advance-${place + 1}`)}
                onInput={(event) => change(place, { advance: event.currentTarget.value })}
              />
            )}
            <div class="side-acts">
              <Button
                data-testid={`round-more-${place + 1}`}
                onClick={() => change(place, { rounds: [...rounds, rounds.at(-1)] })}
              >
                {t("rummikub-desk-round-more")}
              </Button>
              {rounds.length > 1 && (
                <Button
                  tone="quiet"
                  data-testid={`round-less-${place + 1}`}
                  onClick={() => change(place, { rounds: rounds.slice(0, -1) })}
                >
                  {t("rummikub-desk-round-less", { round: first + rounds.length })}
                </Button>
              )}
            </div>
          </div>
        );
      })}
      <div class="side-acts">
        <Button data-testid="stage-more" onClick={() => put([...stages, ONE_MORE])}>
          {t("rummikub-desk-stage-more")}
        </Button>
        {stages.length > 1 && (
          <Button tone="quiet" data-testid="stage-less" onClick={() => put(stages.slice(0, -1))}>
            {t("rummikub-desk-stage-less", { stage: stages.length })}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
