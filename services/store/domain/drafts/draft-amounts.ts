import { orderAmounts, type OrderAmounts } from '@/schemas/rules/store/order-amounts'
import type { OrderTerms } from '@/schemas/rules/store/store-terms'
import type { DraftOffer } from './draft-offers'
import type { DraftRow } from './draft-rows'
import type { OfferedLine } from '../orders/order-offers'

type Reckoned = Pick<DraftRow, 'lines' | 'discount' | 'delivery'>

/** The lines at the prices that were agreed on, in the order that locks the stock; undefined where one is not sold any more. */
export function offeredLines({ lines }: Pick<DraftRow, 'lines'>, offers: ReadonlyMap<string, DraftOffer>): OfferedLine[] | undefined {
  const found = lines.flatMap(({ variantId, unitPrice, qty }) => {
    const offer = offers.get(variantId)
    if (!offer?.isSold) return []
    const { goods, variant, delivery, deliveryFee, freeFrom, installFee } = offer
    return [{ goodsId: goods.goodsId, ...{ goods, variant, unitPrice, qty }, ...{ delivery, deliveryFee, freeFrom, installFee } }]
  })
  return found.length < lines.length ? undefined : found.toSorted((a, b) => (a.variant.variantId < b.variant.variantId ? -1 : 1))
}

/** What it costs. The discount comes off the goods, as a coupon does: what is returned of the order later has its share of it. */
export function draftAmounts(
  { lines, discount, delivery }: Reckoned,
  offers: ReadonlyMap<string, DraftOffer>,
  far: OrderTerms['far'],
): OrderAmounts {
  const asked = lines.map(({ variantId, unitPrice, qty }) => {
    const offer = offers.get(variantId)
    return {
      ...{ unitPrice, qty },
      delivery: offer?.delivery ?? ('parcel' as const),
      deliveryFee: offer?.deliveryFee ?? 0,
      freeFrom: offer?.freeFrom ?? null,
      installFee: offer?.installFee ?? 0,
    }
  })
  return amountsOfLines(asked, discount, { zipCode: delivery?.zipCode ?? '', far })
}

/** @returns the sums of lines in the order in which they stand. */
export const amountsOfLines = (
  lines: Parameters<typeof orderAmounts>[0],
  discount: number,
  to: { zipCode: string; far: OrderTerms['far'] },
): OrderAmounts => orderAmounts(lines, discount > 0 ? { unit: 'WON', discount, most: null } : undefined, 0, to)
