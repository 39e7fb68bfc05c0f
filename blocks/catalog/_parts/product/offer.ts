import type { Product } from './product'

/** Goods that sell the product. */
export type Offer = Product['offerList'][number]
