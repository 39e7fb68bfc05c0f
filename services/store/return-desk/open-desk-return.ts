import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/return-desk'
import { formatMobile } from '@/schemas/words/person'
import { orders } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'
import { fileKeysOf } from '../domain/money/present-return'
import { knownReturn } from './known-return'
import { returnTarget } from '../domain/orders/return-target'
import { whoseOrder } from '../domain/orders/whose-order'

/** Opens the person, the place and the words, and records who read them, and why. */
export const openDeskReturn = operation(contracts.openDeskReturn, async ({ returnSeq, reason }, ctx) => {
  const row = await knownReturn(ctx, returnSeq)
  const [order] = await ctx.db
    .select({ memberNo: orders.memberNo, buyer: orders.buyer, delivery: orders.delivery })
    .from(orders)
    .where(eq(orders.orderId, row.orderId))
  ctx.audit('return.read', returnTarget(returnSeq), { reason: reason.trim() }, whoseOrder(order!))
  const { name, phoneNo } = order!.buyer
  const { pickup } = row
  return {
    item: {
      ...{ name, phoneNo: formatMobile(phoneNo), reason: row.reason, fileKeys: await fileKeysOf(ctx.db, returnSeq) },
      pickup: pickup && { ...pickup, phoneNo: formatMobile(pickup.phoneNo) },
    },
  }
})
