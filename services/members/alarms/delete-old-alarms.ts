import { lt } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { alarms } from '@/services/db/tables/alarms'

const YEAR = 365 * 86_400_000

/** What happened a year ago is no news, and says what a member did. */
export const deleteOldAlarms = async (db: Database, now: Date): Promise<void> =>
  void (await db.delete(alarms).where(lt(alarms.raisedAt, new Date(now.getTime() - YEAR))))
