/** How the three calls say whether a text may stay. */
export const validYn = (isForbidden: boolean): 'Y' | 'N' => (isForbidden ? 'N' : 'Y')
