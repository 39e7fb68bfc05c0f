import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { AmountLine } from '@/schemas/rules/store/cart-amounts'
import type { DraftLine, DraftLineState } from '@/schemas/rules/store/order-drafts'
import { priceAt, unitPriceOf } from '@/schemas/rules/store/price-at'
import { deliveryOf } from '@/schemas/rules/store/store-terms'
import { goods, goodsVariants } from '@/services/db/tables/store'
import type { StoreCtx } from '../orders/move-order'
import { storeTerms } from '../terms/store-terms'

export interface DraftOffer extends Omit<AmountLine, 'unitPrice' | 'qty'> {
  goods: typeof goods.$inferSelect
  variant: typeof goodsVariants.$inferSelect
  isSold: boolean
  /** Pieces that anybody may buy. */
  left: number
  /** Of one piece, now. */
  price: number
}

interface Asked {
  isMember: boolean
  most?: number
}

/** What the shop offers now, whoever asks: options that fulfil the condition, in the order of their goods. */
export async function draftOffersWhere(
  { db, siteId, now }: Pick<StoreCtx, 'db' | 'siteId' | 'now'>,
  among: SQL | undefined,
  { isMember, most = 500 }: Asked,
): Promise<DraftOffer[]> {
  const rows = await db
    .select({ goods, variant: goodsVariants })
    .from(goodsVariants)
    .innerJoin(goods, eq(goods.goodsId, goodsVariants.goodsId))
    .where(and(eq(goodsVariants.siteId, siteId), eq(goods.kind, 'goods'), among))
    .orderBy(asc(goods.name), asc(goods.goodsId), asc(goodsVariants.orderNo), asc(goodsVariants.variantId))
    .limit(most)
  const terms = await storeTerms(db, siteId)
  return rows.map(({ goods: of, variant }) => ({
    goods: of,
    variant,
    isSold: of.publishedYn === 'Y' && variant.publishedYn === 'Y',
    left: Math.max(0, variant.given - variant.reserved - variant.sold),
    price: unitPriceOf(priceAt(of, now), { isMember, extraPrice: variant.extraPrice }),
    delivery: of.delivery,
    installFee: of.installFee,
    ...deliveryOf(of, terms),
  }))
}

/** By variant; one that is not there any more is left out. */
export async function draftOffers(
  ctx: Pick<StoreCtx, 'db' | 'siteId' | 'now'>,
  lines: readonly Pick<DraftLine, 'variantId'>[],
  isMember: boolean,
): Promise<Map<string, DraftOffer>> {
  if (lines.length === 0) return new Map()
  const ids = lines.map(({ variantId }) => variantId)
  const offers = await draftOffersWhere(ctx, inArray(goodsVariants.variantId, ids), { isMember })
  return new Map(offers.map((offer) => [offer.variant.variantId, offer]))
}

export const draftLineState = (offer: Pick<DraftOffer, 'isSold' | 'left'> | undefined, qty: number): DraftLineState =>
  !offer?.isSold ? 'ended' : offer.left <= 0 ? 'soldOut' : offer.left < qty ? 'short' : 'ok'
