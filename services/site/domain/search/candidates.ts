// Records that may answer a question. A small site, and whatever is rare, is read by the index of marks. A word that stands in every fiftieth
// record of a large kind is met by walking through the most popular of the kind instead, and before that whatever has it in a better place of
// its name: an exact name comes first, however many records there are. The names and texts themselves decide.
import { and, sql, type SQL } from 'drizzle-orm'
import { areaTable } from '@/services/kit/area-parts'
import type { SearchKind } from '@/services/parts/search-kind'
import type { Database } from '@/services/db/database'
import { searchDocs } from '@/services/db/tables/finding'
import { halvingsTo, namesQuery, ofKinds, ofPart, sameQuery, textsQuery } from './names-query'
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

export interface Candidates {
  rows: Candidate[]
  /** There are more than are ranked. */
  isMore: boolean
}

/** Records that are ranked; there may be more. */
const MOST = 1_000
/** Of one kind of a large site, and of each better part of the name where there are more. */
const [OF_KIND, OF_PART] = [200, 100]
/** Records of a kind from which on not all that have the words are read, and how many of them about. */
const [FREQUENT, READ] = [1_000, 400]
/** Records that are met on a walk, in the order in which equals are ranked. */
const MET = 400
/** On a large site, whoever finds so many by name does not look for what only texts say. */
const ENOUGH = 60
/** Texts of a large site that are looked at. */
const WRITTEN = 200
/** Homes on either side of a size. */
const AROUND = 300

const { kind, id, names, choseong, texts, area, weight, newness, isSoldOut, from, until, nameMarks, textMarks, siteId: site } = searchDocs

const COLUMNS = sql`${kind} as kind, ${id} as id, ${names} as names, ${area} as area, ${weight} as weight, ${newness} as newness, ${isSoldOut} as "isSoldOut", ${until} as until`
/** As those are walked through, and as those are chosen that are ranked. */
const ORDER = sql`${isSoldOut}, ${weight} desc nulls last, ${newness} desc nulls last`

/** Records whose names answer. */
export async function namedCandidates(where: Where, asked: Question): Promise<Candidates> {
  const question = withoutWhole(asked)
  const sample = await sampleOf(where)
  const { parts, isMore } = sample.isMany ? manyNamed(where, question, sample) : { parts: fewNamed(where, question), isMore: false }
  const rows = await read(where, [...parts, ...nearAreas(where, question.areas ?? [])])
  return { rows, isMore: isMore || rows.length >= MOST }
}

export const hasEnough = async (where: Where, named: number): Promise<boolean> => named >= ENOUGH && (await sampleOf(where)).isMany

/** Records whose names and texts together have all words. */
export async function writtenCandidates(where: Where, asked: Question): Promise<Candidates> {
  const question = withoutWhole({ words: asked.words, whole: asked.whole })
  const query = textsQuery(question)
  if (query === undefined) return { rows: [], isMore: false }
  const sample = await sampleOf(where)
  // Of a text nothing more is read than that it has the words.
  const columns = sql`${kind}, ${id}, '' as names, ${area}, ${weight}, ${newness}, ${isSoldOut} as "isSoldOut", ${until} as until, ${summaryHas(question)} as "inSummary"`
  const expected = sample.isMany ? sample.written(question) : 0
  const source = sql`select * from ${searchDocs} where ${isSeen(where)} and ${isMarked(textMarks, ofPart(query, expected > FREQUENT ? halvingsTo(READ, expected) : 0))}
    order by ${ORDER} limit ${sample.isMany ? WRITTEN : MOST}`
  const rows = await read(where, [sql`select ${columns} from (${source}) as ${searchDocs} where ${textHas(question)}`])
  return { rows, isMore: expected > WRITTEN || rows.length >= MOST }
}

async function read({ db }: Where, parts: readonly SQL[]): Promise<Candidate[]> {
  if (parts.length === 0) return []
  const { rows } = await db.execute<Omit<Candidate, 'until'> & { until: string | Date | null }>(sql.join([...parts], sql` union all `))
  const met = new Set<string>()
  const isNew = (name: string): boolean => met.size < met.add(name).size
  return rows.flatMap((row) =>
    isNew(`${row.kind} ${row.id}`) ? [Object.assign(row, { until: row.until === null ? null : new Date(row.until) })] : [],
  )
}

const isSeen = ({ siteId, now }: Where): SQL =>
  sql`${site} = ${siteId} and (${from} is null or ${from} <= ${now.toISOString()}::timestamptz)`
const isMarked = (column: typeof nameMarks | typeof textMarks, query: string): SQL => sql`${column} @@ ${query}::tsquery`

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
 * For each kind the parts of a name from the best on: where few have the words there, all of them are read by the index. Where many have, those
 * that come first among equals are met on a walk, of the others a part by chance, and what has the words in a lesser place is not looked for.
 */
function manyNamed(where: Where, question: Question, sample: Sample): { parts: SQL[]; isMore: boolean } {
  const kinds = Object.keys(areaTable<SearchKind>('search'))
  const counts = sample.named(question)
  const queries = new Map(PARTS.map((part) => [part, namesQuery(question, part)]))
  if (queries.get('any') === undefined) return { parts: [], isMore: false }
  let isMore = false
  const together = new Map<NamePart, string[]>()
  const walks = new Map<NamePart, string[]>()
  const found: SQL[] = []
  const readAll = (part: NamePart, name: string, expected: number, most: number): void => {
    const query = queries.get(part)
    // What is shown of one kind never hangs on how many another has.
    if (expected <= OF_PART / 2) add(together, part, name)
    else if (query !== undefined)
      found.push(marked(where, ofKinds(query, [name], expected > FREQUENT ? halvingsTo(READ, expected) : 0), most))
  }
  for (const name of kinds) {
    const count = counts.get(name) ?? { begins: 0, starts: 0, any: 0 }
    const lowest = PARTS.find((part) => count[part] > FREQUENT) ?? 'any'
    if (count[lowest] > FREQUENT) add(walks, lowest, name)
    const isCut = count[lowest] > OF_KIND * 0.8
    isMore ||= isCut
    readAll(lowest, name, count[lowest], isCut ? OF_PART : OF_KIND)
    // Where all are read, those of a better part of the name are among them.
    if (isCut && lowest !== 'begins') readAll('begins', name, count.begins, OF_PART)
    if (isCut && lowest === 'any') readAll('starts', name, count.starts, OF_PART)
  }
  for (const [part, list] of together) {
    const query = queries.get(part)
    if (query !== undefined) found.push(marked(where, list.length === kinds.length ? query : ofKinds(query, list), MOST))
  }
  const same = found.length > 1 ? sameQuery(question) : undefined
  if (same !== undefined) found.push(marked(where, same, OF_PART))
  return { parts: [...found, ...[...walks].map(([part, list]) => walk(where, question, part, list))], isMore }
}

const PARTS = ['begins', 'starts', 'any'] as const
const add = (map: Map<NamePart, string[]>, part: NamePart, name: string): void => void map.set(part, [...(map.get(part) ?? []), name])

const walk = (where: Where, question: Question, part: NamePart, kinds: readonly string[]): SQL =>
  sql`(select walked.*, false as "inSummary" from unnest(${sql.param([...kinds])}::text[]) as asked(kind) cross join lateral (
    select ${COLUMNS} from (select * from ${searchDocs} where ${isSeen(where)} and ${kind} = asked.kind order by ${ORDER} limit ${MET}) as ${searchDocs}
    where ${nameHas(question, part)} limit ${ENOUGH}) as walked)`

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
const nearAreas = (where: Where, areas: readonly Area[]): SQL[] =>
  areas.flatMap(({ about, from: least, until: most }) => {
    const part = (range: SQL, order: SQL) =>
      sql`(select ${COLUMNS}, false as "inSummary" from ${searchDocs} where ${isSeen(where)} and ${range} order by ${order} limit ${AROUND})`
    return [
      part(sql`${area} between ${about} and ${most}`, sql`${area}`),
      part(sql`${area} between ${least} and ${about}`, sql`${area} desc`),
    ]
  })
