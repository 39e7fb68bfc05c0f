export const VISITS = '/ice_builder/visits'
export const deskVisitPath = (visitSeq: number): string => `${VISITS}/${visitSeq}`
