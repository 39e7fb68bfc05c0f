export const CONSULTATIONS = '/ice_builder/consultations'
export const consultationPath = (counselSeq: number): string => `${CONSULTATIONS}/${counselSeq}`
