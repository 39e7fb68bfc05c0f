// What happened and what is to come, for the member whose it is (내 소식). An area adds a part that finds the calling member's own and tells it
// in words for them; no other file has to know. It is not the timeline of staff told again: that one stands by what staff look after and leads
// into the console, and has readings and notes that are no member's to read.
import { sql, type SQL } from 'drizzle-orm'
import { OWN_KINDS, type OwnKind, type OwnTone } from '@/schemas/rules/members/own-kinds'
import { inSeoul } from '@/schemas/words/seoul-day'
import { areaParts } from '@/services/kit/area-parts'
import type { Ctx } from '@/services/kit/service'

export interface OwnTold {
  /** Kind in words: 교환·반품. */
  name: string
  words: string
  detail?: string
  /** How it stands now; empty where nothing is to be said. */
  state: string
  tone: OwnTone
  /** The last moment for the answer that it waits for. */
  answerBy?: Date | undefined
  /** A last day, `2026-12-05`, of what is to come within several. */
  until?: string
  /** It has no time of day: an arrival, an end. */
  isDay?: true
  /** Where it is opened, and the words of the link. */
  path: string
  label: string
  image?: string
  /** What can be done about it while it is the next, in place of the link alone; the first is what most come for. */
  acts?: readonly { label: string; path: string }[]
}

export interface OwnPart {
  /** One name among all parts. */
  id: string
  kind: OwnKind
  /** `id` and `at` of each of the calling member's (`happenings`). What is to come stands at its own moment. */
  find: (ctx: Ctx, memberNo: string) => SQL | Promise<SQL | undefined>
  /** These in words, by id. */
  tell: (ctx: Ctx, ids: readonly string[], memberNo: string) => Promise<ReadonlyMap<string, OwnTold>>
}

export interface OwnHappening extends OwnTold {
  /** `visit:12`: one in the whole list. */
  key: string
  kind: OwnKind
  at: Date
}

export interface OwnTimeline {
  /** The nearest first. Empty on later pages. */
  coming: OwnHappening[]
  /** The latest first. */
  past: OwnHappening[]
  /** Of every kind that there is, past and to come, whatever kind was asked for. */
  counts: { kind: OwnKind; count: number }[]
  /** What comes after the page; undefined where nothing is earlier. `count` are those of its month. */
  older: { cursor: string; month: string; count: number } | undefined
}

interface Wanted {
  /** One kind alone. */
  kind?: OwnKind | undefined
  /** The end of the page before. */
  cursor?: string | undefined
  size: number
}

interface Row extends Record<string, unknown> {
  part: string
  id: string
  ms: string
}
type Found = readonly { part: OwnPart; rows: SQL }[]

/** More than anybody plans at once; what comes after it comes nearer. */
const MOST_COMING = 12
const CURSOR = /^(\d{1,15})~([a-z-]+)~(.{1,80})$/s

/** The rows of each part. Moments are cut to milliseconds, as cursors have them. */
async function findAll(ctx: Ctx, memberNo: string): Promise<Found> {
  const found = []
  // One after the other, because they may share the connection of a transaction.
  for (const part of areaParts<OwnPart>('ownTimeline')) {
    const own = await part.find(ctx, memberNo)
    if (own)
      found.push({
        part,
        rows: sql`select ${part.id}::text collate "C" as part, id collate "C" as id, date_trunc('milliseconds', at) as at from (${own}) as ${sql.identifier(part.id)}`,
      })
  }
  return found
}

export async function readOwnTimeline(ctx: Ctx, memberNo: string, { kind, cursor, size }: Wanted): Promise<OwnTimeline> {
  const all = await findAll(ctx, memberNo)
  const found = all.filter(({ part }) => kind === undefined || part.kind === kind)
  const parts = found.map(({ part }) => part)
  const [, ms, partId, id] = CURSOR.exec(cursor ?? '') ?? []
  const now = sql`${ctx.now.toISOString()}::timestamptz`
  const earlier = ms
    ? sql`(at, part, id) < (to_timestamp(${ms}::bigint / 1000.0), ${partId}::text collate "C", ${id}::text collate "C")`
    : sql`at <= ${now}`
  const rows = await firstOf(ctx, found, earlier, sql`desc`, size + 1)
  const page = rows.slice(0, size)
  const last = page.at(-1)
  const next = rows[size]
  const coming = ms ? [] : await firstOf(ctx, found, sql`at > ${now}`, sql`asc`, MOST_COMING)
  return {
    coming: await inWords(ctx, memberNo, parts, coming),
    past: await inWords(ctx, memberNo, parts, page),
    counts: await countAll(ctx, all),
    older: last && next ? { cursor: cursorOf(last), ...(await monthAfter(ctx, found, last, next)) } : undefined,
  }
}

const cursorOf = ({ ms, part, id }: Row): string => `${ms}~${part}~${id}`

/** Each part gives no more than are wanted, so that the union stays small however much there is. */
async function firstOf(ctx: Ctx, found: Found, where: SQL, direction: SQL, most: number): Promise<Row[]> {
  if (found.length === 0) return []
  const firsts = found.map(
    ({ rows }) =>
      sql`(select * from (${rows}) as own where ${where} order by at ${direction}, part ${direction}, id ${direction} limit ${most})`,
  )
  const { rows } = await ctx.db.execute<Row>(
    sql`select part, id, (extract(epoch from at) * 1000)::bigint::text as ms from (${sql.join(firsts, sql` union all `)}) as firsts order by firsts.at ${direction}, part ${direction}, id ${direction} limit ${most}`,
  )
  return rows
}

async function countAll(ctx: Ctx, all: Found): Promise<OwnTimeline['counts']> {
  if (all.length === 0) return []
  const { rows } = await ctx.db.execute<{ part: string; count: string }>(
    sql`select part, count(*) as count from (${sql.join(
      all.map((one) => one.rows),
      sql` union all `,
    )}) as everything group by part`,
  )
  const counts = new Map(rows.map(({ part, count }) => [part, Number(count)]))
  return OWN_KINDS.map((kind) => ({
    kind,
    count: all.filter(({ part }) => part.kind === kind).reduce((sum, { part }) => sum + (counts.get(part.id) ?? 0), 0),
  })).filter(({ count }) => count > 0)
}

/** The month in Seoul of what comes after a page, and how many of it are left. */
async function monthAfter(ctx: Ctx, found: Found, last: Row, next: Row): Promise<{ month: string; count: number }> {
  const month = inSeoul(Number(next.ms)).toISOString().slice(0, 7)
  const left = sql`at >= ${`${month}-01T00:00:00+09:00`}::timestamptz and (at, part, id) < (to_timestamp(${last.ms}::bigint / 1000.0), ${last.part}::text collate "C", ${last.id}::text collate "C")`
  const { rows } = await ctx.db.execute<{ count: string }>(
    sql`select count(*) as count from (${sql.join(
      found.map((one) => one.rows),
      sql` union all `,
    )}) as everything where ${left}`,
  )
  return { month, count: Number(rows[0]!.count) }
}

async function inWords(ctx: Ctx, memberNo: string, parts: readonly OwnPart[], rows: readonly Row[]): Promise<OwnHappening[]> {
  const told = new Map<string, ReadonlyMap<string, OwnTold>>()
  for (const [part, same] of Map.groupBy(rows, (row) => row.part)) {
    const ids = same.map(({ id }) => id)
    told.set(part, await parts.find((one) => one.id === part)!.tell(ctx, ids, memberNo))
  }
  return rows.flatMap(({ part, id, ms }) => {
    const words = told.get(part)?.get(id)
    // Gone between the two queries.
    return words ? [{ ...words, key: `${part}:${id}`, kind: parts.find((one) => one.id === part)!.kind, at: new Date(Number(ms)) }] : []
  })
}
