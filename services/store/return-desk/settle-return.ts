// Staff end a return. The money of a refund goes by the one path of refunds: a row first, whose number is the key of the request; the return is
// settled where that path has the provider's answer, now or later (settle-refunds.ts).
import type { Input } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/store/return-desk'
import { isTrackingNo, plainTrackingNo } from '@/schemas/rules/store/carriers'
import { currentDatabase } from '@/services/db/current-database'
import { shipments } from '@/services/db/tables/orders'
import { requireRight } from '@/services/kit/admit-right'
import { operation, type CtxOf } from '@/services/kit/service'
import { auditAsked } from '../domain/money/audit-asked'
import { finishExchange } from '../domain/money/finish-refunded-return'
import { reckonReturn, returnReason } from '../domain/money/reckon-return'
import { refundOrAsk } from '../domain/money/refund-or-ask'
import { sendRequestedRefund } from '../domain/money/send-requested-refund'
import type { StoreCtx } from '../domain/orders/move-order'
import type { LockedReturn } from '../domain/orders/move-return'
import { startTrack } from '../domain/parcels/start-track'
import { knownReturn } from './known-return'
import { returnTarget } from '../domain/orders/return-target'
import { presentDeskReturn } from './present-desk-return'
import { returnToMove } from './return-to-move'
import { whoseOrder } from '../domain/orders/whose-order'

type Context = CtxOf<typeof contracts.settleReturn>
type Sent = Input<typeof contracts.settleReturn>

export const settleReturn = operation(contracts.settleReturn, async (sent, ctx) => {
  const open = currentDatabase()
  const { siteId, now, fail } = ctx
  const by = `staff:${ctx.session.staff!.id}`
  const { refundId, order } = await open.db.transaction(async (db) => {
    const tx: StoreCtx = { db, siteId, now, touch: (...tags) => ctx.touch(...tags) }
    const of = await returnToMove({ db, siteId, fail }, sent, 'settled')
    const { order } = of.locked
    if (of.row.kind === 'refund') requireRight(ctx, 'refunds', 'write')
    if (of.row.kind === 'refund') {
      const { orderId, returnSeq, version } = of.row
      const entered = { orderId, act: 'settle' as const, returnSeq, version, reason: returnReason(returnSeq), askedBy: by }
      return { refundId: await refundOrAsk(tx, await reckonReturn(tx, of, by, ctx), entered, ctx), order }
    }
    await ship(ctx, tx, of, sent)
    await finishExchange(tx, of, by)
    return { refundId: undefined, order }
  })
  if (refundId === null) await auditAsked(ctx, returnTarget(sent.returnSeq), order.orderId, whoseOrder(order))
  else ctx.audit('return.settle', returnTarget(sent.returnSeq), refundId ? { refundId } : {}, whoseOrder(order))
  if (refundId && (await sendRequestedRefund(open, ctx, refundId)) === 'refused') throw fail('refused')
  return { item: await presentDeskReturn(ctx, await knownReturn(ctx, sent.returnSeq)) }
})

async function ship({ fail }: Context, ctx: StoreCtx, { row }: LockedReturn, { carrier, trackingNo }: Sent): Promise<void> {
  const number = plainTrackingNo(trackingNo ?? '')
  if (!carrier || !isTrackingNo(carrier, number)) throw fail('shipmentNeeded')
  const [sent] = await ctx.db
    .insert(shipments)
    .values({ orderId: row.orderId, carrier, trackingNo: number, shippedAt: ctx.now })
    .onConflictDoNothing()
    .returning({ shipmentSeq: shipments.shipmentSeq })
  if (!sent) throw fail('shipmentTwice')
  await startTrack(ctx, { of: sent, carrier, trackingNo: number })
}
