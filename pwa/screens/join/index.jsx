/** Joining a competition: a code from a link, a QR or the fingers, a name, and the role's screen opens. */

import { useLayoutEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { placeOf } from "../../app/places.js";
import { joinWithSecret } from "../../courier/join.js";
import { Button } from "../../parts/Button.jsx";
import { Field } from "../../parts/Field.jsx";
import { Notice } from "../../parts/Notice.jsx";
import { Page } from "../../parts/Page.jsx";
import { t } from "../../words/words.js";
import { CodeEntry } from "./CodeEntry.jsx";
import { codeIn } from "./code.js";
import { failureOf } from "./failure.js";
import { InstallFirst, keepsApart } from "./InstallFirst.jsx";
import "./join.css";

export default function Join() {
  const { route } = useLocation();
  const [code, setCode] = useCodeOfLink();
  const [name, setName] = useState("");
  const [wrong, setWrong] = useState(null);
  const [busy, setBusy] = useState(false);
  const [here, setHere] = useState(false);

  const join = async (event) => {
    event.preventDefault();
    if (!name.trim()) return setWrong("name-missing");
    setBusy(true);
    try {
      route(placeOf(await joinWithSecret(code, name.trim())), true);
    } catch (error) {
      setWrong(failureOf(error));
      setBusy(false);
    }
  };

  if (!code) return <CodeEntry onCode={setCode} />;
  if (keepsApart() && !here) return <InstallFirst code={code} onHere={() => setHere(true)} />;
  const named = wrong === "name-missing";
  return (
    <Page title={t("join-title")} lead={t("join-lead")}>
      <form class="join" onSubmit={join}>
        {wrong && !named && (
          <Notice tone="stop" title={t(`join-failed-${wrong}`)} data-testid="join-failed">
            {t(`join-failed-${wrong}-what-now`)}
          </Notice>
        )}
        <Field
          label={t("join-name")}
          hint={t("join-name-hint")}
          error={named && t("join-name-missing")}
          data-testid="join-name"
          autoComplete="name"
          maxLength={80}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <Button tone="go" wide type="submit" disabled={busy} data-testid="join-submit">
          {t(busy ? "join-busy" : "join-submit")}
        </Button>
        <Button tone="quiet" onClick={() => setCode(null)}>
          {t("join-other-code")}
        </Button>
      </form>
    </Page>
  );
}

/** The code behind `#`, taken out of the address bar at once so that nobody reads it over a shoulder or in a history. */
function useCodeOfLink() {
  const [code, setCode] = useState(() => codeIn(location.hash));
  useLayoutEffect(() => {
    const take = () => {
      const found = codeIn(location.hash);
      if (found) setCode(found);
      if (location.hash) history.replaceState(history.state, "", location.pathname);
    };
    take();
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, []);
  return [code, setCode];
}
