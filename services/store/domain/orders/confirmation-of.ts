import { and, eq } from 'drizzle-orm'
import { isConfirmedBy } from '@/schemas/rules/store/return-limits'
import type { Database } from '@/services/db/database'
import { audits } from '@/services/db/tables/base'
import { termsOfOrder } from '../terms/terms-of-order'
import { deliveredAt } from './delivered-at'
import type { OrderRow } from './move-order'
import { orderTarget } from './order-target'

interface Confirmation {
  at: Date
  /** `buyer`, or `system` once the days were over. */
  by: 'buyer' | 'system'
}

/** When a purchase was confirmed and by whom; null before. */
export async function confirmationOf(
  db: Database,
  { orderId, confirmedAt, terms }: Pick<OrderRow, 'orderId' | 'confirmedAt' | 'terms'>,
): Promise<Confirmation | null> {
  if (!confirmedAt) return null
  const [line] = await db
    .select({ actor: audits.actor })
    .from(audits)
    .where(and(eq(audits.target, orderTarget(orderId)), eq(audits.action, 'order.confirm')))
    .limit(1)
  if (line) return { at: confirmedAt, by: line.actor.startsWith('member:') ? 'buyer' : 'system' }
  // One from before it was recorded: nobody but the clock does it after the last day, hardly ever.
  const delivered = await deliveredAt(db, orderId)
  return { at: confirmedAt, by: delivered && isConfirmedBy(delivered, confirmedAt, termsOfOrder({ terms }).mindDays) ? 'system' : 'buyer' }
}
