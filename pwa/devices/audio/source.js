/** A StackMat in the microphone socket, or in a sound card on USB. */
import { idOf, isAllowed, isHeld, openInput } from "./inputs.js";
import { makePort } from "./port.js";

/**
 * `device`: the id of an input; `name`: what it was called the last time, which is looked for when there is no id.
 * @type {import('../sources.js').Source}
 */
export const audio = {
  async ask({ device, name } = {}) {
    const context = new AudioContext(); // made within the tap, so that it may run
    try {
      return makePort(await open(device ?? (await idOf(name))), context);
    } catch (trouble) {
      await context.close();
      throw trouble;
    }
  },

  /** An input that is out at the moment is waited for. */
  async again({ device, name } = {}) {
    if (!(await isAllowed())) return null;
    const id = device ?? (await idOf(name));
    if (!id || isHeld(id)) return null;
    try {
      return makePort(await openInput(id), new AudioContext());
    } catch {
      return null;
    }
  },
};

/** An input that is not there any more gives way to the browser's choice, whose name the person then sees. */
async function open(id) {
  try {
    return await openInput(id);
  } catch (trouble) {
    if (!id || trouble.code !== "unplugged") throw trouble;
    return openInput();
  }
}
