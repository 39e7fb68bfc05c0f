import { lt } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { staffDigests, staffNews } from '@/services/db/tables/staff-news'
import { NEWS_DAYS } from './heard-news'

const DAY = 86_400_000

/** What came in weeks ago is no news, and the messages about it are sent. */
export async function deleteOldNews(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - (NEWS_DAYS + 1) * DAY)
  await db.delete(staffNews).where(lt(staffNews.raisedAt, before))
  await db.delete(staffDigests).where(lt(staffDigests.dueAt, before))
}
