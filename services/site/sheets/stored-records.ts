import { and, eq, inArray } from 'drizzle-orm'
import { records } from '@/services/db/tables/records'
import type { RecordRow } from '@/services/records/record-change'
import type { RecordStore, StoreCtx } from '@/services/records/record-store'

const CHUNK = 500

/** The records that the lines of a sheet name, by id. */
export async function storedRecords(
  { db, siteId }: StoreCtx,
  { type }: RecordStore,
  ids: readonly string[],
): Promise<Map<string, RecordRow>> {
  const wanted = [...new Set(ids.filter((id) => id !== '' && id.length <= 60))]
  const found = new Map<string, RecordRow>()
  for (let at = 0; at < wanted.length; at += CHUNK)
    for (const row of await db
      .select()
      .from(records)
      .where(and(eq(records.siteId, siteId), eq(records.type, type.type), inArray(records.id, wanted.slice(at, at + CHUNK)))))
      found.set(row.id, row)
  return found
}
