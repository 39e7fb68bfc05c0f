import { eq, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/return-desk'
import { orderReturns } from '@/services/db/tables/returns'
import { requireRight } from '@/services/kit/admit-right'
import { operation } from '@/services/kit/service'
import { returnTarget } from '../domain/orders/return-target'
import { presentDeskReturn } from './present-desk-return'
import { returnToMove } from './return-to-move'
import { whoseOrder } from '../domain/orders/whose-order'

/** Until the money is on its way back. */
export const waiveReturnFee = operation(contracts.waiveReturnFee, async ({ reason, ...one }, ctx) => {
  // It makes more money go back.
  requireRight(ctx, 'refunds', 'write')
  const { row, locked } = await returnToMove(ctx, one, 'refused')
  if (row.fee === 0 || row.waiver !== '' || row.refundId !== null) throw ctx.fail('notNow')
  const [changed] = await ctx.db
    .update(orderReturns)
    .set({ waiver: reason.trim(), updatedAt: ctx.now, version: sql`${orderReturns.version} + 1` })
    .where(eq(orderReturns.returnSeq, row.returnSeq))
    .returning()
  ctx.audit('return.waive', returnTarget(row.returnSeq), { fee: row.fee, reason: reason.trim() }, whoseOrder(locked.order))
  return { item: await presentDeskReturn(ctx, changed!) }
})
