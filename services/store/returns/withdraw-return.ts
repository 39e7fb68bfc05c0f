import * as contracts from '@/schemas/api/store/returns'
import { isWithdrawable } from '@/schemas/rules/store/return-states'
import { operation } from '@/services/kit/service'
import { lockReturn, moveReturn } from '../domain/orders/move-return'
import { presentReturn } from '../domain/money/present-return'
import { tellOfReturn } from '../domain/orders/tell-of-return'
import { ownReturn } from './own-return'

/** Nothing is held for a return that staff have not accepted. */
export const withdrawReturn = operation(contracts.withdrawReturn, async ({ returnSeq }, ctx) => {
  await ownReturn(ctx, returnSeq)
  const of = await lockReturn(ctx, returnSeq)
  if (!of) throw ctx.fail('noReturn')
  if (!isWithdrawable(of.row.state)) throw ctx.fail('begun')
  await moveReturn(ctx, of, { to: 'withdrawn', movedBy: 'buyer', set: { account: null } })
  await tellOfReturn(ctx, of, 'returnWithdrawn', 0)
  return { item: await presentReturn(ctx.db, of.row, ctx.now), message: '신청을 철회했습니다.' }
})
