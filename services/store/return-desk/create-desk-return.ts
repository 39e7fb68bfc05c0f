import type { Input } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/store/return-opening'
import { currentDatabase } from '@/services/db/current-database'
import { operation, type CtxOf } from '@/services/kit/service'
import { isDeposit } from '../domain/money/is-deposit'
import { isInEscrow } from '../domain/money/is-in-escrow'
import { returningLines } from '../domain/orders/is-open-return'
import { judgeExchange } from '../domain/returns/judge-exchange'
import { lockOrder, type LockedOrder, type StoreCtx } from '../domain/orders/move-order'
import { raiseVersion } from '../domain/money/create-refund'
import { returnOf, writeReturn, type WantedPiece } from '../domain/returns/write-return'
import { returnTarget } from '../domain/orders/return-target'
import { whoseOrder } from '../domain/orders/whose-order'

type Context = CtxOf<typeof contracts.createDeskReturn>
type Sent = Input<typeof contracts.createDeskReturn>

/** Staff judge whether it is too late, or made to order; what they judge is written down. */
export const createDeskReturn = operation(contracts.createDeskReturn, async (sent, ctx) => {
  const { returnSeq, order } = await currentDatabase().db.transaction((db) => ctx.once(db, () => create(ctx, db, sent)))
  const { orderId, kind, fee, reason, feeReason } = sent
  const reduced = feeReason ? { feeReason: feeReason.trim() } : {}
  ctx.audit('return.create', returnTarget(returnSeq), { orderId, kind, fee, ...reduced, reason: reason.trim() }, whoseOrder(order))
  return { item: { returnSeq } }
})

async function create(ctx: Context, db: StoreCtx['db'], sent: Sent): Promise<{ returnSeq: number; order: LockedOrder['order'] }> {
  const { siteId, now, fail } = ctx
  const { orderId, version, kind, cause, way, fee, reason } = sent
  const tx: StoreCtx = { db, siteId, now, touch: (...tags) => ctx.touch(...tags) }
  const locked = await lockOrder(tx, orderId)
  if (!locked) throw fail('missing')
  if (locked.order.version !== version) throw fail('moved')
  const { order, lines } = locked
  if (order.state !== 'shipped' && order.state !== 'delivered') throw fail('closed')
  const pieces = await piecesWanted(ctx, tx, locked, sent)
  const { amount: due } = await returnOf(db, locked, pieces)
  if (fee > (kind === 'refund' ? due : 0)) throw fail('feeTooHigh')
  // The seller bears the way back of faulty goods: what is taken off for something else is said.
  if (fee > 0 && cause === 'fault' && !sent.feeReason) throw fail('feeReasonNeeded')
  const takesMoney = kind === 'refund' && due > fee
  if (takesMoney && (await isDeposit(db, orderId)) && !sent.refundAccount) throw fail('accountNeeded')
  const isAll = pieces.reduce((sum, { qty }) => sum + qty, 0) === lines.reduce((sum, { qty }) => sum + qty, 0)
  if (kind === 'refund' && (!isAll || fee > 0) && (await isInEscrow(db, orderId))) throw fail('partEscrow')
  const { name, phoneNo, zipCode, address, addressDetail } = order.delivery
  const returnSeq = await writeReturn(tx, locked, pieces, {
    ...{
      kind,
      cause,
      way,
      fee,
      feeReason: fee > 0 ? sent.feeReason?.trim() : '',
      reason,
      pickupDay: '',
      by: `staff:${ctx.session.staff!.id}`,
    },
    knownDay: '',
    account: takesMoney ? (sent.refundAccount ?? null) : null,
    pickup: way === 'pickup' ? { name, phoneNo, zipCode, address, addressDetail, request: '' } : null,
  })
  await raiseVersion(tx, locked)
  return { returnSeq, order }
}

async function piecesWanted(ctx: Context, tx: StoreCtx, { order, lines }: LockedOrder, { kind, items }: Sent): Promise<WantedPiece[]> {
  const returning = await returningLines(tx.db, order.orderId)
  const byLine = new Map(items.map((item) => [item.lineSeq, item]))
  if (byLine.size < items.length) throw ctx.fail('tooMany')
  const pieces = [...byLine.values()].map(({ lineSeq, qty }) => {
    const line = lines.find((known) => known.lineSeq === lineSeq)
    if (!line || returning.has(lineSeq) || qty > line.qty - line.cancelledQty - line.cancellingQty) throw ctx.fail('tooMany')
    return { line, qty, wantedId: null, wantedChoices: [] }
  })
  if (kind === 'refund') return pieces
  const wanted = items.map(({ lineSeq, variantId }) => [lineSeq, variantId ?? ''] as const)
  return judgeExchange(tx, ctx, pieces, new Map(wanted))
}
