import { and, eq, inArray } from 'drizzle-orm'
import { sanitizePlain } from '@/lib/html/sanitize-plain'
import * as contracts from '@/schemas/api/content/interiors'
import type { Shape } from '@/schemas/words/shape'
import { products } from '@/services/db/tables/catalog'
import { interiorCases, type StoryPart } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { caseIndex } from './case-index'
import { presentHead, swatchOf } from './present'
import { shownRows } from '@/services/db/shown-rows'

type Product = typeof products.$inferSelect

export const readInterior = operation(contracts.readInterior, async ({ seq }, ctx) => {
  const { db, siteId } = ctx
  const [row] = await db
    .select()
    .from(interiorCases)
    .where(and(shownRows.cases(siteId), eq(interiorCases.seq, seq)))
  if (!row) throw ctx.fail('missing')
  const used =
    row.productIds.length > 0
      ? await db
          .select()
          .from(products)
          .where(and(eq(products.siteId, siteId), inArray(products.zinPrdId, row.productIds)))
      : []
  const byId = new Map(used.map((product) => [product.zinPrdId, product]))
  const shapeOf = await pictureShapes(
    [row.hImg, ...row.story.flatMap(({ image, second }) => [image, second?.image]), ...used.map(({ filePath }) => filePath)],
    ctx,
  )
  const chipOf = (id: string) => {
    const product = byId.get(id)
    return product && { src: swatchOf(product), alt: product.zinPrdName }
  }
  return {
    item: {
      ...presentHead(row, await caseIndex(ctx), chipOf, shapeOf),
      blocks: row.story.map((part) => presentPart(part, shapeOf, byId)),
      steps: row.steps,
      PRODUCTS: row.productIds.flatMap((id) => {
        const product = byId.get(id)
        if (!product) return []
        return {
          ZIN_PRD_ID: product.zinPrdId,
          ZIN_PRD_NAME: product.zinPrdName,
          SUMMARY: product.summary,
          FILE_PATH: product.filePath,
          FILE_ALT: product.fileAlt,
          FILE_SHAPE: shapeOf(product.filePath),
          badges: product.badges,
        }
      }),
    },
  }
})

/** A part of the story; a tag of a product that is gone is left out. */
function presentPart(
  { html, second, tags, ...part }: StoryPart,
  shapeOf: (path: string | undefined) => Shape,
  byId: ReadonlyMap<string, Product>,
) {
  const sold = tags?.flatMap(({ x, y, productId }) => {
    const product = byId.get(productId)
    return product ? [{ x, y, ZIN_PRD_ID: product.zinPrdId, ZIN_PRD_NAME: product.zinPrdName }] : []
  })
  return {
    ...part,
    shape: shapeOf(part.image),
    ...(html === undefined ? {} : { html: sanitizePlain(html) }),
    ...(second ? { second: { ...second, shape: shapeOf(second.image) } } : {}),
    ...(sold?.length ? { tags: sold } : {}),
  }
}
