// Korean words mostly have two letters, of which a trigram index knows nothing. A text is found by the pairs of its neighbouring letters:
// an index over them answers in milliseconds on both databases, without an extension. A pair is a letter and the initial of the next one
// (`당ㅊ` of 당첨), so that a half-typed word is found as well. The pairs only narrow; the text itself decides, by a pattern.
import { disassemble, getChoseong } from 'es-hangul'

/** Letters of a text that are searched; the rest of a long article would make the index larger than the table. */
const SEARCHED = 400
/** Initials (ㄱㅈㅅㅎ) are searched in the name alone. */
const INITIALS_BEGIN = '\n'
const SYLLABLE = /[가-힣]/
const JAMO = /[ㄱ-ㅣ]/
const FIRST = '가'.charCodeAt(0)
/** In the order of the syllables. */
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
/** Syllables of one initial, and of one initial with one vowel. */
const [OF_INITIAL, OF_VOWEL] = [588, 28]

const plain = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

/** @param name of the record. @param others its other texts, without markup. */
export function searchTextOf(name: string, others: readonly string[]): string {
  const text = plain([name, ...others].join(' ')).slice(0, SEARCHED)
  const initials = getChoseong(plain(name))
  return /[ㄱ-ㅎ]/.test(initials) ? `${text}${INITIALS_BEGIN}${initials}` : text
}

/** What the index knows of a record: the pairs of its searched text, and the beginnings of the letters of its name, as numbers. */
export function pairsOf(name: string, searchText: string): number[] {
  const beginnings = [...plain(name).replaceAll(' ', '')].map(beginningOf)
  return [...new Set([...pairsIn(searchText), ...beginnings].map(numbered))]
}

/** FNV-1a. Numbers are compared and stored in a fraction of what texts cost; two pairs of one number are told apart by the text. */
function numbered(pair: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < pair.length; at++) hash = Math.imul(hash ^ pair.charCodeAt(at), 0x01000193)
  return hash | 0
}

function pairsIn(text: string): string[] {
  const pairs = new Set<string>()
  for (const word of text.split(/\s+/)) {
    const letters = [...word]
    for (let at = 1; at < letters.length; at++) pairs.add(letters[at - 1]! + initialOf(letters[at]!))
  }
  return [...pairs]
}

const initialOf = (letter: string): string => INITIALS[Math.floor((letter.charCodeAt(0) - FIRST) / OF_INITIAL)] ?? letter
/** A syllable without what may still be typed after its first vowel: ㅂㅏ for 발, ㄱㅗ for 과. */
const beginningOf = (letter: string): string => (SYLLABLE.test(letter) ? disassemble(letter).slice(0, 2) : letter)

/** The initials of a text, its other letters as they are: 3연동 is 3ㅇㄷ. */
export const initialsOf = (text: string): string => [...text].map(initialOf).join('')

/** What the index of link fields knows of a name without spaces: its pairs, those of its initials, its letters, and the record's type. */
export function namePairsOf(name: string, type: string): number[] {
  const letters = [...name].map(beginningOf)
  return [...new Set([...pairsIn(name), ...pairsIn(initialsOf(name)), ...letters, typeMark(type)].map(numbered))]
}
const typeMark = (type: string): string => `type:${type}`

export interface SearchedName {
  /** Every name that has the words is indexed under all of these; empty when nothing narrows. */
  pairs: number[]
  /** A regular expression for each word; an initial stands for each of its syllables. */
  patterns: string[]
  /** Every name that begins with the whole search lies from the first of these to before the second; undefined of initials. */
  range: readonly [string, string] | undefined
  /** The whole search, when it is initials alone. */
  initials: string | undefined
}

/** A search for names without spaces, as one types it. @param type narrows to one type of record. */
export function searchedName(search: string, type?: string): SearchedName {
  const words = plain(search).split(' ').filter(Boolean).slice(0, 8)
  const pairs = words.flatMap((word) => {
    const letters = [...word]
    return letters.length > 1 ? pairsIn(word) : JAMO.test(word) ? [] : [beginningOf(word)]
  })
  const patterns = words.map((word, at) => {
    const letters = [...word]
    const isTyping = at === words.length - 1
    return letters.map((one, i) => (JAMO.test(one) || (isTyping && i === letters.length - 1) ? typed(one) : escaped(one))).join('')
  })
  const whole = words.join('')
  const initials = /^[ㄱ-ㅎ]+$/.test(whole) ? whole : undefined
  return {
    pairs: pairs.length === 0 ? [] : [...new Set([...pairs, ...(type === undefined ? [] : [typeMark(type)])].map(numbered))],
    patterns,
    range: whole === '' || /[ㄱ-ㅎ]/.test(whole.slice(0, -1)) || initials !== undefined ? undefined : rangeOf(whole),
    initials,
  }
}

/** The last letter may become another one of its initial and vowel, or of its initial alone. */
function rangeOf(whole: string): readonly [string, string] {
  const stem = whole.slice(0, -1)
  const last = whole.at(-1)!
  const from = (code: number, count: number) => [stem + String.fromCharCode(code), stem + String.fromCharCode(code + count)] as const
  if (SYLLABLE.test(last)) {
    const code = last.charCodeAt(0) - FIRST
    return from(FIRST + Math.floor(code / OF_VOWEL) * OF_VOWEL, OF_VOWEL)
  }
  const initial = INITIALS.indexOf(last)
  if (initial >= 0) return from(FIRST + initial * OF_INITIAL, OF_INITIAL)
  return [whole, `${whole}\uffff`]
}

export interface SearchedWord {
  /** The word with its last letter as it is, which is mostly what is meant: cheaper to look for than the pattern. */
  text: string
  /** Every record that has the word is indexed under all of these; empty for a word that the index does not narrow. */
  pairs: number[]
  /** A regular expression of PostgreSQL that finds the word in the searched text. */
  pattern: string
  /** A single letter is searched in names alone: in an article it stands almost everywhere. */
  isInName: boolean
}

/** The words of a search. The last letter may be half typed: it stands for every letter that it can become. */
export function searchedWords(search: string): SearchedWord[] {
  const words = plain(search).split(' ').filter(Boolean).slice(0, 8)
  return words.map((word, at) => {
    const letters = [...word]
    const last = letters.at(-1)!
    const isTyping = at === words.length - 1
    const pattern = escaped(letters.slice(0, -1).join('')) + (isTyping ? typed(last) : escaped(last))
    if (letters.length > 1) return { text: word, pairs: pairsIn(word).map(numbered), pattern, isInName: false }
    // A lone initial stands in almost every name, and is found by going through them in their order.
    return { text: word, pairs: JAMO.test(last) ? [] : [numbered(beginningOf(last))], pattern, isInName: !JAMO.test(last) }
  })
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
const range = (from: number, count: number): string => `[${String.fromCharCode(from)}-${String.fromCharCode(from + count - 1)}]`

/** Letters in their order as stretches: the database reads a pattern of a hundred letters far slower than one of their ends. */
function stretches(letters: readonly string[]): string {
  const codes = letters.map((one) => one.charCodeAt(0))
  const starts = codes.filter((code, i) => codes[i - 1] !== code - 1)
  const ends = codes.filter((code, i) => codes[i + 1] !== code + 1)
  return starts.map((start, i) => `${String.fromCharCode(start)}-${String.fromCharCode(ends[i]!)}`).join('')
}

/** A pattern of all that a letter can become when one types on: 처 is also 첨 and 청, 첨 is also 처 and 마. */
function typed(letter: string): string {
  if (/[ㄱ-ㅎ]/.test(letter)) {
    const initial = '가까나다따라마바빠사싸아자짜차카타파하'.match(/[가-힣]/g)!.find((one) => disassemble(one)[0] === letter)
    return initial ? `(${letter}|${range(initial.charCodeAt(0), OF_INITIAL)})` : letter
  }
  if (!SYLLABLE.test(letter)) return escaped(letter)
  const parts = disassemble(letter)
  const first = FIRST + Math.floor((letter.charCodeAt(0) - FIRST) / OF_INITIAL) * OF_INITIAL
  const grown = Array.from({ length: OF_INITIAL }, (_, n) => String.fromCharCode(first + n)).filter((one) =>
    disassemble(one).startsWith(parts),
  )
  const vowel = first + Math.floor((letter.charCodeAt(0) - first) / OF_VOWEL) * OF_VOWEL
  const open = String.fromCharCode(vowel)
  const final = parts.slice(disassemble(open).length)
  return [`[${stretches(grown)}]`, ...(final.length === 1 ? [open + typed(final)] : [])].reduce((all, one) => `(${all}|${one})`)
}
