import { and, count, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/brand'
import { brandArticles } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { presentHead } from './present'

/** News or activities, newest first: each kind is a list of its own. */
export const listBrandNews = operation(contracts.listBrandNews, async ({ kind = 'news', page = 1, size = 10 }, { db, siteId }) => {
  const wanted = and(eq(brandArticles.siteId, siteId), eq(brandArticles.kind, kind))
  const rows = await db
    .select()
    .from(brandArticles)
    .where(wanted)
    .orderBy(desc(brandArticles.postedAt), desc(brandArticles.seq))
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db.select({ total: count() }).from(brandArticles).where(wanted)
  const shapeOf = await pictureShapes(
    rows.map(({ image }) => image),
    { db, siteId },
  )
  return { items: rows.map((row) => presentHead(row, shapeOf)), totalCount: all?.total ?? 0 }
})
