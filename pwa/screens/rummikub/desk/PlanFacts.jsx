/** The plan in plain words: a line a choice, the stages, and the day with its times. */
import { language, t } from "../../../words/words.js";
import { dates } from "../../public/overview.js";
import { advanceName, entryName } from "./changeWords.js";
import { firstRoundAt, minutesOf } from "./day.js";
import { closing } from "./registration.js";
import { weekdayName, weekdayOf } from "./weekday.js";

export function PlanFacts({ plan, nameOf }) {
  const { ages, stages, turn_seconds: turn, warn_seconds: warn } = plan;
  const lines = [
    ["role", t(`rummikub-desk-role-${plan.role}`)],
    ["place", plan.place],
    ["date", plan.date && dayWords(plan.date)],
    ["from", plan.from?.length && plan.from.map(nameOf).join(", ")],
    ["capacity", plan.capacity ? String(plan.capacity) : t("rummikub-desk-no-limit")],
    ["rounds", stages.map(stageWords).join(" → ")],
    ...stages.map(({ advance }, stage) => [
      "advance",
      advance && String(advance),
      advanceName(stages.length > 1 ? stage + 1 : undefined),
    ]),
    ["ages", ages && t("rummikub-desk-ages", { youngest: ages[0], oldest: ages[1] })],
    ["closes_before", closesWords(plan), t("rummikub-desk-label-closes")],
    [
      "turn_seconds",
      t("rummikub-desk-turn", { seconds: turn, warn }),
      t("rummikub-desk-label-turn"),
    ],
    ["pool_empty", t(`rummikub-desk-pool-${plan.options?.pool_empty ?? "difference"}`)],
    ["draw", t(`rummikub-desk-draw-${plan.draw}`)],
    [
      "tie_breaks",
      plan.tie_breaks?.map((name) => t(`rummikub-desk-tie-${name}`)).join(" → ") ||
        t("rummikub-desk-ties-none"),
    ],
  ];
  return (
    <>
      <dl class="side-facts" data-testid="plan-facts">
        {lines.map(
          ([name, words, label = t(`rummikub-desk-label-${name}`)]) =>
            words && (
              <div key={label} data-testid={`fact-${name}`}>
                <dt>{label}</dt>
                <dd>{words}</dd>
              </div>
            ),
        )}
      </dl>
      <h3>{t("rummikub-desk-day")}</h3>
      <ol class="rummikub-day">
        {(plan.day ?? []).map((entry) => (
          <li key={`${entry.at} ${entry.what}`}>
            <time class="digits">{entry.at}</time>
            <span>{entryName(entry)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function dayWords(date) {
  const weekday = weekdayOf(date);
  const day = dates(date, date, language.value);
  return weekday ? `${day} (${weekdayName(weekday, language.value)})` : day;
}

function stageWords({ rounds }) {
  return rounds.map((games) => t("rummikub-desk-games", { count: games })).join(" + ");
}

function closesWords(plan) {
  if (minutesOf(firstRoundAt(plan.day)) === null) return null;
  return t("rummikub-desk-closes", {
    at: closing(plan, new Date()).at,
    minutes: plan.closes_before,
  });
}
