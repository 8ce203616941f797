/** The ways to a timer that a person is offered: those of this browser, and which others there would be. */

/**
 * One way to read a cable as a line is enough: no other is missed. The microphone socket is one only where there is no better.
 * @param {{id: string, supported: () => boolean, wired?: boolean, practice?: true}[]} sources of devices/sources.js; no card takes a time from a recording
 * @returns {{here: object[], elsewhere: object[]}}
 */
export function waysOf(sources) {
  const offered = sources.filter(({ practice }) => !practice);
  const here = offered.filter((way) => way.supported());
  const missed = ({ wired }) => !(wired && here.some(hasBaud));
  return { here, elsewhere: offered.filter((way) => !way.supported() && missed(way)) };
}

/** Rates of a serial line: a StackMat's own first, then what bridges use. */
export const BAUDS = [1_200, 9_600, 19_200, 57_600, 115_200];

/** Whether a way has a rate that a person may choose. */
export function hasBaud({ id }) {
  return id === "serial" || id === "usb";
}
