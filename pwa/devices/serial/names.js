/** What a serial port is called: browsers give two numbers at most, the maker's and the product's. */
const MAKERS = { 1027: "FTDI", 1659: "Prolific", 4292: "CP210x", 6790: "CH340" };

/** @param {{usbVendorId?: number, usbProductId?: number}} info  @returns {string} the same for the same kind of adapter */
export function nameOf({ usbVendorId, usbProductId } = {}) {
  if (usbVendorId === undefined) return "COM";
  const numbers = [usbVendorId, usbProductId ?? 0].map((id) => id.toString(16).padStart(4, "0"));
  return `${MAKERS[usbVendorId] ?? "USB"} ${numbers.join(":")}`;
}
