import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/return-desk'
import { refunds } from '@/services/db/tables/payments'
import { operation } from '@/services/kit/service'
import { wantedOf } from '../domain/money/finish-refunded-return'
import { moveReturn } from '../domain/orders/move-return'
import { releasePieces } from '../domain/goods/pieces'
import { tellOfReturn } from '../domain/orders/tell-of-return'
import { returnTarget } from '../domain/orders/return-target'
import { presentDeskReturn } from './present-desk-return'
import { returnToMove } from './return-to-move'
import { whoseOrder } from '../domain/orders/whose-order'

/** What an exchange held is free again. A refund that the provider has been asked for is no longer refused. */
export const refuseReturn = operation(contracts.refuseReturn, async ({ reason, ...one }, ctx) => {
  const of = await returnToMove(ctx, one, 'refused')
  const { kind, state, refundId } = of.row
  const isRefunding = await ctx.db.$count(refunds, and(eq(refunds.refundId, refundId ?? ''), eq(refunds.state, 'requested')))
  if (isRefunding > 0) throw ctx.fail('notNow')
  if (kind === 'exchange' && state !== 'requested') await releasePieces(ctx, wantedOf(of.lines))
  await moveReturn(ctx, of, {
    to: 'refused',
    movedBy: `staff:${ctx.session.staff!.id}`,
    reason: reason.trim(),
    set: { account: null },
  })
  await tellOfReturn(ctx, of, 'returnRefused', 0)
  ctx.audit('return.refuse', returnTarget(one.returnSeq), { reason: reason.trim() }, whoseOrder(of.locked.order))
  return { item: await presentDeskReturn(ctx, of.row) }
})
