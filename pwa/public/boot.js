/**
 * Watches that the app starts; no part of the app, so that it lives when the app does not. Once a screen stands in the page, the service worker is
 * told. Otherwise it is asked for a way out: the version before, or this one afresh. Where there is none, the page says so in words.
 */
(() => {
  const LOOK_MS = 250;
  const PATIENCE = 80; // looks, not a time: a phone that slept meanwhile has not been given its chance
  const AFTER_AN_ERROR = 12;
  const ANSWER_MS = 3000;
  const MOST_TRIES = 2;
  const TRIES = "matside-start-tries";
  // A heading, or what can be pressed; a word that something went wrong is no screen.
  const SCREEN = "#main :is(h1, h2, button, input):not(.empty-list *, .notice *)";
  const FELL_BACK = "matside-fell-back"; // for the app: it says which version it is
  const entry = document.querySelector("script[type=module]")?.src ?? "/index.html";
  const worker = navigator.serviceWorker?.controller;
  // From the network it may take as long as it takes; only what is on this phone has to be quick.
  let left = worker ? PATIENCE : Number.POSITIVE_INFINITY;

  addEventListener("error", hurry, true);
  const clock = setInterval(look, LOOK_MS);

  /** What throws may still start; a script that is missing will not come. */
  function hurry({ target }) {
    left = Math.min(left, target instanceof HTMLScriptElement ? 1 : AFTER_AN_ERROR);
  }

  function look() {
    const started = document.querySelector(SCREEN) !== null;
    left -= 1;
    if (!started && left > 0) return;
    clearInterval(clock);
    if (started) hasStarted();
    else giveUp();
  }

  async function hasStarted() {
    keep(TRIES, "0");
    const ready = await navigator.serviceWorker?.ready;
    ready?.active?.postMessage({ type: "STARTED", entry });
  }

  async function giveUp() {
    const tries = Number(kept(TRIES));
    const way = tries < MOST_TRIES && worker ? await askForAWayOut() : null;
    if (way && keep(TRIES, String(tries + 1))) {
      if (way === "before") keep(FELL_BACK, "yes");
      location.reload();
    } else if (!document.querySelector("#main")) {
      document.getElementById("not-started").hidden = false;
    }
  }

  /** A service worker that is on its way out does not answer; then loading again is worth a try. */
  function askForAWayOut() {
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
      setTimeout(resolve, ANSWER_MS, "again");
      worker.postMessage({ type: "NOT_STARTED", entry }, [port2]);
    });
  }

  function kept(key) {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  }

  /** Whether it could be kept: without a count nothing is loaded again, or it might go on for ever. */
  function keep(key, value) {
    try {
      sessionStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  }
})();
