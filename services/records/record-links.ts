// Records with a page of their own as what a link leads to. One is found by its name in a few index reads, however many there are: names
// that begin with the search lie together in one index, those that have it inside are narrowed by pairs of letters in another.
import { and, arrayContains, desc, eq, inArray, isNotNull, isNull, like, or, sql, type SQL } from 'drizzle-orm'
import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import { recordTypeOf } from '@/schemas/records/registry'
import type { LinkState } from '@/schemas/rules/site/link-words'
import { recordAddresses, records } from '@/services/db/tables/records'
import type { AtAddress, LinkPlace, LinkSource, LinkTarget } from './link-sources'
import { byName, OFFERED } from './by-name'
import { pictureOf } from './picture-of'
import { allStores } from './record-store'
import { searchedName } from './searched-words'

/** As many are read of names that begin with the search, and of those that have it inside. */
const MOST = 40
/** Of a word that stands in more names than this, the first ones found are ranked: who means another one types on. */
const RANKED = 300

const linkable = (): AnyRecordType[] => allStores().flatMap(({ type }) => (type.hasOwnPage ? [type] : []))

/** Of the records that a search offers, what a list shows: an article and its index are not read for that. */
const SHOWN = {
  type: records.type,
  id: records.id,
  name: records.name,
  page: records.page,
  /** In words, where it has one. */
  address: recordAddresses.path,
  isPublished: sql<boolean>`${records.published} is not null`,
  publishAt: records.publishAt,
  publishedAt: records.publishedAt,
  withdrawAt: records.withdrawAt,
  deletedAt: records.deletedAt,
  updatedAt: records.updatedAt,
}
type Row = Pick<
  typeof records.$inferSelect,
  'type' | 'id' | 'name' | 'page' | 'publishAt' | 'publishedAt' | 'withdrawAt' | 'deletedAt' | 'updatedAt'
> & {
  isPublished: boolean
  address: string | null
  /** The fields of the form that are shown. */
  values: RecordValues
}
type Found = Pick<Row, 'type' | 'id' | 'name' | 'updatedAt'>

export const recordLinks: LinkSource = {
  kinds: ({ rights }) =>
    linkable().flatMap(({ type, title, name }) => (rights.sees(type) && rights.sees(type, name) ? [{ kind: type, title }] : [])),

  async find(search, kinds, { db, siteId, now, rights }) {
    const place = { db, siteId, now }
    const isPath = search.startsWith('/')
    const found =
      search === '' ? await latest(place, kinds) : isPath ? await under(place, kinds, search) : await named(place, kinds, search)
    const rows = await read(place, isPath ? found : bestNamed(search, found))
    return rows.flatMap((row) => {
      const target = targetOf(row, now)
      const { picture = '' } = recordTypeOf(row.type) ?? {}
      return target ? [rights.sees(row.type, picture) ? target : { ...target, picture: '' }] : []
    })
  },

  async at(paths, place) {
    const { now } = place
    const inWords = await pagesInWords(place, paths)
    const rows = await shown(place, and(isNotNull(records.page), inArray(records.page, [...paths, ...inWords.values()])))
    const known = new Map<string, AtAddress>()
    for (const row of rows) {
      const target = targetOf(row, now)
      // Another one may have taken the address of one in the trash.
      if (!target || (row.deletedAt && known.has(row.page!))) continue
      const { kind, title, name } = target
      known.set(row.page!, row.deletedAt ? { is: 'deleted', kind, title, name } : { is: 'target', target })
    }
    for (const [path, page] of inWords) {
      const there = known.get(page)
      if (there && !known.has(path)) known.set(path, there)
    }
    for (const page of inWords.values()) if (!paths.includes(page)) known.delete(page)
    const others = paths.filter((path) => !known.has(path))
    const beside = await typesBeside(place, others)
    for (const path of others) {
      const type = beside.get(folderOf(path) ?? '')
      if (type) known.set(path, { is: 'missing', kind: type.type, title: type.title })
    }
    return known
  },
}

/** The pages of records whose addresses in words these are, or were. */
async function pagesInWords({ db, siteId }: LinkPlace, paths: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ path: recordAddresses.path, page: records.page })
    .from(recordAddresses)
    .innerJoin(
      records,
      and(eq(records.siteId, recordAddresses.siteId), eq(records.type, recordAddresses.type), eq(records.id, recordAddresses.recordId)),
    )
    .where(and(eq(recordAddresses.siteId, siteId), inArray(recordAddresses.path, [...paths])))
  return new Map(rows.flatMap(({ path, page }) => (page ? [[path, page]] : [])))
}

const isThere = ({ siteId }: LinkPlace): SQL | undefined =>
  and(eq(records.siteId, siteId), isNotNull(records.page), isNull(records.deletedAt))
const FOUND = { type: records.type, id: records.id, name: records.name, updatedAt: records.updatedAt }

const latest = ({ db, ...place }: LinkPlace, kinds: readonly string[]): Promise<Found[]> =>
  db
    .select(FOUND)
    .from(records)
    .where(and(isThere({ db, ...place }), inArray(records.type, [...kinds])))
    .orderBy(desc(records.updatedAt))
    .limit(MOST)

/** By the beginning of the address. */
const under = ({ db, ...place }: LinkPlace, kinds: readonly string[], path: string): Promise<Found[]> =>
  db
    .select(FOUND)
    .from(records)
    .where(and(isThere({ db, ...place }), inArray(records.type, [...kinds]), like(records.page, `${escaped(path)}%`)))
    .orderBy(sql`${records.page} using ~<~`)
    .limit(MOST)

async function named(place: LinkPlace, kinds: readonly string[], search: string): Promise<Found[]> {
  const { pairs, patterns, range, initials } = searchedName(search, kinds.length === 1 ? kinds[0] : undefined)
  const first: Found[] = []
  if (range)
    first.push(
      ...(await beginning(
        place,
        kinds,
        sql`${records.linkName} ~>=~ ${range[0]} and ${records.linkName} ~<~ ${range[1]} and ${records.linkName} ~ ${`^${patterns.join('')}`}`,
        sql`${records.linkName} using ~<~`,
      )),
    )
  if (initials)
    first.push(...(await beginning(place, kinds, like(records.linkInitials, `${initials}%`), sql`${records.linkInitials} using ~<~`)))
  // Names that begin with the search stand above all others.
  return first.length >= MOST || pairs.length === 0 ? first : [...first, ...(await inside(place, kinds, { pairs, patterns }))]
}

/** Each type by its own stretch of the index, so that many of one type do not hide those of another. */
async function beginning({ db, siteId }: LinkPlace, kinds: readonly string[], begins: SQL, order: SQL): Promise<Found[]> {
  const types = sql.join(
    kinds.map((kind) => sql`(${kind}::text)`),
    sql`, `,
  )
  const { rows } = await db.execute<Omit<Found, 'updatedAt'> & { updatedAt: Date | string }>(sql`
    select found.type, found.id, found.name, found.changed as "updatedAt" from (values ${types}) as asked (type) cross join lateral (
      select ${records.type}, ${records.id}, ${records.name}, ${records.linkName} as sorted, ${records.updatedAt} as changed from ${records}
      where ${records.siteId} = ${siteId} and ${records.type} = asked.type and ${records.page} is not null and ${records.deletedAt} is null and ${begins}
      order by ${order} limit ${MOST}
    ) as found order by found.sorted using ~<~ limit ${MOST}`)
  return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }))
}

/** The pairs narrow, the name decides. Words that begin with the search stand first, then what was changed last. */
async function inside({ db, siteId }: LinkPlace, kinds: readonly string[], { pairs, patterns }: { pairs: number[]; patterns: string[] }) {
  const found = db
    .select(FOUND)
    .from(records)
    .where(
      and(
        isThere({ db, siteId, now: new Date() }),
        inArray(records.type, [...kinds]),
        arrayContains(records.linkPairs, pairs),
        ...patterns.map((one) => sql`${records.linkName} ~ ${one}`),
      ),
    )
    .limit(RANKED)
    .as('found')
  return db
    .select({ type: found.type, id: found.id, name: found.name, updatedAt: found.updatedAt })
    .from(found)
    .orderBy(desc(sql`lower(${found.name}) ~ ${`[[:space:]·,()/]${patterns[0]}`}`), desc(found.updatedAt))
    .limit(MOST)
}

/** As many as a list offers, by their names and the time of their last change. */
function bestNamed(search: string, found: readonly Found[]): Found[] {
  const newest = [...found].sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
  return byName(search, newest, ({ name }) => name)
    .slice(0, OFFERED)
    .map(({ thing }) => thing)
}

async function read(place: LinkPlace, found: readonly Found[]): Promise<Row[]> {
  const byType = new Map<string, string[]>()
  for (const { type, id } of found) byType.set(type, [...(byType.get(type) ?? []), id])
  if (byType.size === 0) return []
  return shown(place, or(...[...byType].map(([type, ids]) => and(eq(records.type, type), inArray(records.id, ids)))))
}

function shown({ db, siteId }: LinkPlace, which: SQL | undefined): Promise<Row[]> {
  const form = sql`coalesce(${records.published}, ${records.draft})`
  const each = linkable().map((one) => {
    const { type, picture } = one
    // The fields of a period are known to the type alone.
    const fields = one.period
      ? form
      : picture === undefined
        ? sql`'{}'::jsonb`
        : sql`jsonb_build_object(${picture}::text, ${form} -> ${picture}::text)`
    return sql`when ${records.type} = ${type} then ${fields}`
  })
  const values = sql<RecordValues>`case ${sql.join(each, sql` `)} else '{}'::jsonb end`
  return db
    .select({ ...SHOWN, values })
    .from(records)
    .leftJoin(
      recordAddresses,
      and(
        eq(recordAddresses.siteId, records.siteId),
        eq(recordAddresses.type, records.type),
        eq(recordAddresses.recordId, records.id),
        eq(recordAddresses.isCurrent, true),
      ),
    )
    .where(and(eq(records.siteId, siteId), which))
}

function targetOf(row: Row, now: Date): LinkTarget | undefined {
  const type = recordTypeOf(row.type)
  if (!type || row.page === null) return undefined
  const { id, name, page, address, updatedAt } = row
  const picture = pictureOf(type, row.values)
  return {
    kind: type.type,
    title: type.title,
    id,
    name,
    address: address ?? page,
    picture,
    ...stateOf(type, row, now),
    at: updatedAt.toISOString(),
  }
}

function stateOf(type: AnyRecordType, row: Row, now: Date): Pick<LinkTarget, 'state' | 'from' | 'until'> {
  const { isPublished, publishAt, publishedAt, withdrawAt } = row
  const stated = (state: LinkState, from: string | null, until: string | null) => ({ state, from, until })
  if (!isPublished) {
    if (publishAt) return stated('scheduled', publishAt.toISOString(), withdrawAt?.toISOString() ?? null)
    return stated(publishedAt ? 'hidden' : 'draft', null, null)
  }
  const { from = null, until: own = null } = periodOf(type, row.values)
  const until = earlier(own, withdrawAt?.toISOString() ?? null)
  if (from && Date.parse(from) > now.getTime()) return stated('scheduled', from, until)
  return stated(until && Date.parse(until) < now.getTime() ? 'ended' : 'live', from, until)
}

const periodOf = (type: AnyRecordType, values: RecordValues) => type.period?.(values) ?? {}
const earlier = (a: string | null, b: string | null): string | null => (a && b ? (Date.parse(a) < Date.parse(b) ? a : b) : (a ?? b))

const folderOf = (path: string): string | undefined => /^(\/.+)\/[^/]+$/.exec(path.split('?', 1)[0]!)?.[1]

/** By folder, the type whose records stand in it: nothing but one of them can stand there. One query for all folders. */
async function typesBeside({ db, siteId }: LinkPlace, paths: readonly string[]): Promise<Map<string, AnyRecordType>> {
  const folders = [...new Set(paths.flatMap((path) => folderOf(path) ?? []))]
  if (folders.length === 0) return new Map()
  const each = folders.map(
    (folder) => sql`(select ${folder}::text as folder, ${records.type} as type from ${records}
      where ${records.siteId} = ${siteId} and ${records.page} is not null and ${records.page} like ${`${escaped(`${folder}/`)}%`}
        and ${records.page} !~ ${`^.{${folder.length + 1}}.*/`} limit 1)`,
  )
  const { rows } = await db.execute<{ folder: string; type: string }>(sql.join(each, sql` union all `))
  return new Map(
    rows.flatMap(({ folder, type }) => {
      const known = recordTypeOf(type)
      return known ? [[folder, known] as const] : []
    }),
  )
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
