import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-news'
import { staffNews, staffNewsReads } from '@/services/db/tables/staff-news'
import { ownNewsTag } from '@/services/news/follow-news'
import { unreadNews } from '@/services/news/read-news-state'
import { operation } from '@/services/kit/service'
import { readerOf } from './reader-of'

/** The person's other pages and computers hear of it by the tag. */
export const readNews = operation(contracts.readNews, async ({ newsSeq, link }, ctx) => {
  const { db, now } = ctx
  const reader = readerOf(ctx)
  const unread = await db
    .select({ newsSeq: staffNews.newsSeq })
    .from(staffNews)
    .where(
      and(
        unreadNews(db, reader, ctx),
        newsSeq === undefined ? undefined : eq(staffNews.newsSeq, newsSeq),
        link === undefined ? undefined : eq(staffNews.link, link),
      ),
    )
  if (unread.length === 0) return {}
  await db
    .insert(staffNewsReads)
    .values(unread.map((one) => ({ ...one, staffId: reader.id, readAt: now })))
    .onConflictDoNothing()
  ctx.touch(ownNewsTag(reader.id))
  return {}
})
