import { and, asc, eq } from 'drizzle-orm'
import { priceAt, unitPriceOf } from '@/schemas/rules/store/price-at'
import { deliveryOf } from '@/schemas/rules/store/store-terms'
import { memoizeByTags } from '@/services/db/memoize-by-tags'
import { productGoods } from '@/services/db/tables/product-goods'
import { goods, goodsVariants } from '@/services/db/tables/store'
import type { ProductOffer, ProductOffers, ReadOffers } from '@/services/parts/product-offers'
import { STORE_TERMS_TAG, storeTerms } from '../terms/store-terms'
import { storeTree, type Where } from './store-tree'

const TAGS = ['products', 'goods', 'store-categories', STORE_TERMS_TAG]

/** Goods that sell a product, with the variants that are it. */
interface Link {
  productId: string
  colour: string
  choices: readonly string[]
  covers: number | null
  goods: GoodsRow
  /** Won that the cheapest of those that are left costs more than the goods; of all, where none is left. */
  extraPrice: number
  /** The cheapest of those that are left. */
  left: { variantId: string; choices: readonly string[]; extraPrice: number } | undefined
  delivery: { deliveryFee: number; freeFrom: number | null }
}

const GOODS = {
  goodsId: goods.goodsId,
  name: goods.name,
  categoryId: goods.categoryId,
  image: goods.image,
  imageAlt: goods.imageAlt,
  price: goods.price,
  salePrice: goods.salePrice,
  memberPrice: goods.memberPrice,
  timeSalePrice: goods.timeSalePrice,
  timeSaleFrom: goods.timeSaleFrom,
  timeSaleUntil: goods.timeSaleUntil,
  delivery: goods.delivery,
  deliveryFee: goods.deliveryFee,
  freeFrom: goods.freeFrom,
  installFee: goods.installFee,
  leadDays: goods.leadDays,
  reviewCnt: goods.reviewCnt,
  scoreSum: goods.scoreSum,
}
type GoodsRow = Pick<typeof goods.$inferSelect, keyof typeof GOODS>

/** What visitors can buy of the products of the catalogue, with the prices of a moment. */
export const readProductOffers: ReadOffers = async ({ db, siteId, now }) => {
  const at = await memoizeByTags(db, TAGS, `product offers ${siteId}`, async () => {
    const links = await linksOf({ db, siteId })
    let last: { offers: ProductOffers; from: Date } | undefined
    return (moment: Date): ProductOffers => {
      if (!last || moment < last.from || (last.offers.until && moment >= last.offers.until))
        last = { offers: offersAt(links, moment), from: moment }
      return last.offers
    }
  })
  return at(now)
}

async function linksOf(where: Where): Promise<Link[]> {
  const { db, siteId } = where
  const tree = await storeTree(where)
  const terms = await storeTerms(db, siteId)
  const { productId, colour, choices, covers, orderNo } = productGoods
  const rows = await db
    .select({ productId, colour, choices, covers, goods: GOODS })
    .from(productGoods)
    .innerJoin(goods, and(eq(goods.goodsId, productGoods.goodsId), eq(goods.publishedYn, 'Y'), eq(goods.kind, 'goods')))
    .where(eq(productGoods.siteId, siteId))
    .orderBy(asc(productId), asc(orderNo))
  const { goodsId, variantId, extraPrice, given, reserved, sold } = goodsVariants
  const variants = await db
    .selectDistinct({ goodsId, variantId, extraPrice, choices: goodsVariants.choices, given, reserved, sold, at: goodsVariants.orderNo })
    .from(goodsVariants)
    .innerJoin(productGoods, eq(productGoods.goodsId, goodsVariants.goodsId))
    .where(and(eq(goodsVariants.siteId, siteId), eq(goodsVariants.publishedYn, 'Y')))
    .orderBy(asc(goodsVariants.orderNo), asc(variantId))
  const byGoods = Map.groupBy(variants, (one) => one.goodsId)
  return rows.flatMap((row): Link[] => {
    // Of a category that visitors do not see: the goods have no page.
    if (tree.lineOf(row.goods.categoryId).length === 0) return []
    const fitting = (byGoods.get(row.goods.goodsId) ?? []).filter((one) => row.choices.every((choice) => one.choices.includes(choice)))
    if (fitting.length === 0) return []
    const [left] = fitting.filter((one) => one.given - one.reserved - one.sold > 0).toSorted((a, b) => a.extraPrice - b.extraPrice)
    return [
      {
        ...row,
        extraPrice: left?.extraPrice ?? Math.min(...fitting.map((one) => one.extraPrice)),
        left,
        delivery: deliveryOf(row.goods, terms),
      },
    ]
  })
}

function offersAt(links: readonly Link[], now: Date): ProductOffers {
  let until: Date | null = null
  const offers = links.map((link): [string, ProductOffer] => {
    const { goods: row, extraPrice } = link
    const price = priceAt(row, now)
    if (price.changesAt && (until === null || price.changesAt < until)) until = price.changesAt
    return [
      link.productId,
      {
        goodsId: row.goodsId,
        name: row.name,
        image: row.image,
        imageAlt: row.imageAlt,
        colour: link.colour,
        choices: link.choices,
        covers: link.covers,
        listPrice: price.price + extraPrice,
        price: unitPriceOf(price, { isMember: false, extraPrice }),
        memberPrice: unitPriceOf(price, { isMember: true, extraPrice }),
        saleUntil: price.saleUntil,
        delivery: row.delivery,
        ...link.delivery,
        leadDays: row.leadDays,
        installFee: row.installFee,
        isSoldOut: !link.left,
        option: link.left && {
          variantId: link.left.variantId,
          choices: link.left.choices,
          price: unitPriceOf(price, { isMember: false, extraPrice: link.left.extraPrice }),
          memberPrice: unitPriceOf(price, { isMember: true, extraPrice: link.left.extraPrice }),
        },
        reviewCnt: row.reviewCnt,
        score: row.reviewCnt > 0 ? Math.round((row.scoreSum / row.reviewCnt) * 10) / 10 : 0,
      },
    ]
  })
  const byProduct = Map.groupBy(offers, ([productId]) => productId)
  const byGoods = Map.groupBy(offers, ([, { goodsId }]) => goodsId)
  return {
    of: (productId) => (byProduct.get(productId) ?? []).map(([, offer]) => offer),
    soldBy: (goodsId) => [...new Set((byGoods.get(goodsId) ?? []).map(([productId]) => productId))],
    until,
  }
}
