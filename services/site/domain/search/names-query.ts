// A question as a query of the index of marks (services/finding/marks-of-names.ts): one scan answers all its words with all that stands for them.
import { kindMark, lettersIn, lettersOfHalf, MOST_HALVED, partMark, sameMark, SIGNS } from '@/services/finding/marks-of-names'
import { spellingsOf, type Question, type Sought } from './question'
import type { NamePart } from './score-of'

type Spelling = ReturnType<typeof spellingsOf>[number]

/** What has to be there; undefined where nothing narrows. */
type Query = string | undefined

/** @returns undefined where the index is no help: of a word that is a single half-typed letter, say. */
export function namesQuery({ words, whole, isAny }: Question, part: NamePart): Query {
  const subject = whole ?? (words.length === 1 ? words[0] : undefined)
  if (part === 'begins') return subject && ofWord(subject, (spelling) => placed(spelling, SIGNS.begins))
  const narrow = part === 'starts' ? (spelling: Spelling) => placed(spelling, SIGNS.starts) : anywhere
  const rest = wholeBeside(words, whole)
  const each = words.map((word) => ofWord(word, narrow))
  const narrowing = each.filter((query) => query !== undefined)
  const all = isAny && narrowing.length < each.length ? undefined : (isAny ? or : and)(narrowing)
  return or([all, ofSpellings(rest, narrow)].filter((query) => query !== undefined))
}

/** Records that are called exactly so. */
export function sameQuery({ words, whole }: Question): Query {
  const subject = whole ?? (words.length === 1 ? words[0] : undefined)
  const spellings = subject ? spellingsOf(subject).filter(({ as }) => as === 'part') : []
  return or(spellings.map(({ text }) => quoted(sameMark(text))))
}

/** Names and texts together have all words; a single letter is told from names alone. */
export function textsQuery({ words, whole }: Question): Query {
  const narrow = ({ text, as }: Spelling): Query =>
    as === 'part' && [...text].length > 1 ? and(some(lettersIn(text)).map(quoted)) : undefined
  const all = and(words.map((word) => ofWord(word, narrow)).filter((query) => query !== undefined))
  const ofWhole = ofSpellings(wholeBeside(words, whole), narrow)
  return all === undefined ? undefined : or([all, ofWhole].filter((query) => query !== undefined))
}

/** The same of these kinds alone. */
export const ofKinds = (query: string, kinds: readonly string[], halved = 0): string =>
  `${or(kinds.map((kind) => quoted(kindMark(kind, halved))))!} & (${query})`
/** The same of a part of all records. */
export const ofPart = (query: string, halved: number): string => (halved === 0 ? query : `${quoted(partMark(halved))} & (${query})`)
/** How often all are halved until about so many are left. */
export const halvingsTo = (most: number, expected: number): number =>
  Math.max(0, Math.min(MOST_HALVED, Math.ceil(Math.log2(Math.max(1, expected) / most))))

/** What has the whole as it is typed has its words, each after the other: then only what stands for the whole is asked beside them. */
const wholeBeside = (words: readonly Sought[], whole: Sought | undefined): Spelling[] =>
  whole === undefined ? [] : spellingsOf(whole).slice(words.length > 0 ? 1 : 0)

/** Every spelling has to narrow: one that does not could be anywhere. */
const ofWord = (word: Sought, narrow: (spelling: Spelling) => Query): Query => ofSpellings(spellingsOf(word), narrow)
function ofSpellings(list: readonly Spelling[], narrow: (spelling: Spelling) => Query): Query {
  // What has 벽지랑 has 벽지.
  const least = list.filter(({ text, as }, at) =>
    list.every((other, i) => i === at || other.as !== as || other.text === text || !text.startsWith(other.text)),
  )
  const each = least.map(narrow)
  return each.every((query) => query !== undefined) ? or(each) : undefined
}

function marksIn({ text, as }: Spelling): string[] {
  if (as === 'part') return lettersIn(text)
  return [...text].length < 2 ? [] : as === 'half' ? lettersOfHalf(text) : lettersIn(text)
}
const anywhere = (spelling: Spelling): Query => and(some(marksIn(spelling)).map(quoted))
function placed(spelling: Spelling, sign: '^' | '_'): Query {
  const [first, ...others] = marksIn(spelling)
  // Whatever has the mark of the beginning has the pair of it.
  return first === undefined ? undefined : and([sign + first, ...some(others)].map(quoted))
}

/** Each mark is a list that is read; those of a few places of a word narrow enough. */
const ENOUGH = 4
const some = (marks: readonly string[]): string[] =>
  marks.length <= ENOUGH
    ? [...marks]
    : Array.from({ length: ENOUGH }, (_, i) => marks[Math.round((i * (marks.length - 1)) / (ENOUGH - 1))]!)

const quoted = (mark: string): string => `'${mark.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
const joined =
  (sign: string) =>
  (list: readonly string[]): Query => {
    const different = [...new Set(list)]
    return different.length > 1 ? `(${different.join(sign)})` : different[0]
  }
const and = joined(' & ')
const or = joined(' | ')
