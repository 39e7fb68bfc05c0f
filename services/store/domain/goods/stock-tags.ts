import { FEW_LEFT } from '@/schemas/api/store/goods'

/** Raised where staff change stock: no page of visitors has it, the console counts anew. */
export const STOCK_TAG = 'stock'

/**
 * Cache tags of the pages that change when the pieces of a variant that can be bought go from one number to another. A sale from a full
 * shelf changes none of them. Below `FEW_LEFT` the page of the goods says the number; where it runs out or comes back, lists and what products cost change too.
 */
export function stockTags(goodsId: string, before: number, after: number): string[] {
  if (Math.min(before, FEW_LEFT) === Math.min(after, FEW_LEFT)) return []
  const page = `goods:${goodsId}`
  return before > 0 === after > 0 ? [page] : ['goods', 'prices', page]
}
