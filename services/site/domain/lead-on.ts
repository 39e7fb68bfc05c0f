// A published page that moves leaves its old address behind: its visitors are led on to the new one.
import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { records } from '@/services/db/tables/records'
import { isRefused, publish, trash } from '@/services/records/record-change'
import { storeOf } from '@/services/records/record-store'
import type { Ctx } from '@/services/kit/service'
import { actorOf } from './actor-of'
import { addRecord } from './add-record'
import { plainPath } from './plain-path'

/**
 * Redirects that led to the old address lead to the new one as well, and one that led away from the new one is thrown away, so that there
 * is neither a chain nor a circle. @returns why the old address cannot be led on; undefined when it is.
 */
export async function leadOn(ctx: Ctx, from: string, to: string): Promise<string | undefined> {
  const store = storeOf('redirects')!
  const change = { ctx, store, batch: randomUUID(), actor: actorOf(ctx) }
  const rows = await ctx.db
    .select()
    .from(records)
    .where(and(eq(records.siteId, ctx.siteId), eq(records.type, 'redirects'), isNull(records.deletedAt)))
    .orderBy(asc(records.id))
    .for('update')
  const of = ({ draft }: (typeof rows)[number], field: 'from' | 'to') => plainPath(String(draft[field]))
  for (const row of rows.filter((one) => of(one, 'from') === to)) await trash({ ...change, row })
  for (const row of rows.filter((one) => of(one, 'to') === from && of(one, 'from') !== to))
    await publish({ ...change, row }, { action: 'set', draft: { ...row.draft, to } })
  const known = rows.find((one) => of(one, 'from') === from)
  const row = known ?? (await addRecord(change, { from, to }))
  const shown = row && (await publish({ ...change, row }, { action: known ? 'set' : 'publish', draft: { from, to } }))
  return shown === undefined || isRefused(shown) ? (shown?.why ?? '이미 옮긴 주소입니다.') : undefined
}
