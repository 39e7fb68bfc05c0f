import { and, arrayContains, desc, eq, or } from 'drizzle-orm'
import { sanitizeHtml } from '@/lib/html/sanitize'
import type { ProductHead } from '@/schemas/api/products'
import * as contracts from '@/schemas/api/products'
import { areaWords } from '@/schemas/words/area'
import { constExams, interiorCases, products } from '@/services/db/tables'
import type { Ctx } from '@/services/kit/service'
import { answer, fail } from '@/services/kit/service'
import { shapesOf } from '@/services/kit/shapes'
import { headsOf } from './heads'
import { CATEGORY, productIndex } from './product-index'
import { productsBy } from './products-by'

type Place = Pick<Ctx, 'db' | 'siteId'>
type Product = typeof products.$inferSelect

const RELATED = 8
const BUILT = 3
/** So many are looked through to find three that do not show the same picture. */
const BUILT_SEEN = 12

export const readProduct = answer(contracts.readProduct, 'services/products/read-product.ts', async ({ prdId }, { db, siteId }) => {
  const place = { db, siteId }
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.siteId, siteId), eq(products.zinPrdId, prdId)))
  if (!product) throw fail(contracts.readProduct, 'missing')
  const [head] = await headsOf([product], place)
  const shapeOf = await shapesOf(
    product.imgVdoList.map(({ FILE_PATH }) => FILE_PATH),
    place,
  )
  return {
    item: {
      ...head!,
      CONTENTS: sanitizeHtml(product.contents),
      specs: product.specs,
      imgVdoList: product.imgVdoList.map((media) => ({ ...media, FILE_SHAPE: shapeOf(media.FILE_PATH) })),
      PACK_AREA: product.packArea,
      PACK_UNIT: product.packUnit,
      relatedList: await related(product, place),
      builtWithList: await builtWith(product, place),
    },
  }
})

/** Its neighbours in the deepest category first, then further up. */
async function related({ zinPrdId, cateId, cateId1, cateId2 }: Product, { db, siteId }: Place): Promise<ProductHead[]> {
  const index = await productIndex(db, siteId)
  const ids = new Set<string>()
  for (const category of [cateId, cateId2, cateId1]) {
    if (!category || ids.size > RELATED) continue
    const { keys } = index.find({ chosen: { [CATEGORY]: [category] }, order: 'popular', page: 1, size: RELATED + 1 })
    for (const key of keys) ids.add(key)
  }
  ids.delete(zinPrdId)
  return productsBy([...ids].slice(0, RELATED), { db, siteId })
}

/** Homes that name the product, and then construction examples with it or of its category. */
async function builtWith({ zinPrdId, cateId1 }: Product, { db, siteId }: Place) {
  const cases = await db
    .select()
    .from(interiorCases)
    .where(and(eq(interiorCases.siteId, siteId), arrayContains(interiorCases.productIds, [zinPrdId])))
    .orderBy(desc(interiorCases.postedAt), desc(interiorCases.seq))
    .limit(BUILT_SEEN)
  const examples = await db
    .select()
    .from(constExams)
    .where(and(eq(constExams.siteId, siteId), or(arrayContains(constExams.productIds, [zinPrdId]), eq(constExams.cateId, cateId1))))
    .orderBy(desc(arrayContains(constExams.productIds, [zinPrdId])), desc(constExams.postedAt), desc(constExams.seq))
    .limit(BUILT_SEEN)
  const built = differentFirst([
    ...cases.map(({ seq, type, title, address, area, hImg, hImgAlt }) => ({
      link: `/styling/${type}/detail/${seq}`,
      TITLE: title,
      facts: [address, areaWords(area)].filter(Boolean),
      H_IMG: hImg,
      H_IMG_ALT: hImgAlt,
    })),
    ...examples.map(({ title, summary, images }) => ({
      link: '',
      TITLE: title,
      facts: [summary].filter(Boolean),
      H_IMG: images[0]?.src ?? '',
      H_IMG_ALT: images[0]?.alt ?? '',
    })),
  ]).slice(0, BUILT)
  const shapeOf = await shapesOf(
    built.map(({ H_IMG }) => H_IMG),
    { db, siteId },
  )
  return built.map((entry) => ({ ...entry, H_IMG_SHAPE: shapeOf(entry.H_IMG) }))
}

/** Those that repeat an earlier picture come last; otherwise the order stays. */
function differentFirst<T extends { H_IMG: string }>(entries: readonly T[]): T[] {
  const repeats = (entry: T, i: number) => entries.findIndex(({ H_IMG }) => H_IMG === entry.H_IMG) < i
  return [...entries.filter((entry, i) => !repeats(entry, i)), ...entries.filter(repeats)]
}
