/** The notes by which a CDC-ACM device says what went wrong on its line. */

const SERIAL_STATE = 0x20;
const HEADER = 8;
const FAULTS = [
  [0x04, "BreakError"],
  [0x10, "FramingError"],
  [0x20, "ParityError"],
  [0x40, "BufferOverrunError"],
];

/** @param {DataView} note  @returns {{fault: string}[]} by the name of Web Serial's errors */
export function faultsOf(note) {
  if (note.byteLength < HEADER + 2 || note.getUint8(1) !== SERIAL_STATE) return [];
  const state = note.getUint16(HEADER, true);
  return FAULTS.filter(([bit]) => state & bit).map(([, fault]) => ({ fault }));
}
