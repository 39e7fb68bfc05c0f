// What happened to one member, of all areas, on the page of that member. An area adds a part that finds its own and tells it; no other file
// has to know. All parts are put in order by one query, and only what a page shows is told.
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { TIMELINE_KINDS, type TimelineKind } from '@/schemas/rules/members/timeline-kinds'
import { areaParts } from '@/services/kit/area-parts'
import type { Ctx } from '@/services/kit/service'

export interface Told {
  /** What happened, with its number or name. Nothing in it tells who the person is. */
  words: string
  /** Sum, time, reason. */
  detail?: string
  /** How it stands now. */
  state?: string
  /** Where it is opened; empty where it has no screen. */
  path?: string
  /** It went wrong. */
  isBad?: boolean
}

export interface TimelinePart {
  /** One name among all parts. */
  id: string
  kind: TimelineKind
  /** The area of the console that shows it: who may not see that does not see it here. */
  right: string
  /** `id` and `at` of each of the member's (`happenings`); undefined where there can be none. */
  find: (ctx: Ctx, memberNo: string) => SQL | Promise<SQL>
  /** These in words, by id. */
  tell: (ctx: Ctx, ids: readonly string[], memberNo: string) => Promise<ReadonlyMap<string, Told>>
}

export interface Happening extends Told {
  /** `order:260601-…`: one in the whole timeline. */
  key: string
  kind: TimelineKind
  at: Date
}

/** Rows of a table that are happenings. */
export const happenings = (table: PgTable, id: PgColumn, at: PgColumn, where: SQL | undefined): SQL =>
  sql`select ${id}::text as id, ${at} as at from ${table} where ${where}`

/** Ids of a part whose table counts its rows. */
export const numbersOf = (ids: readonly string[]): number[] => ids.map(Number)

/** By the id as text. */
export const toldBy = <R>(rows: readonly R[], idOf: (row: R) => number | string, tell: (row: R) => Told): Map<string, Told> =>
  new Map(rows.map((row) => [String(idOf(row)), tell(row)]))

/** Where a page ends: what comes after it is earlier. */
const CURSOR = /^(\d{1,15})~([a-z-]+)~(.{1,80})$/s

export interface TimelinePage {
  happenings: Happening[]
  /** Undefined where nothing is earlier. */
  next: string | undefined
}

const permitted = ({ rights }: Ctx): TimelinePart[] => areaParts<TimelinePart>('timeline').filter(({ right }) => rights.sees(right))

/** Everything that these parts find. Moments are cut to milliseconds, as cursors have them. */
async function everything(ctx: Ctx, memberNo: string, parts: readonly TimelinePart[]): Promise<SQL> {
  const found: SQL[] = []
  for (const part of parts) {
    const rows = await part.find(ctx, memberNo)
    found.push(
      sql`select ${part.id}::text collate "C" as part, id collate "C" as id, date_trunc('milliseconds', at) as at from (${rows}) as ${sql.identifier(part.id)}`,
    )
  }
  return sql.join(found, sql` union all `)
}

/** How many of each kind there are; kinds that the role may not see are not named. */
export async function countTimeline(ctx: Ctx, memberNo: string): Promise<{ kind: TimelineKind; count: number }[]> {
  const parts = permitted(ctx)
  if (parts.length === 0) return []
  const { rows } = await ctx.db.execute<{ part: string; count: string }>(
    sql`select part, count(*) as count from (${await everything(ctx, memberNo, parts)}) as everything group by part`,
  )
  const counts = new Map(rows.map(({ part, count }) => [part, Number(count)]))
  return TIMELINE_KINDS.flatMap((kind) => {
    const own = parts.filter((part) => part.kind === kind)
    return own.length === 0 ? [] : [{ kind, count: own.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0) }]
  })
}

/** A page of the timeline, the newest first. @param kind one kind alone. @param cursor the end of the page before. */
export async function readTimeline(
  ctx: Ctx,
  memberNo: string,
  { kind, cursor, size }: { kind?: TimelineKind | undefined; cursor?: string | undefined; size: number },
): Promise<TimelinePage> {
  const parts = permitted(ctx).filter((part) => kind === undefined || part.kind === kind)
  if (parts.length === 0) return { happenings: [], next: undefined }
  const [, ms, partId, id] = CURSOR.exec(cursor ?? '') ?? []
  const earlier = ms
    ? sql`where (at, part, id) < (to_timestamp(${ms}::bigint / 1000.0), ${partId}::text collate "C", ${id}::text collate "C")`
    : sql``
  const { rows } = await ctx.db.execute<{ part: string; id: string; ms: string }>(
    sql`select part, id, (extract(epoch from at) * 1000)::bigint::text as ms from (${await everything(ctx, memberNo, parts)}) as everything ${earlier} order by everything.at desc, part desc, id desc limit ${size + 1}`,
  )
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return {
    happenings: await inWords(ctx, memberNo, parts, page),
    next: rows.length > size && last ? `${last.ms}~${last.part}~${last.id}` : undefined,
  }
}

async function inWords(
  ctx: Ctx,
  memberNo: string,
  parts: readonly TimelinePart[],
  rows: readonly { part: string; id: string; ms: string }[],
): Promise<Happening[]> {
  const told = new Map<string, ReadonlyMap<string, Told>>()
  // One after the other, because they may share the connection of a transaction.
  for (const [part, same] of Map.groupBy(rows, (row) => row.part)) {
    const ids = same.map(({ id }) => id)
    told.set(part, await parts.find((one) => one.id === part)!.tell(ctx, ids, memberNo))
  }
  return rows.flatMap(({ part, id, ms }) => {
    const words = told.get(part)?.get(id)
    // Gone between the two queries.
    if (!words) return []
    return [{ ...words, key: `${part}:${id}`, kind: parts.find((one) => one.id === part)!.kind, at: new Date(Number(ms)) }]
  })
}
