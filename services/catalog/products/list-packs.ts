import { and, asc, eq, gt } from 'drizzle-orm'
import * as contracts from '@/schemas/api/catalog/products'
import { productCategories, products } from '@/services/db/tables/catalog'
import { productOffers } from '@/services/parts/product-offers'
import { layingPatterns } from '../domain/laying-patterns'
import { operation } from '@/services/kit/service'

export const listPacks = operation(contracts.listPacks, async (_, { db, siteId, now }) => {
  const rows = await db
    .select({
      ZIN_PRD_ID: products.zinPrdId,
      ZIN_PRD_NAME: products.zinPrdName,
      cateId: products.cateId,
      CATE_ID_1: products.cateId1,
      DEPTH1_CATE_NAME: productCategories.cateName,
      PACK_AREA: products.packArea,
      PACK_UNIT: products.packUnit,
    })
    .from(products)
    .innerJoin(productCategories, and(eq(productCategories.siteId, siteId), eq(productCategories.cateId, products.cateId1)))
    .where(and(eq(products.siteId, siteId), gt(products.packArea, 0)))
    .orderBy(asc(productCategories.orderNo), asc(products.zinPrdName), asc(products.zinPrdId))
  // The condition on the area has excluded rows without one.
  const patternsOf = await layingPatterns({ db, siteId })
  const offers = await productOffers({ db, siteId, now })
  return {
    items: rows.flatMap(({ PACK_AREA, cateId, ...row }) =>
      PACK_AREA === null
        ? []
        : {
            ...row,
            PACK_AREA,
            PATTERNS: patternsOf(cateId),
            OFFERS: offers.of(row.ZIN_PRD_ID).flatMap(({ goodsId, covers, option }) =>
              covers !== null && option
                ? {
                    goodsId,
                    optionId: option.variantId,
                    option: [...option.choices],
                    covers,
                    price: option.price,
                    memberPrice: option.memberPrice,
                  }
                : [],
            ),
          },
    ),
  }
})
