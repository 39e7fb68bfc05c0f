const WIDE = /[０-９．，]/g
const WIDE_SHIFT = '０'.charCodeAt(0) - '0'.charCodeAt(0)

/**
 * What was typed of a measure: digits, the commas between thousands and one decimal point. Dropping the point, as a number that is a name
 * does (V-NUM-1), would make 198 of 19.8. What follows a second point is dropped with it.
 */
export const measureOnly = (text: string): string =>
  /^[\d,]*(?:\.\d*)?/.exec(text.replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE_SHIFT)).replace(/[^\d.,]/g, ''))![0]

/** The number of a measure; NaN for what is none: nothing, a lone point, commas that part no thousands. */
export const measureOf = (text: string): number =>
  /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/.test(text) && /\d/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN
