// The options that a line may become before it is sent, judged by one function for the dialog and for the act.
import { and, asc, eq, sql } from 'drizzle-orm'
import type { OPTION_FAULT_WORDS } from '@/schemas/api/store/order-changes'
import { optionChange } from '@/schemas/rules/store/option-change'
import { priceAt, unitPriceOf } from '@/schemas/rules/store/price-at'
import { goods, goodsVariants } from '@/services/db/tables/store'
import type { OrderLineRow, OrderRow, StoreCtx } from '../domain/orders/move-order'

type OptionRefusal = keyof typeof OPTION_FAULT_WORDS

export interface OptionOffer {
  variantId: string
  choices: string[]
  left: number
  /** Won that go back for all pieces of the line. */
  back: number
  fault: OptionRefusal | undefined
}

export const piecesLeftOf = ({ qty, cancelledQty, cancellingQty }: OrderLineRow): number => qty - cancelledQty - cancellingQty

/** Every option of the goods but the present one; none where the sold option is gone. */
export async function optionOffers(
  { db, siteId }: Pick<StoreCtx, 'db' | 'siteId'>,
  line: OrderLineRow,
  { isUnpaid, order }: { isUnpaid: boolean; order: Pick<OrderRow, 'memberNo' | 'placedAt'> },
): Promise<OptionOffer[]> {
  if (line.goodsId === null || line.variantId === null) return []
  const { given, reserved, sold } = goodsVariants
  const rows = await db
    .select({ row: goodsVariants, of: goods, left: sql<number>`${given} - ${reserved} - ${sold}`.mapWith(Number) })
    .from(goodsVariants)
    .innerJoin(goods, eq(goods.goodsId, goodsVariants.goodsId))
    .where(and(eq(goodsVariants.siteId, siteId), eq(goodsVariants.goodsId, line.goodsId)))
    .orderBy(asc(goodsVariants.orderNo), asc(goodsVariants.variantId))
  const present = rows.find(({ row }) => row.variantId === line.variantId)
  if (!present) return []
  const from = present.row
  // By the prices that are written now, at the moment of the order: they were changed since where that is not what was paid.
  const asked = unitPriceOf(priceAt(present.of, order.placedAt), { isMember: order.memberNo !== null, extraPrice: from.extraPrice })
  const isAsPaid = asked * line.qty === line.unitPrice * line.qty - line.optionLess
  const pieces = piecesLeftOf(line)
  return rows
    .filter(({ row }) => row.variantId !== line.variantId)
    .map(({ row: to, left }) => {
      // Of goods that a coupon paid nothing goes back either: each piece returns at least what it had of the coupon.
      const paid = Math.min(line.paidShare, line.goodsShare - line.couponShare) - line.optionLess
      const judged = optionChange(from, to, { pieces, paid, isUnpaid, isAsPaid })
      const fault: OptionRefusal | undefined =
        pieces < line.qty
          ? 'partGone'
          : to.publishedYn === 'N'
            ? 'notSold'
            : 'fault' in judged
              ? judged.fault
              : left < pieces
                ? 'soldOut'
                : undefined
      return { variantId: to.variantId, choices: to.choices, left, back: 'back' in judged ? judged.back : 0, fault }
    })
}
