// News for staff. Whatever lets something come in calls `raiseNews` in its own transaction: the news is there when the thing is, and not
// without it, and the same thing (`key`) is told once. One row and one tag is all that an order waits for; who hears of it, and by what, is
// found out afterwards (follow-news.ts, spread-news.ts).
import { and, eq } from 'drizzle-orm'
import type { NewsKind } from '@/schemas/rules/base/news-kinds'
import { staffNews, staffNewsReads } from '@/services/db/tables/staff-news'
import type { Ctx } from '@/services/kit/service'

export interface News {
  kind: NewsKind
  /** What it tells of: `order:…`. */
  key: string
  /** Number of the thing, as the console shows it. */
  number: string | number
  /** Path of the console that opens the thing. */
  link: string
  /** Whose shop it is; null where it is no shop's. */
  shopId?: string | null
  /** Id of the person of staff who did it: to them it is no news. */
  by?: string
}
type Where = Pick<Ctx, 'db' | 'siteId' | 'now' | 'touch'>

/** A change of it wakes the streams of the console and the clock that sends. */
export const NEWS_TAG = 'staff-news'

export async function raiseNews({ db, siteId, now, touch }: Where, { number, shopId = null, by, ...news }: News): Promise<void> {
  const [raised] = await db
    .insert(staffNews)
    .values({ ...news, number: String(number), shopId, siteId, raisedAt: now })
    .onConflictDoNothing({ target: [staffNews.siteId, staffNews.key] })
    .returning({ newsSeq: staffNews.newsSeq })
  if (by !== undefined && raised) await db.insert(staffNewsReads).values({ ...raised, staffId: by, readAt: now })
  touch(NEWS_TAG)
}

/** A thing went to another shop: the earlier one is told of it no more, and to this one it is new. Who is bound to no shop knew of it. */
export async function moveNews(ctx: Where, { key, number, shopId = null, by: _, ...news }: News): Promise<void> {
  const { db, siteId, now, touch } = ctx
  const isOfThing = and(eq(staffNews.siteId, siteId), eq(staffNews.link, news.link))
  await db.delete(staffNews).where(and(isOfThing, eq(staffNews.isForShop, true)))
  await db.update(staffNews).set({ shopId: null }).where(isOfThing)
  if (shopId !== null)
    await db
      .insert(staffNews)
      .values({ ...news, key: `${key}:${shopId}`, number: String(number), shopId, isForShop: true, siteId, raisedAt: now })
  touch(NEWS_TAG)
}
