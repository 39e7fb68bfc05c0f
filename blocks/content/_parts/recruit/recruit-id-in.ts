/** The number of a recruitment in the URL; undefined for what is none. */
export const recruitIdIn = (text: string | undefined): number | undefined => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined)
