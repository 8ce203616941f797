/** Keeps the browser's offer to install the app until somebody wants it. */
import { signal } from "@preact/signals";

/** The browser's `beforeinstallprompt` event, or null. */
export const installOffer = signal(null);

/** Listens for the offer; call it before the first screen is drawn. */
export function watchInstall() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installOffer.value = event;
  });
  addEventListener("appinstalled", () => {
    installOffer.value = null;
  });
}

/** Shows the browser's own question. */
export async function install() {
  const offer = installOffer.value;
  installOffer.value = null;
  await offer.prompt();
}
