/** What this device could not keep: `code` for programs, `error-<code>` in the catalogue for people. */
export class StoreError extends Error {
  /**
   * @param {'storage-full'|'storage-failed'|'not-durable'|'older-tab'|'storage-cleared'|'no-seat'|'too-large'|'unsent-entries'} code
   * @param {unknown} [cause]
   */
  constructor(code, cause) {
    super(code, { cause });
    this.name = "StoreError";
    this.code = code;
  }
}

/** A failure of IndexedDB as a person needs it: the device is full, or it could not write. */
export function storeError(error) {
  if (error instanceof StoreError) return error;
  return new StoreError(
    error?.name === "QuotaExceededError" ? "storage-full" : "storage-failed",
    error,
  );
}
