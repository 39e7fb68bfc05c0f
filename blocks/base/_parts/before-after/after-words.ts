/** Where the edge stands at first: half of each. */
export const START = 50

/** @param edge per cent from the left, where afterwards begins. */
export const afterWords = (edge: number): string => `${100 - edge} % 시공 후`
