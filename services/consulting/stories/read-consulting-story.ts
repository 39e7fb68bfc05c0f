import { and, eq, inArray } from 'drizzle-orm'
import { sanitizeHtml } from '@/lib/html/sanitize-html'
import * as contracts from '@/schemas/api/consulting/stories'
import { shownRows } from '@/services/db/shown-rows'
import { products } from '@/services/db/tables/catalog'
import { consultingStories } from '@/services/db/tables/consulting'
import { shops } from '@/services/db/tables/places'
import { operation } from '@/services/kit/service'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { presentStory } from './present-story'
import { storyIndex } from './story-index'

export const readConsultingStory = operation(contracts.readConsultingStory, async ({ seq }, ctx) => {
  const { db, siteId } = ctx
  const [row] = await db
    .select()
    .from(consultingStories)
    .where(and(eq(consultingStories.siteId, siteId), eq(consultingStories.seq, seq)))
  if (!row) throw ctx.fail('missing')
  const used =
    row.productIds.length > 0
      ? await db
          .select()
          .from(products)
          .where(and(eq(products.siteId, siteId), inArray(products.zinPrdId, row.productIds)))
      : []
  const [shop] = row.shopId
    ? await db
        .select()
        .from(shops)
        .where(and(shownRows.shops(siteId), eq(shops.shopId, row.shopId)))
    : []
  const shapeOf = await pictureShapes(
    [row.image, ...row.photos.flatMap(({ before, after }) => [before?.src, after.src]), ...used.map(({ filePath }) => filePath)],
    ctx,
  )
  const pictureOf = ({ src, alt }: { src: string; alt: string }) => ({ src, alt, shape: shapeOf(src) })
  return {
    item: {
      ...presentStory(row, await storyIndex(ctx), shapeOf),
      asked: row.asked,
      advised: sanitizeHtml(row.advised),
      photos: row.photos.map(({ before, after }) => ({ before: before ? pictureOf(before) : null, after: pictureOf(after) })),
      // In the order that staff chose.
      PRODUCTS: row.productIds.flatMap((id) => {
        const product = used.find(({ zinPrdId }) => zinPrdId === id)
        if (!product) return []
        const { zinPrdName, filePath, fileAlt } = product
        return [{ ZIN_PRD_ID: id, ZIN_PRD_NAME: zinPrdName, FILE_PATH: filePath, FILE_ALT: fileAlt, FILE_SHAPE: shapeOf(filePath) }]
      }),
      SHOP: shop ? { SHOP_ID: shop.shopId, SHOP_NAME: shop.shopName, ADDRESS: shop.address } : null,
    },
  }
})
