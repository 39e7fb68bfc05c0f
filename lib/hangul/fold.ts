// How a text is compared, however it was typed: composed or taken apart, full width, with the unit signs of print. Never NFKC: it turns
// the single consonants that people type (ㅂㅈ) into letters that no word has.
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const FIRST_CONJOINING = 0x1100
const FULL_WIDTH = 0xfee0
const SIGNS: Readonly<Record<string, string>> = {
  '㎡': 'm2',
  '㎥': 'm3',
  '㎜': 'mm',
  '㎝': 'cm',
  '㎏': 'kg',
  '²': '2',
  '×': 'x',
  '✕': 'x',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
}

/** In small letters, with single spaces, without a space at either end. */
export const fold = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u1100-\u1112]/g, (initial) => INITIALS[initial.charCodeAt(0) - FIRST_CONJOINING]!)
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH))
    .replace(/[㎡㎥㎜㎝㎏²×✕‘’“”]/g, (sign) => SIGNS[sign]!)
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replaceAll('\0', '')
    .toLowerCase()
    // 165 × 1,200mm is typed 165x1200.
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d) ?x ?(?=\d)/g, '$1x')
    .replace(/\s+/g, ' ')
    .trim()

/** The same without spaces, which people leave out and put in as they like. */
export const dense = (text: string): string => fold(text).replaceAll(' ', '')

/** The words of a search; what is found has all of them. */
export const denseWords = (search: string): string[] => fold(search).split(' ').filter(Boolean)
