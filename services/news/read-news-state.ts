import { and, desc, eq, gte, notExists, sql, type SQL } from 'drizzle-orm'
import type { NewsState } from '@/schemas/api/auth/staff-news'
import type { Database } from '@/services/db/database'
import { staff } from '@/services/db/tables/auth'
import { staffNews, staffNewsReads } from '@/services/db/tables/staff-news'
import { heardNews, type Hearer } from './heard-news'
import { readEmergencies } from './read-emergencies'

export interface Reader extends Hearer {
  id: string
}
interface At {
  siteId: string
  now: Date
}

/** What the person has not read. Whoever is new has missed nothing: what came in before is read. */
export function unreadNews(db: Database, reader: Reader, at: At): SQL {
  const read = db
    .select({ one: sql`1` })
    .from(staffNewsReads)
    .where(and(eq(staffNewsReads.newsSeq, staffNews.newsSeq), eq(staffNewsReads.staffId, reader.id)))
  const since = db.select({ at: staff.createdAt }).from(staff).where(eq(staff.id, reader.id))
  return and(heardNews(reader, at), gte(staffNews.raisedAt, since), notExists(read))!
}

/** What the bell shows, and the notice over the screens of administrators. */
export async function readNewsState(db: Database, reader: Reader, at: At): Promise<NewsState> {
  const counted = await db
    .select({ kind: staffNews.kind, count: sql<number>`count(*)::int`, last: sql<number>`max(${staffNews.newsSeq})` })
    .from(staffNews)
    .where(unreadNews(db, reader, at))
    .groupBy(staffNews.kind)
    .orderBy(desc(sql`max(${staffNews.newsSeq})`))
  const emergencies = await readEmergencies(db, reader, at.now)
  return {
    kinds: counted.map(({ kind, count, last }) => ({ kind, count, last })),
    ...(emergencies.length > 0 ? { emergencies } : {}),
  }
}
