/** `3개 남음`; nothing where more than enough are left. */
export const stockWords = (left: number | null): string => (left === null ? '' : left === 0 ? '품절' : `${left}개 남음`)
