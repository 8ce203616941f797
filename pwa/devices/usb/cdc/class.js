/** The numbers of USB's class for communication devices, and of the interfaces that it has. */
export const CONTROL = 2;
export const DATA = 10;
