/** Catches what a screen throws: says so in words, keeps the header alive, offers to load again. Entries are on the disk already. */
import { Component } from "preact";
import { Button } from "../parts/Button.jsx";
import { EmptyList } from "../parts/EmptyList.jsx";
import { t } from "../words/words.js";

export class Mishap extends Component {
  state = { error: null };

  static getDerivedStateFromError(error) {
    return { error };
  }

  componentDidCatch(error) {
    reportError(error); // heard by boot.js: a version whose first screen does this has not started
  }

  componentDidUpdate({ path }) {
    if (this.state.error && path !== this.props.path) this.setState({ error: null });
  }

  render({ children }, { error }) {
    if (!error) return children;
    return (
      <EmptyList
        title={t("app-mishap")}
        action={
          <Button tone="strong" onClick={() => location.reload()}>
            {t("app-load-again")}
          </Button>
        }
      >
        {t("app-mishap-means")}
      </EmptyList>
    );
  }
}
