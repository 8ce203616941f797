/** Whether a real keyboard is likely: on a phone a cursor in a field would raise one that covers the rest. */
export const hasKeyboard = globalThis.matchMedia?.("(pointer: fine)").matches ?? false;
