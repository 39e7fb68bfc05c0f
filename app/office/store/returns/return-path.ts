export const RETURNS = '/ice_builder/returns'
export const returnPath = (returnSeq: number): string => `${RETURNS}/${returnSeq}`
