/** In the audit log. */
export const returnTarget = (returnSeq: number): string => `return:${returnSeq}`
