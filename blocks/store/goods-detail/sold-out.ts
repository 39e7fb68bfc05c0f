import type { Goods } from '../_parts/goods-of'

/** Combinations that are sold out, with their words; empty words where the goods have no options. */
export type SoldOut = readonly (readonly [variantId: string, words: string])[]

export const soldOutOf = ({ variants }: Pick<Goods, 'variants'>): SoldOut =>
  variants.flatMap(({ variantId, choices, left }) => (left === 0 ? [[variantId, choices.join(', ')] as const] : []))
