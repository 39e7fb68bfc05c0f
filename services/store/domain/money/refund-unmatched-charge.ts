import { logger } from '@/services/base/log'
import type { OpenDatabase } from '@/services/db/database'
import { runAsSystem } from '@/services/kit/run-as-system'
import { cancelCharge } from '@/services/outside/payment-provider'
import { noteEvent } from './note-event'
import { settleCharge } from './settle-charge'

/**
 * Gives back a charge that no order can be had for. What the provider refuses (a deposit needs the buyer's account) waits for the staff, and
 * is asked for again: the key of the request is the payment's, so that it is returned once.
 */
export async function refundUnmatchedCharge(
  open: OpenDatabase,
  where: { siteId: string; now: Date },
  { paymentKey, orderId }: { paymentKey: string; orderId: string },
): Promise<void> {
  const result = await cancelCharge(paymentKey, { reason: '주문할 수 없는 상품의 결제 취소' }, `stray-${paymentKey}`)
  if (result.ok) {
    await settleCharge(open, where, result.charge, 'system')
    return
  }
  if (result.fate !== 'refused') return
  const isNew = await runAsSystem(open, { ...where, actor: 'payments' }, (ctx) =>
    noteEvent(ctx, { orderId, paymentKey, kind: 'fault', amount: 0, key: `stray:${paymentKey}`, detail: result.code }),
  )
  if (isNew) logger().error({ event: 'stray-charge', orderId, code: result.code }, 'a charge without an order could not be given back')
}
