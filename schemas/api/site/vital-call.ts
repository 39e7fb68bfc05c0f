/** The call that counts a measured visit. Apart from its contract, with which every visit would load the builder of schemas. */
export const VITAL_CALL = { at: 'POST /svc/vitals/record', id: 'vitals.record' } as const
