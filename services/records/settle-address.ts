// Where records stand that have an address in words. The record holds it while visitors see the record; an address that it left leads to
// where it is, so that a line of changes is one step for whoever comes by the first, and none of them can lead in a circle.
import { and, eq, ne } from 'drizzle-orm'
import { addressTag } from '@/schemas/api/site/record-pages'
import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import { recordAddresses } from '@/services/db/tables/records'
import type { StoreCtx } from './record-store'
import { slugPath } from './slug-path'

/**
 * Notes where the record stands from now on.
 * @param values what visitors see; null when they see nothing.
 * @returns the cache tags of the addresses that lead elsewhere now.
 */
export async function settleAddress(
  ctx: StoreCtx,
  { type, id }: { type: AnyRecordType; id: string },
  values: RecordValues | null,
): Promise<string[]> {
  const { db, siteId, now } = ctx
  const path = values ? slugPath(type, values, id) : undefined
  const ofRecord = and(eq(recordAddresses.siteId, siteId), eq(recordAddresses.type, type.type), eq(recordAddresses.recordId, id))
  const left = await db
    .update(recordAddresses)
    .set({ isCurrent: false })
    .where(and(ofRecord, eq(recordAddresses.isCurrent, true), path ? ne(recordAddresses.path, path) : undefined))
    .returning({ path: recordAddresses.path })
  const earlier = await db.select({ path: recordAddresses.path }).from(recordAddresses).where(ofRecord)
  if (path) {
    const row = { siteId, path, type: type.type, recordId: id, isCurrent: true, at: now }
    const { siteId: _, path: __, ...taken } = row
    await db
      .insert(recordAddresses)
      .values(row)
      .onConflictDoUpdate({ target: [recordAddresses.siteId, recordAddresses.path], set: taken })
  }
  return [...left, ...earlier, ...(path ? [{ path }] : [])].map((one) => addressTag(one.path))
}
