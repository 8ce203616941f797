/**
 * The file that carries what is on one device to another: JSON that people can read, with the exact envelopes of all operations. It holds no token and no
 * key, so whoever finds it can hand its entries in, but can make none in anybody's name.
 *
 * | field                       | meaning                                                                        |
 * |-----------------------------|--------------------------------------------------------------------------------|
 * | format, version, made       | `matside-device`, 1, when it was written                                       |
 * | competitions[].seats        | the places of the device: number, role, scope, name, how many entries it made  |
 * | competitions[].operations   | `raw`, `sig`, `stamp` as they travel; `waiting` while no server has named them |
 * | competitions[].kit          | people, events and rounds as the device had them; public fields only (I7)      |
 */

export const FORMAT = "matside-device";
export const VERSION = 1;

const LARGEST = 16 * 1024; // bytes of one operation, as everywhere
const TEXTS = ["id", "stream", "kind"];
const NUMBERS = ["device", "n", "schema"];
const encoder = new TextEncoder();

/** Why a file cannot be taken in; nothing on the device has changed. */
export class FileError extends Error {
  /** @param {'file-broken'|'file-foreign'|'file-newer'} code */
  constructor(code) {
    super(code);
    this.name = "FileError";
    this.code = code;
  }
}

/**
 * @param {string} text
 * @returns {{made: string, competitions: {id: string, name: string, operations: unknown[]}[]}}
 * @throws {FileError} `file-broken` when it is no JSON, as one that was cut off; `file-foreign`, `file-newer`
 */
export function parseFile(text) {
  let file;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, "")); // an editor may have put a mark before it
  } catch {
    throw new FileError("file-broken");
  }
  if (file?.format !== FORMAT) throw new FileError("file-foreign");
  if (file.version > VERSION) throw new FileError("file-newer");
  const whole =
    Array.isArray(file.competitions) &&
    file.competitions.every((one) => typeof one?.id === "string" && Array.isArray(one.operations));
  if (!whole) throw new FileError("file-broken");
  return file;
}

/** @returns {{op: object, raw: string, sig: string|undefined}|null} what an entry of the file says, null when it is no operation */
export function readEnvelope({ raw, sig } = {}) {
  if (typeof raw !== "string" || encoder.encode(raw).length > LARGEST) return null;
  try {
    const op = JSON.parse(raw);
    const named =
      TEXTS.every((key) => typeof op[key] === "string") &&
      NUMBERS.every((key) => Number.isInteger(op[key]));
    return named ? { op, raw, sig: typeof sig === "string" ? sig : undefined } : null;
  } catch {
    return null;
  }
}
