/** The fact that says whether a site is still closed: `Y` from its first start in production until staff open it. */
export const closedFact = (siteId: string): string => `closed:${siteId}`
