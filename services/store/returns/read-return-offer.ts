import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Item } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/store/returns'
import { returnedShares } from '@/schemas/rules/store/order-amounts'
import { lastReturnDay, returnLimit } from '@/schemas/rules/store/return-limits'
import type { Database } from '@/services/db/database'
import { orders } from '@/services/db/tables/orders'
import { payments } from '@/services/db/tables/payments'
import { goodsVariants } from '@/services/db/tables/store'
import { operation } from '@/services/kit/service'
import { deliveredAt } from '../domain/delivered-at'
import { isHeld } from '../domain/is-held'
import { linesOf, type OrderLineRow } from '../domain/move-order'
import { isShown, ofMember } from '../domain/of-member'
import { returningLines } from '../domain/is-open-return'
import { sharesOf } from '../domain/shares-of'
import { limitWords } from './limit-words'

type Offer = Item<typeof contracts.readReturnOffer>

export const readReturnOffer = operation(contracts.readReturnOffer, async ({ id }, ctx) => {
  const { db, now } = ctx
  const [order] = await db
    .select()
    .from(orders)
    .where(and(ofMember(ctx), isShown(), eq(orders.orderId, id)))
  if (!order) throw ctx.fail('missing')
  if (order.state !== 'shipped' && order.state !== 'delivered') throw ctx.fail('closed')
  const [lines, delivered, returning, paid, held] = await Promise.all([
    linesOf(db, id),
    deliveredAt(db, id),
    returningLines(db, id),
    db.$count(payments, and(eq(payments.orderId, id), eq(payments.method, 'VBANK'), inArray(payments.state, ['done', 'cancelled']))),
    isHeld(db, id),
  ])
  const options = await optionsOf(db, lines)
  const isConfirmed = order.confirmedAt !== null
  const { name, phoneNo, zipCode, address, addressDetail } = order.delivery
  const item: Offer = {
    orderId: id,
    orderName: order.orderName,
    deliveredAt: delivered?.toISOString() ?? null,
    confirmedYn: isConfirmed ? 'Y' : 'N',
    confirmableYn: order.state === 'delivered' && !isConfirmed && returning.size === 0 ? 'Y' : 'N',
    mindUntil: lastReturnDay('mind', delivered),
    faultUntil: lastReturnDay('fault', delivered),
    accountNeededYn: paid > 0 ? 'Y' : 'N',
    escrowYn: held ? 'Y' : 'N',
    pickup: { name, phoneNo, zipCode, address, addressDetail },
    lines: lines.map((line) => {
      const { lineSeq, choices, image, imageAlt, unitPrice, delivery, qty, cancelledQty, cancellingQty } = line
      const free = qty - cancelledQty - cancellingQty
      const asked = { isCustom: line.customYn === 'Y', isConfirmed, deliveredAt: delivered, now }
      const closed = returning.has(lineSeq)
        ? '이미 교환이나 반품을 신청하신 상품입니다.'
        : free === 0
          ? '취소하거나 반품하신 상품입니다.'
          : limitWords(returnLimit({ ...asked, cause: 'fault' }))
      const left = closed ? 0 : free
      const returns = Array.from({ length: left }, (_, at) => {
        const { paid: amount, points } = returnedShares(sharesOf(line), cancelledQty, at + 1)
        return { amount, points }
      })
      return {
        ...{ lineSeq, name: line.name, choices, image, imageAlt, unitPrice, delivery, left, returns },
        closedWords: closed,
        mindWords: limitWords(returnLimit({ ...asked, cause: 'mind' })),
        options: (options.get(line.variantId ?? '') ?? []).filter(() => left > 0),
      }
    }),
  }
  return { item }
})

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
