import { and, eq, type SQL } from 'drizzle-orm'
import type { Item } from '@/schemas/api/base/contract'
import type { withdrawCancel as contract } from '@/schemas/api/store/order-requests'
import { refunds } from '@/services/db/tables/payments'
import type { CtxOf } from '@/services/kit/service'
import { raiseVersion } from '../domain/money/create-refund'
import { presentOrder } from '../domain/money/present-order'
import { closeCancelRequest } from '../domain/orders/cancel-request'
import { noteChange } from '../domain/orders/note-change'
import { lockOwnOrder } from './lock-own-order'

/** While nobody has answered. A refund that waits for another person's word is over with it: the order has another version. */
export async function withdrawOwnCancel(ctx: CtxOf<typeof contract>, id: string, own: SQL): Promise<Item<typeof contract>> {
  const { db, now } = ctx
  const locked = await lockOwnOrder(ctx, id, own)
  if ((await db.$count(refunds, and(eq(refunds.orderId, id), eq(refunds.state, 'requested')))) > 0) throw ctx.fail('underWay')
  if (!(await closeCancelRequest(ctx, id, { state: 'withdrawn', by: 'buyer' }))) throw ctx.fail('answered')
  await raiseVersion(ctx, locked)
  await noteChange(ctx, locked.order, { kind: 'cancelWithdrawn', words: '', reason: '', by: 'buyer' })
  return presentOrder(db, locked.order, now)
}
