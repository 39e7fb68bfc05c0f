import type { SQL } from 'drizzle-orm'
import type { Input, Item } from '@/schemas/api/base/contract'
import type { changeDelivery as contract } from '@/schemas/api/store/order-requests'
import type { CtxOf } from '@/services/kit/service'
import { changeDelivery } from '../domain/money/change-delivery'
import { tellPackers } from '../domain/orders/tell-packers'
import { presentOrder } from '../domain/money/present-order'
import { lockOwnOrder } from './lock-own-order'

type Context = CtxOf<typeof contract>

/** By the buyer, until it is handed over. Who packs it hears of it. @param own which orders are the caller's. */
export async function changeOwnDelivery(
  ctx: Context,
  { id, version, ...sent }: Input<typeof contract>,
  own: SQL,
): Promise<Item<typeof contract>> {
  const locked = await lockOwnOrder(ctx, id, own)
  if (locked.order.version !== version && !['shipped', 'delivered', 'cancelled'].includes(locked.order.state)) throw ctx.fail('moved')
  await changeDelivery(ctx, locked, { ...sent }, { reason: '', by: 'buyer' })
  if (locked.order.state === 'preparing') await tellPackers(ctx, locked.order, 'delivery')
  return presentOrder(ctx.db, locked.order, ctx.now)
}
