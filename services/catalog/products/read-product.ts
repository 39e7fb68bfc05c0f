import { and, arrayContains, asc, desc, eq, or } from 'drizzle-orm'
import { sanitizeHtml } from '@/lib/html/sanitize-html'
import type { ProductHead } from '@/schemas/api/catalog/products'
import * as contracts from '@/schemas/api/catalog/products'
import { pricePerArea } from '@/schemas/rules/catalog/price-from'
import { differentFirst, withoutRepeats } from '@/schemas/rules/base/different-first'
import { areaWords } from '@/schemas/words/area'
import { constExams, products } from '@/services/db/tables/catalog'
import { shops } from '@/services/db/tables/places'
import { interiorCases } from '@/services/db/tables/content'
import type { Ctx } from '@/services/kit/service'
import { operation } from '@/services/kit/service'
import { productOffers } from '@/services/parts/product-offers'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { headsOf } from '../domain/heads'
import { CATEGORY, productIndex } from './product-index'
import { isMarked } from '../domain/is-marked'
import { productsBy } from '../domain/products-by'
import { sistersOf } from './sisters-of'
import { shownRows } from '@/services/db/shown-rows'

type Place = Pick<Ctx, 'db' | 'siteId' | 'now'>
type Product = typeof products.$inferSelect

const RELATED = 8
/** How many candidates are read to find eight with different pictures. */
const RELATED_SEEN = 24
const BUILT = 3
/** How many candidates are read to find three with different pictures. */
const BUILT_SEEN = 12

export const readProduct = operation(contracts.readProduct, async ({ prdId }, { db, siteId, now, fail }) => {
  const place = { db, siteId, now }
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.siteId, siteId), eq(products.zinPrdId, prdId)))
  if (!product) throw fail('missing')
  const [head] = await headsOf([product], place)
  const shapeOf = await pictureShapes(
    product.imgVdoList.map(({ FILE_PATH }) => FILE_PATH),
    place,
  )
  const relatedList = await related(product, place)
  return {
    item: {
      ...head!,
      CONTENTS: sanitizeHtml(product.contents),
      specs: product.specs,
      imgVdoList: product.imgVdoList.map((media) => ({ ...media, FILE_SHAPE: shapeOf(media.FILE_PATH) })),
      documents: product.documents,
      sisterList: await sistersOf(product, place),
      PACK_AREA: product.packArea,
      PACK_UNIT: product.packUnit,
      offerList: await offersOf(product, place),
      showroomList: (await showrooms(product, place)).map(({ checkedAt, ...shop }) => ({
        ...shop,
        CHECKED_DT: checkedAt?.toISOString() ?? null,
      })),
      relatedList,
      builtWithList: await builtWith(product, [...photosOf(product), ...relatedList.map(({ FILE_PATH }) => FILE_PATH)], place),
    },
  }
})

/** What sells it, in the order of staff: what is sold out stands last. */
async function offersOf({ zinPrdId }: Product, place: Place) {
  const offers = (await productOffers(place)).of(zinPrdId)
  return offers
    .toSorted((a, b) => Number(a.isSoldOut) - Number(b.isSoldOut))
    .map(({ saleUntil, isSoldOut, choices, covers, option: _, ...offer }) => ({
      ...offer,
      choices: [...choices],
      covers,
      perArea: covers === null ? null : pricePerArea(offer.price, covers),
      saleUntil: saleUntil?.toISOString() ?? null,
      soldOutYn: isSoldOut ? ('Y' as const) : ('N' as const),
    }))
}

/** Related products: from the deepest category first, then from its ancestors. */
async function related(product: Product, place: Place): Promise<ProductHead[]> {
  const { zinPrdId, cateId, cateId1, cateId2 } = product
  const { index } = await productIndex(place)
  const ids = new Set<string>()
  for (const category of [cateId, cateId2, cateId1]) {
    if (!category || ids.size > RELATED_SEEN) continue
    const { keys } = index.find({ chosen: { [CATEGORY]: [category] }, order: 'popular', page: 1, size: RELATED_SEEN + 1 })
    for (const key of keys) ids.add(key)
  }
  ids.delete(zinPrdId)
  const heads = await productsBy([...ids].slice(0, RELATED_SEEN), place)
  return differentFirst(heads, ({ FILE_PATH }) => FILE_PATH, photosOf(product)).slice(0, RELATED)
}

/** The showrooms of the product. */
function showrooms({ cateId1 }: Product, { db, siteId }: Place) {
  return db
    .select({
      SHOP_ID: shops.shopId,
      SHOP_NAME: shops.shopName,
      ADDRESS: shops.address,
      PHONE_NUMBER: shops.phoneNumber,
      checkedAt: shops.exhibitsCheckedAt,
    })
    .from(shops)
    .where(and(shownRows.shops(siteId), eq(shops.type, 'showroom'), arrayContains(shops.categories, [cateId1])))
    .orderBy(asc(shops.orderNo), asc(shops.shopId))
}

/**
 * Homes that name the product, then construction examples with it: a home with another product of its category is none of its own.
 * Pictures in `shown` (of the same page) are left out, because a card with the photograph of the gallery adds nothing.
 */
async function builtWith(product: Product, shown: readonly string[], { db, siteId, now }: Place) {
  const { zinPrdId } = product
  const cases = await db
    .select()
    .from(interiorCases)
    .where(
      and(shownRows.cases(siteId), or(arrayContains(interiorCases.productIds, [zinPrdId]), await isMarked(product, { db, siteId, now }))),
    )
    .orderBy(desc(interiorCases.postedAt), desc(interiorCases.seq))
    .limit(BUILT_SEEN)
  const examples = await db
    .select()
    .from(constExams)
    .where(and(eq(constExams.siteId, siteId), arrayContains(constExams.productIds, [zinPrdId])))
    .orderBy(desc(constExams.postedAt), desc(constExams.seq))
    .limit(BUILT_SEEN)
  const entries = [
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
  ]
  const built = withoutRepeats(entries, ({ H_IMG }) => H_IMG, shown).slice(0, BUILT)
  const shapeOf = await pictureShapes(
    built.map(({ H_IMG }) => H_IMG),
    { db, siteId },
  )
  return built.map((entry) => ({ ...entry, H_IMG_SHAPE: shapeOf(entry.H_IMG) }))
}

/** Photographs of its gallery. Colour swatches are left out, because they distinguish the related products. */
function photosOf({ imgVdoList, colors }: Product): string[] {
  const swatches = new Set(colors.map(({ image }) => image))
  return imgVdoList.flatMap(({ FILE_PATH }) => (FILE_PATH && !swatches.has(FILE_PATH) ? [FILE_PATH] : []))
}
