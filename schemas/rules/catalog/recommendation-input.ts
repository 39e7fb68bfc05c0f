// Recommendations of the outside recommender (K-RECO). What is made for one browser carries that browser's id; the rest does not.

/** `a001` what fits what was looked at, `p088` what is chosen in its place, `p089` what is used beside it. */
const PERSONAL: ReadonlySet<string> = new Set(['a001', 'p088', 'p089'])

/** A random id of this browser, for a day (C-COOKIE); it does not identify the person. */
export const CUID_COOKIE = 'maru-cuid'
export const CUID = '^[\\w-]{8,64}$'
export const CUID_SECONDS = 86_400

export const isPersonal = (type: string): boolean => PERSONAL.has(type)

/** What a call carries. @param cuid gives the browser's id; asked only where it is carried. */
export function recommendationInput(type: string, itemId: string, cuid: () => string): { type: string; itemId?: string; cuid?: string } {
  return { type, ...(itemId ? { itemId } : {}), ...(isPersonal(type) ? { cuid: cuid() } : {}) }
}
