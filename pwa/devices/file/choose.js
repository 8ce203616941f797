/** The browser's chooser of files, opened within a tap. */

/** @returns {Promise<File|null>} null where nobody chose one */
export function chosenFile() {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".jsonl,.json,.txt";
  return new Promise((chose) => {
    input.addEventListener("change", () => chose(input.files[0] ?? null));
    input.addEventListener("cancel", () => chose(null));
    input.click();
  });
}
