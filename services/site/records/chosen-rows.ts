import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import type { tryRecordChange } from '@/schemas/api/site/record-acts'
import { records } from '@/services/db/tables/records'
import type { RecordRow } from '@/services/records/record-change'
import type { Ctx, Fails } from '@/services/kit/service'
import { whereListed } from '../domain/where-listed'

const MOST = 10_000
type Which = Pick<Input<typeof tryRecordChange>, 'type' | 'ids' | 'expected' | 'search' | 'filter' | 'state' | 'mine'>

/**
 * The records that an act concerns, in the order of their ids, so that two acts at once cannot wait for each other.
 * @param how with `lock` they stay as they are until the transaction ends.
 * @throws nothing, tooMany, moved
 */
export async function chosenRows(
  ctx: Ctx & Fails<'nothing' | 'tooMany' | 'moved'>,
  { type, ids, expected, search, filter, state, mine }: Which,
  { lock }: { lock: boolean },
): Promise<RecordRow[]> {
  const { db, siteId } = ctx
  if (!ids && expected === undefined) throw ctx.fail('nothing')
  const where = ids
    ? and(eq(records.siteId, siteId), eq(records.type, type), inArray(records.id, ids))
    : whereListed({ siteId, type, search, filter, state, by: mine && ctx.session.staff!.id })
  const found = db
    .select()
    .from(records)
    .where(where)
    .orderBy(asc(records.id))
    .limit(MOST + 1)
  const rows = await (lock ? found.for('update') : found)
  if (rows.length === 0) throw ctx.fail('nothing')
  if (rows.length > MOST) throw ctx.fail('tooMany')
  if (!ids && rows.length !== expected) throw ctx.fail('moved')
  return rows
}
