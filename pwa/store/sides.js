/**
 * @param {string|undefined} stream
 * @returns {boolean} whether it is a side event's, or that of a match or a table in one
 */
export const isSide = (stream) => /^(chess|rummikub)/.test(stream);
