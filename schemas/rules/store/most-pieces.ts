/** Pieces of one line of a cart, and lines of one cart, at most. */
export const MOST_PIECES = 99
export const MOST_LINES = 200
