/** The digits that a full-width Korean keyboard types. */
const WIDE = /[０-９]/g
const WIDE_ZERO = '０'.charCodeAt(0)

/** Only the digits of what was typed or pasted (V-NUM-1). Not those that are part of another sign: ㎡ has no 2 in it. */
export const digitsOnly = (text: string): string =>
  text.replace(WIDE, (digit) => String(digit.charCodeAt(0) - WIDE_ZERO)).replace(/[^0-9]/g, '')
