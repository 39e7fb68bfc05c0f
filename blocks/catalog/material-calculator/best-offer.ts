import { materialNeed } from '@/schemas/rules/catalog/material-need'
import type { Pack } from './load'

export type PackOffer = Pack['OFFERS'][number]

/** Of the goods that sell the product, those by which the rooms cost least: a long roll is cheap by the metre, and dear for a small room. */
export function bestOffer({ OFFERS }: Pick<Pack, 'OFFERS'>, rooms: readonly number[], loss: number): PackOffer | undefined {
  const sums = OFFERS.map((offer) => ({ offer, sum: (materialNeed(rooms, offer.covers, loss)?.packs ?? Infinity) * offer.price }))
  return sums.toSorted((a, b) => a.sum - b.sum)[0]?.offer
}
