/** FTDI's chips (FT232R and its kin): how one is told to read a line, and what it answers. */
import { received } from "../transfer.js";
import { divisorOf } from "./divisor.js";
import { piecesOf } from "./packets.js";

const RESET = 0;
const MODEM = 1;
const FLOW = 2;
const BAUD = 3;
const DATA = 4;
const LATENCY = 9;

const WHOLE_CHIP = 0;
const PURGE_RECEIVED = 1;
const DTR_AND_RTS = 0x0303;
const NO_FLOW = 0;
const BITS_8N1 = 8;
/** ms until a packet that is not full is sent: a byte at 1200 baud takes 8. */
const WAIT = 16;
/** Packets that one transfer may bring; one that is not full ends it. */
const PACKETS = 8;

/** @param {USBDevice} device of an `Opening`  @returns {import("../chips.js").Driver} */
export function ftdi(device) {
  const [{ interfaceNumber, alternates }] = device.configurations[0].interfaces;
  const several = device.configurations[0].interfaces.length > 1;
  const channel = several ? interfaceNumber + 1 : 0;
  const endpoint = alternates[0].endpoints.find(({ direction }) => direction === "in");

  function tell(request, value, index = channel) {
    const setup = { requestType: "vendor", recipient: "device", request, value, index };
    return device.controlTransferOut(setup);
  }

  return {
    interfaces: [interfaceNumber],
    async begin(baud) {
      const { value, index } = divisorOf(baud, channel);
      await tell(RESET, WHOLE_CHIP);
      await tell(BAUD, value, index);
      await tell(DATA, BITS_8N1);
      await tell(FLOW, NO_FLOW);
      await tell(LATENCY, WAIT);
      await tell(MODEM, DTR_AND_RTS);
      await tell(RESET, PURGE_RECEIVED);
    },
    async read() {
      const size = endpoint.packetSize;
      const data = await received(device, endpoint.endpointNumber, size * PACKETS);
      return piecesOf(data, size);
    },
    async end() {
      await tell(MODEM, 0x0300);
    },
  };
}
