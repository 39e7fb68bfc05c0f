import type { Item } from '@/schemas/api/base/contract'
import type { preparePayment } from '@/schemas/api/store/payments'
import { blindIndex } from '@/services/base/seal'
import { paymentProvider } from '@/services/outside/payment-provider'
import type { OrderRow } from './move-order'
import type { OfferedLine } from './order-offers'

/** What the browser needs for the provider's window. */
export function windowOf(
  { orderId, amount, orderName, method, heldUntil, memberNo, escrowYn }: OrderRow,
  offers: readonly OfferedLine[],
  depositHours: number,
  now: Date,
): Item<typeof preparePayment> {
  const provider = paymentProvider()
  return {
    ...{ orderId, amount, orderName, method },
    heldUntil: (heldUntil ?? now).toISOString(),
    paidYn: amount === 0 ? 'Y' : 'N',
    depositHours,
    sdkUrl: provider?.sdkUrl ?? '',
    clientKey: provider?.clientKey ?? '',
    // A buyer's cards at the provider belong to this key: it must not be guessed from a member's number.
    customerKey: blindIndex(memberNo ?? orderId, 'payment.customer').slice(0, 43),
    simulatedYn: provider?.isSimulated ? 'Y' : 'N',
    escrowProducts:
      escrowYn === 'N'
        ? []
        : offers.map(({ goods, variant, unitPrice, qty }) => ({
            ...{ id: variant.variantId, name: goods.name, code: goods.goodsId, unitPrice, quantity: qty },
          })),
  }
}
