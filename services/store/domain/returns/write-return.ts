import { returnedWith } from '@/schemas/rules/store/kept-back'
import { addedShares, returnedShares } from '@/schemas/rules/store/order-amounts'
import { returnDueOf } from '@/schemas/rules/store/return-due-of'
import type { ReturnCause, ReturnKind, ReturnWay } from '@/schemas/rules/store/return-states'
import type { BankAccount } from '@/services/db/tables/payments'
import { orderReturns, returnLines, returnMoves, type PickupPlace } from '@/services/db/tables/returns'
import { raiseNews } from '@/services/news/raise-news'
import { keptBackOf } from '../money/kept-back-of'
import { moneyLeft } from '../money/money-left'
import type { LockedOrder, OrderLineRow, StoreCtx } from '../orders/move-order'
import { sharesOf } from '../money/shares-of'
import { tellOfReturn } from '../orders/tell-of-return'

export interface WantedPiece {
  line: OrderLineRow
  qty: number
  wantedId: string | null
  wantedChoices: string[]
}
type Returning = ReturnType<typeof returnedWith>
interface Terms {
  kind: ReturnKind
  cause: ReturnCause
  way: ReturnWay
  /** Won that are taken off what comes back. */
  fee: number
  /** Why staff take it off. */
  feeReason?: string
  account: BankAccount | null
  reason: string
  knownDay: string
  pickup: PickupPlace | null
  pickupDay: string
  /** `buyer` or `staff:id`. */
  by: string
}

/** What some pieces of a locked order return before a fee. */
export async function returnOf(db: StoreCtx['db'], { order, lines }: LockedOrder, pieces: readonly WantedPiece[]): Promise<Returning> {
  const shares = addedShares(pieces.map(({ line, qty }) => returnedShares(sharesOf(line), line.cancelledQty, qty)))
  return returnedWith(await keptBackOf(db, order, lines), shares)
}

/** Freezes what comes back of a locked order, and tells the buyer that it is on record. @returns the number of the return. */
export async function writeReturn(
  tx: StoreCtx,
  locked: LockedOrder,
  pieces: readonly WantedPiece[],
  { by, reason, feeReason = '', ...terms }: Terms,
): Promise<number> {
  const { db, siteId, now } = tx
  const back = terms.kind === 'exchange' ? { amount: 0, points: 0 } : await returnOf(db, locked, pieces)
  const [row] = await db
    .insert(orderReturns)
    .values({
      ...{ siteId, orderId: locked.order.orderId, reason: reason.trim(), ...terms },
      amount: Math.min(back.amount, (await moneyLeft(db, locked.order.orderId)).amount),
      points: back.points,
      dueAt: returnDueOf('requested', now),
      requestedAt: now,
      updatedAt: now,
    })
    .returning()
  const { returnSeq } = row!
  const lines = pieces.map(({ line, qty, wantedId, wantedChoices }) => ({
    ...{ returnSeq, lineSeq: line.lineSeq, qty, wantedId, wantedChoices },
    ...{ choices: line.choices, variantId: line.variantId },
  }))
  const written = await db.insert(returnLines).values(lines).returning()
  await db.insert(returnMoves).values({ returnSeq, from: null, to: 'requested', movedBy: by, reason: feeReason, at: now })
  // What staff write down themselves is no news to them.
  if (by === 'buyer')
    await raiseNews(tx, { kind: 'return', key: `return:${returnSeq}`, number: returnSeq, link: `/ice_builder/returns/${returnSeq}` })
  await tellOfReturn(tx, { row: row!, lines: written, locked }, 'returnAsked', 0, by)
  return returnSeq
}
