import { and, eq } from 'drizzle-orm'
import { records } from '@/services/db/tables/records'
import type { RecordRow } from '@/services/records/record-change'
import type { Ctx, Fails } from '@/services/kit/service'

/** @throws missing */
export async function requireRecord(
  ctx: Ctx & Fails<'missing'>,
  type: string,
  id: string,
  how: { lock?: boolean } = {},
): Promise<RecordRow> {
  const row = await findRecord(ctx, type, id, how)
  if (!row) throw ctx.fail('missing')
  return row
}

/** @param how with `lock` the row stays as it is until the transaction ends. */
export async function findRecord(ctx: Ctx, type: string, id: string, { lock = false } = {}): Promise<RecordRow | undefined> {
  const found = ctx.db
    .select()
    .from(records)
    .where(and(eq(records.siteId, ctx.siteId), eq(records.type, type), eq(records.id, id)))
  const [row] = await (lock ? found.for('update') : found)
  return row
}
