import { desc } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-news'
import { staffNews } from '@/services/db/tables/staff-news'
import { heardNews } from '@/services/news/heard-news'
import { unreadNews } from '@/services/news/read-news-state'
import { operation } from '@/services/kit/service'
import { readerOf } from './reader-of'

/** The newest first, read ones too. */
export const listNews = operation(contracts.listNews, async ({ page = 1, size = 20 }, ctx) => {
  const { db } = ctx
  const reader = readerOf(ctx)
  const heard = heardNews(reader, ctx)
  const rows = await db
    .select({
      newsSeq: staffNews.newsSeq,
      kind: staffNews.kind,
      number: staffNews.number,
      link: staffNews.link,
      raisedAt: staffNews.raisedAt,
      isUnread: unreadNews(db, reader, ctx).mapWith(Boolean),
    })
    .from(staffNews)
    .where(heard)
    .orderBy(desc(staffNews.raisedAt), desc(staffNews.newsSeq))
    .limit(size)
    .offset((page - 1) * size)
  return {
    items: rows.map(({ isUnread, raisedAt, ...row }) => ({ ...row, raisedAt: raisedAt.toISOString(), isRead: !isUnread })),
    totalCount: await db.$count(staffNews, heard),
  }
})
