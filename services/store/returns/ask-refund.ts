import type { SQL } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import type { requestRefund } from '@/schemas/api/store/returns'
import type { CtxOf } from '@/services/kit/service'
import { isDeposit } from '../domain/money/is-deposit'
import { isInEscrow } from '../domain/money/is-in-escrow'
import { requestReturn } from './request-return'

/** @param own which orders are the caller's. @returns the number of the return. */
export const askRefund = (ctx: CtxOf<typeof requestRefund>, sent: Input<typeof requestRefund>, own: SQL): Promise<number> =>
  ctx.db.transaction((tx) =>
    ctx.once(tx, () =>
      requestReturn(ctx, tx, sent, {
        own,
        kind: 'refund',
        account: sent.refundAccount ?? null,
        async judge({ db }, { order, lines }, pieces) {
          if ((await isDeposit(db, order.orderId)) && !sent.refundAccount) throw ctx.fail('accountNeeded')
          if (await isInEscrow(db, order.orderId)) {
            const returned = pieces.reduce((sum, { qty }) => sum + qty, 0)
            if (returned < lines.reduce((sum, { qty }) => sum + qty, 0)) throw ctx.fail('partEscrow')
            if (sent.fee > 0) throw ctx.fail('feeEscrow')
          }
          return pieces
        },
      }),
    ),
  )
