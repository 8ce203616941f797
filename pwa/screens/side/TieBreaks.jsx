/** Which tie-breaks count and in which order; each is moved up or down by a button. */
import { Button } from "../../parts/Button.jsx";
import { t } from "../../words/words.js";
import { moved } from "./moved.js";
import "./side.css";

/** @param {{legend: string, all: string[], chosen: string[], nameOf: (tie: string) => string, onChange: (chosen: string[]) => void}} props */
export function TieBreaks({ legend, all, chosen, nameOf, onChange }) {
  const others = all.filter((name) => !chosen.includes(name));
  const step = (name, by) => {
    const next = moved(chosen, name, by);
    return (
      <Button
        tone="quiet"
        disabled={next === chosen}
        aria-label={t(by < 0 ? "side-tie-up" : "side-tie-down", { name: nameOf(name) })}
        data-testid={`tie-${by < 0 ? "up" : "down"}-${name}`}
        onClick={() => onChange(next)}
      >
        <span aria-hidden="true">{by < 0 ? "↑" : "↓"}</span>
      </Button>
    );
  };
  return (
    <fieldset class="side-ties">
      <legend>{legend}</legend>
      <p class="soft small">{t("side-ties-means")}</p>
      <ol>
        {chosen.map((name, place) => (
          <li key={name} data-testid={`tie-${name}`}>
            <span class="side-tie-name">
              {place + 1}. {nameOf(name)}
            </span>
            <span class="side-tie-acts">
              {step(name, -1)}
              {step(name, 1)}
              <Button
                tone="quiet"
                aria-label={t("side-tie-out", { name: nameOf(name) })}
                data-testid={`tie-out-${name}`}
                onClick={() => onChange(chosen.filter((one) => one !== name))}
              >
                {t("side-tie-out-short")}
              </Button>
            </span>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <div class="side-acts">
          {others.map((name) => (
            <Button
              key={name}
              data-testid={`tie-in-${name}`}
              onClick={() => onChange([...chosen, name])}
            >
              {t("side-tie-in", { name: nameOf(name) })}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
