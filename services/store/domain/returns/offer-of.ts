import { and, asc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { Item } from '@/schemas/api/base/contract'
import type { readReturnOffer } from '@/schemas/api/store/returns'
import { returnedShares } from '@/schemas/rules/store/order-amounts'
import { lastReturnDay, returnLimit } from '@/schemas/rules/store/return-limits'
import type { Database } from '@/services/db/database'
import { orders } from '@/services/db/tables/orders'
import { goodsVariants } from '@/services/db/tables/store'
import type { Ctx, Fails } from '@/services/kit/service'
import { deliveredAt } from '../orders/delivered-at'
import { isDeposit } from '../money/is-deposit'
import { isInEscrow } from '../money/is-in-escrow'
import { returningLines } from '../orders/is-open-return'
import { termsOfOrder } from '../terms/terms-of-order'
import { limitWords } from './limit-words'
import { keptBackOf } from '../money/kept-back-of'
import { moneyLeft } from '../money/money-left'
import { linesOf, type OrderLineRow } from '../orders/move-order'
import { isShown } from '../orders/belongs-to-member'
import { sharesOf } from '../money/shares-of'

type Offer = Item<typeof readReturnOffer>
type Where = Pick<Ctx, 'db' | 'now'> & Fails<'missing' | 'closed'>

/** What of an order may come back. @param own which orders are the caller's. @param isDesk staff decide themselves what is too late. */
export async function offerOf(ctx: Where, id: string, own: SQL, isDesk = false): Promise<Offer> {
  const { db, now } = ctx
  const [order] = await db
    .select()
    .from(orders)
    .where(and(own, isShown(), eq(orders.orderId, id)))
  if (!order) throw ctx.fail('missing')
  if (order.state !== 'shipped' && order.state !== 'delivered') throw ctx.fail('closed')
  const [lines, delivered, returning, paid, held, money, kept] = await Promise.all([
    linesOf(db, id),
    deliveredAt(db, id),
    returningLines(db, id),
    isDeposit(db, id),
    isInEscrow(db, id),
    moneyLeft(db, id),
    linesOf(db, id).then((lines) => keptBackOf(db, order, lines)),
  ])
  const options = await optionsOf(db, lines)
  const isConfirmed = order.confirmedAt !== null
  const { collecting, mindDays } = termsOfOrder(order)
  const { name, phoneNo, zipCode, address, addressDetail } = order.delivery
  return {
    orderId: id,
    orderName: order.orderName,
    writtenYn: order.draftSeq === null ? 'N' : 'Y',
    deliveredAt: delivered?.toISOString() ?? null,
    confirmedYn: isConfirmed ? 'Y' : 'N',
    confirmableYn: order.state === 'delivered' && !isConfirmed && returning.size === 0 ? 'Y' : 'N',
    mindUntil: lastReturnDay('mind', delivered, mindDays),
    faultUntil: lastReturnDay('fault', delivered, mindDays),
    accountNeededYn: paid ? 'Y' : 'N',
    most: money.amount,
    kept,
    escrowYn: held ? 'Y' : 'N',
    collecting,
    mindDays,
    pickup: { name, phoneNo, zipCode, address, addressDetail },
    lines: lines.map((line) => {
      const { lineSeq, choices, image, imageAlt, unitPrice, delivery, qty, cancelledQty, cancellingQty } = line
      const free = qty - cancelledQty - cancellingQty
      const asked = { isCustom: line.customYn === 'Y', isConfirmed, deliveredAt: delivered, mindDays, now }
      const closed = returning.has(lineSeq)
        ? '이미 교환이나 반품을 신청하신 상품입니다.'
        : free === 0
          ? '취소하거나 반품하신 상품입니다.'
          : isDesk
            ? ''
            : limitWords(returnLimit({ ...asked, cause: 'fault' }), mindDays)
      const left = closed ? 0 : free
      const returns = Array.from({ length: left }, (_, at) => returnedShares(sharesOf(line), cancelledQty, at + 1))
      return {
        ...{ lineSeq, name: line.name, choices, image, imageAlt, unitPrice, delivery, left, returns },
        closedWords: closed,
        mindWords: isDesk ? '' : limitWords(returnLimit({ ...asked, cause: 'mind' }), mindDays),
        options: (options.get(line.variantId ?? '') ?? []).filter(() => left > 0),
      }
    }),
  }
}

/** For each variant of the lines: others of the same goods that cost the same. */
async function optionsOf(db: Database, lines: readonly OrderLineRow[]): Promise<Map<string, Offer['lines'][number]['options']>> {
  const goodsIds = [...new Set(lines.flatMap(({ goodsId }) => goodsId ?? []))]
  if (goodsIds.length === 0) return new Map()
  const { variantId, goodsId, choices, extraPrice, given, reserved, sold, publishedYn, orderNo } = goodsVariants
  const rows = await db
    .select({ variantId, goodsId, choices, extraPrice, publishedYn, left: sql<number>`${given} - ${reserved} - ${sold}`.mapWith(Number) })
    .from(goodsVariants)
    .where(and(inArray(goodsId, goodsIds), ne(choices, [])))
    .orderBy(asc(orderNo), asc(variantId))
  return new Map(
    rows.map((own) => [
      own.variantId,
      rows
        .filter((one) => one.goodsId === own.goodsId && one.extraPrice === own.extraPrice && one.publishedYn === 'Y')
        .map((one) => ({ variantId: one.variantId, choices: one.choices, left: one.left })),
    ]),
  )
}
