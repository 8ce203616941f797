/** Those who stand level, each with what the organizer's tie-breaks say of them, in their order. */
import { PersonName } from "../../../parts/PersonName.jsx";
import { t } from "../../../words/words.js";
import { Mark } from "./Mark.jsx";
import { signed } from "./stages.js";

/** @param {{tie: object, brokenBy: {person: number, by: string}[]}} props */
export function Level({ tie, brokenBy, who }) {
  return (
    <ol class="rk-level">
      {tie.level.map(({ person, wins, points, says, stands }) => (
        <li key={person} data-testid={`level-${person}`} data-stands={stands}>
          <p class="rk-level-who">
            <PersonName person={who(person)} number={false} />
            <Mark mark={stands} />
          </p>
          <dl class="rk-says">
            <div>
              <dt>{t("rummikub-standings-tie-equal")}</dt>
              <dd class="digits">
                {t("rummikub-standings-in-round", { wins, points: signed(points) })}
              </dd>
            </div>
            {says.map(({ name, value }) => (
              <div key={name} data-broken={brokeIt(brokenBy, person, name)}>
                <dt>{t(`rummikub-standings-tie-${name}`)}</dt>
                <dd class="digits">{said(name, value)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}

function brokeIt(brokenBy, person, name) {
  return brokenBy.some((one) => one.person === person && one.by === name);
}

function said(name, value) {
  if (value === null) return t("rummikub-standings-tie-nothing");
  if (name !== "last-round") return String(value);
  return t("rummikub-standings-in-round", { wins: value.wins, points: signed(value.points) });
}
