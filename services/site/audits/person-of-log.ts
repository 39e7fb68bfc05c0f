import { and, gte, like, lt, sql } from 'drizzle-orm'
import { dealingOf, type Dealing } from '@/schemas/rules/base/audit-words'
import { afterSeoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'
import { audits } from '@/services/db/tables/base'
import type { Ctx } from '@/services/kit/service'
import { nameTarget, targetKind } from '@/services/targets/target-kind'
import { dealtWith } from './dealt-with'
import { linesAbout } from './lines-about'

interface Days {
  from?: string | undefined
  until?: string | undefined
}

/** What was done with a member's data in these days: who saw, changed or exported whom, in one answer. */
export async function personOfLog(ctx: Ctx, memberNo: string, { from, until }: Days) {
  const { db, rights } = ctx
  const inDays = and(
    await linesAbout(ctx, memberNo),
    from ? gte(audits.at, startOfSeoulDay(from)) : undefined,
    until ? lt(audits.at, afterSeoulDay(until)) : undefined,
  )
  const rows = await db
    .select({
      action: audits.action,
      count: sql<string>`count(*)`,
      reasonless: sql<string>`count(*) filter (where coalesce(${audits.detail} ->> 'reason', '') = '')`,
    })
    .from(audits)
    .where(inDays)
    .groupBy(audits.action)
  const [seen] = await db
    .select({ viewers: sql<string>`count(distinct ${audits.actor})` })
    .from(audits)
    .where(and(inDays, like(audits.actor, 'staff:%'), dealtWith('read', 'export')))
  const sum = (wanted: (action: string) => boolean, what: 'count' | 'reasonless' = 'count'): number =>
    rows.reduce((total, row) => total + (wanted(row.action) ? Number(row[what]) : 0), 0)
  const of = (dealing: Dealing) => (action: string) => dealingOf(action) === dealing
  const kind = targetKind(`member:${memberNo}`)
  const named = kind && (await kind.kind.namesOf?.(ctx, [memberNo]))?.get(memberNo)
  const { words, path } = kind ? nameTarget(kind, (area) => rights.sees(area), named) : { words: memberNo, path: '' }
  return {
    words,
    path,
    counts: { all: sum(() => true), read: sum(of('read')), change: sum(of('change')), export: sum(of('export')) },
    viewers: Number(seen?.viewers ?? 0),
    // To find somebody by what they say of themselves asks for no reason: it is the reason.
    reasonless: sum((action) => (of('read')(action) || of('export')(action)) && !action.endsWith('.find'), 'reasonless'),
  }
}
