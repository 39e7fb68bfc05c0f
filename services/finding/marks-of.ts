// What a record is found by, as marks of one index. Korean words mostly have two letters, so a mark is a pair of neighbours: in names a letter
// and the initial of the next one, which a half-typed word has as well; in texts both letters whole, which are told apart far better. Marks
// only narrow; the names and texts themselves decide.
import { numbered, pairsIn } from '@/lib/hangul/pairs-in'
import { beginningOf, initialsOf } from '@/lib/hangul/is-syllable'
import { wordEndsOf } from './word-ends'

/** Before a pair: the name begins with it, a word of the name does. Before a whole name, before a kind, and before a slice of all records. */
export const SIGNS = { begins: '^', starts: '_', same: '=', kind: '@', slice: '#' } as const
/** Letters of a whole name that are told apart; longer ones begin alike. */
const LONGEST = 80

export const kindMark = (kind: string): string => SIGNS.kind + kind
/** Every record is in one of so many slices, by chance. */
export const SLICES = 16
export const sliceMark = (slice: number): string => SIGNS.slice + slice
const sliceOf = (id: string): string => sliceMark((numbered(id) >>> 8) % SLICES)
export const sameMark = (dense: string): string => SIGNS.same + dense.slice(0, LONGEST)

/** The marks that a record has whose names have the word; none where nothing narrows. */
export const marksOfWord = (word: string): string[] =>
  nextLetter(word) === undefined ? (word === '' ? [] : [beginningOf(word)]) : pairsIn(word)

/** The mark of the beginning of a word. */
export const startMark = (sign: '^' | '_', word: string): string | undefined => {
  const marks = marksOfWord(nextLetter(word) === undefined ? word : [...word].slice(0, 2).join(''))
  return marks[0] === undefined ? undefined : sign + marks[0]
}

const nextLetter = (word: string): string | undefined => [...word][1]

/** @param lines what stands beside the name. */
export function marksOfNames({ kind, id }: { kind: string; id: string }, title: string, lines: readonly string[]): string[] {
  const dense = title.replaceAll(' ', '')
  const marks = new Set<string>([kindMark(kind), sliceOf(id), sameMark(dense)])
  for (const name of [dense, ...lines.map((line) => line.replaceAll(' ', ''))]) {
    for (const pair of pairsIn(name)) marks.add(pair)
    for (const letter of name) marks.add(beginningOf(letter))
    for (const pair of pairsIn(initialsOf(name))) marks.add(pair)
  }
  for (const at of wordEndsOf(title).starts)
    for (const word of [dense.slice(at), initialsOf(dense.slice(at)), [...dense.slice(at)][0] ?? ''])
      for (const sign of at === 0 ? [SIGNS.begins, SIGNS.starts] : [SIGNS.starts]) {
        const mark = startMark(sign, word)
        if (mark !== undefined) marks.add(mark)
      }
  return [...marks]
}

/** Neighbours of a text, both letters whole. */
export function lettersIn(text: string): string[] {
  const pairs = new Set<string>()
  const letters = [...text]
  for (let at = 1; at < letters.length; at++) pairs.add(letters[at - 1]! + letters[at]!)
  return [...pairs]
}

/** Of all names and texts together, none of which has spaces. */
export const marksOfTexts = (id: string, parts: readonly string[]): string[] => [...new Set([sliceOf(id), ...parts.flatMap(lettersIn)])]
