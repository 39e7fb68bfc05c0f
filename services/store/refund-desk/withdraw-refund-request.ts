import * as contracts from '@/schemas/api/store/refund-desk'
import { operation } from '@/services/kit/service'
import { whoseOrder } from '../domain/orders/whose-order'
import { endRefundRequest } from './end-refund-request'
import { lockRefundRequest } from './lock-refund-request'

export const withdrawRefundRequest = operation(contracts.withdrawRefundRequest, async ({ requestSeq }, ctx) => {
  const { row, locked, target } = await lockRefundRequest(ctx, ctx, requestSeq)
  const by = `staff:${ctx.session.staff!.id}`
  if (row.askedBy !== by) throw ctx.fail('own')
  await endRefundRequest(ctx, row, { state: 'withdrawn', decidedBy: by })
  ctx.audit('refund.withdraw', target, { act: row.act, amount: row.amount, reason: row.reason }, whoseOrder(locked.order))
  return {}
})
