import { and, asc, desc, eq, gt, lt, or } from 'drizzle-orm'
import { sanitizeHtml } from '@/lib/html/sanitize-html'
import * as contracts from '@/schemas/api/content/brand'
import { brandArticles } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { presentHead, presentNeighbour } from './present'

export const readBrandNews = operation(contracts.readBrandNews, async ({ kind = 'news', id }, { db, siteId, fail }) => {
  const { seq, postedAt } = brandArticles
  const ofKind = and(eq(brandArticles.siteId, siteId), eq(brandArticles.kind, kind))
  const [article] = await db
    .select()
    .from(brandArticles)
    .where(and(ofKind, eq(seq, id)))
  if (!article) throw fail('missing')
  const at = article.postedAt
  const isOlder = or(lt(postedAt, at), and(eq(postedAt, at), lt(seq, id)))
  const isNewer = or(gt(postedAt, at), and(eq(postedAt, at), gt(seq, id)))
  const [older] = await db.select().from(brandArticles).where(and(ofKind, isOlder)).orderBy(desc(postedAt), desc(seq)).limit(1)
  const [newer] = await db.select().from(brandArticles).where(and(ofKind, isNewer)).orderBy(asc(postedAt), asc(seq)).limit(1)
  const shapeOf = await pictureShapes([article.image, ...article.photos.map(({ src }) => src)], { db, siteId })
  return {
    item: {
      ...presentHead(article, shapeOf),
      content: sanitizeHtml(article.contents),
      photos: article.photos.map(({ src, alt }) => ({ src, alt, shape: shapeOf(src) })),
      PREV: presentNeighbour(older),
      NEXT: presentNeighbour(newer),
    },
  }
})
