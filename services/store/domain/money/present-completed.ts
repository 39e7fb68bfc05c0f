import type { Static } from 'typebox'
import type { CompletedOrder } from '@/schemas/api/store/orders'
import type { Database } from '@/services/db/database'
import type { OrderRow } from '../orders/move-order'
import { refundedOf } from './note-event'
import { presentHead, presentPayment } from './present-order'

/** An order for the buyer who has just paid it, without names, addresses and the number of a receipt. */
export async function presentCompleted(db: Database, order: OrderRow, now: Date): Promise<Static<typeof CompletedOrder>> {
  const refunded = await refundedOf(db, [order.orderId])
  const payment = await presentPayment(db, order, now)
  // The slip of a receipt shows the number that it was issued to.
  if (payment?.cashReceipt) payment.cashReceipt = { ...payment.cashReceipt, receiptUrl: '', issueNumber: '' }
  return { ...presentHead(order, { refundAmount: refunded.get(order.orderId) ?? 0, confirmable: new Set() }), payment }
}
