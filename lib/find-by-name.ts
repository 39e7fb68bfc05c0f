// Finds things by name, as people type Korean: in full (`이벤트`), with an incomplete syllable (`이베`, `이벹`), by initial consonants (`ㅇㅂㅌ`),
// mixed (`이ㅂㅌ`), or on the wrong keyboard layout (`dlqpsxm`, `ㅅㄷㅌㅅ`).
import { disassemble, getChoseong } from 'es-hangul'
import { onOtherKeyboard } from './hangul/on-other-keyboard'

/** Rank of a kind of match; lower is better. Steps of ten, so that a weaker kind never beats a stronger one. */
const WAYS = { same: 0, start: 10, wordStart: 20, inside: 30, choseong: 40, mixed: 50 } as const
const WRONG_KEYBOARD = 100

/** @returns the rank of the best matching name, lower is better; undefined without a match. An empty query matches everything. */
export function howWell(query: string, names: readonly string[]): number | undefined {
  const plainQuery = plain(query)
  if (plainQuery === '') return 0
  const found = best(plainQuery, names)
  const meant = found === undefined ? onOtherKeyboard(plainQuery) : undefined
  const there = meant === undefined ? undefined : best(plain(meant), names)
  return there === undefined ? found : there + WRONG_KEYBOARD
}

export const matches = (query: string, names: readonly string[]): boolean => howWell(query, names) !== undefined

/** The matching things, the best first; equal ranks keep their order. The first name of a thing counts a little more than the others. */
export function findByName<T>(query: string, things: readonly T[], namesOf: (thing: T) => readonly string[]): T[] {
  return things
    .map((thing) => ({ thing, score: howWell(query, namesOf(thing)) }))
    .filter((found): found is { thing: T; score: number } => found.score !== undefined)
    .sort((a, b) => a.score - b.score)
    .map(({ thing }) => thing)
}

const plain = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, '')

function best(query: string, names: readonly string[]): number | undefined {
  let score: number | undefined
  names.forEach((name, index) => {
    const found = wayOf(query, name)
    if (found === undefined) return
    const weighed = found + Math.min(index, 4)
    if (score === undefined || weighed < score) score = weighed
  })
  return score
}

function wayOf(query: string, name: string): number | undefined {
  const known = plain(name)
  if (known === query) return WAYS.same
  const start = startsAt(query, known)
  // `글` may be 글 or the beginning of 그림: the complete syllable ranks first.
  const unfinished = known.includes(query) ? 0 : 5
  if (start.includes(0)) return WAYS.start + unfinished
  if (start.length > 0) return (startsOfWords(name).some((at) => start.includes(at)) ? WAYS.wordStart : WAYS.inside) + unfinished
  if (isConsonants(query)) {
    const initials = plain(getChoseong(name))
    const at = initials.indexOf(disassemble(query))
    return at < 0 ? undefined : WAYS.choseong + (at === 0 ? 0 : 5)
  }
  return mixedAt(query, known) ? WAYS.mixed : undefined
}

/** Indexes in the name at which the query matches; its last syllable may be incomplete. */
function startsAt(query: string, known: string): number[] {
  const letters = disassemble(query)
  // A consonant alone is not an incomplete syllable but an initial.
  if (isConsonants(query)) return []
  const parts = [...known].map(lettersOf)
  return parts.flatMap((_, at) => (parts.slice(at).join('').startsWith(letters) ? [at] : []))
}

function startsOfWords(name: string): number[] {
  const words = name.trim().split(/[\s·,()/]+/)
  let at = 0
  return words.map((word) => {
    const start = at
    at += [...plain(word)].length
    return start
  })
}

/** A list is ranked anew with every letter that one types, and its names have few different syllables. */
const LETTERS = new Map<string, string>()
function lettersOf(syllable: string): string {
  let letters = LETTERS.get(syllable)
  if (letters === undefined) LETTERS.set(syllable, (letters = disassemble(syllable)))
  return letters
}

const isConsonants = (text: string): boolean => /^[\u3131-\u314e]+$/.test(text)

/** Character by character: a syllable, or the initial consonant of one. */
function mixedAt(query: string, known: string): boolean {
  const letters = [...query]
  const held = [...known]
  return held.some((_, at) =>
    letters.every((char, i) => {
      const here = held[at + i]
      if (here === undefined) return false
      if (here === char || (isConsonants(char) && getChoseong(here) === char)) return true
      return i === letters.length - 1 && lettersOf(here).startsWith(lettersOf(char))
    }),
  )
}
