/** The settings of a friendly match, in plain words: the rules, the format, the times; what few will change is folded away. */
import { Choice } from "../../../../parts/Choice.jsx";
import { Field } from "../../../../parts/Field.jsx";
import { t } from "../../../../words/words.js";
import { belongs, FORMATS, ONE_OF, QUOTA, RULESETS, SECONDS, wrongSettings } from "./config.js";

export function Settings({ settings, onSet }) {
  const { ruleset } = settings;
  const of = (rules) => Object.keys(rules).filter((key) => belongs(rules[key], ruleset));
  const wrong = wrongSettings(settings);
  return (
    <section class="setup-part" aria-labelledby="setup-settings">
      <h2 id="setup-settings">{t("chess-play-settings")}</h2>
      <Choice
        legend={t("chess-play-rules")}
        value={ruleset}
        options={RULESETS.map((one) => ({
          value: one,
          label: ruleName(one),
          testid: `rules-${one.slice(0, 4)}`,
        }))}
        onChoose={(value) => onSet({ ruleset: value })}
      />
      <p class="soft small">{t(`chess-play-rules-${ruleset.slice(0, 4)}`)}</p>
      <Choice
        legend={t("chess-play-format")}
        value={settings.format}
        options={FORMATS.map((one) => ({ value: one, label: one, testid: `format-${one}` }))}
        onChoose={(value) => onSet({ format: value })}
      />
      <p class="soft small">{t("chess-play-format-what", { quota: QUOTA[settings.format] })}</p>
      <details class="setup-more" open={wrong.length > 0 || undefined}>
        <summary data-testid="more-settings">{t("chess-play-times")}</summary>
        <div class="setup-times">
          {of(SECONDS).map((key) => (
            <Field
              key={key}
              label={t(`chess-play-set-${key}`)}
              hint={t(`chess-play-set-${key}-how`)}
              error={wrong.includes(key) && t("chess-play-set-wrong", { most: SECONDS[key].most })}
              inputmode="numeric"
              autocomplete="off"
              data-testid={key}
              value={settings[key]}
              onInput={(event) => onSet({ [key]: event.currentTarget.value })}
            />
          ))}
          {of(ONE_OF).map((key) => (
            <Field
              key={key}
              as="select"
              label={t(`chess-play-set-${key}`)}
              data-testid={key}
              value={settings[key]}
              onChange={(event) => onSet({ [key]: event.currentTarget.value })}
            >
              {ONE_OF[key].values.map((value) => (
                <option key={value} value={value}>
                  {t(`chess-play-set-${key}-${value}`)}
                </option>
              ))}
            </Field>
          ))}
        </div>
      </details>
    </section>
  );
}

/** *Twice*, *Time*: as the document calls them. */
export function ruleName(ruleset) {
  return ruleset === "time@1" ? "Time" : "Twice";
}
