// The options that a line may become before it is sent, judged by one function for the dialog and for the act.
import { and, asc, eq, sql } from 'drizzle-orm'
import type { OPTION_FAULT_WORDS } from '@/schemas/api/store/order-changes'
import { optionChange } from '@/schemas/rules/store/option-change'
import { goodsVariants } from '@/services/db/tables/store'
import type { OrderLineRow, StoreCtx } from '../domain/orders/move-order'

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
  { isUnpaid }: { isUnpaid: boolean },
): Promise<OptionOffer[]> {
  if (line.goodsId === null || line.variantId === null) return []
  const { given, reserved, sold } = goodsVariants
  const rows = await db
    .select({ row: goodsVariants, left: sql<number>`${given} - ${reserved} - ${sold}`.mapWith(Number) })
    .from(goodsVariants)
    .where(and(eq(goodsVariants.siteId, siteId), eq(goodsVariants.goodsId, line.goodsId)))
    .orderBy(asc(goodsVariants.orderNo), asc(goodsVariants.variantId))
  const from = rows.find(({ row }) => row.variantId === line.variantId)?.row
  if (!from) return []
  const pieces = piecesLeftOf(line)
  return rows
    .filter(({ row }) => row.variantId !== line.variantId)
    .map(({ row: to, left }) => {
      // Of goods that a coupon paid nothing goes back either: each piece returns at least what it had of the coupon.
      const paid = Math.min(line.paidShare, line.goodsShare - line.couponShare) - line.optionLess
      const judged = optionChange(from, to, { pieces, paid, isUnpaid })
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
