// What a record is found by, as marks of one index. Korean words mostly have two letters, so a mark is a pair of neighbours; of names also a
// letter with the initial of the next one, which is all that a half-typed word is sure of. Marks only narrow; names and texts decide.
import { numbered, pairsIn } from '@/lib/hangul/pairs-in'
import { initialsOf } from '@/lib/hangul/is-syllable'
import { wordEndsOf } from './word-ends'

/** Before a pair: the name begins with it, a word of the name does. Before a whole name. */
export const SIGNS = { begins: '^', starts: '_', same: '=' } as const
/** Letters of a whole name that are told apart; longer ones begin alike. */
const LONGEST = 80
export const sameMark = (dense: string): string => SIGNS.same + dense.slice(0, LONGEST)

/** All records of a kind, half of them, a quarter and so on: what too many have is read of a part of them, by chance. */
export const MOST_HALVED = 7
export const kindMark = (kind: string, halved = 0): string => `@${kind}${halved === 0 ? '' : halved}`
function kindMarks(kind: string, id: string): string[] {
  const chance = numbered(id) >>> 8
  const marks = [kindMark(kind)]
  for (let halved = 1; halved <= MOST_HALVED && chance % 2 ** halved === 0; halved++) marks.push(kindMark(kind, halved))
  return marks
}
/** Of all kinds together. */
const ALL = ''
export const partMark = (halved: number): string => kindMark(ALL, halved)

/** Neighbours of a text without spaces; a single letter as it is. */
export function lettersIn(text: string): string[] {
  const letters = [...text]
  if (letters.length < 2) return letters
  return [...new Set(letters.slice(1).map((letter, at) => letters[at]! + letter))]
}

/** Of a word whose last letter may be half typed. */
export function lettersOfHalf(word: string): string[] {
  const letters = [...word]
  return [...(letters.length > 2 ? lettersIn(letters.slice(0, -1).join('')) : []), ...pairsIn(letters.slice(-2).join(''))]
}

/** @param lines what stands beside the name. */
export function marksOfNames({ kind, id }: { kind: string; id: string }, title: string, lines: readonly string[]): string[] {
  const dense = title.replaceAll(' ', '')
  const marks = new Set<string>([...kindMarks(kind, id), sameMark(dense)])
  for (const name of [dense, ...lines.map((line) => line.replaceAll(' ', ''))])
    for (const mark of [...lettersIn(name), ...name, ...pairsIn(name), ...lettersIn(initialsOf(name))]) marks.add(mark)
  for (const at of wordEndsOf(title).starts) {
    const start = [...dense.slice(at)].slice(0, 2).join('')
    for (const mark of [...start.slice(0, 1), ...lettersIn(start), ...pairsIn(start), ...lettersIn(initialsOf(start))])
      for (const sign of at === 0 ? [SIGNS.begins, SIGNS.starts] : [SIGNS.starts]) marks.add(sign + mark)
  }
  return [...marks]
}

/** Of all names and texts together, none of which has spaces. */
export const marksOfTexts = (id: string, parts: readonly string[]): string[] => [
  ...new Set([...kindMarks(ALL, id).slice(1), ...parts.flatMap(lettersIn)]),
]
