// What the lists of the console know of a record's words (lib/hangul/pairs-in.ts). The pairs narrow, the text itself decides, by a pattern.
import { getChoseong } from 'es-hangul'
import { numbered, pairsIn } from '@/lib/hangul/pairs-in'
import { beginningOf, escaped, halfTyped, initialsOf, isInitials, isJamo, typed, typedRange } from '@/lib/hangul/is-syllable'

/** Letters of a text that are searched; the rest of a long article would make the index larger than the table. */
const SEARCHED = 400
/** Initials (ㄱㅈㅅㅎ) are searched in the name alone. */
const INITIALS_BEGIN = '\n'
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
    return letters.length > 1 ? pairsIn(word) : isJamo(word) ? [] : [beginningOf(word)]
  })
  const patterns = words.map((word, at) => {
    const letters = [...word]
    const isTyping = at === words.length - 1
    return letters.map((one, i) => (isJamo(one) || (isTyping && i === letters.length - 1) ? typed(one) : escaped(one))).join('')
  })
  const whole = words.join('')
  const initials = isInitials(whole) ? whole : undefined
  return {
    pairs: pairs.length === 0 ? [] : [...new Set([...pairs, ...(type === undefined ? [] : [typeMark(type)])].map(numbered))],
    patterns,
    range:
      whole === '' || /[ㄱ-ㅎ]/.test(whole.slice(0, -1)) || initials !== undefined
        ? undefined
        : [whole.slice(0, -1) + typedRange(whole.at(-1)!)[0], whole.slice(0, -1) + typedRange(whole.at(-1)!)[1]],
    initials,
  }
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
    const pattern = isTyping ? halfTyped(word) : escaped(word)
    if (letters.length > 1) return { text: word, pairs: pairsIn(word).map(numbered), pattern, isInName: false }
    // A lone initial stands in almost every name, and is found by going through them in their order.
    return { text: word, pairs: isJamo(last) ? [] : [numbered(beginningOf(last))], pattern, isInName: !isJamo(last) }
  })
}
