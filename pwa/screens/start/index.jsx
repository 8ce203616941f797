/** The first organizer: checks the one-time link, reads the competition's file here, shows it, then sends it. */
import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { api } from "../../courier/api.js";
import { startCompetition } from "../../courier/join.js";
import { Button } from "../../parts/Button.jsx";
import { Field } from "../../parts/Field.jsx";
import { Page } from "../../parts/Page.jsx";
import { t } from "../../words/words.js";
import { FilePlace } from "./FilePlace.jsx";
import { InTheFile } from "./InTheFile.jsx";
import { LinkState } from "./LinkState.jsx";
import { takeSecret } from "./secret.js";
import { Trouble } from "./Trouble.jsx";
import "./start.css";

const EDITIONS = ["wca-2026", "wca-2010", "wca-2008"];

export default function Start() {
  const { route } = useLocation();
  const [secret] = useState(takeSecret);
  const [link, setLink] = useState(secret ? "checking" : "none");
  const [name, setName] = useState("");
  const [edition, setEdition] = useState(EDITIONS[0]);
  const [wcif, setWcif] = useState(null);
  const [trouble, setTrouble] = useState(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (secret) check();
  }, [secret]);

  async function check() {
    setLink("checking");
    try {
      await api.post("/api/start", { secret });
      setLink("good");
    } catch (error) {
      setTrouble(error);
      setLink(error.status === 0 ? "offline" : "bad");
    }
  }

  async function begin(event) {
    event.preventDefault();
    setBusy(true);
    setTrouble(null);
    try {
      const { competition } = await startCompetition({
        secret,
        name: name.trim(),
        edition,
        wcif,
      });
      route(`/c/${competition}/organizer`, true);
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  }

  if (link !== "good") {
    return (
      <Page title={t("start-title")}>
        <LinkState link={link} trouble={trouble} onAgain={check} />
      </Page>
    );
  }
  const lacking = name.trim() ? !wcif && "file" : "name";
  return (
    <Page title={t("start-title")} lead={t("start-lead")}>
      <form class="start" onSubmit={begin}>
        <Field
          label={t("start-name")}
          hint={t("start-name-hint")}
          autocomplete="name"
          required
          maxLength={80}
          data-testid="start-name"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <FilePlace
          chosen={wcif?.name}
          onRead={(read) => {
            setWcif(read);
            setTrouble(null);
          }}
          onTrouble={(error) => {
            setWcif(null);
            setTrouble(error);
          }}
        />
        {wcif && <InTheFile wcif={wcif} />}
        <Field
          as="select"
          label={t("start-edition")}
          hint={t("start-edition-hint")}
          value={edition}
          data-testid="start-edition"
          onChange={(event) => setEdition(event.currentTarget.value)}
        >
          {EDITIONS.map((one) => (
            <option key={one} value={one}>
              {t(`start-edition-${one}`)}
            </option>
          ))}
        </Field>
        {trouble && <Trouble error={trouble} />}
        <Button
          tone="go"
          wide
          type="submit"
          data-testid="start-submit"
          disabled={busy || Boolean(lacking)}
        >
          {busy ? t("start-sending") : t("start-submit")}
        </Button>
        {lacking && <p class="soft small">{t(`start-needs-${lacking}`)}</p>}
      </form>
    </Page>
  );
}
