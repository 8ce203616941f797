/** Adapters of the class CDC-ACM (boards with a USB of their own): how one is told to read a line, and what it answers. */
import { received } from "../transfer.js";
import { CONTROL, DATA } from "./class.js";
import { faultsOf } from "./notes.js";

const SET_LINE_CODING = 0x20;
const SET_CONTROL_LINE_STATE = 0x22;
const DTR = 1;

/** @returns {import("../chips.js").Driver} */
export function cdc(device) {
  const { interfaces } = device.configurations[0];
  const control = interfaces.find(({ alternates }) => alternates[0].interfaceClass === CONTROL);
  const data = interfaces.find(({ alternates }) => alternates[0].interfaceClass === DATA);
  const bulk = incoming(data);
  const notes = control && incoming(control);
  let waiting = {};

  function tell(request, value, body) {
    const index = control.interfaceNumber;
    const setup = { requestType: "class", recipient: "interface", request, value, index };
    return device.controlTransferOut(setup, body);
  }

  /** What the line's own notes say; a device without them is as good. */
  async function noted() {
    try {
      return faultsOf(await received(device, notes.endpointNumber, notes.packetSize));
    } catch {
      return new Promise(() => {});
    }
  }

  async function came() {
    const view = await received(device, bulk.endpointNumber, bulk.packetSize);
    return view.byteLength ? [{ bytes: bytesIn(view) }] : [];
  }

  return {
    interfaces: [control, data].filter(Boolean).map(({ interfaceNumber }) => interfaceNumber),
    async begin(baud) {
      waiting = {};
      if (!control) return;
      await tell(SET_LINE_CODING, 0, codingOf(baud));
      await tell(SET_CONTROL_LINE_STATE, DTR);
    },
    async read() {
      waiting.data ??= came().finally(() => {
        waiting.data = null;
      });
      if (!notes) return waiting.data;
      waiting.notes ??= noted().finally(() => {
        waiting.notes = null;
      });
      return Promise.race([waiting.data, waiting.notes]);
    },
    async end() {
      if (control) await tell(SET_CONTROL_LINE_STATE, 0);
    },
  };
}

/** 8N1 at that rate. A device that has no such setting stalls, which does no harm: it is a bridge with a rate of its own. */
export function codingOf(baud) {
  const coding = new DataView(new ArrayBuffer(7));
  coding.setUint32(0, baud, true);
  coding.setUint8(6, 8);
  return coding.buffer;
}

function incoming({ alternates }) {
  return alternates[0].endpoints.find(({ direction }) => direction === "in");
}

function bytesIn(view) {
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength).slice();
}
