// The parts of a syllable, and what it can become while one types on.
import { disassemble } from 'es-hangul'

const FIRST = '가'.charCodeAt(0)
/** In the order of the syllables. */
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
/** In the order of the syllables, none first. */
const FINALS = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ']
/** Syllables of one initial, and of one initial with one vowel. */
const [OF_INITIAL, OF_VOWEL] = [588, 28]

export const isSyllable = (letter: string): boolean => /[가-힣]/.test(letter)
export const isJamo = (letter: string): boolean => /[ㄱ-ㅣ]/.test(letter)
export const isInitials = (text: string): boolean => /^[ㄱ-ㅎ]+$/.test(text)

/** The initial of a syllable; any other letter as it is. */
export const initialOf = (letter: string): string => INITIALS[Math.floor((letter.charCodeAt(0) - FIRST) / OF_INITIAL)] ?? letter
/** The initials of a text, its other letters as they are: 3연동 is 3ㅇㄷ. */
export const initialsOf = (text: string): string => [...text].map(initialOf).join('')
/** A syllable without what may still be typed after its first vowel: ㅂㅏ for 발, ㄱㅗ for 과. */
export const beginningOf = (letter: string): string => (isSyllable(letter) ? disassemble(letter).slice(0, 2) : letter)

export const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
const range = (from: number, count: number): string => `[${String.fromCharCode(from)}-${String.fromCharCode(from + count - 1)}]`

/** Letters in their order as stretches: the database reads a pattern of a hundred letters far slower than one of their ends. */
function stretches(letters: readonly string[]): string {
  const codes = letters.map((one) => one.charCodeAt(0))
  const starts = codes.filter((code, i) => codes[i - 1] !== code - 1)
  const ends = codes.filter((code, i) => codes[i + 1] !== code + 1)
  return starts.map((start, i) => `${String.fromCharCode(start)}-${String.fromCharCode(ends[i]!)}`).join('')
}

/** A pattern of all that a letter can become when one types on: 처 is also 첨 and 청, 첨 is also 처 and 마. */
export function typed(letter: string): string {
  if (/[ㄱ-ㅎ]/.test(letter)) {
    const initial = INITIALS.indexOf(letter)
    return initial < 0 ? letter : `(${letter}|${range(FIRST + initial * OF_INITIAL, OF_INITIAL)})`
  }
  if (!isSyllable(letter)) return escaped(letter)
  const parts = disassemble(letter)
  const first = FIRST + Math.floor((letter.charCodeAt(0) - FIRST) / OF_INITIAL) * OF_INITIAL
  const grown = Array.from({ length: OF_INITIAL }, (_, n) => String.fromCharCode(first + n)).filter((one) =>
    disassemble(one).startsWith(parts),
  )
  const vowel = first + Math.floor((letter.charCodeAt(0) - first) / OF_VOWEL) * OF_VOWEL
  const open = String.fromCharCode(vowel)
  const final = parts.slice(disassemble(open).length)
  // The second of two finals begins the next letter as well: 돍 is on its way to 돌결.
  const moved = final.length === 1 ? open + typed(final) : final.length === 2 ? withFinal(letter, final[0]!) + typed(final[1]!) : undefined
  return [`[${stretches(grown)}]`, ...(moved === undefined ? [] : [moved])].reduce((all, one) => `(${all}|${one})`)
}

/** A syllable with another final. */
const withFinal = (letter: string, final: string): string => {
  const open = letter.charCodeAt(0) - ((letter.charCodeAt(0) - FIRST) % OF_VOWEL)
  return String.fromCharCode(open + FINALS.indexOf(final))
}

/** A pattern of a word whose last letter may be half typed. */
export const halfTyped = (word: string): string => {
  const letters = [...word]
  return escaped(letters.slice(0, -1).join('')) + typed(letters.at(-1) ?? '')
}

/** Single consonants that a keyboard puts together, as they were typed: ㄳ is ㄱㅅ. */
export const singleJamo = (text: string): string => text.replace(/[ㄳㄵㄶㄺ-ㅀㅄ]/g, (pair) => disassemble(pair))

/** A pattern of a word that is being typed: single consonants stand for every syllable that begins with them, the last letter for all it can become. */
export const typing = (word: string): string => {
  const letters = [...word]
  return letters.map((letter, at) => (at === letters.length - 1 || /[ㄱ-ㅎ]/.test(letter) ? typed(letter) : escaped(letter))).join('')
}

/** From the first to before the second lies all that the last letter can become, of one initial and vowel, or of its initial alone. */
export function typedRange(last: string): readonly [string, string] {
  const from = (code: number, count: number) => [String.fromCharCode(code), String.fromCharCode(code + count)] as const
  if (isSyllable(last)) {
    const code = last.charCodeAt(0) - FIRST
    return from(FIRST + Math.floor(code / OF_VOWEL) * OF_VOWEL, OF_VOWEL)
  }
  const initial = INITIALS.indexOf(last)
  return initial >= 0 ? from(FIRST + initial * OF_INITIAL, OF_INITIAL) : [last, `${last}\uffff`]
}
