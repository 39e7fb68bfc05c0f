// What a product costs, made of what the goods cost that sell it. Lists, cards, the page of the product and comparisons tell this price.

/** One piece of goods that sells a product, as everybody pays it now. */
export interface PricedOffer {
  price: number
  /** Square metres that it covers; null where it is not measured by area. */
  covers: number | null
  isSoldOut?: boolean
}

export interface PriceFrom {
  price: number
  /** `1㎡`, or by what the product is sold; empty where nothing is said. */
  unit: string
}

export const AREA_UNIT = '1㎡'
/** The price of an area is a sum to compare by: nobody pays it, and tens of won are as exact as it is read. */
const STEP = 10

/** Won of one square metre. */
export const pricePerArea = (price: number, covers: number): number => Math.max(STEP, Math.round(price / covers / STEP) * STEP)

/**
 * The lowest price that can be paid; of what is sold out only where all is. Undefined where nothing sells the product. Prices of an area are
 * compared with their like alone.
 */
export function priceFrom(all: readonly PricedOffer[], unit: string): PriceFrom | undefined {
  const left = all.filter(({ isSoldOut = false }) => !isSoldOut)
  const offers = left.length > 0 ? left : all
  const perArea = offers.flatMap(({ price, covers }) => (covers === null ? [] : pricePerArea(price, covers)))
  if (perArea.length > 0) return { price: Math.min(...perArea), unit: AREA_UNIT }
  return offers.length > 0 ? { price: Math.min(...offers.map(({ price }) => price)), unit } : undefined
}
