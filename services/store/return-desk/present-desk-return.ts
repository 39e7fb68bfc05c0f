import { and, eq } from 'drizzle-orm'
import type { Item } from '@/schemas/api/base/contract'
import type { readDeskReturn } from '@/schemas/api/store/return-desk'
import { maskedName } from '@/schemas/rules/base/masked-name'
import { orders } from '@/services/db/tables/orders'
import { refunds } from '@/services/db/tables/payments'
import { returnFiles } from '@/services/db/tables/returns'
import type { Ctx } from '@/services/kit/service'
import { presentRefundRequests } from '../domain/money/present-refund-requests'
import { movers } from '../domain/orders/movers'
import type { ReturnRow } from '../domain/orders/move-return'
import {
  feeReasonOf,
  joinedLines,
  movesOfReturn,
  presentReturnHead,
  presentReturnLine,
  trackingOfReturn,
  type Joined,
} from '../domain/money/present-return'

type Known = Item<typeof readDeskReturn>

/** A return as lists show it: the person masked. */
export function presentRow(row: ReturnRow, buyerName: string, lines: readonly Joined[]) {
  const { orderName, qty, amount, points } = presentReturnHead(row, lines)
  const { returnSeq, orderId, kind, cause, state, dueAt, requestedAt, version } = row
  return {
    ...{ returnSeq, orderId, orderName, kind, cause, state, qty, amount, points, version },
    name: maskedName(buyerName),
    dueAt: dueAt?.toISOString() ?? null,
    requestedAt: requestedAt.toISOString(),
  }
}

/** One return with what was done to it. */
export async function presentDeskReturn(ctx: Ctx, row: ReturnRow): Promise<Known> {
  const { db, now } = ctx
  const { returnSeq, way, pickupDay, carrier, trackingNo, knownDay, fee, waiver, refundId, amount } = row
  const [lines, moves, pictures, [order], refunding, tracking] = await Promise.all([
    joinedLines(db, [returnSeq]),
    movesOfReturn(db, returnSeq),
    db.$count(returnFiles, eq(returnFiles.returnSeq, returnSeq)),
    db.select({ buyer: orders.buyer }).from(orders).where(eq(orders.orderId, row.orderId)),
    db.$count(refunds, and(eq(refunds.refundId, refundId ?? ''), eq(refunds.state, 'requested'))),
    trackingOfReturn(db, row, now),
  ])
  const nameOf = await movers(
    ctx,
    moves.map(({ movedBy }) => movedBy),
  )
  const own = lines.get(returnSeq) ?? []
  return {
    ...presentRow(row, order!.buyer.name, own),
    ...{ way, pickupDay, carrier, trackingNo, tracking, knownDay, fee, waiver, feeReason: feeReasonOf(moves), pictures },
    wholeAmount: amount,
    isRefunding: refunding > 0,
    ...(await presentRefundRequests(ctx, { returnSeq })),
    lines: own.map((one) => ({ ...presentReturnLine(one), sellableQty: one.line.sellableQty })),
    moves: moves.map(({ from, to, movedBy, reason, at }) => ({
      ...{ state: to, by: nameOf(movedBy), reason: from === null ? '' : reason },
      at: at.toISOString(),
    })),
  }
}
