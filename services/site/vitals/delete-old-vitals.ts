import { lt } from 'drizzle-orm'
import { seoulDay } from '@/schemas/words/seoul-day'
import type { Database } from '@/services/db/database'
import { vitalCounts } from '@/services/db/tables/site'

const DAY = 86_400_000
/** Long enough to compare a month with the two before it. */
const KEPT_DAYS = 90

export async function deleteOldVitals(db: Database, now: Date): Promise<void> {
  await db.delete(vitalCounts).where(lt(vitalCounts.day, seoulDay(new Date(now.getTime() - KEPT_DAYS * DAY))))
}
