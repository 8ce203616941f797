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
/** Ids of the inputs that are open on this page: two timers need two of them. */
const held = new Set();

/** @returns {Promise<{id: string, name: string}[]>} those that may be chosen. Before it allows one, a browser tells no names, and none are given. */
export async function inputs() {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(
      ({ kind, label, deviceId }) => kind === "audioinput" && label && !ALIASES.includes(deviceId),
    )
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
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
    return (await inputs()).length > 0; // a browser that does not tell gives names where it has allowed
  }
}

/**
 * @param {string} [wanted] the id of an input; otherwise the browser's choice
 * @returns {Promise<{id: string, name: string, stream: MediaStream, close: () => void}>} fails with `TimerTrouble`
 */
export async function openInput(wanted) {
  const stream = await streamOf(wanted);
  const [track] = stream.getAudioTracks();
  const { id, name } = await inputOf(track);
  const stop = () => track.stop();
  if (held.has(id)) {
    stop();
    throw new TimerTrouble("busy");
  }
  held.add(id);
  const close = () => {
    held.delete(id);
    stop();
  };
  return { id, name, stream, close };
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
