export const SAMPLES = '/ice_builder/samples'
export const deskSamplePath = (sampleSeq: number): string => `${SAMPLES}/${sampleSeq}`
