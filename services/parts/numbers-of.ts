/** Ids of records that are numbered; a tag may be raised that names none. */
export const numbersOf = (ids: readonly string[]): number[] => ids.flatMap((id) => (/^\d{1,9}$/.test(id) ? [Number(id)] : []))
