/** Inputs for sound: which there are, and opening one as it is, without what browsers do for voices. */
import { TimerTrouble } from "../trouble.js";

const AS_IT_IS = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
/** Names for one of the others, which a system may change its mind about. */
const ALIASES = ["default", "communications"];
/** What `getUserMedia` fails with. */
const TROUBLES = {
  NotAllowedError: "no-microphone",
  SecurityError: "no-microphone",
  NotFoundError: "no-sound",
  OverconstrainedError: "unplugged",
};
/** Id → how to take the input from the place that listens to it. */
const held = new Map();

/** Every input that has a name. Before the browser allows one it tells no names, and none are given. */
async function named() {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, label }) => kind === "audioinput" && label)
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}

/** @returns {Promise<{id: string, name: string}[]>} those that a person may choose from */
export async function inputs() {
  return (await named()).filter(({ id }) => !ALIASES.includes(id));
}

/** @returns {Promise<string|undefined>} the id of the input that was called so the last time */
export async function idOf(wanted) {
  return (await named()).find(({ name }) => name === wanted)?.id;
}

export async function isThere(id) {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.some(({ deviceId }) => deviceId === id);
}

/** Whether an input opens without a question to the person. */
export async function isAllowed() {
  try {
    const { state } = await navigator.permissions.query({ name: "microphone" });
    return state === "granted";
  } catch {
    return (await named()).length > 0; // a browser that does not tell gives names where it has allowed
  }
}

/**
 * @typedef {{id: string, name: string, stream: MediaStream, close: () => void}} Input
 * @param {string} [wanted] the id of an input; otherwise the browser's choice
 * @returns {Promise<Input>} fails with `TimerTrouble`
 */
export async function openInput(wanted) {
  const stream = await streamOf(wanted);
  const [track] = stream.getAudioTracks();
  const { id, name } = await inputOf(track);
  return { id, name, stream, close: () => track.stop() };
}

/** Whether a place of this page listens to it. */
export const isHeld = (id) => held.has(id);

/** One place an input, the last that chose it: no time is for two. @param {() => void} give ends listening, when another place takes it */
export function hold(id, give) {
  held.get(id)?.();
  held.set(id, give);
}

export function letGo(id, give) {
  if (held.get(id) === give) held.delete(id);
}

async function streamOf(id) {
  const audio = { ...AS_IT_IS, channelCount: { ideal: 1 }, ...(id && { deviceId: { exact: id } }) };
  try {
    return await navigator.mediaDevices.getUserMedia({ audio });
  } catch (error) {
    throw new TimerTrouble(TROUBLES[error.name] ?? "busy", error);
  }
}

/** The input behind an alias is the one whose name stands at the end of the alias's. */
async function inputOf(track) {
  const { label } = track;
  const { deviceId } = track.getSettings();
  const all = await inputs();
  const same = ({ id, name }) =>
    ALIASES.includes(deviceId) ? label.endsWith(name) : id === deviceId;
  return all.find(same) ?? { id: deviceId, name: label };
}
