import type { Ctx } from '@/services/kit/service'
import { isBuyer } from './masked-order'
import type { OrderRow } from './move-order'

type Asking = Pick<Ctx, 'db' | 'siteId' | 'session'>

/**
 * Whether the caller has shown that an order is theirs: the member who owns it, the browser that wrote it, and of an order without an account
 * also the identified buyer and who typed its code. A number, or what the provider's window came back with, shows nothing.
 */
export async function isOwnOrder(ctx: Asking, { orderId, memberNo, draftSeq }: OrderRow): Promise<boolean> {
  const { user, placedOrders = [], openedOrder } = ctx.session
  if (memberNo !== null && memberNo === user?.memberNo) return true
  const isPlaced = placedOrders.includes(orderId)
  // Who paid by the link of a telephone order need not be signed in. Any other order of a member is theirs alone.
  if (memberNo !== null) return draftSeq !== null && isPlaced
  return isPlaced || openedOrder === orderId || (await isBuyer(ctx, orderId))
}
