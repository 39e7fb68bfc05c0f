// What a piece of goods costs at a moment. Every price of the store is told by this function: on cards, in the cart and in an order.

/** The prices that staff wrote. */
interface WrittenPrices {
  price: number
  salePrice: number
  memberPrice: number | null
  timeSalePrice: number | null
  timeSaleFrom: Date | null
  timeSaleUntil: Date | null
}

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
export function priceAt(goods: WrittenPrices, now: Date): PriceAt {
  const { price, timeSalePrice, timeSaleFrom: from, timeSaleUntil: until } = goods
  const isSale = timeSalePrice !== null && from !== null && until !== null && from <= now && now <= until
  const salePrice = isSale ? timeSalePrice : goods.salePrice
  // Members never pay more than everybody, which a time sale below their price would mean.
  const memberPrice = goods.memberPrice !== null && goods.memberPrice < salePrice ? goods.memberPrice : null
  const after = until && new Date(until.getTime() + 1)
  const changesAt = isSale ? after : from && from > now ? from : null
  return { price, salePrice, memberPrice, saleUntil: isSale ? until : null, changesAt }
}

/** Of one piece, as this caller pays it: what its option costs more is added to every price alike. */
export const unitPriceOf = (
  { salePrice, memberPrice }: Pick<PriceAt, 'salePrice' | 'memberPrice'>,
  { isMember, extraPrice }: { isMember: boolean; extraPrice: number },
): number => (isMember ? (memberPrice ?? salePrice) : salePrice) + extraPrice
