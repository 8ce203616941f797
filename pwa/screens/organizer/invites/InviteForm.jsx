/** Asks for a role, the rounds, how often and how long; makes the invite on the server. */
import { useState } from "preact/hooks";
import { api } from "../../../courier/api.js";
import { Button } from "../../../parts/Button.jsx";
import { Choice } from "../../../parts/Choice.jsx";
import { Field } from "../../../parts/Field.jsx";
import { roleName, roundName } from "../../../parts/names.js";
import { kit } from "../../../store/kit.js";
import { t } from "../../../words/words.js";
import { RemoteNotice } from "../RemoteNotice.jsx";
import { defaults, HOURS, inviteRequest, once, ROLES } from "./invite.js";

export function InviteForm({ path, onMade }) {
  const [asked, ask] = useState(defaults("judge"));
  const [busy, setBusy] = useState(false);
  const [error, fail] = useState(null);
  const set = (name) => (event) => ask({ ...asked, [name]: event.currentTarget.value });

  async function make(event) {
    event?.preventDefault();
    setBusy(true);
    fail(null);
    try {
      onMade(await api.post(path, inviteRequest(asked)));
    } catch (problem) {
      fail(problem);
    }
    setBusy(false);
  }

  return (
    <form class="invite-form" onSubmit={make}>
      <Choice
        legend={t("organizer-invite-role")}
        value={asked.role}
        options={ROLES.map((role) => ({
          value: role,
          label: roleName(role),
          testid: `invite-role-${role}`,
        }))}
        onChoose={(role) => ask({ ...defaults(role), hours: asked.hours })}
      />
      <p class="soft small">{t(`organizer-invite-${asked.role}`)}</p>
      <Field
        as="select"
        label={t("organizer-invite-scope")}
        value={asked.scope}
        onChange={set("scope")}
        data-testid="invite-scope"
      >
        <option value="">{t("organizer-invite-all-rounds")}</option>
        {kit.value.rounds.map((round) => (
          <option key={round.id} value={round.id}>
            {roundName(round)}
          </option>
        ))}
      </Field>
      <div class="invite-pair">
        {!once(asked.role) && (
          <Field
            label={t("organizer-invite-uses")}
            type="number"
            inputMode="numeric"
            min="1"
            max="1000"
            required
            value={asked.uses}
            onInput={set("uses")}
          />
        )}
        <Field
          as="select"
          label={t("organizer-invite-hours")}
          value={String(asked.hours)}
          onChange={set("hours")}
        >
          {HOURS.map((hours) => (
            <option key={hours} value={String(hours)}>
              {t("organizer-hours", { count: hours })}
            </option>
          ))}
        </Field>
      </div>
      {error && <RemoteNotice error={error} onAgain={make} />}
      <Button tone="go" wide type="submit" disabled={busy} data-testid="invite-make">
        {t("organizer-invite-make")}
      </Button>
    </form>
  );
}
