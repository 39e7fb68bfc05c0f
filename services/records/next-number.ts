import { and, eq, max, sql } from 'drizzle-orm'
import { records } from '@/services/db/tables/records'
import type { StoreCtx } from './record-store'

/** A number for a new record of a type whose rows have other keys; simultaneous calls wait for each other. @param first the smallest. */
export async function nextNumber({ db, siteId }: StoreCtx, type: string, first: number): Promise<string> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`record:${type}`}))`)
  const [last] = await db
    .select({ id: max(sql<number>`${records.id}::integer`) })
    .from(records)
    .where(and(eq(records.siteId, siteId), eq(records.type, type), sql`${records.id} ~ '^[0-9]+$'`))
  return String(Math.max(Number(last?.id ?? 0) + 1, first))
}
