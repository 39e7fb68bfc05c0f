import type { OrderChange } from '@/schemas/rules/store/order-changes'
import { orderChanges } from '@/services/db/tables/order-desk'
import type { StoreCtx } from './move-order'

interface Change {
  kind: OrderChange
  /** What it was and is, without personal data. */
  words: string
  reason: string
  /** `staff:id`. */
  by: string
}

/** A line of the order's history that is no state. */
export const noteChange = async ({ db, now }: StoreCtx, { orderId }: { orderId: string }, { by, ...change }: Change): Promise<void> =>
  void (await db.insert(orderChanges).values({ ...change, orderId, changedBy: by, at: now }))
