// Records that may answer a question, read by the index of pairs; a word that stands in every twentieth record is met by walking through
// the most popular instead. The names and texts themselves decide.
import { and, eq, inArray, isNull, like, lte, or, sql, type SQL } from 'drizzle-orm'
import { areaTable } from '@/services/kit/area-parts'
import type { SearchKind } from '@/services/parts/search-kind'
import { memoizeByTags } from '@/services/db/memoize-by-tags'
import type { Database } from '@/services/db/database'
import { searchDocs, searchGrams, searchKinds } from '@/services/db/tables/finding'
import { KINDS_TAG } from '@/services/finding/follow-changes'
import { GRAMS_TAG } from '@/services/finding/weigh-docs'
import { gramsOf, patternOf, spellingsOf, type Question, type Sought } from './question'

export interface Where {
  db: Database
  siteId: string
  now: Date
}
export interface Candidate {
  kind: string
  id: string
  names: string
  area: number | null
  weight: number
  newness: number
  isSoldOut: boolean
  until: Date | null
  /** Where its text was looked at: whether its summary has all words that its names lack. */
  inSummary: boolean
}

/** Records that are ranked; there may be more. */
export const MOST = 1_000
/** Of each kind, where the words are frequent: so many are shown, and so many of the most popular are met for that. */
const [WALKED, MET] = [60, 1_500]
/** Share of the records from which on an index is no help, and the records below which it always is. */
const [FREQUENT, MANY] = [0.05, 20_000]
/** An index of arrays reads a list for each: three of the rarest narrow enough. */
const RAREST = 3

type Part = 'names' | 'texts'

interface Shares {
  isMany: boolean
  of: (part: Part, gram: number) => number
}

const sharesOf = ({ db, siteId }: Where): Promise<Shares> =>
  memoizeByTags(db, [GRAMS_TAG, KINDS_TAG], `search-grams ${siteId}`, async () => {
    const kinds = await db.select({ done: searchKinds.done }).from(searchKinds).where(eq(searchKinds.siteId, siteId))
    const rows = await db.select().from(searchGrams).where(eq(searchGrams.siteId, siteId))
    const shares = { names: new Map<number, number>(), texts: new Map<number, number>() }
    for (const { of, gram, share } of rows) shares[of].set(gram, share)
    return { isMany: kinds.reduce((sum, { done }) => sum + done, 0) > MANY, of: (part, gram) => shares[part].get(gram) ?? 0 }
  })

/** Records whose names answer. */
export const namedCandidates = (where: Where, question: Question): Promise<Candidate[]> => candidates(where, question, ['names'])
/** On a large site, whoever finds so many by name does not look for what only texts say. */
export const hasEnough = async (where: Where, named: number): Promise<boolean> => named >= WALKED && (await sharesOf(where)).isMany

/** Records whose names and texts together have all words. */
export const writtenCandidates = (where: Where, question: Question): Promise<Candidate[]> =>
  candidates(where, { words: question.words, whole: question.whole }, ['names', 'texts'])

async function candidates(where: Where, asked: Question, parts: readonly Part[]): Promise<Candidate[]> {
  const { db, siteId, now } = where
  const question = withoutWhole(asked)
  const shares = await sharesOf(where)
  const isWalk = shares.isMany && isFrequent(question, parts, shares)
  const condition = conditionOf(question, parts, isWalk ? undefined : shares)
  if (condition === undefined) return []
  const { kind, id, names, area, weight, newness, isSoldOut, until, from } = searchDocs
  const isSeen = and(eq(searchDocs.siteId, siteId), or(isNull(from), lte(from, now)))
  const inSummary = parts.length > 1 ? summaryHas(question) : sql`false`
  const columns = {
    kind,
    id,
    // Of a text nothing more is read than that it has the words.
    names: parts.length > 1 ? sql<string>`''`.as('no_names') : names,
    area,
    weight,
    newness,
    isSoldOut,
    until,
    inSummary: sql<boolean>`${inSummary}`.as('in_summary'),
  }
  if (!isWalk) {
    const hit = db.$with('hit').as(
      db
        .select({ ...columns, begins: beginsWith(question).as('begins') })
        .from(searchDocs)
        .where(and(isSeen, condition)),
    )
    return db
      .with(hit)
      .select()
      .from(hit)
      .orderBy(sql`${hit.begins} desc`, sql`${hit.weight} desc`, sql`${hit.newness} desc`)
      .limit(MOST)
  }
  const kinds = Object.keys(areaTable<SearchKind>('search'))
  const found = await Promise.all(
    kinds.map((one) => {
      const isKind = and(isSeen, eq(kind, one))
      const popular = db
        .select({ id })
        .from(searchDocs)
        .where(isKind)
        .orderBy(sql`${weight} desc nulls last`, sql`${newness} desc nulls last`)
        .limit(MET)
      return db
        .select(columns)
        .from(searchDocs)
        .where(and(isKind, inArray(id, popular), condition))
        .limit(WALKED)
    }),
  )
  return found.flat()
}

/** One word is the whole. */
const withoutWhole = ({ whole, ...question }: Question): Question =>
  question.words.length === 1 && question.words[0]!.text === whole?.text && question.words[0]!.as === whole.as
    ? question
    : { ...question, whole }

/** Whether every word, or the whole, stands in so many records that reading all of them is slower than meeting some. */
function isFrequent({ words, whole, areas }: Question, parts: readonly Part[], shares: Shares): boolean {
  if (areas) return false
  const isWordFrequent = (word: Sought): boolean =>
    spellingsOf(word).some((spelling) => {
      const grams = gramsOf(spelling)
      return grams.length === 0 || parts.some((part) => Math.min(...grams.map((gram) => shares.of(part, gram))) > FREQUENT)
    })
  return (words.length > 0 && words.every(isWordFrequent)) || (whole !== undefined && isWordFrequent(whole))
}

/** @param shares choose the pairs that narrow; without them nothing but the text is compared. */
function conditionOf({ words, whole, areas, isAny }: Question, parts: readonly Part[], shares: Shares | undefined): SQL | undefined {
  const hasWord = (word: Sought): SQL =>
    or(...spellingsOf(word).flatMap((spelling) => parts.flatMap((part) => hasSpelling(spelling, part, shares, parts.length === 1) ?? [])))!
  const all = isAny ? or(...words.map(hasWord)) : and(...words.map(hasWord))
  const ofArea = areas?.map(({ from, until }) => and(sql`${searchDocs.area} between ${from} and ${until}`)!) ?? []
  return or(words.length > 0 ? all : undefined, whole && hasWord(whole), ...ofArea)
}

const NAMES = sql`replace(${searchDocs.names}, ' ', '')`
const INITIALS = sql`replace(${searchDocs.choseong}, ' ', '')`
const likeOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

function hasSpelling(
  spelling: { text: string; as: Sought['as'] },
  part: Part,
  shares: Shares | undefined,
  isRanked: boolean,
): SQL | undefined {
  const { text, as } = spelling
  // A single letter is looked for in names alone: in a text it stands almost everywhere; so are initials.
  if (part === 'texts' && (as !== 'part' || [...text].length < 2)) return undefined
  const column = as === 'initials' ? INITIALS : part === 'names' ? NAMES : sql`${searchDocs.texts}`
  const exact = as === 'half' ? sql`${column} ~ ${patternOf(text)}` : like(column, likeOf(text))
  const grams = shares ? rarest(gramsOf(spelling), part, shares) : []
  if (grams.length === 0) return exact
  const indexed = part === 'names' ? searchDocs.nameGrams : searchDocs.textGrams
  const has = sql`${indexed} @> ${sql.param(grams)}::int4[]`
  // Names are compared where they are ranked; patterns cost the database more than the few records that only seem to have a word.
  return part === 'names' && isRanked ? has : and(has, exact)
}

const rarest = (grams: readonly number[], part: Part, { of }: Shares): number[] =>
  [...grams].sort((a, b) => of(part, a) - of(part, b)).slice(0, RAREST)

/** The name begins with it: such records are ranked also where there are more than can be. */
const beginsWith = ({ words, whole }: Question): SQL<boolean> => {
  const first = (whole ?? words[0])?.text
  return first === undefined ? sql<boolean>`false` : sql<boolean>`${NAMES} like ${likeOf(first).slice(1)}`
}

function summaryHas({ words, whole }: Question): SQL {
  const summary = sql`split_part(${searchDocs.texts}, E'\n', 1)`
  const has = (word: Sought): SQL =>
    or(...spellingsOf(word).flatMap(({ text }) => [like(summary, likeOf(text)), like(NAMES, likeOf(text))]))!
  return sql`coalesce(${or(words.length > 0 ? and(...words.map(has)) : undefined, whole && has(whole))}, false)`
}
