const WIDE = /[０-９．，]/g
const WIDE_SHIFT = '０'.charCodeAt(0) - '0'.charCodeAt(0)
const UNIT = /(?:㎡|m²|m2|평)$/i

/**
 * What was typed of a measure, without spaces and the unit behind it. Everything else stays and is no measure: a number that is a name drops
 * what is no digit (V-NUM-1), but here that would reckon with 3 where -3 was typed, and with 15 where it was 1e5.
 */
export const measureOnly = (text: string): string =>
  text
    .replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE_SHIFT))
    .replace(/\s/g, '')
    .replace(UNIT, '')

/** The number of a measure; NaN for what is none: nothing, a lone point, a sign, letters, commas that part no thousands. */
export const measureOf = (text: string): number =>
  /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/.test(text) && /\d/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN

/** What is wrong with a typed area; undefined where it may be reckoned with. @param most the largest in its unit. */
export function areaFault(text: string, most: number): string | undefined {
  const area = measureOf(text)
  if (text === '' || area === 0) return '면적을 입력해 주세요.'
  if (Number.isNaN(area)) return '면적을 19.8처럼 숫자로만 입력해 주세요.'
  return area > most ? `면적은 ${most.toLocaleString('ko-KR')}까지 입력할 수 있습니다.` : undefined
}
