// Records that may answer a question. A small site, and whatever is rare, is read by the index of marks. A word that stands in every fiftieth
// record of a large kind is met by walking through the most popular of the kind instead, and before that whatever has it in a better place of
// its name: an exact name comes first, however many records there are. The names and texts themselves decide.
import { and, sql, type SQL } from 'drizzle-orm'
import { areaTable } from '@/services/kit/area-parts'
import type { SearchKind } from '@/services/parts/search-kind'
import type { Database } from '@/services/db/database'
import { searchDocs } from '@/services/db/tables/finding'
import { namesQuery, ofKinds, sameQuery, textsQuery } from './marks-query'
import { patternOf, spellingsOf, type Area, type Question, type Sought } from './question'
import { sampleOf, type Sample } from './sample-of'
import type { NamePart } from './score-of'

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
/** Of each kind that is walked through, and records that are met for that at most. */
const [WALKED, MET] = [60, 6_000]
/** Of a better part of the name, where more have the words than are ranked; texts of a large site. */
const [BETTER, WRITTEN] = [300, 300]
/** Homes on either side of a size. */
const AROUND = 500

const { kind, id, names, choseong, texts, area, weight, newness, isSoldOut, from, until, nameMarks, textMarks, siteId: site } = searchDocs

const COLUMNS = sql`${kind} as kind, ${id} as id, ${names} as names, ${area} as area, ${weight} as weight, ${newness} as newness, ${isSoldOut} as "isSoldOut", ${until} as until`
/** As those are walked through, and as those are chosen that are ranked. */
const ORDER = sql`${isSoldOut}, ${weight} desc nulls last, ${newness} desc nulls last`

/** Records whose names answer. */
export async function namedCandidates(where: Where, asked: Question): Promise<Candidate[]> {
  const question = withoutWhole(asked)
  const sample = await sampleOf(where)
  const parts = [
    ...(sample.isMany ? manyNamed(where, question, sample) : fewNamed(where, question)),
    ...ofAreas(where, question.areas ?? []),
  ]
  return parts.length === 0 ? [] : read(where, parts)
}

/** On a large site, whoever finds so many by name does not look for what only texts say. */
export const hasEnough = async (where: Where, named: number): Promise<boolean> => named >= WALKED && (await sampleOf(where)).isMany

/** Records whose names and texts together have all words. */
export async function writtenCandidates(where: Where, asked: Question): Promise<Candidate[]> {
  const question = withoutWhole({ words: asked.words, whole: asked.whole })
  const query = textsQuery(question)
  if (query === undefined) return []
  const sample = await sampleOf(where)
  // Of a text nothing more is read than that it has the words.
  const columns = sql`${kind}, ${id}, '' as names, ${area}, ${weight}, ${newness}, ${isSoldOut} as "isSoldOut", ${until} as until, ${summaryHas(question)} as "inSummary"`
  const isWalk = sample.isMany && sample.written(question) > walkedFrom(Infinity)
  const source = isWalk
    ? sql`(select walked.* from ${kindsOf(Object.keys(areaTable<SearchKind>('search')))} cross join lateral (
        select * from (select * from ${searchDocs} where ${isSeen(where)} and ${kind} = asked.kind order by ${ORDER} limit ${WALKED * 10}) as ${searchDocs}
        where ${textHas(question)} limit ${WALKED}) as walked) as ${searchDocs}`
    : sql`(select * from ${searchDocs} where ${isSeen(where)} and ${isMarked(textMarks, query)} order by ${ORDER} limit ${sample.isMany ? WRITTEN : MOST}) as ${searchDocs}`
  return read(where, [sql`(select ${columns} from ${source} where ${isWalk ? sql`true` : textHas(question)})`])
}

async function read({ db }: Where, parts: readonly SQL[]): Promise<Candidate[]> {
  const { rows } = await db.execute<Omit<Candidate, 'until'> & { until: string | Date | null }>(sql.join([...parts], sql` union all `))
  const met = new Map<string, Candidate>()
  for (const row of rows) met.set(`${row.kind} ${row.id}`, { ...row, until: row.until === null ? null : new Date(row.until) })
  return [...met.values()]
}

const isSeen = ({ siteId, now }: Where): SQL =>
  sql`${site} = ${siteId} and (${from} is null or ${from} <= ${now.toISOString()}::timestamptz)`
const isMarked = (column: typeof nameMarks | typeof textMarks, query: string): SQL => sql`${column} @@ ${query}::tsquery`
const kindsOf = (list: readonly string[]): SQL => sql`unnest(${sql.param([...list])}::text[]) as asked(kind)`

/** Those that are marked, the first in the order in which all are ranked that are equal otherwise. */
const marked = (where: Where, query: string, most: number): SQL =>
  sql`(select ${COLUMNS}, false as "inSummary" from ${searchDocs} where ${isSeen(where)} and ${isMarked(nameMarks, query)} order by ${ORDER} limit ${most})`

/** One word is the whole. */
const withoutWhole = ({ whole, ...question }: Question): Question =>
  question.words.length === 1 && question.words[0]!.text === whole?.text && question.words[0]!.as === whole.as
    ? question
    : { ...question, whole }

/** All that are marked; where these are more than are ranked, those whose name begins so. */
function fewNamed(where: Where, question: Question): SQL[] {
  const query = namesQuery(question, 'any')
  if (query === undefined) return []
  const begins = namesQuery(question, 'begins')
  return [...(begins === undefined ? [] : [marked(where, begins, MOST)]), marked(where, query, MOST)]
}

/**
 * For each kind the parts of a name from the best on: where few have the words there, all of them by the index; where many have, the first of
 * them on a walk, and what has them in a lesser place is not looked for.
 */
function manyNamed(where: Where, question: Question, sample: Sample): SQL[] {
  const query = namesQuery(question, 'any')
  if (query === undefined) return []
  const same = sameQuery(question)
  const counts = sample.named(question)
  const walks = new Map<NamePart, string[]>()
  const marks = new Map<NamePart, string[]>()
  let expected = 0
  for (const name of Object.keys(areaTable<SearchKind>('search'))) {
    const found = counts.get(name) ?? { begins: 0, starts: 0, any: 0 }
    const frequent = PARTS.find((part) => found[part] > walkedFrom(sample.sizeOf(name)))
    const better = PARTS.slice(0, frequent ? PARTS.indexOf(frequent) : 0)
    for (const part of better) if (found[part] > 0 || part === 'begins') add(marks, part, name)
    add(frequent ? walks : marks, frequent ?? 'any', name)
    if (!frequent) expected += found.any
  }
  if (expected > BETTER) for (const name of marks.get('any') ?? []) add(marks, 'starts', name)
  const ofMarks = [...marks].flatMap(([part, list]) => {
    const ofPart = part === 'any' ? query : namesQuery(question, part)
    return ofPart === undefined ? [] : [marked(where, ofKinds(ofPart, list), part === 'any' ? MOST : BETTER)]
  })
  const ofWalks = [...walks].map(
    ([part, list]) => sql`(select walked.*, false as "inSummary" from ${kindsOf(list)} cross join lateral (
      select ${COLUMNS} from (select * from ${searchDocs} where ${isSeen(where)} and ${kind} = asked.kind order by ${ORDER} limit ${MET}) as ${searchDocs}
      where ${nameHas(question, part)} limit ${WALKED}) as walked)`,
  )
  return [...(same === undefined ? [] : [marked(where, same, BETTER)]), ...ofMarks, ...ofWalks]
}

const PARTS = ['begins', 'starts', 'any'] as const
const add = (map: Map<NamePart, string[]>, part: NamePart, name: string): void => void map.set(part, [...(map.get(part) ?? []), name])

/**
 * The number of records of a kind from which on a walk is shorter: the index reads all that have the words, a walk the more the fewer they are,
 * until it met enough.
 */
const walkedFrom = (size: number): number => Math.min(3_000, Math.sqrt(WALKED * 0.7 * Math.max(10_000, size)))

const DENSE = sql`replace(${names}, ' ', '')`
const NAME = sql`split_part(${DENSE}, E'\n', 1)`
const INITIALS = sql`replace(${choseong}, ' ', '')`
const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** For a walk: any part of the name where it is not its beginning. */
function nameHas({ words, whole, isAny }: Question, part: NamePart): SQL {
  const has = (word: Sought): SQL => either(spellingsOf(word).map(({ text, as }) => hasSpelling(text, as, part)))
  const subject = whole ?? words[0]!
  if (part === 'begins') return has(subject)
  const all = isAny ? either(words.map(has)) : and(...words.map(has))!
  return either([all, ...(whole ? [has(whole)] : [])])
}

function hasSpelling(text: string, as: Sought['as'], part: NamePart): SQL {
  const column = as === 'initials' ? INITIALS : part === 'any' ? DENSE : NAME
  const isBegin = part === 'begins'
  if (as === 'half') return sql`${column} ~ ${(isBegin ? '^' : '') + patternOf(text)}`
  return sql`${column} like ${`${isBegin ? '' : '%'}${escaped(text)}%`}`
}

const either = (list: readonly SQL[]): SQL => sql`(${sql.join([...list], sql` or `)})`

function textHas({ words, whole }: Question): SQL {
  const has = (word: Sought): SQL =>
    either(
      spellingsOf(word).flatMap(({ text }) =>
        [DENSE, ...([...text].length > 1 ? [sql`${texts}`] : [])].map((column) => likeIn(column, text)),
      ),
    )
  return either([...(words.length > 0 ? [and(...words.map(has))!] : []), ...(whole ? [has(whole)] : [])])
}
const likeIn = (column: SQL, text: string): SQL => sql`${column} like ${`%${escaped(text)}%`}`

function summaryHas({ words, whole }: Question): SQL {
  const summary = sql`split_part(${texts}, E'\n', 1)`
  const has = (word: Sought): SQL => either(spellingsOf(word).flatMap(({ text }) => [likeIn(summary, text), likeIn(DENSE, text)]))
  return sql`coalesce(${either([...(words.length > 0 ? [and(...words.map(has))!] : []), ...(whole ? [has(whole)] : [])])}, false)`
}

/** Homes of the sizes that are asked for, the nearest to them. */
const ofAreas = (where: Where, areas: readonly Area[]): SQL[] =>
  areas.flatMap(({ about, from: least, until: most }) => {
    const part = (range: SQL, order: SQL) =>
      sql`(select ${COLUMNS}, false as "inSummary" from ${searchDocs} where ${isSeen(where)} and ${range} order by ${order} limit ${AROUND})`
    return [
      part(sql`${area} between ${about} and ${most}`, sql`${area}`),
      part(sql`${area} between ${least} and ${about}`, sql`${area} desc`),
    ]
  })
