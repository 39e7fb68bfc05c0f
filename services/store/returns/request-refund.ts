import { and, eq, inArray } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/returns'
import { payments } from '@/services/db/tables/payments'
import { operation } from '@/services/kit/service'
import { isHeld } from '../domain/is-held'
import { requestReturn } from './request-return'

export const requestRefund = operation(contracts.requestRefund, async (sent, ctx) => {
  const returnSeq = await ctx.db.transaction((tx) =>
    ctx.once(tx, () =>
      requestReturn(ctx, tx, sent, {
        kind: 'refund',
        account: sent.refundAccount ?? null,
        async judge({ db }, { order, lines }, pieces) {
          const ofDeposit = and(eq(payments.method, 'VBANK'), inArray(payments.state, ['done', 'cancelled']))
          const isDeposit = (await db.$count(payments, and(eq(payments.orderId, order.orderId), ofDeposit))) > 0
          if (isDeposit && !sent.refundAccount) throw ctx.fail('accountNeeded')
          if (await isHeld(db, order.orderId)) {
            const returned = pieces.reduce((sum, { qty }) => sum + qty, 0)
            if (returned < lines.reduce((sum, { qty }) => sum + qty, 0)) throw ctx.fail('partEscrow')
            if (sent.fee > 0) throw ctx.fail('feeEscrow')
          }
          return pieces
        },
      }),
    ),
  )
  return { item: { returnSeq } }
})
