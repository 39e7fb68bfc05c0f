import { and, eq, inArray } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/packing'
import { ORDER_WORDS } from '@/schemas/rules/store/order-states'
import { formatMobile } from '@/schemas/words/person'
import { settings } from '@/services/base/settings'
import { orderChanges } from '@/services/db/tables/order-desk'
import { orders } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'
import { installDayOf } from '../domain/orders/install-day-of'
import { orderTarget } from '../domain/orders/order-target'
import { sellerFacts } from '../domain/orders/seller-facts'
import { whoseOrder } from '../domain/orders/whose-order'
import { packedLines } from '../domain/orders/packed-lines'

const PRINTED = { list: 'listPrinted', label: 'labelPrinted' } as const
const ADDRESS = '주소: '

/** Each order by itself in the audit log, so that one question tells who had a person's address on paper. In the order that was asked for. */
export const printPacking = operation(contracts.printPacking, async ({ kind, orderIds }, ctx) => {
  const { db, siteId, now, session } = ctx
  const wanted = [...new Set(orderIds)]
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.siteId, siteId), inArray(orders.orderId, wanted)))
  const lines = await packedLines(db, wanted)
  const left: { orderId: string; words: string }[] = []
  const packed = wanted.flatMap((orderId) => {
    const order = rows.find((row) => row.orderId === orderId)
    if (order?.state === 'preparing') return [order]
    left.push({ orderId, words: order ? `‘${ORDER_WORDS[order.state]}’인 주문입니다.` : '없는 주문입니다.' })
    return []
  })
  for (const order of packed) ctx.audit('order.print', orderTarget(order.orderId), { kind }, whoseOrder(order))
  if (packed.length > 0)
    await db
      .insert(orderChanges)
      .values(packed.map(({ orderId }) => ({ orderId, kind: PRINTED[kind], changedBy: `staff:${session.staff!.id}`, at: now })))
  const { brandName, customerCenterPhone } = settings()
  const address = (await sellerFacts(db, siteId)).find((fact) => fact.startsWith(ADDRESS))?.slice(ADDRESS.length) ?? ''
  return {
    item: {
      sender: { name: brandName, phoneNo: customerCenterPhone, address },
      printedAt: now.toISOString(),
      left,
      orders: packed.map(({ orderId, version, placedAt, buyer, wishedDay, settledDay, delivery: { phoneNo, ...delivery } }) => ({
        ...{ orderId, version, ...delivery },
        placedAt: placedAt.toISOString(),
        buyerName: buyer.name,
        installDay: installDayOf({ wishedDay, settledDay }),
        phoneNo: formatMobile(phoneNo),
        lines: lines.get(orderId) ?? [],
      })),
    },
  }
})
