/** Sets the station of this phone: what it is called and which group sits there; or none. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Choice } from "../../../parts/Choice.jsx";
import { Field } from "../../../parts/Field.jsx";
import { Sheet } from "../../../parts/Sheet.jsx";
import { t } from "../../../words/words.js";
import { setStation } from "./station.js";

export default function StationSheet({ round, here, onClose }) {
  const [name, setName] = useState(here?.name ?? "");
  const [group, setGroup] = useState(here?.group ?? null);
  const choose = (chosen) => {
    setStation(chosen);
    onClose();
  };
  const use = (event) => {
    event.preventDefault();
    if (name.trim()) choose({ round: round.id, group, name: name.trim(), passed: [] });
  };

  return (
    <Sheet open title={t("judge-station-title")} onClose={onClose}>
      <form class="station-form" onSubmit={use}>
        <p class="soft">{t("judge-station-means")}</p>
        {round.groups.length > 1 && (
          <Choice
            legend={t("judge-groups")}
            value={group}
            options={groupsOf(round)}
            onChoose={setGroup}
          />
        )}
        <Field
          label={t("judge-station-name")}
          data-testid="station-name"
          autoComplete="off"
          maxLength={20}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <Button tone="strong" wide type="submit" data-testid="station-use" disabled={!name.trim()}>
          {t("judge-station-use")}
        </Button>
        {here && (
          <Button data-testid="station-none" onClick={() => choose(null)}>
            {t("judge-station-none")}
          </Button>
        )}
      </form>
    </Sheet>
  );
}

function groupsOf(round) {
  const groups = round.groups.map(({ id, number }) => ({
    value: id,
    label: t("judge-group", { number }),
    testid: `station-group-${number}`,
  }));
  return [{ value: null, label: t("judge-all-groups"), testid: "station-group-all" }, ...groups];
}
