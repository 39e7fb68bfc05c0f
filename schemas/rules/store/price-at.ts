// What a piece of goods costs at a moment. Every price of the store is told by this function: on cards, in the cart and in an order.
import type { goods } from '@/services/db/tables/store'

export type Priced = Pick<
  typeof goods.$inferSelect,
  'price' | 'salePrice' | 'memberPrice' | 'timeSalePrice' | 'timeSaleFrom' | 'timeSaleUntil'
>

export interface PriceAt {
  /** The regular price. */
  price: number
  /** What everybody pays now, a time sale included. */
  salePrice: number
  /** What members pay now; null where it is the same. */
  memberPrice: number | null
  /** The last moment of the time sale that runs now. */
  saleUntil: Date | null
  /** The next moment at which another price holds. */
  changesAt: Date | null
}

/** The first and the last moment of a time sale belong to it, as of every period of the site. */
export function priceAt(goods: Priced, now: Date): PriceAt {
  const { price, timeSalePrice, timeSaleFrom: from, timeSaleUntil: until } = goods
  const isSale = timeSalePrice !== null && from !== null && until !== null && from <= now && now <= until
  const salePrice = isSale ? timeSalePrice : goods.salePrice
  // Members never pay more than everybody, which a time sale below their price would mean.
  const memberPrice = goods.memberPrice !== null && goods.memberPrice < salePrice ? goods.memberPrice : null
  const after = until && new Date(until.getTime() + 1)
  const changesAt = isSale ? after : from && from > now ? from : null
  return { price, salePrice, memberPrice, saleUntil: isSale ? until : null, changesAt }
}
