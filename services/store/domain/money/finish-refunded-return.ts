// What a settled return leaves behind: pieces that are for sale again, or are written off, and for an exchange lines of what was sent instead.
import { eq } from 'drizzle-orm'
import { proportion, returnedShares } from '@/schemas/rules/store/order-amounts'
import { orderLines } from '@/services/db/tables/orders'
import { returnLines } from '@/services/db/tables/returns'
import { stockEntries } from '@/services/db/tables/store'
import { sharesOf } from './shares-of'
import { linesOf, type OrderLineRow, type StoreCtx } from '../orders/move-order'
import { moveReturn, type LockedReturn, type ReturnLineRow } from '../orders/move-return'
import { lockVariants, loseSoldPieces, piecesOf, sellPieces, takePiecesBack } from '../goods/pieces'
import { tellOfReturn } from '../orders/tell-of-return'

/** The money is on its way back. @param amount of it. */
export async function finishRefundedReturn(ctx: StoreCtx, of: LockedReturn, movedBy: string, amount: number): Promise<void> {
  await takeBack(ctx, of)
  await moveReturn(ctx, of, { to: 'settled', movedBy, set: { account: null } })
  await tellOfReturn(ctx, of, 'returnDone', amount)
}

/** The new pieces, which were held, are sold and sent; the lines say from now on what the buyer has. */
export async function finishExchange(ctx: StoreCtx, of: LockedReturn, movedBy: string): Promise<void> {
  const { lines, locked } = of
  await lockVariants(ctx, [...piecesOf(lines).keys(), ...wantedOf(lines).keys()])
  await takeBack(ctx, of)
  await sellPieces(ctx, wantedOf(lines))
  for (const line of lines)
    await splitLine(
      ctx,
      locked.lines.find(({ lineSeq }) => lineSeq === line.lineSeq)!,
      line,
    )
  locked.lines = await linesOf(ctx.db, locked.order.orderId)
  await moveReturn(ctx, of, { to: 'settled', movedBy })
  await tellOfReturn(ctx, of, 'exchanged', 0)
}

/** The pieces that an exchange holds. */
export const wantedOf = (lines: readonly ReturnLineRow[]): ReadonlyMap<string, number> =>
  piecesOf(lines.map(({ wantedId, qty }) => ({ variantId: wantedId, qty })))

/** Sellable pieces are for sale again; the others are gone, which the list of stock records. */
async function takeBack(ctx: StoreCtx, { row, lines }: LockedReturn): Promise<void> {
  const sellable = piecesOf(lines.map(({ variantId, sellableQty }) => ({ variantId, qty: sellableQty ?? 0 })))
  const lost = piecesOf(lines.map(({ variantId, qty, sellableQty }) => ({ variantId, qty: qty - (sellableQty ?? 0) })))
  await lockVariants(ctx, [...new Set([...sellable.keys(), ...lost.keys()])])
  await takePiecesBack(ctx, sellable)
  await loseSoldPieces(ctx, lost)
  const { siteId, now } = ctx
  const entries = [...lost].map(([variantId, qty]) => ({
    ...{ siteId, variantId, pieces: -qty, at: now },
    reason: `반품된 상품을 다시 팔 수 없음 (신청 ${row.returnSeq}번)`,
  }))
  if (entries.length > 0) await ctx.db.insert(stockEntries).values(entries)
}

/**
 * Pieces of a line that became another option are a line of their own, with their own shares; so are those that were returned before, because
 * the shares of a line are divided by all of its pieces. Together the lines have what the one had, to the won.
 */
async function splitLine(
  { db }: StoreCtx,
  line: OrderLineRow,
  { qty, wantedId, wantedChoices, returnLineSeq }: ReturnLineRow,
): Promise<void> {
  const { cancelledQty: gone } = line
  const rest = line.qty - gone - qty
  const parts = [
    { from: 0, pieces: gone, set: { cancelledQty: gone } },
    { from: gone, pieces: rest, set: { cancelledQty: 0 } },
    { from: gone + rest, pieces: qty, set: { cancelledQty: 0, variantId: wantedId, choices: wantedChoices } },
  ]
  const { lineSeq, ...values } = line
  let isOld = true
  for (const { from, pieces, set } of parts) {
    if (pieces === 0) continue
    const part = { ...values, ...sharesOfPart(line, from, pieces), ...set, qty: pieces, cancellingQty: 0 }
    // The first part stays the line that refunds and earlier returns name.
    if (isOld) await db.update(orderLines).set(part).where(eq(orderLines.lineSeq, lineSeq))
    else {
      const [added] = await db
        .insert(orderLines)
        .values({ ...part, splitFrom: line.splitFrom ?? lineSeq })
        .returning({ lineSeq: orderLines.lineSeq })
      if (set.variantId !== undefined)
        await db.update(returnLines).set({ lineSeq: added!.lineSeq }).where(eq(returnLines.returnLineSeq, returnLineSeq))
    }
    isOld = false
  }
}

function sharesOfPart(line: OrderLineRow, from: number, pieces: number): Partial<OrderLineRow> {
  const { goods, delivery, install, coupon, optionBack, points, paid } = returnedShares(sharesOf(line), from, pieces)
  const { qty, optionLess } = line
  return {
    ...{ goodsShare: goods, deliveryShare: delivery, installShare: install, couponShare: coupon, pointShare: points },
    ...{ paidShare: paid + optionBack, optionBack },
    optionLess: proportion(optionLess, from + pieces, qty) - proportion(optionLess, from, qty),
  }
}
