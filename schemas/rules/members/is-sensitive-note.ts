// Numbers that staff may not write of a member, however they are typed: with full-width digits, any dash, spaces or signs between the groups,
// or characters that nobody sees.
const INVISIBLE = /\p{Cf}|[\u3164\uFFA0]/gu
/** Numbers of orders: a day and thirteen signs. */
const ORDER = /(?<![0-9A-Z])\d{6}-[0-9A-HJKMNP-TV-Z]{13}(?![0-9A-Z])/g
/** Between groups of digits: up to four spaces and signs. */
const APART = '[\\s\\p{P}\\p{S}]{0,4}'
const number = (...groups: readonly string[]): RegExp => new RegExp(`(?<!\\d)${groups.join(APART)}(?!\\d)`, 'gu')

/** A birthday, and seven digits of which the first says the century. */
const RESIDENT = number('\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])', '[1-8]\\d{6}')
/** Cards as they are usually typed. No card begins as numbers of service (`1588-1234`) do. */
const CARD = /(?<!\d)[2-69]\d{3}([\s-]?)\d{4}\1\d{4}\1\d{4}(?!\d)/gu
/** Cards with anything between the groups, and those of fifteen digits: only where the last digit is that of a card. */
const CHECKED = [number('[2-69]\\d{3}', '\\d{4}', '\\d{4}', '\\d{4}'), number('3[47]\\d{2}', '\\d{6}', '\\d{5}')]

/** Whether a text holds what looks like a resident number (주민등록번호) or the number of a card. */
export function isSensitiveNote(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(ORDER, '주문')
  if ([RESIDENT, CARD].some((pattern) => plain.match(pattern))) return true
  return CHECKED.some((pattern) => plain.match(pattern)?.some((found) => hasCheckDigit(found.replace(/\D/g, ''))))
}

/** The check of Luhn. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const twice = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (twice > 9 ? twice - 9 : twice)
  }, 0)
  return sum % 10 === 0
}
