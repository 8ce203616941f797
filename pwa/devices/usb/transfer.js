/** One transfer from the adapter. An endpoint that has halted is set going again; what came too much is an overrun. */

const NOTHING = new DataView(new ArrayBuffer(0));

/** @returns {Promise<DataView>} perhaps empty. Fails as `transferIn` does, and with Web Serial's `BufferOverrunError`. */
export async function received(device, endpoint, length) {
  const { status, data } = await device.transferIn(endpoint, length);
  if (status === "babble") throw new DOMException("more than was asked for", "BufferOverrunError");
  if (status !== "stall") return data ?? NOTHING;
  await device.clearHalt("in", endpoint);
  return NOTHING;
}
