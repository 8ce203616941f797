/** Ways in which a file leaves the app: into the downloads, or through the device's own sheet for sharing. */

/** @returns {File} JSON with line breaks, because people will look into it */
export function asFile(name, content) {
  return new File([JSON.stringify(content, null, 1)], name, { type: "application/json" });
}

/** Whether this browser shares files. */
export const canShare =
  globalThis.navigator?.canShare?.({ files: [asFile("a.json", {})] }) === true;

/** @returns {boolean} that it was handed to the browser */
export function download(file) {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // some browsers read it late
  return true;
}

/** @returns {Promise<boolean>} whether the person went through with it */
export async function share(file) {
  try {
    await navigator.share({ files: [file], title: file.name });
    return true;
  } catch (error) {
    if (error.name === "AbortError") return false;
    throw error;
  }
}
