// A question as a query of the index of marks (services/finding/marks-of.ts): one scan answers all its words with all that stands for them.
import { kindMark, lettersIn, marksOfWord, sameMark, SIGNS, startMark } from '@/services/finding/marks-of'
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
  const each = words.map((word) => ofWord(word, narrow))
  const narrowing = each.filter((query) => query !== undefined)
  const all = isAny && narrowing.length < each.length ? undefined : (isAny ? or : and)(narrowing)
  return or([all, whole && ofWord(whole, narrow)].filter((query) => query !== undefined))
}

/** Records that are called exactly so. */
export function sameQuery({ words, whole }: Question): Query {
  const subject = whole ?? (words.length === 1 ? words[0] : undefined)
  const spellings = subject ? spellingsOf(subject).filter(({ as }) => as === 'part') : []
  return or(spellings.map(({ text }) => quoted(sameMark(text))))
}

/** Names and texts together have all words; a single letter is told from names alone. */
export function textsQuery({ words, whole }: Question): Query {
  const narrow = ({ text, as }: Spelling): Query => (as === 'part' ? and(lettersIn(text).map(quoted)) : undefined)
  const all = and(words.map((word) => ofWord(word, narrow)).filter((query) => query !== undefined))
  const ofWhole = whole && ofWord(whole, narrow)
  return all === undefined ? undefined : or([all, ofWhole].filter((query) => query !== undefined))
}

/** The same of these kinds alone. */
export const ofKinds = (query: string, kinds: readonly string[]): string => and([or(kinds.map((kind) => quoted(kindMark(kind))))!, query])!

/** Every spelling has to narrow: one that does not could be anywhere. */
function ofWord(word: Sought, narrow: (spelling: Spelling) => Query): Query {
  const each = spellingsOf(word).map(narrow)
  return each.every((query) => query !== undefined) ? or(each) : undefined
}

const marksIn = ({ text, as }: Spelling): string[] => (as !== 'part' && [...text].length < 2 ? [] : marksOfWord(text))
const anywhere = (spelling: Spelling): Query => and(marksIn(spelling).map(quoted))
function placed(spelling: Spelling, sign: '^' | '_'): Query {
  const marks = marksIn(spelling)
  const start = marks.length > 0 ? startMark(sign, spelling.text) : undefined
  return start === undefined ? undefined : and([start, ...marks].map(quoted))
}

const quoted = (mark: string): string => `'${mark.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
const joined =
  (sign: string) =>
  (list: readonly string[]): Query => {
    const different = [...new Set(list)]
    return different.length > 1 ? `(${different.join(sign)})` : different[0]
  }
const and = joined(' & ')
const or = joined(' | ')
