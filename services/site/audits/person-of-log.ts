import { and, like, sql } from 'drizzle-orm'
import { dealingOf, type Dealing } from '@/schemas/rules/base/audit-words'
import { audits } from '@/services/db/tables/base'
import type { Ctx } from '@/services/kit/service'
import { nameTarget, targetKind } from '@/services/targets/target-kind'
import { dealtWith } from './dealt-with'
import { inDays, type Days } from './in-days'
import { linesAbout } from './lines-about'

/** What was done with a member's data in these days: who saw, changed or exported whom, in one answer. */
export async function personOfLog(ctx: Ctx, memberNo: string, days: Days) {
  const { db, rights } = ctx
  const about = and(await linesAbout(ctx, memberNo), inDays(days))
  const rows = await db
    .select({
      action: audits.action,
      count: sql<string>`count(*)`,
      reasonless: sql<string>`count(*) filter (where coalesce(${audits.detail} ->> 'reason', '') = '')`,
    })
    .from(audits)
    .where(about)
    .groupBy(audits.action)
  const [seen] = await db
    .select({ viewers: sql<string>`count(distinct ${audits.actor})` })
    .from(audits)
    .where(and(about, like(audits.actor, 'staff:%'), dealtWith('read', 'export')))
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
